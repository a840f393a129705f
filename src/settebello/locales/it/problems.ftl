## Perché queste opzioni insieme non si possono giocare

problem-table-not-listed = a questo gioco non ci si può sedere in questo numero o con queste squadre.
problem-sizes-not-listed = le carte in mano e in tavola possono essere 3 e 4, 9 e 4, 10 e 0 oppure 12 e 4.
problem-cards-do-not-divide = con questi giocatori le carte non si possono dare in parti uguali fino all'ultima.
problem-packets-do-not-fit = questo modo di dare le carte non va d'accordo con il numero di carte in mano e in tavola.
problem-packets-need-four = a tre, due, tre, due, tre si danno le carte soltanto in quattro.
problem-fifteen-needs-normal-ace = quando si prende facendo 15 l'asso deve valere uno.
problem-least-and-stop = giocando a perdere non ci si può chiamare fuori a smazzata in corso.
problem-least-and-all-ten = giocando a perdere i dieci denari non possono far vincere la partita.
problem-least-and-score-set = giocando a perdere non si usa una tabella dei punti che ha vittorie sue.
problem-least-and-count-order = giocando a perdere non conta chi arriva prima: serve il confronto fra i totali.
problem-cicera-and-deck = il mazzo da cinquantadue carte e i punti della cicera vanno sempre insieme.
problem-cicera-needs-rank-only = nella cicera le figure prendono soltanto la figura uguale.
problem-cicera-needs-match-or-sum = nella cicera si prende una carta uguale o una somma, non facendo 15.
problem-cicera-and-wild-ace = nella cicera l'asso non può essere una matta.
problem-cirulla-needs-aces = nella cirulla l'asso piglia tutto, su un asso prende solo quello e a tavola vuota prende sé stesso.
problem-rank-only-and-capture-mode = se le figure prendono solo la figura uguale, non si può prendere facendo 15.
problem-rank-only-and-wild-ace = se le figure prendono solo la figura uguale, l'asso non può essere una matta.
problem-frac-needs-two-sides = il frac si gioca fra due parti sole.
problem-frac-and-other-points = nel frac contano solo assi e figure: niente re bello, napola o scope doppie.
problem-frac-is-one-deal = il frac è una smazzata sola: niente ordine del conto e nessuno si chiama fuori prima.
problem-all-ten-needs-napola = il cappotto di denari vale solo con la napola contata per lunghezza.
problem-target-too-low = i punti della partita devono essere almeno 1.
problem-max-capture-too-low = il limite della presa dev'essere di almeno una carta.
