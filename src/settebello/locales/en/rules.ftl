## The rulebook in words, chapter by chapter, and the words of the "rules" command

section-table = The table
section-deal = The deal
section-captures = Captures
section-aces = Aces
section-scopa = Scopa and the end of the deal
section-points = Points
section-match = The match

value-nothing = none
value-usual-order = the usual order
value-max-capture =
    { $number ->
        [one] at most one card
       *[other] at most { $number } cards
    }

# The table
rulebook-table-none =
    { $players ->
        [2] Two play, one against the other.
        [3] Three play, everybody for themselves.
        [4] Four play, everybody for themselves.
       *[other] { $players } play, everybody for themselves.
    }
rulebook-table-pairs = Four play, two against two, partners opposite.
rulebook-table-three-pairs = Six play in three pairs, partners opposite.
rulebook-table-two-trios = Six play, three against three: partners and opponents sit alternately.
rulebook-partners = Partners pool their captures, scope and points.
rulebook-deck-ita40 = The pack has forty cards: denari, coppe, spade and bastoni, ace to 7 plus fante, cavallo and re.
rulebook-deck-bresciane52 = The pack has fifty-two cards: to the usual forty it adds the 8, 9 and 10 of each suit.
rulebook-values = For capturing the ace counts one, the cards up to 7 their number, fante 8, cavallo 9 and re 10.
rulebook-direction-anticlockwise = Cards are dealt and played anticlockwise: the turn passes to the right.
rulebook-direction-clockwise = Cards are dealt and played clockwise: the turn passes to the left.
rulebook-first-of-two = Whoever did not deal begins.
rulebook-first-anticlockwise = The player to the dealer's right begins, and leads throughout the deal.
rulebook-first-clockwise = The player to the dealer's left begins, and leads throughout the deal.
rulebook-first-dealer-random = The first dealer is drawn by lot.
rulebook-first-dealer-agreed = The first dealer is agreed upon.
rulebook-first-dealer-lowest-card = Whoever draws the lowest card deals first.
rulebook-first-dealer-first-ace = Whoever is dealt the first ace deals first.
rulebook-next-dealer-next-in-direction = Each deal is dealt by the next player in the direction of play.
rulebook-cut-of-two = Before the deal the opponent of the dealer cuts.
rulebook-cut-anticlockwise = Before the deal the player to the dealer's left cuts.
rulebook-cut-clockwise = Before the deal the player to the dealer's right cuts.

# The deal
rulebook-deal-3 = Three cards are dealt to each player and four turned up on the table.
rulebook-packets =
    When the hands are empty { $hand ->
        [3] three
        [9] nine
        [10] ten
        [12] twelve
       *[other] { $hand }
    } more are dealt to each, none to the table, until the stock is used up: { $packets } times in all.
rulebook-no-stock = All the cards are dealt: there is no stock.
rulebook-deal-9 = Nine cards are dealt to each player and four turned up on the table.
rulebook-deal-10 = Ten cards are dealt to each player, none to the table.
rulebook-deal-12 = Twelve cards are dealt to each player and four turned up on the table.
rulebook-packets-by-threes = The cards are dealt three at a time.
rulebook-packets-by-one-by-one = The cards are dealt one at a time.
rulebook-packets-by-3-2-3-2-3 = The cards are dealt so: three each, two on the table, three each, two on the table, three each.
rulebook-packets-by-3-3-4 = The cards are dealt in three rounds: three, three and four each.
rulebook-packets-by-5-5 = The cards are dealt in two rounds, five at a time.
rulebook-void-three-kings = Three or four kings among the first table cards void the deal.
rulebook-void-three-of-a-rank = Three or four table cards of one rank void the deal.
rulebook-void-two-aces = Two or more aces among the first table cards void the deal.
rulebook-void-table-sum-le-10 = First table cards that add up to 10 or less void the deal.
rulebook-void-again = After a void deal the cards are shuffled and the same dealer deals again.
rulebook-void-never = No deal is void: any table is played.
rulebook-void-no-table = Without table cards no deal is void.

# Captures
rulebook-turn = Each turn one card is played, no more and no less.
rulebook-capture-match-or-sum = The card played takes one equal card, or several that add up to its value.
rulebook-capture-fifteen = The card played takes cards that make 15 together with it; an equal card is not enough.
rulebook-capture-cirulla = The card played takes as in scopa, an equal card or a sum, or cards that make 15 together with it.
rulebook-court-capture-rank-only = Fante, cavallo and re take only the same figure, one at a time, and join no sum.
rulebook-priority-fewest-cards = Of several captures only those with the fewest cards count; among equals one chooses.
rulebook-priority-single-first = If an equal card is on the table it must be taken; otherwise one takes any sum one likes.
rulebook-priority-free = Of several captures one chooses any.
rulebook-cirulla-priority-fewest-cards = Of the captures as in scopa only those with the fewest cards count; fifteens are free.
rulebook-cirulla-priority-single-first = Of the captures as in scopa an equal card comes before sums; fifteens are free.
rulebook-cirulla-priority-free = Of all captures, as in scopa or by fifteen, one chooses any.
rulebook-fifteen-free = Of several captures one chooses any.
rulebook-obligation-forced = If the card played can take, it must; otherwise it stays on the table.
rulebook-obligation-forced-single-only = An equal card must be taken; a sum may be declined, and the card played stays on the table.
rulebook-obligation-optional = Any capture may be declined, and the card played stays on the table.
rulebook-forced = If the card played can take, it must; otherwise it stays on the table.
rulebook-one-capture = Of several equal cards on the table only one is taken, by choice.
rulebook-max-capture =
    A capture takes { $max ->
        [one] at most one card
       *[other] at most { $max } cards
    } from the table.
rulebook-any-card = The duty binds the card that is played: one is free to play another that takes nothing.
rulebook-pile = The card played and those taken go face down to the pile.

# Aces
rulebook-ace-normal = The ace counts one, no more.
rulebook-ace-takes-all = The ace takes all: when played it captures the whole table.
rulebook-ace-wild = The ace is wild when played: any value from 1 to 10, capturing by the rules of that value.
rulebook-ace-on-ace-takes-all = Even if an ace lies on the table it takes everything.
rulebook-ace-on-ace-ace-only = If an ace lies on the table it takes only one ace.
rulebook-ace-fifteen = With an ace on the table, the ace played may also take by making 15.
rulebook-ace-on-nothing-captures-itself = On an empty table the ace goes to its player's pile: a capture, but no scopa.
rulebook-ace-on-nothing-stays = On an empty table the ace stays there.
rulebook-ace-scopa-never = Clearing the table with an ace is never a scopa.
rulebook-ace-scopa-lone-ace = Clearing the table with an ace is a scopa only if an ace was all that lay there.
rulebook-ace-scopa-always = Clearing the table with an ace is a scopa.
rulebook-ace-not-first = The first card of the deal may not be an ace.
rulebook-wild-ace-true = If some value takes nothing, the ace may be laid.
rulebook-wild-ace-false = If it can take, the ace must take.
rulebook-ace-lying = An ace lying on the table always counts one.

# Scopa and the end of the deal
rulebook-scopa = A capture that clears the table is a scopa.
rulebook-last-card-false = The last card of the deal makes no scopa.
rulebook-last-card-true = The last card of the deal can make a scopa too.
rulebook-leftovers-last-capturer = The cards left on the table at the end go to whoever captured last.
rulebook-leftovers-dealer = The cards left on the table at the end go to the dealer.
rulebook-leftovers-count = Getting them is no scopa, but the cards count.
rulebook-no-capture-nobody = If nobody captured at all, the cards go to nobody.
rulebook-no-capture-dealer = If nobody captured at all, the cards go to the dealer.
rulebook-opening = If the first four table cards make 15 the dealer takes them and scores a scopa, if they make 30 two.

# Points
rulebook-count = Points are counted at the end of the deal.
rulebook-scope = Each scopa is worth one point.
rulebook-doubler-four-cavalli = Whoever captured all four cavalli counts their scope twice.
rulebook-carte-plurality = Carte: one point for most cards.
rulebook-carte-majority = Carte: one point for most cards, if they are at least 21.
rulebook-denari-plurality = Denari: one point for most denari.
rulebook-denari-majority = Denari: one point for most denari, if they are at least 6.
rulebook-settebello = Settebello: one point for the 7 of denari.
rulebook-primiera-values = Primiera: one point for the highest sum of one's best card in each suit.
rulebook-primiera-most-sevens = Primiera: one point for most 7s.
rulebook-primiera-table = In the primiera a 7 is worth 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12 and figures 10.
rulebook-missing-suit-null = Without all four suits there is no primiera.
rulebook-missing-suit-three-if-all-lack = All four suits beat fewer; if nobody has four, those with three compare.
rulebook-missing-suit-lexicographic = In the primiera the number of suits counts first, then the sum.
rulebook-missing-suit-zero = In the primiera a missing suit counts nothing.
rulebook-most-sevens = Setenta: one point for most 7s.
rulebook-escoba-extras = One point for all four 7s, one for all ten denari.
rulebook-re-bello = Re bello: one point for the re of denari.
rulebook-napola-length = Napola: ace, 2 and 3 of denari are worth three points, and one more for each denaro that follows in line.
rulebook-napola-fixed3 = Napola: ace, 2 and 3 of denari are worth three points.
rulebook-all-ten = All ten denari win the match at once.
rulebook-cirulla-runs = The low run, ace, 2 and 3 of denari, is worth three points, one more for 4, 5 and 6 in line; the high one, fante, cavallo and re, five. All the denari win the match.
rulebook-knock = Before playing one may knock by showing one's three cards: ten points if they are equal, three if they make 9 or less; the 7 of coppe may be wild.
rulebook-cicera-points = Two points for 27 cards or more, one each at 26 all; one for at least seven spade, one each for the 2 of spade, the 10 of denari and the fante of spade; the napula of spade is worth its length, and all thirteen spade win the match.
rulebook-cicera-play = Points are made in play too: picila, taking with an equal card the one just played; bager, a capture all of one suit; tris, three or more table cards.
rulebook-frac = Only aces and figures count, one point each; scope do not.
rulebook-trenta = Ace, 2 and 3 of denari are worth 1, 2 and 3 points; all three win the match.
rulebook-tied = When carte, denari or primiera are level nobody gets the point.

# The match
rulebook-one-deal = A match is one deal: more points win, and at eight all the re of denari decides.
rulebook-target-most =
    { $target ->
        [one] The first to reach one point wins
       *[other] The first to reach { $target } points wins
    }, as counted at the end of a deal.
rulebook-target-least =
    One plays to lose: { $target ->
        [one] when somebody reaches one point
       *[other] when somebody reaches { $target } points
    } the lowest total wins.
rulebook-both-over-highest = If several get there in the same deal, the highest total wins.
rulebook-both-over-count-order = If several get there in the same deal, the first to arrive wins, counting in this order: { $order }.
rulebook-tie-break-extra-deals = Level at the top, one plays on: extra deals until somebody leads.
rulebook-tie-break-shared = Those level at the top share the victory.
rulebook-tie-at-the-bottom-extra-deals = If the lowest are level one plays on: extra deals until one is alone.
rulebook-tie-at-the-bottom-shared = If the lowest are level they share the victory.
rulebook-stop-after-deal = Nobody stops early: every deal is played out.
rulebook-stop-stop-on-reaching = Whoever has just captured and is sure of the points may stop the match and win at once.
rulebook-claim-not-offered = Stopping is possible only when the points are there.
rulebook-claim-forfeit = Whoever stops without the points loses the match.

# The "rules" command
cli-rules-help = Shows the rulebooks, one of them in words, or the options.

    Without a NAME it lists all rulebooks by where they come from. With a NAME it tells that one rule by rule:
    before each stands the number of its clause, and an asterisk if it comes from an unusual option. With --set
    and the other flags of the rules it shows the changed rulebook, or says why it cannot be played.
cli-rules-name = The rulebook to show.
cli-rules-options = List the options, their values and what they mean; “>” marks the value in force.
cli-rules-as-json = Write the facts as JSON, without words.
cli-rules-examples =
    settebello rules
    settebello rules scopa_guida
    settebello rules scopa --set re_bello=true --target 21
    settebello rules --options
rules-title = The rulebooks
rules-hint = “settebello rules NAME” tells one of them, “settebello rules --options” lists the options.
rules-entry = { $title } ({ $name })
rules-to =
    { $target ->
        [one] to one point
       *[other] to { $target } points
    }
rules-one-deal = a single deal
rules-who = Who plays it
rules-seats = Seats
rules-source = Source
rules-unusual = * Unusual options
rules-here = Changed from the rulebook
rules-agreed = Often agreed upon
rules-setting = { $title }: { $value } ({ $clauses })
rules-options-all = The options, the usual value marked with “>”
rules-options-of = The options of { $name }, the value in force marked with “>”
rules-options-hint = They are changed with --set NAME=VALUE; several values are separated by commas, nothing after “=” means none.
seating-none = for { $players }
seating-pairs = 2 against 2
seating-three-pairs = three pairs
seating-two-trios = 3 against 3
