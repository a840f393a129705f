## The options: the name, what it decides, and what each value means

option-players = Players
option-players-about = How many sit at the table.
value-players-2 = two
value-players-3 = three
value-players-4 = four
value-players-6 = six

option-teams = Teams
option-teams-about = Who plays with whom. Partners pool captures, scope and points.
value-teams-none = everybody for themselves
value-teams-pairs = two pairs, partners opposite each other
value-teams-three-pairs = three pairs
value-teams-two-trios = two teams of three, seated alternately

option-deck = Pack
option-deck-about = Which cards are used.
value-deck-ita40 = forty cards, ace to 7 plus fante, cavallo and re
value-deck-bresciane52 = fifty-two cards, with 8, 9 and 10 (cicera only)

option-direction = Direction of play
option-direction-about = Which way the deal and the turn go round.
value-direction-anticlockwise = anticlockwise, to the right
value-direction-clockwise = clockwise, to the left

option-hand-size = Cards in hand
option-hand-size-about = How many cards each player gets at a time.
value-hand-size-3 = three
value-hand-size-9 = nine (with four on the table)
value-hand-size-10 = ten (with an empty table)
value-hand-size-12 = twelve (the pack of fifty-two)

option-table-size = Cards on the table
option-table-size-about = How many cards are turned up on the table before play.
value-table-size-4 = four, face up
value-table-size-0 = none

option-deal-packets = How the cards are dealt
option-deal-packets-about = In which order the pack goes to hands and table; the odds are the same.
value-deal-packets-threes = three at a time
value-deal-packets-one-by-one = one at a time
value-deal-packets-3-2-3-2-3 = three each, two on the table, three each, two on the table, three each
value-deal-packets-3-3-4 = three, three and four
value-deal-packets-5-5 = five and five

option-redeal = Void deals
option-redeal-about = Which first table cards void the deal, so that it is dealt again. Several may be chosen, or none.
value-redeal-three-kings = three or four kings on the table
value-redeal-three-of-a-rank = three or four cards of one rank on the table
value-redeal-two-aces = two or more aces on the table
value-redeal-table-sum-le-10 = table cards that add up to 10 or less

option-first-dealer = First dealer
option-first-dealer-about = Who deals the first deal.
value-first-dealer-random = drawn by lot
value-first-dealer-agreed = agreed
value-first-dealer-lowest-card = whoever draws the lowest card
value-first-dealer-first-ace = whoever is dealt the first ace

option-dealer-rotation = Change of dealer
option-dealer-rotation-about = Who deals next.
value-dealer-rotation-next-in-direction = the next player in the direction of play

option-capture-mode = How cards capture
option-capture-mode-about = Which table cards the card played takes.
value-capture-mode-match-or-sum = one equal card, or several that add up to its value
value-capture-mode-fifteen = cards that make 15 together with the one played
value-capture-mode-cirulla = as in scopa, or by making 15

option-capture-priority = Choice between captures
option-capture-priority-about = When one card could capture in several ways, which of them are allowed.
value-capture-priority-fewest-cards = only those with the fewest cards; among equals one chooses
value-capture-priority-single-first = a single card comes first; without one, any sum
value-capture-priority-free = any of them

option-capture-obligation = Duty to capture
option-capture-obligation-about = Whether a card that can capture must do so.
value-capture-obligation-forced = a card that can take must take
value-capture-obligation-forced-single-only = a single card must be taken, a sum may be declined
value-capture-obligation-optional = any capture may be declined and the card laid

option-max-capture = Longest capture
option-max-capture-about = How many table cards may be taken at once.
value-max-capture-null = no limit

option-court-capture = Figures
option-court-capture-about = How fante, cavallo and re capture and are captured.
value-court-capture-numeric = they count 8, 9 and 10 like any other card
value-court-capture-rank-only = they take only an equal figure, one at a time, and join no sum

option-ace-rule = Aces
option-ace-rule-about = What an ace does when it is played.
value-ace-rule-normal = it counts one
value-ace-rule-takes-all = it takes everything
value-ace-rule-wild = it is wild: any value from 1 to 10

option-ace-with-ace-on-table = Ace upon ace
option-ace-with-ace-on-table-about = What an ace that takes all does when an ace lies on the table.
value-ace-with-ace-on-table-takes-all = it takes everything all the same
value-ace-with-ace-on-table-ace-only = it takes one ace and nothing else

option-ace-on-empty-table = Ace on an empty table
option-ace-on-empty-table-about = Where an ace that takes all goes when there is nothing to take.
value-ace-on-empty-table-captures-itself = to its player's pile
value-ace-on-empty-table-stays = it stays on the table

option-ace-scopa = Scopa with an ace
option-ace-scopa-about = Whether clearing the table with an ace that takes all is a scopa.
value-ace-scopa-never = never
value-ace-scopa-lone-ace = only if a single ace was all that lay there
value-ace-scopa-always = always

option-ace-first-play-forbidden = No ace to open
option-ace-first-play-forbidden-about = Whether the first card of a ten-card deal may be an ace that takes all.
value-ace-first-play-forbidden-false = an ace may open
value-ace-first-play-forbidden-true = an ace may not open

option-wild-ace-may-trail = Laying the wild ace
option-wild-ace-may-trail-about = Whether a wild ace may be given a value that takes nothing, and so stay on the table.
value-wild-ace-may-trail-true = it may be laid
value-wild-ace-may-trail-false = if it can take it must

option-last-card-scopa = Scopa with the last card
option-last-card-scopa-about = Whether clearing the table with the last card of the deal is a scopa.
value-last-card-scopa-false = it is not
value-last-card-scopa-true = it is

option-leftovers-to = Cards left on the table
option-leftovers-to-about = Who gets the cards left on the table at the end of the deal.
value-leftovers-to-last-capturer = whoever captured last
value-leftovers-to-dealer = the dealer

option-no-capture-leftovers = A deal without captures
option-no-capture-leftovers-about = Who gets the cards if nobody captured at all.
value-no-capture-leftovers-nobody = nobody
value-no-capture-leftovers-dealer = the dealer

option-carte-rule = The point for carte
option-carte-rule-about = How many cards win the point.
value-carte-rule-plurality = more than anybody else
value-carte-rule-majority = more than anybody else, and at least 21

option-denari-rule = The point for denari
option-denari-rule-about = How many denari win the point.
value-denari-rule-plurality = more than anybody else
value-denari-rule-majority = more than anybody else, and at least 6

option-primiera-missing-suit = Primiera without a suit
option-primiera-missing-suit-about = What happens when somebody lacks a suit.
value-primiera-missing-suit-null = without all four suits there is no primiera
value-primiera-missing-suit-three-if-all-lack = if nobody has all four, those with three compare their three
value-primiera-missing-suit-lexicographic = more suits win, then the higher sum
value-primiera-missing-suit-zero = a missing suit counts nothing

option-primiera-rule = How the primiera is won
option-primiera-rule-about = By the primiera values, or simply by counting 7s.
value-primiera-rule-values = the highest sum, one card of each suit
value-primiera-rule-most-sevens = whoever has more 7s

option-re-bello = Re bello
option-re-bello-about = Whether the re of denari is worth a point.
value-re-bello-false = it is worth nothing
value-re-bello-true = it is worth one point

option-napola = Napola
option-napola-about = What holding ace, 2 and 3 of denari is worth.
value-napola-off = nothing
value-napola-length = a point for each card of the run, from the ace up
value-napola-fixed3 = always three points

option-napola-all-ten-wins = All ten denari
option-napola-all-ten-wins-about = Whether taking all ten denari wins the match at once.
value-napola-all-ten-wins-false = no
value-napola-all-ten-wins-true = yes

option-scopa-doubler = Double scope
option-scopa-doubler-about = Whether something doubles the scope.
value-scopa-doubler-none = nothing
value-scopa-doubler-four-cavalli = the four cavalli captured by one side

option-score-set = Points that count
option-score-set-about = Which points are counted after a deal.
value-score-set-standard = carte, denari, settebello, primiera and scope
value-score-set-escoba = the points of escoba
value-score-set-cirulla = the points of cirulla, with knocks and runs
value-score-set-cicera = the points of cicera
value-score-set-frac = aces and figures only, one each
value-score-set-scopone-di-trenta = the usual ones, plus ace, 2 and 3 of denari

option-escoba-setenta = Setenta
option-escoba-setenta-about = Who gets the setenta point of escoba.
value-escoba-setenta-primiera = whoever wins the primiera
value-escoba-setenta-most-sevens = whoever has more 7s

option-escoba-extras = Further points of escoba
option-escoba-extras-about = A point for all the 7s and one for all the denari.
value-escoba-extras-false = not counted
value-escoba-extras-true = counted

option-target = Target
option-target-about = How many points win the match; usually 11 or 21, but any number from 1 will do.

option-match-end = End of the match
option-match-end-about = Whether one may stop the match in mid-deal.
value-match-end-after-deal = the deal is always played out
value-match-end-stop-on-reaching = whoever has got there may stop at once

option-false-claim = Wrong claim
option-false-claim-about = What happens to whoever stops the match without the points.
value-false-claim-not-offered = nothing: a claim is offered only when it is good
value-false-claim-forfeit = they lose the match

option-both-over = Several arrive together
option-both-over-about = Who wins when several sides reach the target in one deal.
value-both-over-highest = the highest total
value-both-over-count-order = whoever gets there first as the points are counted in order

option-count-order = Order of counting
option-count-order-about = In which order the points are counted when being first decides.

option-tie-break = Level at the top
option-tie-break-about = What happens when the leaders are level.
value-tie-break-extra-deals = extra deals
value-tie-break-shared = they share the victory

option-goal = Aim
option-goal-about = Whether most or fewest points win.
value-goal-most = most points win
value-goal-least = playing to lose: fewest points win
