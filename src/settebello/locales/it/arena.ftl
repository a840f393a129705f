## Bot contro bot, e il conteggio delle giocate

cli-arena-help =
    Bot contro bot su molti mazzi, con gli intervalli di confidenza.

    Ogni mazzo si gioca tante volte quante sono le parti, facendo girare i posti, così la fortuna delle carte si
    compensa. Non contano né il punteggio della partita né chi si chiama fuori: un mazzo è una smazzata.

    Con --json il risultato va in FILE e le smazzate giocate in FILE.decks: la stessa riga riprende un lavoro
    interrotto, e con più --deals lo allunga. Lo stesso seme dà lo stesso risultato.
cli-arena-examples =
    settebello arena --a goloso --b casuale
    settebello arena --a goloso --b casuale --rules scopone --json prova.json
    settebello arena --bots goloso,casuale,casuale --players 3
cli-arena-a = Il primo bot, visto dal quale si dà il risultato.
cli-arena-b = Il secondo bot; se non si dice, goloso.
cli-arena-bots = Un bot per parte, in giro: se sono meno delle parti si ricomincia dal primo.
cli-arena-deals = Quanti mazzi diversi.
cli-arena-limit = Quanto può pensare un bot a ogni giocata: 50ms, 4000n (nodi), 400w (mondi).
cli-arena-seed = Il seme dei mazzi e dei bot.
cli-arena-json-file = Scrive il risultato in FILE; con - va sull'uscita al posto della tabella.
cli-arena-workers = Quanti processi alla volta; se non si dice, quanti ne regge la macchina.
cli-metavar-bot = BOT

arena-title =
    { $decks ->
        [one] { $rules }: un mazzo ({ $dealt } smazzate), seme { $seed }, limite { $limit }
       *[other] { $rules }: { $decks } mazzi ({ $dealt } smazzate), seme { $seed }, limite { $limit }
    }
arena-bot = bot
arena-points = punti
arena-interval = intervallo al 95 %
arena-won = vinte
arena-tied = pari
arena-lost = perse
arena-as-hand = di mano
arena-as-dealer = di mazzo
arena-decimal-mark = ,
arena-legend-two = punti: i propri meno quelli dell'altra parte, per smazzata
arena-legend-more = punti: i propri meno la media degli altri, per smazzata
arena-written = Risultato scritto in { $file }.
arena-decks = mazzi
arena-resumed =
    { $known ->
        [one] Riprendo: un mazzo su { $deals } è già giocato.
       *[other] Riprendo: { $known } mazzi su { $deals } sono già giocati.
    }
arena-interrupted = Interrotto: { $done } mazzi su { $deals } stanno in { $file }; la stessa riga di comando riprende da lì.

error-unknown-bot =
    { $near ->
        [none] il bot «{ $name }» non c'è; ci sono { $names }.
       *[other] il bot «{ $name }» non c'è; forse { $near }? Ci sono { $names }.
    }
error-broken-bot = il bot «{ $name }» ({ $package }) non si carica: { $why }.
error-bad-limit = «{ $text }» non è un limite: si scrive 50ms, 4000n o 400w.
error-bots-named-twice = i bot si dicono con --a e --b oppure con --bots, non in tutti e due i modi.
error-arena-needs-bots = chi gioca? Si dice con --a e --b oppure con --bots; ci sono { $names }.
error-too-many-bots =
    { $sides ->
        [2] i bot sono { $bots } e le parti soltanto due.
       *[other] i bot sono { $bots } e le parti soltanto { $sides }.
    }
error-bot-failed = il bot «{ $bot }» ha sbagliato giocando il mazzo { $deck }: { $why }.
error-worker-lost = uno dei processi che giocavano è finito all'improvviso; quel che era giocato è salvo, se c'è --json.
error-arena-other-question = «{ $file }» contiene il risultato di un'altra prova (è diverso: { $differs }); si sceglie un altro file.
error-not-a-run = «{ $file }» alla riga { $line } non è il risultato di una prova; non lo tocco.

cli-perft-help =
    Conta le sequenze di giocate fino a una profondità.

    Una giocata è una carta; non si bussa e non c'è caso, perché la posizione contiene il monte in ordine. Una
    smazzata finita conta uno. Serve a chi scrive un motore: due programmi che contano uguale hanno le stesse
    regole.

    Senza POSIZIONE si conta dalla prima smazzata del seme: quella di «settebello arena» e, se nessuno sceglie
    il taglio, di «settebello play».
cli-perft-examples =
    settebello perft --depth 4
    settebello perft --depth 3 --rules scopone --divide
    settebello perft --rules cirulla --show
    settebello perft posizione.txt --depth 5
cli-perft-position = Un file, - per l'ingresso, o la posizione stessa su una riga.
cli-perft-depth = Quante giocate.
cli-perft-divided = Anche il conto di ogni prima giocata.
cli-perft-seed = Il seme della smazzata, se non si dà una posizione; se non si dice, 1.
cli-perft-show = Scrive la posizione da cui si conterebbe, su una riga, e non conta.

error-position-and-rules = la posizione dice già le regole e le carte: non va insieme a --rules, --set, --seed e simili.
