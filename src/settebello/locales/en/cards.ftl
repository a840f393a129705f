## Cards, seats, lists. Suits and figures keep their Italian names, as in the notation.

rank-a = ace
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

card-name = { $rank } of { $suit }
list-and = { $head } and { $last }
