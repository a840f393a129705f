## The rulebooks: the name, what game it is, and who plays it

source-000 = Document 000: the encyclopedia entry
source-002 = Document 002: the illustrated rules
source-003 = Document 003: the guide
source-004 = Document 004: the online rules
source-tradition = Tradition
source-house = House rules

preset-scopa-wikipedia = Scopa of the encyclopedia
preset-scopa-wikipedia-about = Three cards at a time; one always captures with the fewest cards, and plays to 21.
    Three kings on the table void the deal; if everybody lacks a suit, three make the primiera.
preset-scopa-wikipedia-where = As the encyclopedia tells it; re bello and stopping at the target only when agreed.

preset-scopone-wikipedia = Scopone of the encyclopedia
preset-scopone-wikipedia-about = Four players in pairs, ten cards each and an empty table.
    Otherwise like the scopa of the encyclopedia.
preset-scopone-wikipedia-where = The first of the two forms of scopone in the encyclopedia entry.

preset-scopone-scientifico-wikipedia = Scopone scientifico of the encyclopedia
preset-scopone-scientifico-wikipedia-about = In pairs, nine cards each and four on the table, without an ace that takes all.
    Here “scientifico” means nine and four.
preset-scopone-scientifico-wikipedia-where = The second form of the entry; elsewhere the name means ten cards.

preset-scopa-illustrata = Illustrated scopa
preset-scopa-illustrata-about = The scopa of the encyclopedia without void deals: any table is played.
    To 21, and every deal is played out.
preset-scopa-illustrata-where = From a collection of illustrated rules; its missing list of points is that of the encyclopedia.

preset-scopa-guida = Scopa of the guide
preset-scopa-guida-about = Clockwise; a single card comes first, then any sum one likes.
    Carte and denari want the majority, 21 and 6; to 11, or 21.
preset-scopa-guida-where = From a guide for beginners; usually for two.

preset-scopone-guida = Scopone of the guide
preset-scopone-guida-about = In pairs, nine cards each and four on the table, clockwise.
    The points are those of the guide's scopa; to 21.
preset-scopone-guida-where = From the same guide, which calls the tournament form scopone scientifico.

preset-scopa-d-assi-guida = Scopa d'assi of the guide
preset-scopa-d-assi-guida-about = The ace is wild: it counts anything from 1 to 10, and scope abound.
    Otherwise like the scopa of the guide.
preset-scopa-d-assi-guida-where = From the same guide; nearly everywhere else “scopa d'assi” is the ace that takes all.

preset-scopa-online = Scopa online
preset-scopa-online-about = Three cards at a time, anticlockwise, a single card first; to 11.
    Three kings on the table void the deal and the primiera wants all four suits.
preset-scopa-online-where = From the rules of a gaming site; usually for two.

preset-scopone-online = Classic scopone online
preset-scopone-online-about = In pairs, nine cards each and four on the table; to 21.
    Three kings on the table void the deal.
preset-scopone-online-where = From the rules of the same site.

preset-scopone-scientifico-online = Scopone scientifico online
preset-scopone-scientifico-online-about = In pairs, ten cards each and an empty table; to 21.
    Here “scientifico” means ten and none.
preset-scopone-scientifico-online-where = From the rules of the same site.

preset-scopa = Scopa
preset-scopa-about = Everybody's scopa: three cards at a time, a single card first, to 11.
    Carte, denari, settebello, primiera and a point for each scopa.
preset-scopa-where = All over Italy, two players or more; also to 16, 21 or 31.

preset-scopone = Scopone
preset-scopone-about = In pairs, nine cards each and four on the table, all dealt at once; to 21.
    There is no stock: who counts the cards knows what is left.
preset-scopone-where = At home and in clubs, four friends round a table.

preset-scopone-scientifico = Scopone scientifico
preset-scopone-scientifico-about = In pairs, ten cards each and an empty table; to 21.
    The game of unpairing, in which every card must be remembered.
preset-scopone-scientifico-where = In clubs and tournaments.

preset-asso-piglia-tutto = Asso piglia tutto
preset-asso-piglia-tutto-about = The ace takes the whole table, which is no scopa; the napola counts by its length.
    All ten denari win the match. To 21.
preset-asso-piglia-tutto-where = In many families and regions, each with its own ways; in pairs often with ten cards, in tournaments to 31.

preset-asso-piglia-tutto-scopone = Asso piglia tutto in pairs
preset-asso-piglia-tutto-scopone-about = In pairs, ten cards each and an empty table; the ace takes the whole table, which is no scopa.
    The napola counts by its length, and all ten denari win the match. First to 31.
preset-asso-piglia-tutto-scopone-where = In tournaments of the clubs, where asso piglia tutto is played in pairs.

preset-asso-piglia-tutto-scopa = Asso piglia tutto with scopa
preset-asso-piglia-tutto-scopa-about = The ace takes the whole table, and each time it is a scopa.
    Otherwise the usual scopa, to 21.
preset-asso-piglia-tutto-scopa-where = At some tables at home, where there are never enough scope.

preset-scopa-d-asso-piemonte = Scopa d'asso of Piedmont
preset-scopa-d-asso-piemonte-about = The ace takes all, but an ace on the table is all it takes; a scopa if that ace lay alone.
    Re bello and napola; ten denari win the match. To 21.
preset-scopa-d-asso-piemonte-where = In Piedmont.

preset-scopa-a-15 = Scopa to fifteen
preset-scopa-a-15-about = One captures by making 15 with the card played; an equal card does not capture.
    The points are those of scopa; to 11.
preset-scopa-a-15-where = Here and there, in families.

preset-escoba = Escoba
preset-escoba-about = The scopa of Spain and Latin America: one captures by making 15, and plays to 15.
    If the first four cards make 15 or 30 the dealer takes them at once.
preset-escoba-where = In Spain and Latin America; also to 21.

preset-re-bello = Scopa with the re bello
preset-re-bello-about = The usual scopa to 11 with one more point for the re of denari.
    So there are five points of the pack.
preset-re-bello-where = Wherever it is agreed before the start; also with more than four players.

preset-napola = Scopa with the napola
preset-napola-about = Ace, 2 and 3 of denari score three points, and one more for each card that follows.
    To 21.
preset-napola-where = In many regions; also with nine or ten cards.

preset-scopone-di-trenta = Scopone di trenta
preset-scopone-di-trenta-about = Scopone in which ace, 2 and 3 of denari are worth 1, 2 and 3 points.
    Whoever takes all three wins the match.
preset-scopone-di-trenta-where = A house form of nine-card scopone.

preset-cirulla = Cirulla
preset-cirulla-about = One captures as in scopa or by making 15, knocks with a good hand, and counts runs of denari.
    The ace takes all. To 51.
preset-cirulla-where = In Genoa and Liguria.

preset-cicera = Cicera
preset-cicera-about = In pairs with fifty-two cards, twelve each; figures capture only their equals.
    Spade count, and so do points made in play. To 51.
preset-cicera-where = In and around Brescia.

preset-scopa-a-perdere = Scopa to lose
preset-scopa-a-perdere-about = Points are counted as ever, but the lowest total wins once somebody has 21.
    Capturing is compulsory: choosing the right card is everything.
preset-scopa-a-perdere-where = For a laugh, when one is tired of winning.

preset-scopa-frac = Frac
preset-scopa-frac-about = Only aces and figures count, one point each: sixteen in all, and scope nothing.
    A match is one deal; at eight all the re of denari decides.
preset-scopa-frac-where = A quick house form, for two players or two pairs.

preset-ponino = Ponino
preset-ponino-about = The usual scopa to 11, but whoever captures all four cavalli doubles their scope.
    So even a plain cavallo is worth watching.
preset-ponino-where = A house form of scopa.
