## Le opzioni: il nome, che cosa decide, e che cosa vuol dire ogni valore

option-players = Giocatori
option-players-about = Quanti siedono al tavolo.
value-players-2 = in due
value-players-3 = in tre
value-players-4 = in quattro
value-players-6 = in sei

option-teams = Squadre
option-teams-about = Chi gioca con chi. I compagni mettono insieme prese, scope e punti.
value-teams-none = ciascuno per sé
value-teams-pairs = due coppie, i compagni uno di fronte all'altro
value-teams-three-pairs = tre coppie
value-teams-two-trios = due terzetti, un avversario fra un compagno e l'altro

option-deck = Mazzo
option-deck-about = Con quali carte si gioca.
value-deck-ita40 = quaranta carte, dall'asso al 7 più fante, cavallo e re
value-deck-bresciane52 = cinquantadue carte, con 8, 9 e 10 (solo per la cicera)

option-direction = Verso di gioco
option-direction-about = Da che parte passano la distribuzione e il turno.
value-direction-anticlockwise = antiorario, verso destra
value-direction-clockwise = orario, verso sinistra

option-hand-size = Carte in mano
option-hand-size-about = Quante carte riceve ciascuno a ogni distribuzione.
value-hand-size-3 = tre
value-hand-size-9 = nove (con quattro in tavola)
value-hand-size-10 = dieci (con la tavola vuota)
value-hand-size-12 = dodici (mazzo da cinquantadue)

option-table-size = Carte in tavola
option-table-size-about = Quante carte si scoprono in tavola prima di cominciare.
value-table-size-4 = quattro scoperte
value-table-size-0 = nessuna

option-deal-packets = Modo di dare le carte
option-deal-packets-about = In che ordine il mazzo finisce nelle mani e in tavola; non cambia le probabilità.
value-deal-packets-threes = tre per volta
value-deal-packets-one-by-one = una per volta
value-deal-packets-3-2-3-2-3 = tre a testa, due in tavola, tre a testa, due in tavola, tre a testa
value-deal-packets-3-3-4 = tre, tre e quattro
value-deal-packets-5-5 = cinque e cinque

option-redeal = Smazzata a monte
option-redeal-about = Con quali carte in tavola la smazzata non vale e si ridanno le carte. Se ne possono scegliere più d'una, o nessuna.
value-redeal-three-kings = tre o quattro re in tavola
value-redeal-three-of-a-rank = tre o quattro carte uguali in tavola
value-redeal-two-aces = due o più assi in tavola
value-redeal-table-sum-le-10 = carte in tavola che fanno 10 o meno

option-first-dealer = Primo mazziere
option-first-dealer-about = Chi dà le carte nella prima smazzata.
value-first-dealer-random = tirato a sorte
value-first-dealer-agreed = scelto d'accordo
value-first-dealer-lowest-card = chi pesca la carta più bassa
value-first-dealer-first-ace = chi riceve il primo asso

option-dealer-rotation = Cambio del mazziere
option-dealer-rotation-about = Chi dà le carte nella smazzata seguente.
value-dealer-rotation-next-in-direction = il giocatore seguente nel verso di gioco

option-capture-mode = Modo di prendere
option-capture-mode-about = Quali carte della tavola prende la carta giocata.
value-capture-mode-match-or-sum = una carta uguale, o più carte che insieme fanno il suo valore
value-capture-mode-fifteen = le carte che, sommate alla giocata, fanno 15
value-capture-mode-cirulla = come a scopa, oppure facendo 15

option-capture-priority = Scelta fra più prese
option-capture-priority-about = Quando la stessa carta può prendere in più modi, quali sono permessi.
value-capture-priority-fewest-cards = solo le prese con meno carte; a parità si sceglie
value-capture-priority-single-first = prima la carta singola; se non c'è, la somma che si vuole
value-capture-priority-free = quella che si vuole

option-capture-obligation = Obbligo di presa
option-capture-obligation-about = Se la carta che può prendere deve farlo.
value-capture-obligation-forced = chi può prendere con la carta giocata deve prendere
value-capture-obligation-forced-single-only = la carta singola va presa, a una somma si può rinunciare
value-capture-obligation-optional = si può sempre rinunciare e calare la carta

option-max-capture = Limite della presa
option-max-capture-about = Quante carte della tavola si possono prendere al massimo in una volta.
value-max-capture-null = nessun limite

option-court-capture = Figure
option-court-capture-about = Come prendono e si fanno prendere fante, cavallo e re.
value-court-capture-numeric = valgono 8, 9 e 10 come ogni altra carta
value-court-capture-rank-only = prendono solo la figura uguale, una per volta, e non entrano nelle somme

option-ace-rule = Asso
option-ace-rule-about = Che cosa fa l'asso giocato.
value-ace-rule-normal = vale uno
value-ace-rule-takes-all = piglia tutto
value-ace-rule-wild = è una matta: vale quanto si vuole, da 1 a 10

option-ace-with-ace-on-table = Asso su asso
option-ace-with-ace-on-table-about = Che cosa prende l'asso pigliatutto quando in tavola c'è già un asso.
value-ace-with-ace-on-table-takes-all = tutto lo stesso
value-ace-with-ace-on-table-ace-only = soltanto un asso

option-ace-on-empty-table = Asso a tavola vuota
option-ace-on-empty-table-about = Dove finisce l'asso pigliatutto se in tavola non c'è niente.
value-ace-on-empty-table-captures-itself = nel mazzetto di chi lo gioca
value-ace-on-empty-table-stays = resta in tavola

option-ace-scopa = Scopa con l'asso
option-ace-scopa-about = Se vale come scopa quando l'asso pigliatutto vuota la tavola.
value-ace-scopa-never = mai
value-ace-scopa-lone-ace = solo se in tavola c'era un asso e basta
value-ace-scopa-always = sempre

option-ace-first-play-forbidden = Niente asso d'apertura
option-ace-first-play-forbidden-about = Se la prima carta di una smazzata a dieci carte non può essere un asso pigliatutto.
value-ace-first-play-forbidden-false = si può aprire d'asso
value-ace-first-play-forbidden-true = non si apre d'asso

option-wild-ace-may-trail = Calare la matta
option-wild-ace-may-trail-about = Se l'asso che fa da matta può valere un numero che non prende niente, e restare così in tavola.
value-wild-ace-may-trail-true = si può calare
value-wild-ace-may-trail-false = se può prendere deve prendere

option-last-card-scopa = Scopa con l'ultima carta
option-last-card-scopa-about = Se vale come scopa vuotare la tavola con l'ultima carta della smazzata.
value-last-card-scopa-false = non vale
value-last-card-scopa-true = vale

option-leftovers-to = Carte rimaste in tavola
option-leftovers-to-about = A chi vanno le carte che restano in tavola a fine smazzata.
value-leftovers-to-last-capturer = a chi ha preso per ultimo
value-leftovers-to-dealer = al mazziere

option-no-capture-leftovers = Smazzata senza prese
option-no-capture-leftovers-about = A chi vanno le carte se nessuno ha mai preso.
value-no-capture-leftovers-nobody = a nessuno
value-no-capture-leftovers-dealer = al mazziere

option-carte-rule = Punto delle carte
option-carte-rule-about = Quante carte servono per il punto.
value-carte-rule-plurality = più di ogni altro
value-carte-rule-majority = più di ogni altro, e almeno 21

option-denari-rule = Punto dei denari
option-denari-rule-about = Quanti denari servono per il punto.
value-denari-rule-plurality = più di ogni altro
value-denari-rule-majority = più di ogni altro, e almeno 6

option-primiera-missing-suit = Primiera senza un seme
option-primiera-missing-suit-about = Che cosa succede se a qualcuno manca un seme.
value-primiera-missing-suit-null = senza tutti e quattro i semi la primiera è nulla
value-primiera-missing-suit-three-if-all-lack = se nessuno li ha tutti, si confrontano i tre semi di chi ne ha tre
value-primiera-missing-suit-lexicographic = vince chi ha più semi, poi chi ha più punti
value-primiera-missing-suit-zero = il seme che manca conta zero

option-primiera-rule = Come si vince la primiera
option-primiera-rule-about = Con i punti di primiera o contando soltanto i sette.
value-primiera-rule-values = la somma più alta, una carta per seme
value-primiera-rule-most-sevens = chi ha più sette

option-re-bello = Re bello
option-re-bello-about = Se il re di denari vale un punto.
value-re-bello-false = non vale niente
value-re-bello-true = vale un punto

option-napola = Napola
option-napola-about = Che cosa vale avere asso, 2 e 3 di denari.
value-napola-off = niente
value-napola-length = un punto per ogni carta della scala, dall'asso in su
value-napola-fixed3 = sempre tre punti

option-napola-all-ten-wins = Cappotto di denari
option-napola-all-ten-wins-about = Se chi prende tutti e dieci i denari vince subito la partita.
value-napola-all-ten-wins-false = no
value-napola-all-ten-wins-true = sì

option-scopa-doubler = Scope doppie
option-scopa-doubler-about = Se c'è qualcosa che raddoppia le scope.
value-scopa-doubler-none = niente
value-scopa-doubler-four-cavalli = i quattro cavalli presi dalla stessa parte

option-score-set = Tabella dei punti
option-score-set-about = Quali punti si contano a fine smazzata.
value-score-set-standard = carte, denari, settebello, primiera e scope
value-score-set-escoba = i punti dell'escoba
value-score-set-cirulla = i punti della cirulla, con bussate e scale
value-score-set-cicera = i punti della cicera
value-score-set-frac = solo assi e figure, uno per carta
value-score-set-scopone-di-trenta = i soliti, più asso, 2 e 3 di denari

option-escoba-setenta = Settanta
option-escoba-setenta-about = A chi va il punto della setenta nell'escoba.
value-escoba-setenta-primiera = a chi vince la primiera
value-escoba-setenta-most-sevens = a chi ha più sette

option-escoba-extras = Punti in più dell'escoba
option-escoba-extras-about = Un punto per tutti i sette e uno per tutti i denari.
value-escoba-extras-false = non si contano
value-escoba-extras-true = si contano

option-target = Punti della partita
option-target-about = A quanti punti si vince; di solito 11 o 21, ma va bene ogni numero da 1 in su.

option-match-end = Fine della partita
option-match-end-about = Se ci si può chiamare fuori a smazzata in corso.
value-match-end-after-deal = si finisce sempre la smazzata
value-match-end-stop-on-reaching = chi è arrivato può chiamarsi fuori subito

option-false-claim = Chiamata sbagliata
option-false-claim-about = Che cosa rischia chi si chiama fuori senza avere i punti.
value-false-claim-not-offered = niente: la chiamata si offre solo quando è buona
value-false-claim-forfeit = perde la partita

option-both-over = Più d'uno arriva insieme
option-both-over-about = Chi vince se in una smazzata più parti arrivano ai punti.
value-both-over-highest = chi ha il totale più alto
value-both-over-count-order = chi arriva prima contando i punti in ordine

option-count-order = Ordine del conto
option-count-order-about = In che ordine si contano i punti quando conta chi arriva prima.

option-tie-break = Pareggio in testa
option-tie-break-about = Che cosa si fa se chi è in testa è alla pari.
value-tie-break-extra-deals = smazzate di spareggio
value-tie-break-shared = la vittoria è di tutti loro

option-goal = Scopo
option-goal-about = Se vince chi fa più punti o chi ne fa meno.
value-goal-most = vince chi fa più punti
value-goal-least = a perdere: vince chi ne fa meno
