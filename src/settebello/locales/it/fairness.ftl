## Il controllo di una partita scritta. I posti e le parti si contano da 0, come nel file.

cli-verify-help =
    Controlla se una partita scritta è onesta e regolare.

    Rifà ogni mescolata dai segreti svelati, rigioca ogni mossa, riconta ogni punto. Non si fida di niente di quel che
    c'è scritto. Stato 0: tutto torna; 1: qualcosa non torna; 2: il file non si può leggere; 3: la partita non è finita.
cli-verify-files = Partite scritte (.scopa); - è l'ingresso standard.
cli-verify-examples =
    settebello verify 2026-05-01-1.scopa
    settebello verify *.scopa

verify-line = { $file }: { $outcome }
outcome-fair = onesta e regolare.
outcome-reproducible = ripetibile, non onesta: il mazzo viene da un numero che chiunque poteva conoscere. Il resto torna.
outcome-wrong = non torna.
outcome-incomplete = incompleta: fin qui torna, ma la partita non è finita.
verify-counts =
    { $deals ->
        [one] una smazzata rigiocata
       *[other] { $deals } smazzate rigiocate
    }, { $moves ->
        [one] una mossa.
       *[other] { $moves } mosse.
    }
verify-finding = { $where }: { $what }
verify-at-match = partita
verify-at-draw =
    { $attempt ->
        [0] sorteggio del mazziere
       *[other] sorteggio del mazziere, tentativo { $attempt }
    }
verify-at-deal = smazzata { $deal }
verify-at-attempt = smazzata { $deal }, tentativo { $attempt }
verify-at-event = smazzata { $deal }, riga di gioco { $event }
verify-seat = posto { $seat } ({ $name })

flaw-seed-untold = la partita si chiama { $match }: viene da un numero, e non lo dice; non è leale.
flaw-match-id-not-seeded = il nome della partita dovrebbe essere { $wanted }.
flaw-secret-not-seeded = il segreto non viene dal numero della partita.
flaw-contribution-not-seeded = { $who }: il contributo non viene dal numero della partita.
flaw-bot-not-seeded = { $who }: il seme del bot non viene dal numero della partita.
flaw-dealer-not-drawn = il primo mazziere non è stato sorteggiato.
flaw-dealer-drawn-wrong = il sorteggio dà un altro mazziere: { $wanted }.
flaw-dealer-wrong = tocca a un altro dare le carte: posto { $wanted }.
flaw-deal-out-of-order = il numero della smazzata dovrebbe essere { $wanted }.
flaw-attempt-out-of-order = il tentativo è fuori posto: dovrebbe essere il { $wanted }, e solo dopo uno andato a monte.
flaw-host-uncommitted = manca l'impegno del banco: il mazzo poteva essere scelto.
flaw-secret-missing = manca il segreto del banco, che a smazzata finita va svelato.
flaw-secret-broken = il segreto del banco non è quello dell'impegno.
flaw-secret-used-again = il segreto del banco è servito già per un altro mazzo.
flaw-contribution-from-nobody = { $who }: c'è un contributo, ma lì non siede una persona.
flaw-contribution-left-out = { $who }: manca il contributo di una persona.
flaw-contribution-untold = { $who }: il contributo non è stato svelato, e non si dice perché.
flaw-contribution-broken = { $who }: il contributo non è quello dell'impegno, e si è contato lo stesso.
flaw-contribution-ignored = { $who }: il contributo era buono, e non si è contato.
flaw-cut-missing = il mazzo non è stato tagliato.
flaw-cut-by-another = doveva tagliare un altro: posto { $wanted }.
flaw-cut-by-a-bot = un bot taglia solo a sorte, e qui ha scelto.
flaw-cut-not-the-default = il taglio a sorte sarebbe a { $wanted } carte.
flaw-deck-wrong = dai segreti e dal taglio viene un altro mazzo.
flaw-table-wrong = da questo mazzo in tavola vengono altre carte: { $wanted }.
flaw-void-wrong = la smazzata non va a monte per questo motivo.
flaw-void-ignored = la smazzata andava a monte ({ $redeal }), e si è giocata lo stesso.
flaw-opening-wrong = quel che prende subito il mazziere è sbagliato; sarebbe: { $wanted }.
flaw-cards-impossible = le carte viste fin qui non possono venire da un mazzo solo.
flaw-not-ones-turn = { $who }: { $action } fuori turno.
flaw-illegal = { $who }: { $action } non è permesso. { $why }
flaw-marks-wrong = la mossa andava scritta { $wanted }.
flaw-take-back-wrong = { $who }: non c'è una sua mossa da riprendere qui.
flaw-take-back-among-persons = { $who }: una mossa ripresa, e al tavolo c'è più di una persona.
flaw-claim-wrong = chi si chiama fuori qui non può.
flaw-after-the-end = la partita era già finita.
flaw-deal-unfinished = la smazzata non arriva alla fine.
flaw-awards-wrong = i punti della smazzata sono altri.
flaw-totals-wrong = il totale è un altro: { $wanted }.
flaw-result-wrong =
    { $wanted ->
        [none] la partita non era finita.
       *[other] il risultato è un altro: { $wanted }.
    }

note-absent-contributions =
    { $count ->
        [one] Un contributo non è arrivato o non era buono, e conta come zero.
       *[other] { $count } contributi non sono arrivati o non erano buoni, e contano come zero.
    }
note-default-cuts =
    { $count ->
        [one] Una persona ha lasciato tagliare alla sorte.
       *[other] { $count } volte una persona ha lasciato tagliare alla sorte.
    }
note-void-deals =
    { $count ->
        [one] Una smazzata è andata a monte.
       *[other] { $count } smazzate sono andate a monte.
    }
note-take-backs =
    { $count ->
        [one] Una mossa è stata ripresa.
       *[other] { $count } mosse sono state riprese.
    }
note-stand-ins =
    { $count ->
        [one] Una mossa l'ha fatta un bot al posto di chi giocava.
       *[other] { $count } mosse le ha fatte un bot al posto di chi giocava.
    }
note-changes =
    { $count ->
        [one] Una volta un posto è passato ad altri.
       *[other] { $count } volte un posto è passato ad altri.
    }
