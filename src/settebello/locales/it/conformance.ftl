## Le parole del comando «conformance»; il suo resoconto è in inglese in ogni lingua

cli-conformance-help =
    Esegue i casi di regolamento e dice quali falliscono.

    Senza file, quelli che accompagnano il programma. Una riga per ogni campo sbagliato (caso, campo, atteso, avuto),
    poi «N cases, F failed». Stato 0: tutto torna; 1: un caso fallisce; 2: un file o una riga non si può usare.
cli-conformance-files = File di casi, un oggetto JSON per riga; - è l'ingresso standard.
cli-conformance-program = Interroga un altro programma al posto di queste regole: una domanda per riga, una risposta per riga.
cli-conformance-examples =
    settebello conformance
    settebello conformance moves.jsonl score.jsonl
    settebello conformance --with "node mia-scopa.js"
error-program-not-started = non riesco ad avviare «{ $program }».
