## Le carte, i posti, gli elenchi

rank-a = asso
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-t = 10
rank-f = fante
rank-c = cavallo
rank-r = re

suit-d = denari
suit-c = coppe
suit-s = spade
suit-b = bastoni

card-name = { $rank } di { $suit }
list-and = { $head } e { $last }
