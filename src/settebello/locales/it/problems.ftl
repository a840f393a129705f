## Perché queste opzioni insieme non si possono giocare

problem-table-not-listed = A questo gioco non ci si può sedere in questo numero o con queste squadre.
problem-sizes-not-listed = Le carte in mano e in tavola possono essere 3 e 4, 9 e 4, 10 e 0 oppure 12 e 4.
problem-cards-do-not-divide = Con questi giocatori le carte non si possono dare in parti uguali fino all'ultima.
problem-packets-do-not-fit = Questo modo di dare le carte non va d'accordo con il numero di carte in mano e in tavola.
problem-packets-need-four = A tre, due, tre, due, tre si danno le carte soltanto in quattro.
problem-fifteen-needs-normal-ace = Quando si prende facendo 15 l'asso deve valere uno.
problem-least-and-stop = Giocando a perdere non ci si può chiamare fuori a smazzata in corso.
problem-least-and-all-ten = Giocando a perdere i dieci denari non possono far vincere la partita.
problem-least-and-score-set = Giocando a perdere non si usa una tabella dei punti che ha vittorie sue.
problem-least-and-count-order = Giocando a perdere non conta chi arriva prima: serve il confronto fra i totali.
problem-cicera-and-deck = Il mazzo da cinquantadue carte e i punti della cicera vanno sempre insieme.
problem-cicera-needs-rank-only = Nella cicera le figure prendono soltanto la figura uguale.
problem-cicera-needs-match-or-sum = Nella cicera si prende una carta uguale o una somma, non facendo 15.
problem-cicera-and-wild-ace = Nella cicera l'asso non può essere una matta.
problem-cirulla-needs-aces = Nella cirulla l'asso piglia tutto, su un asso prende solo quello e a tavola vuota prende sé stesso.
problem-rank-only-and-capture-mode = Se le figure prendono solo la figura uguale, non si può prendere facendo 15.
problem-rank-only-and-wild-ace = Se le figure prendono solo la figura uguale, l'asso non può essere una matta.
problem-frac-needs-two-sides = Il frac si gioca fra due parti sole.
problem-frac-and-other-points = Nel frac contano solo assi e figure: niente re bello, napola o scope doppie.
problem-frac-is-one-deal = Il frac è una smazzata sola: niente ordine del conto e nessuno si chiama fuori prima.
problem-all-ten-needs-napola = Il cappotto di denari vale solo con la napola contata per lunghezza.
problem-target-too-low = I punti della partita devono essere almeno 1.
problem-max-capture-too-low = Il limite della presa dev'essere di almeno una carta.
