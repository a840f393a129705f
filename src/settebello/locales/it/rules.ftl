## Il regolamento in parole, capitolo per capitolo, e le parole del comando «rules»

section-table = Il tavolo
section-deal = La distribuzione
section-captures = Le prese
section-aces = Gli assi
section-scopa = La scopa e la fine della smazzata
section-points = I punti
section-match = La partita

value-nothing = nessuna
value-usual-order = l'ordine solito
value-max-capture =
    { $number ->
        [one] una carta al massimo
       *[other] al massimo { $number } carte
    }

# Il tavolo
rulebook-table-none =
    { $players ->
        [2] Si gioca in due, uno contro l'altro.
        [3] Si gioca in tre, ciascuno per sé.
        [4] Si gioca in quattro, ciascuno per sé.
       *[other] Si gioca in { $players }, ciascuno per sé.
    }
rulebook-table-pairs = Si gioca in quattro, due contro due, con il compagno di fronte.
rulebook-table-three-pairs = Si gioca in sei, in tre coppie, con il compagno di fronte.
rulebook-table-two-trios = Si gioca in sei, tre contro tre: fra un compagno e l'altro siede un avversario.
rulebook-partners = I compagni mettono insieme prese, scope e punti.
rulebook-deck-ita40 = Il mazzo ha quaranta carte: denari, coppe, spade e bastoni, dall'asso al 7 più fante, cavallo e re.
rulebook-deck-bresciane52 = Il mazzo ha cinquantadue carte: alle solite quaranta si aggiungono 8, 9 e 10 di ogni seme.
rulebook-values = Nelle prese l'asso conta uno, le carte fino al 7 il loro numero, il fante 8, il cavallo 9 e il re 10.
rulebook-direction-anticlockwise = Si danno le carte e si gioca in senso antiorario: il turno passa a destra.
rulebook-direction-clockwise = Si danno le carte e si gioca in senso orario: il turno passa a sinistra.
rulebook-first-of-two = Comincia chi non ha dato le carte.
rulebook-first-anticlockwise = Comincia chi sta alla destra del mazziere, e resta di mano per tutta la smazzata.
rulebook-first-clockwise = Comincia chi sta alla sinistra del mazziere, e resta di mano per tutta la smazzata.
rulebook-first-dealer-random = Il primo mazziere si tira a sorte.
rulebook-first-dealer-agreed = Il primo mazziere si sceglie d'accordo.
rulebook-first-dealer-lowest-card = Fa da primo mazziere chi pesca la carta più bassa.
rulebook-first-dealer-first-ace = Fa da primo mazziere chi riceve il primo asso.
rulebook-next-dealer-next-in-direction = A ogni smazzata il mazzo passa al giocatore seguente nel verso di gioco.
rulebook-cut-of-two = Prima di dare le carte il mazziere fa tagliare il mazzo all'avversario.
rulebook-cut-anticlockwise = Prima di dare le carte il mazziere fa tagliare il mazzo a chi sta alla sua sinistra.
rulebook-cut-clockwise = Prima di dare le carte il mazziere fa tagliare il mazzo a chi sta alla sua destra.

# La distribuzione
rulebook-deal-3 = Si danno tre carte a testa e se ne scoprono quattro in tavola.
rulebook-packets =
    Finite le carte in mano se ne danno altre { $hand ->
        [3] tre
        [9] nove
        [10] dieci
        [12] dodici
       *[other] { $hand }
    }, senza aggiungerne in tavola, finché c'è tallone: { $packets } distribuzioni in tutto.
rulebook-no-stock = Le carte sono date tutte: non c'è tallone.
rulebook-deal-9 = Si danno nove carte a testa e se ne scoprono quattro in tavola.
rulebook-deal-10 = Si danno dieci carte a testa, e in tavola nessuna.
rulebook-deal-12 = Si danno dodici carte a testa e se ne scoprono quattro in tavola.
rulebook-packets-by-threes = Le carte si danno tre per volta.
rulebook-packets-by-one-by-one = Le carte si danno una per volta.
rulebook-packets-by-3-2-3-2-3 = Le carte si danno così: tre a testa, due in tavola, tre a testa, due in tavola, tre a testa.
rulebook-packets-by-3-3-4 = Le carte si danno in tre giri: tre, tre e quattro a testa.
rulebook-packets-by-5-5 = Le carte si danno in due giri, cinque per volta.
rulebook-void-three-kings = Con tre o quattro re fra le prime carte in tavola la smazzata va a monte.
rulebook-void-three-of-a-rank = Con tre o quattro carte uguali in tavola la smazzata va a monte.
rulebook-void-two-aces = Con due o più assi fra le prime carte in tavola la smazzata va a monte.
rulebook-void-table-sum-le-10 = Se le prime carte in tavola fanno 10 o meno la smazzata va a monte.
rulebook-void-again = Quando va a monte si rimescola, e le carte le ridà lo stesso mazziere.
rulebook-void-never = Nessuna smazzata va a monte: si gioca con qualunque tavola.
rulebook-void-no-table = Senza carte in tavola nessuna smazzata va a monte.

# Le prese
rulebook-turn = A ogni turno si gioca una carta, una sola.
rulebook-capture-match-or-sum = La carta giocata prende una carta uguale, o più carte che insieme fanno il suo valore.
rulebook-capture-fifteen = La carta giocata prende le carte che insieme a lei fanno 15; una carta uguale non basta.
rulebook-capture-cirulla = La carta giocata prende come a scopa, una carta uguale o una somma, oppure quelle che insieme a lei fanno 15.
rulebook-court-capture-rank-only = Fante, cavallo e re prendono soltanto la stessa figura, una per volta, e non entrano nelle somme.
rulebook-priority-fewest-cards = Fra più prese possibili vale solo quella con meno carte; se sono pari si sceglie.
rulebook-priority-single-first = Se in tavola c'è una carta uguale va presa quella; altrimenti si sceglie la somma che si vuole.
rulebook-priority-free = Fra più prese possibili si sceglie quella che si vuole.
rulebook-cirulla-priority-fewest-cards = Fra le prese come a scopa vale solo quella con meno carte; facendo 15 si sceglie sempre.
rulebook-cirulla-priority-single-first = Fra le prese come a scopa la carta uguale viene prima delle somme; facendo 15 si sceglie sempre.
rulebook-cirulla-priority-free = Fra le prese, come a scopa o facendo 15, si sceglie sempre.
rulebook-fifteen-free = Fra più prese possibili si sceglie quella che si vuole.
rulebook-obligation-forced = Se la carta giocata può prendere, deve prendere; se no resta in tavola.
rulebook-obligation-forced-single-only = Una carta uguale va presa; a una somma si può rinunciare, e la carta giocata resta in tavola.
rulebook-obligation-optional = A una presa si può sempre rinunciare, e la carta giocata resta in tavola.
rulebook-forced = Se la carta giocata può prendere, deve prendere; se no resta in tavola.
rulebook-one-capture = Di più carte uguali in tavola se ne prende una sola, a scelta.
rulebook-max-capture =
    Con una presa si { $max ->
        [one] porta via al massimo una carta
       *[other] portano via al massimo { $max } carte
    } dalla tavola.
rulebook-any-card = L'obbligo vale per la carta giocata: si è liberi di giocarne un'altra che non prende.
rulebook-pile = La carta giocata e quelle prese vanno coperte nel mazzetto.

# Gli assi
rulebook-ace-normal = L'asso vale uno e basta.
rulebook-ace-takes-all = L'asso piglia tutto: giocato, porta via l'intera tavola.
rulebook-ace-wild = L'asso giocato è una matta: vale quanto si vuole da 1 a 10, e prende con le regole di quel valore.
rulebook-ace-on-ace-takes-all = Anche se in tavola c'è già un asso, piglia tutto lo stesso.
rulebook-ace-on-ace-ace-only = Se in tavola c'è già un asso, prende soltanto un asso.
rulebook-ace-fifteen = Con un asso in tavola, l'asso giocato può anche prendere facendo 15.
rulebook-ace-on-nothing-captures-itself = A tavola vuota l'asso va nel mazzetto di chi lo gioca: è una presa, non una scopa.
rulebook-ace-on-nothing-stays = A tavola vuota l'asso resta in tavola.
rulebook-ace-scopa-never = Vuotare la tavola con l'asso non è mai scopa.
rulebook-ace-scopa-lone-ace = Vuotare la tavola con l'asso è scopa solo se c'era un asso e nient'altro.
rulebook-ace-scopa-always = Vuotare la tavola con l'asso è scopa.
rulebook-ace-not-first = La prima carta della smazzata non può essere un asso.
rulebook-wild-ace-true = Se c'è un valore che non prende niente, l'asso si può anche calare.
rulebook-wild-ace-false = Se può prendere, l'asso deve prendere.
rulebook-ace-lying = Un asso in tavola vale sempre uno.

# La scopa e la fine della smazzata
rulebook-scopa = Una presa che vuota la tavola è una scopa.
rulebook-last-card-false = Con l'ultima carta della smazzata non si fa scopa.
rulebook-last-card-true = Anche con l'ultima carta della smazzata si fa scopa.
rulebook-leftovers-last-capturer = Le carte rimaste in tavola alla fine vanno a chi ha preso per ultimo.
rulebook-leftovers-dealer = Le carte rimaste in tavola alla fine vanno al mazziere.
rulebook-leftovers-count = Prenderle così non è una scopa, ma le carte contano.
rulebook-no-capture-nobody = Se nessuno ha mai preso, le carte non vanno a nessuno.
rulebook-no-capture-dealer = Se nessuno ha mai preso, le carte vanno al mazziere.
rulebook-opening = Se le prime quattro carte in tavola fanno 15 il mazziere le prende e segna una scopa, se fanno 30 due.

# I punti
rulebook-count = I punti si contano a fine smazzata.
rulebook-scope = Ogni scopa vale un punto.
rulebook-doubler-four-cavalli = Chi ha preso tutti e quattro i cavalli conta doppie le sue scope.
rulebook-carte-plurality = Carte: un punto a chi ne ha prese di più.
rulebook-carte-majority = Carte: un punto a chi ne ha prese di più, se sono almeno 21.
rulebook-denari-plurality = Denari: un punto a chi ne ha presi di più.
rulebook-denari-majority = Denari: un punto a chi ne ha presi di più, se sono almeno 6.
rulebook-settebello = Settebello: un punto a chi ha il 7 di denari.
rulebook-primiera-values = Primiera: un punto a chi fa la somma più alta con la carta migliore di ogni seme.
rulebook-primiera-most-sevens = Primiera: un punto a chi ha più sette.
rulebook-primiera-table = In primiera il 7 vale 21, il 6 18, l'asso 16, il 5 15, il 4 14, il 3 13, il 2 12 e le figure 10.
rulebook-missing-suit-null = Senza tutti e quattro i semi la primiera è nulla.
rulebook-missing-suit-three-if-all-lack = Chi ha tutti i semi batte chi non li ha; se non li ha nessuno, si confrontano quelli che ne hanno tre.
rulebook-missing-suit-lexicographic = In primiera contano prima i semi, poi i punti.
rulebook-missing-suit-zero = In primiera il seme che manca conta zero.
rulebook-most-sevens = Settanta: un punto a chi ha più sette.
rulebook-escoba-extras = Un punto a chi ha tutti e quattro i sette, uno a chi ha tutti e dieci i denari.
rulebook-re-bello = Re bello: un punto a chi ha il re di denari.
rulebook-napola-length = Napola: asso, 2 e 3 di denari valgono tre punti, e uno in più per ogni denaro che segue in fila.
rulebook-napola-fixed3 = Napola: asso, 2 e 3 di denari valgono tre punti.
rulebook-all-ten = Chi prende tutti e dieci i denari vince subito la partita.
rulebook-cirulla-runs = La scala piccola, asso, 2 e 3 di denari, vale tre punti, uno in più per 4, 5 e 6 in fila; la grande, fante, cavallo e re, cinque. Tutti i denari vincono la partita.
rulebook-knock = Prima di giocare si può bussare, mostrando le tre carte: dieci punti se sono uguali, tre se fanno 9 o meno; il 7 di coppe può fare da matta.
rulebook-cicera-points = Due punti a chi ha almeno 27 carte, uno a testa sul 26 pari; uno a chi ha almeno sette spade, uno per il 2 di spade, il 10 di denari e il fante di spade; la napula di spade vale quanto è lunga, e tutte e tredici le spade vincono la partita.
rulebook-cicera-play = Un punto si fa anche giocando: la picila, prendere con una carta uguale quella appena giocata; il bager, una presa tutta di un seme; il tris, tre o più carte dalla tavola.
rulebook-frac = Contano soltanto assi e figure, un punto l'uno; le scope non contano.
rulebook-trenta = Asso, 2 e 3 di denari valgono 1, 2 e 3 punti; chi li ha tutti e tre vince la partita.
rulebook-tied = Se per carte, denari o primiera si è pari, il punto non va a nessuno.

# La partita
rulebook-one-deal = La partita è una smazzata: vince chi fa più punti, e sull'otto pari chi ha il re di denari.
rulebook-target-most =
    { $target ->
        [one] Vince chi arriva per primo a un punto
       *[other] Vince chi arriva per primo a { $target } punti
    }, contati a fine smazzata.
rulebook-target-least =
    Si gioca a perdere: { $target ->
        [one] quando qualcuno arriva a un punto
       *[other] quando qualcuno arriva a { $target } punti
    } vince chi ne ha meno.
rulebook-both-over-highest = Se arrivano in più d'uno nella stessa smazzata, vince chi ha il totale più alto.
rulebook-both-over-count-order = Se arrivano in più d'uno nella stessa smazzata, vince chi ci arriva prima contando nell'ordine: { $order }.
rulebook-tie-break-extra-deals = Chi è in testa alla pari gioca ancora: una smazzata di spareggio dopo l'altra.
rulebook-tie-break-shared = Chi è in testa alla pari divide la vittoria.
rulebook-tie-at-the-bottom-extra-deals = Se chi ne ha meno è alla pari si gioca ancora: una smazzata di spareggio dopo l'altra.
rulebook-tie-at-the-bottom-shared = Se chi ne ha meno è alla pari, la vittoria è divisa.
rulebook-stop-after-deal = Non ci si chiama fuori: la smazzata si gioca fino in fondo.
rulebook-stop-stop-on-reaching = Chi ha appena preso e ha già i punti sicuri può chiamarsi fuori e vincere subito.
rulebook-claim-not-offered = Ci si può chiamare fuori solo quando i punti ci sono.
rulebook-claim-forfeit = Chi si chiama fuori senza avere i punti perde la partita.

# Il comando «rules»
cli-rules-help = Mostra i regolamenti, uno solo a parole, o le opzioni.

    Senza NOME elenca tutti i regolamenti, divisi per provenienza. Con un NOME lo racconta regola per regola:
    davanti a ognuna sta il numero della clausola, e un asterisco se viene da un'opzione diversa dal solito. Con
    --set e le altre opzioni delle regole mostra il regolamento cambiato, o dice perché non si può giocare.
cli-rules-name = Il regolamento da mostrare.
cli-rules-options = Elenca le opzioni, i loro valori e che cosa vogliono dire; «>» segna il valore in vigore.
cli-rules-as-json = Scrive i fatti in JSON, senza parole.
cli-rules-examples =
    settebello rules
    settebello rules scopa_guida
    settebello rules scopa --set re_bello=true --target 21
    settebello rules --options
rules-title = I regolamenti
rules-hint = «settebello rules NOME» ne racconta uno, «settebello rules --options» elenca le opzioni.
rules-entry = { $title } ({ $name })
rules-to =
    { $target ->
        [one] a un punto
       *[other] a { $target } punti
    }
rules-one-deal = una smazzata sola
rules-who = Chi lo gioca
rules-seats = Al tavolo
rules-source = Fonte
rules-unusual = * Opzioni diverse dal solito
rules-here = Cambiate rispetto al regolamento
rules-agreed = Spesso ci si accorda su
rules-setting = { $title }: { $value } ({ $clauses })
rules-options-all = Le opzioni, con il valore normale segnato da «>»
rules-options-of = Le opzioni di { $name }, con il valore in vigore segnato da «>»
rules-options-hint = Si cambiano con --set NOME=VALORE; più valori si separano con la virgola, niente dopo «=» vuol dire nessuno.
seating-none = in { $players }
seating-pairs = 2 contro 2
seating-three-pairs = tre coppie
seating-two-trios = 3 contro 3
