## La partita nel terminale. $who dice di chi si parla: you (chi legge), we (chi legge e i compagni), one, many.

cli-play-help =
    Una partita nel terminale, contro i bot.

    Si gioca scrivendo una carta: 7d è il 7 di denari, 7d 4c 3d prende il 4 di coppe e il 3 di denari, 7 basta se
    di 7 ce n'è uno solo. «aiuto» dice il resto. Quello che succede viene scritto via via in un file: una partita
    interrotta si riprende con --resume.
cli-play-examples =
    settebello play
    settebello play --rules scopone --bots goloso,casuale,goloso
    settebello play --rules cirulla --name Anna
    settebello play --resume 2026-05-01-1.scopa
cli-play-bots = Chi gioca con te, nell'ordine dei posti; l'ultimo nome vale anche per i posti che restano.
cli-play-seed = Una partita che si può ripetere: lo stesso numero dà le stesse carte.
cli-play-record = Dove scrivere la partita, invece che nella cartella dei dati.
cli-play-resume = Riprende una partita interrotta, con le sue regole e i suoi giocatori.
cli-play-data = La cartella dei dati; altrimenti vale SETTEBELLO_DATA, altrimenti quella del sistema.
cli-play-name = Come ti chiami.
cli-play-plain = Un fatto per riga, senza colori né disegni: per i lettori di schermo e le pipe.
cli-play-pace = Quanto aspettare, in millesimi di secondo, fra una mossa e l'altra; di solito 600, niente in una pipe.
cli-play-watch = Guardare e basta: giocano solo i bot.
cli-metavar-dir = CARTELLA
cli-metavar-ms = MS

## Quel che non va, prima di cominciare

error-too-many-opponents =
    { $seats ->
        [one] i bot sono { $given }, e c'è posto per uno solo.
       *[other] i bot sono { $given }, e i posti sono { $seats }.
    }
error-name-unreadable = in questo nome non c'è niente che si possa leggere.
error-record-not-writable = la partita non si può scrivere in «{ $file }» ({ $why }).
error-match-in-use = un altro programma sta giocando la partita «{ $file }»; si riprende quando ha finito.
error-dealer-needed = il primo mazziere è scelto d'accordo: dillo con --dealer.
error-resume-with-rules = una partita ripresa ha già le sue regole, i suoi giocatori e il suo file: con --resume non si dice { $flag }.
error-match-is-over = la partita in «{ $file }» è già finita.
error-secret-missing = il segreto della smazzata interrotta non c'è: manca «{ $secret }», o non è il suo.
error-nothing-dealt = nella partita «{ $file }» non è stata ancora data una carta, e chi fosse il mazziere non c'è scritto: comincia una partita nuova.
error-not-of-this-table = la partita in «{ $file }» non si può riprendere qui: quello che racconta non torna, o non è stata giocata in questo modo.

## Chi siede al tavolo

play-bot-names = Bruno Carla Dino Elsa Fausto Gina Italo
play-person-name = Giocatore
play-you = tu
play-you-and = tu e { $partners }
play-bot = { $name } ({ $bot })
play-versus = contro

## Le carte. $rank è il codice del valore, $name la carta a parole.

play-the-card =
    { $rank ->
        [A] l'{ $name }
        [8] l'{ $name }
       *[other] il { $name }
    }
play-cards =
    { $count ->
        [0] niente
        [one] una carta
       *[other] { $count } carte
    }

## La partita comincia, si riprende, si interrompe

play-started =
    { $kind ->
        [frac] { $game }: la partita è una smazzata.
        [least] { $game }: vince chi ha meno punti quando qualcuno arriva a { $target }.
       *[most] { $game }: si gioca a { $target }.
    }
play-seated = Al tavolo: { $sides }.
play-seeded = Partita ripetibile, seme { $seed }: buona per provare, non per fidarsi.
play-recorded = La partita viene scritta in { $file }
play-hint = Scrivi una carta, per esempio 7d; «aiuto» dice il resto.
play-resumed = Riprendi la partita da dove l'avevi lasciata: { $totals }.
play-saved = La partita è salva. Per riprenderla: { $program } play --resume { $file }
play-continue = Premi Invio per continuare.

## Prima delle carte

play-drawn-cards = Si tira il mazziere: { $cards }.
play-drawn-card = { $name } { $card }
play-dealer-random =
    { $who ->
        [you] Tirato a sorte: il primo mazziere sei tu.
       *[one] Tirato a sorte: il primo mazziere è { $name }.
    }
play-dealer-lowest-card =
    { $who ->
        [you] La carta più bassa è la tua: il primo mazziere sei tu.
       *[one] La carta più bassa è di { $name }, che è il primo mazziere.
    }
play-dealer-first-ace =
    { $who ->
        [you] Il primo asso tocca a te: il primo mazziere sei tu.
       *[one] Il primo asso tocca a { $name }, che è il primo mazziere.
    }
play-prepared =
    { $who ->
        [you] Smazzata { $number }: dai le carte tu, taglia { $cutter }. Impegno { $commitment }.
        [cutter] Smazzata { $number }: dà le carte { $name }, tagli tu. Impegno { $commitment }.
       *[one] Smazzata { $number }: dà le carte { $name }, taglia { $cutter }. Impegno { $commitment }.
    }
play-prepared-again = Si rimescola e si ridanno le carte. Impegno { $commitment }.
play-cut-question = Quante carte alzi? Da 1 a { $last }, o Invio per tagliare a caso:
play-cut =
    { $who ->
        [you] { $at ->
            [one] Hai alzato una carta.
           *[other] Hai alzato { $at } carte.
        }
       *[one] { $at ->
            [one] { $name } ha alzato una carta.
           *[other] { $name } ha alzato { $at } carte.
        }
    }
play-void-table = In tavola c'erano { $table }. Segreto del mazzo svelato: { $secret }
play-opening =
    { $who ->
        [you] { $scope ->
            [one] In tavola ci sono { $table }, che fanno 15: le prendi subito tu. Scopa!
           *[other] In tavola ci sono { $table }, che fanno 30: le prendi subito tu. Due scope!
        }
       *[one] { $scope ->
            [one] In tavola ci sono { $table }, che fanno 15: le prende subito { $name }. Scopa!
           *[other] In tavola ci sono { $table }, che fanno 30: le prende subito { $name }. Due scope!
        }
    }
play-leads =
    { $who ->
        [you] Cominci tu.
       *[one] Comincia { $name }.
    }

## Le giocate

play-took =
    { $who ->
        [you] Hai preso { $takes } con { $card }.
       *[one] { $name } ha preso { $takes } con { $card }.
    }
play-laid =
    { $who ->
        [you] Hai calato { $card }.
       *[one] { $name } ha calato { $card }.
    }
play-took-itself =
    { $who ->
        [you] Hai giocato { $card } a tavola vuota, e l'asso prende sé stesso.
       *[one] { $name } ha giocato { $card } a tavola vuota, e l'asso prende sé stesso.
    }
play-scopa = Scopa!
play-extras = { $extras }: { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
play-knocked =
    { $who ->
        [you] Hai bussato per { $points } punti.
       *[one] { $name } bussa per { $points } punti e mostra { $cards }.
    }
play-may-knock = Puoi bussare per { $points } punti, prima di giocare: scrivi «bussa».
play-declared = Il 7 di coppe fa { $rank }.
play-stood-in = (La mossa è di { $bot }: il bot di { $name } non ha risposto.)
play-packet =
    { $stock ->
        [0] Si danno le ultime { $hand ->
            [3] tre
            [9] nove
            [10] dieci
            [12] dodici
           *[other] { $hand }
        } carte a testa.
       *[other] Si danno altre { $hand ->
            [3] tre
            [9] nove
            [10] dieci
            [12] dodici
           *[other] { $hand }
        } carte a testa; nel tallone ne restano { $stock }.
    }
play-taken-back =
    { $who ->
        [you] Hai ripreso la tua ultima mossa; la partita scritta ne tiene conto.
       *[one] { $name } ha ripreso la sua ultima mossa.
    }

## Quel che si vede

play-table = In tavola: { $cards }.
play-table-empty = La tavola è vuota.
play-hand = Hai in mano: { $cards }.
play-hand-empty = Non hai carte in mano.
play-prompt = Tocca a te:
play-piles = Mazzetti: { $piles }.
play-pile =
    { $scope ->
        [0] { $side } { $cards }
        [one] { $side } { $cards }, una scopa
       *[other] { $side } { $cards }, { $scope } scope
    }
play-others = Carte in mano: { $hands }.
play-held = { $name } { $count }
play-shown = { $name } ha mostrato { $cards }.
play-stock =
    { $count ->
        [0] Il tallone è finito.
        [one] Nel tallone resta una carta.
       *[other] Nel tallone restano { $count } carte.
    }
play-totals = Punti: { $totals }.
play-total = { $side } { $points }
play-made-so-far = Scope di questa smazzata, fin qui: { $scope }.
play-no-last = In questa smazzata non ha ancora giocato nessuno.
play-no-deal = Le carte non sono ancora date.
play-title = Smazzata { $number }
play-stock-title = tallone { $count }
play-label-table = Tavola
play-label-empty = vuota
play-label-hand = Mano
play-label-piles = Mazzetti

## Scegliere

play-option = { $number }. { $option }
play-option-take = prendi { $takes } con { $card }
play-option-itself = gioca { $card }, che prende sé stesso
play-option-lay = cala { $card }
play-option-knock = bussa per { $points }
play-option-knock-rank = bussa per { $points }, e il 7 di coppe fa { $rank }
play-which = Quale? Da 1 a { $last }, o Invio per ripensarci:
play-which-range = I numeri vanno da 1 a { $last }.

## Chiamarsi fuori

play-claim-question =
    { $who ->
        [you] Puoi chiamarti fuori: sei già a { $target }. Scrivi = per vincere, o Invio per giocare ancora:
       *[we] Potete chiamarvi fuori: siete già a { $target }. Scrivi = per vincere, o Invio per giocare ancora:
    }
play-claim-open = { $side }: i punti sicuri bastano per vincere.
play-claimed =
    { $who ->
        [you] Ti chiami fuori.
       *[one] { $name } si chiama fuori.
    }
play-claim-wrong = Ma i punti sicuri non bastavano: la partita è persa.
play-claim-hint = Per chiamarti fuori scrivi = subito dopo la presa, sulla stessa riga: 7d =

## Non si può

play-not-understood = Non capisco «{ $text }». Scrivi una carta, per esempio 7d, oppure «aiuto».
play-donna = «Donna» non vale: da qualche parte è il fante, altrove il cavallo. Scrivi fante o cavallo.
play-not-held = Non hai in mano { $card }.
play-no-such-play = Non hai nessuna giocata che corrisponda a «{ $text }».
play-refused-not-asked = Adesso non si può.
play-refused-stale = Nel frattempo la tavola è cambiata: guarda e riprova.
play-refused-bad-cut = Si taglia da 1 a { $last } carte.
play-refused-nothing-to-take-back = In questa smazzata non c'è ancora una tua mossa da riprendere.
play-refused-match-is-over = La partita è finita.
play-concede-question = Vuoi abbandonare la partita? Scrivi «sì» per confermare:
play-not-conceded = Bene, si continua.
play-conceded =
    { $who ->
        [you] Hai abbandonato la partita.
       *[one] { $name } abbandona la partita.
    }

## I punti della smazzata

sheet-title = Punti della smazzata { $number }.
sheet-leftovers =
    { $who ->
        [you] { $how ->
            [last] Quel che resta va a te, che hai preso per ultimo: { $cards }.
           *[dealer] Quel che resta va a te, che hai dato le carte: { $cards }.
        }
        [we] { $how ->
            [last] Quel che resta va a te e { $name }, che avete preso per ultimi: { $cards }.
           *[dealer] Quel che resta va a te e { $name }, che avete dato le carte: { $cards }.
        }
        [one] { $how ->
            [last] Quel che resta va a { $name }, che ha preso per ultimo: { $cards }.
           *[dealer] Quel che resta va a { $name }, che ha dato le carte: { $cards }.
        }
        [many] { $how ->
            [last] Quel che resta va a { $name }, che hanno preso per ultimi: { $cards }.
           *[dealer] Quel che resta va a { $name }, che hanno dato le carte: { $cards }.
        }
       *[nobody] Quel che resta non va a nessuno: { $cards }.
    }
sheet-row = { $category }: { $awards } ({ $tallies }).
sheet-row-bare = { $category }: { $awards }.
sheet-award =
    { $points ->
        [one] un punto a { $side }
       *[other] { $points } punti a { $side }
    }
sheet-you = te
sheet-you-and = te e { $partners }
sheet-nobody-tie = pari, il punto non va a nessuno
sheet-nobody-not-enough = il punto non va a nessuno, ce ne volevano almeno { $need }
sheet-nobody-missing = nulla, a tutti manca un seme
sheet-nobody-none = a nessuno
sheet-cards = { $category }, { $side }: { $cards }.
sheet-primiera = Primiera, { $side }: { $cards }; in tutto { $total }.
sheet-primiera-lacking =
    { $count ->
        [one] Primiera, { $side }: { $cards }; in tutto { $total }, ma manca il seme di { $suits }.
       *[other] Primiera, { $side }: { $cards }; in tutto { $total }, ma mancano i semi di { $suits }.
    }
sheet-primiera-none = Primiera, { $side }: nessuna carta.
sheet-primiera-card = { $card } { $value }
sheet-doubled = { $side }: con i quattro cavalli le scope valgono doppio.
sheet-frac-king = Otto pari: decide { $card }.
sheet-deal = In questa smazzata: { $points }.
sheet-totals = Totale: { $points }.
sheet-deal-label = smazzata
sheet-totals-label = totale
sheet-won-at-once =
    { $who ->
        [you] Con questi punti hai vinto la partita, qualunque sia il totale.
        [we] Con questi punti tu e { $name } avete vinto la partita, qualunque sia il totale.
        [one] Con questi punti { $name } vince la partita, qualunque sia il totale.
       *[many] Con questi punti { $name } vincono la partita, qualunque sia il totale.
    }
sheet-next =
    { $who ->
        [you] Alla prossima smazzata dai le carte tu.
       *[one] Alla prossima smazzata dà le carte { $name }.
    }
sheet-secret = Segreto del mazzo svelato: { $secret }

## La fine

play-won =
    { $who ->
        [you] Hai vinto la partita: { $totals }.
        [we] Tu e { $name } avete vinto la partita: { $totals }.
        [one] { $name } ha vinto la partita: { $totals }.
       *[many] { $name } hanno vinto la partita: { $totals }.
    }
play-shared = La vittoria è divisa fra { $sides }: { $totals }.
play-verify = Per controllare il mazzo e le mosse: { $program } verify { $file }

## Le parole che si possono scrivere al posto di una carta

play-words-table = tavola tavolo banco terra
play-words-hand = mano carte
play-words-score = punti punteggio
play-words-last = ultima ultimo
play-words-piles = mazzetti mazzetto prese
play-words-moves = mosse giocate
play-words-rules = regole regolamento
play-words-fairness = impegno onestà onesta
play-words-help = aiuto
play-words-undo = annulla riprendo indietro
play-words-concede = abbandona abbandono
play-words-quit = esci fine
play-words-no = no n
play-words-yes = sì si s
play-words-cut = taglia taglio alzo
play-commitment = L'impegno del mazzo di questa smazzata: { $commitment }.
play-help =
    Una carta: 7d è il 7 di denari; i valori sono A 2 3 4 5 6 7 F C R, i semi d c s b (denari, coppe, spade, bastoni).
    Basta il valore se non ci sono dubbi: 7, asso, fante, cavallo, re; 8, 9 e 10 sono fante, cavallo e re.
    Una presa: 7d 4c 3d, oppure 7dx4c3d; se c'è da scegliere, chiedo io, e si risponde con un numero.
    Per guardare: tavola, mano, punti, ultima, mazzetti, mosse, regole, impegno; Invio da solo mostra di nuovo il tuo turno.
    Per cambiare idea: annulla riprende la tua ultima mossa; abbandona lascia la vittoria agli altri.
    Per smettere: esci, e la partita si riprende quando vuoi.
play-help-tab = Con il tasto Tab si completa.
play-help-knock = Per bussare: bussa, oppure !3 o !10; con il 7 di coppe anche la carta che fa, come !10=2.
play-help-52 = In questo mazzo ci sono anche 8, 9 e T (il 10).
