## The match in the terminal. $who tells whom a sentence is about: you (who reads), we (and partners), one, many.

cli-play-help =
    A match in the terminal, against bots.

    You play by writing a card: 7d is the 7 of denari, 7d 4c 3d takes the 4 of coppe and the 3 of denari, 7 is enough
    when there is but one. “help” tells the rest. What happens is written to a file as it happens: a match broken
    off goes on with --resume.
cli-play-examples =
    settebello play --lang en
    settebello play --rules scopone --bots goloso,casuale,goloso
    settebello play --rules cirulla --name Anna
    settebello play --resume 2026-05-01-1.scopa
cli-play-bots = Who plays with you, in the order of the seats; the last name serves for the seats that are left.
cli-play-seed = A match that can be repeated: the same number gives the same cards.
cli-play-record = Where to write the match, instead of the data folder.
cli-play-resume = Goes on with a match that was broken off, with its rules and its players.
cli-play-data = The data folder; otherwise SETTEBELLO_DATA, otherwise that of the system.
cli-play-name = What you are called.
cli-play-plain = One fact a line, no colours and nothing drawn: for screen readers and pipes.
cli-play-pace = How long to wait between two moves, in milliseconds; usually 600, nothing in a pipe.
cli-play-watch = Only look on: bots play alone.
cli-metavar-dir = DIR
cli-metavar-ms = MS

## What is wrong, before it begins

error-too-many-opponents =
    { $seats ->
        [one] there are { $given } bots, and a place for only one.
       *[other] there are { $given } bots, and { $seats } places.
    }
error-name-unreadable = there is nothing in this name that could be read.
error-record-not-writable = the match cannot be written to “{ $file }” ({ $why }).
error-match-in-use = another program is playing the match “{ $file }”; it can be resumed when that one has ended.
error-dealer-needed = the first dealer is agreed on: say who with --dealer.
error-resume-with-rules = a resumed match has its rules, its players and its file already: { $flag } does not go with --resume.
error-match-is-over = the match in “{ $file }” is over already.
error-secret-missing = the secret of the deal that was broken off is not there: “{ $secret }” is missing, or belongs to another.
error-nothing-dealt = no card has been dealt yet in the match “{ $file }”, and it does not say who the dealer was to be: begin a new match.
error-not-of-this-table = the match in “{ $file }” cannot go on here: what it tells does not add up, or it was not played this way.

## Who sits at the table

play-bot-names = Bruno Carla Dino Elsa Fausto Gina Italo
play-person-name = Player
play-you = you
play-you-and = you and { $partners }
play-bot = { $name } ({ $bot })
play-versus = against

## Cards. $rank is the code of the rank, $name the card in words.

play-the-card =
    { $rank ->
       *[other] the { $name }
    }
play-cards =
    { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }

## A match begins, goes on, is broken off

play-started =
    { $kind ->
        [frac] { $game }: one deal is the match.
        [least] { $game }: when somebody reaches { $target }, whoever has fewest points wins.
       *[most] { $game }: playing to { $target }.
    }
play-seated = At the table: { $sides }.
play-seeded = A match that can be repeated, seed { $seed }: good for trying, not for trusting.
play-recorded = The match is written to { $file }
play-hint = Write a card, such as 7d; “help” tells the rest.
play-resumed = You go on where you left off: { $totals }.
play-saved = The match is safe. To go on: { $program } play --resume { $file }
play-continue = Press Enter to go on.

## Before the cards

play-drawn-cards = Drawing for the deal: { $cards }.
play-drawn-card = { $name } { $card }
play-dealer-random =
    { $who ->
        [you] Drawn by lot: you deal first.
       *[one] Drawn by lot: { $name } deals first.
    }
play-dealer-lowest-card =
    { $who ->
        [you] Yours is the lowest card: you deal first.
       *[one] The lowest card is that of { $name }, who deals first.
    }
play-dealer-first-ace =
    { $who ->
        [you] The first ace is yours: you deal first.
       *[one] The first ace goes to { $name }, who deals first.
    }
play-prepared =
    { $who ->
        [you] Deal { $number }: you deal, { $cutter } cuts. Commitment { $commitment }.
        [cutter] Deal { $number }: { $name } deals, you cut. Commitment { $commitment }.
       *[one] Deal { $number }: { $name } deals, { $cutter } cuts. Commitment { $commitment }.
    }
play-prepared-again = The cards are shuffled and dealt again. Commitment { $commitment }.
play-cut-question = How many cards do you lift? 1 to { $last }, or Enter to cut by chance:
play-cut =
    { $who ->
        [you] { $at ->
            [one] You lifted one card.
           *[other] You lifted { $at } cards.
        }
       *[one] { $at ->
            [one] { $name } lifted one card.
           *[other] { $name } lifted { $at } cards.
        }
    }
play-void-table = On the table were { $table }. Secret of the pack, now told: { $secret }
play-opening =
    { $who ->
        [you] { $scope ->
            [one] On the table are { $table }, which make 15: you take them at once. Scopa!
           *[other] On the table are { $table }, which make 30: you take them at once. Two scope!
        }
       *[one] { $scope ->
            [one] On the table are { $table }, which make 15: { $name } takes them at once. Scopa!
           *[other] On the table are { $table }, which make 30: { $name } takes them at once. Two scope!
        }
    }
play-leads =
    { $who ->
        [you] You begin.
       *[one] { $name } begins.
    }

## Plays

play-took =
    { $who ->
        [you] You took { $takes } with { $card }.
       *[one] { $name } took { $takes } with { $card }.
    }
play-laid =
    { $who ->
        [you] You laid { $card }.
       *[one] { $name } laid { $card }.
    }
play-took-itself =
    { $who ->
        [you] You played { $card } on the empty table, and the ace takes itself.
       *[one] { $name } played { $card } on the empty table, and the ace takes itself.
    }
play-scopa = Scopa!
play-extras = { $extras }: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
play-knocked =
    { $who ->
        [you] You knocked for { $points } points.
       *[one] { $name } knocks for { $points } points and shows { $cards }.
    }
play-may-knock = You may knock for { $points } points before you play: write “knock”.
play-declared = The 7 of coppe stands for { $rank }.
play-stood-in = (The move is by { $bot }: the bot of { $name } did not answer.)
play-packet =
    { $stock ->
        [0] The last { $hand ->
            [3] three
            [9] nine
            [10] ten
            [12] twelve
           *[other] { $hand }
        } cards each are dealt.
       *[other] { $hand ->
            [3] Three
            [9] Nine
            [10] Ten
            [12] Twelve
           *[other] { $hand }
        } more cards each are dealt; { $stock } remain in the stock.
    }
play-taken-back =
    { $who ->
        [you] You took back your last move; the record says so.
       *[one] { $name } took back the last move.
    }

## What is to be seen

play-table = On the table: { $cards }.
play-table-empty = The table is empty.
play-hand = In your hand: { $cards }.
play-hand-empty = Your hand is empty.
play-prompt = Your turn:
play-piles = Piles: { $piles }.
play-pile =
    { $scope ->
        [0] { $side } { $cards }
        [one] { $side } { $cards }, one scopa
       *[other] { $side } { $cards }, { $scope } scope
    }
play-others = Cards in hand: { $hands }.
play-held = { $name } { $count }
play-shown = { $name } has shown { $cards }.
play-stock =
    { $count ->
        [0] The stock is used up.
        [one] One card remains in the stock.
       *[other] { $count } cards remain in the stock.
    }
play-totals = Points: { $totals }.
play-total = { $side } { $points }
play-made-so-far = Scope in this deal so far: { $scope }.
play-no-last = Nobody has played in this deal yet.
play-no-deal = The cards are not dealt yet.
play-title = Deal { $number }
play-stock-title = stock { $count }
play-label-table = Table
play-label-empty = empty
play-label-hand = Hand
play-label-piles = Piles

## Choosing

play-option = { $number }. { $option }
play-option-take = take { $takes } with { $card }
play-option-itself = play { $card }, which takes itself
play-option-lay = lay { $card }
play-option-knock = knock for { $points }
play-option-knock-rank = knock for { $points }, the 7 of coppe standing for { $rank }
play-which = Which? 1 to { $last }, or Enter to think again:
play-which-range = The numbers go from 1 to { $last }.

## Claims

play-claim-question =
    { $who ->
        [you] You may claim the match: you are at { $target } already. Write = to win, or Enter to play on:
       *[we] You and your partners may claim the match: you are at { $target } already. Write = to win, or Enter to play on:
    }
play-claim-open = { $side }: the certain points are enough to win.
play-claimed =
    { $who ->
        [you] You claim the match.
       *[one] { $name } claims the match.
    }
play-claim-wrong = But the certain points were not enough: the match is lost.
play-claim-hint = To claim the match write = right behind the capture, on the same line: 7d =

## It cannot be done

play-not-understood = I do not understand “{ $text }”. Write a card, such as 7d, or “help”.
play-donna = “Donna” is not taken: it is the fante in some regions and the cavallo in others. Write fante or cavallo.
play-not-held = You do not hold { $card }.
play-no-such-play = You have no play like “{ $text }”.
play-refused-not-asked = Not now.
play-refused-stale = The table has changed in the meantime: look, and try again.
play-refused-bad-cut = A cut is from 1 to { $last } cards.
play-refused-nothing-to-take-back = There is no move of yours to take back in this deal yet.
play-refused-match-is-over = The match is over.
play-concede-question = Do you want to give the match up? Write “yes” to confirm:
play-not-conceded = Good, the match goes on.
play-conceded =
    { $who ->
        [you] You gave the match up.
       *[one] { $name } gives the match up.
    }

## The points of a deal

sheet-title = Points of deal { $number }.
sheet-leftovers =
    { $who ->
        [you] { $how ->
            [last] What is left goes to you, who captured last: { $cards }.
           *[dealer] What is left goes to you, who dealt: { $cards }.
        }
        [we] { $how ->
            [last] What is left goes to you and { $name }, who captured last: { $cards }.
           *[dealer] What is left goes to you and { $name }, who dealt: { $cards }.
        }
        [one] { $how ->
            [last] What is left goes to { $name }, who captured last: { $cards }.
           *[dealer] What is left goes to { $name }, who dealt: { $cards }.
        }
        [many] { $how ->
            [last] What is left goes to { $name }, who captured last: { $cards }.
           *[dealer] What is left goes to { $name }, who dealt: { $cards }.
        }
       *[nobody] What is left goes to nobody: { $cards }.
    }
sheet-row = { $category }: { $awards } ({ $tallies }).
sheet-row-bare = { $category }: { $awards }.
sheet-award =
    { $points ->
        [one] one point to { $side }
       *[other] { $points } points to { $side }
    }
sheet-you = you
sheet-you-and = you and { $partners }
sheet-nobody-tie = a tie, the point goes to nobody
sheet-nobody-not-enough = the point goes to nobody, at least { $need } were needed
sheet-nobody-missing = void, everybody lacks a suit
sheet-nobody-none = to nobody
sheet-cards = { $category }, { $side }: { $cards }.
sheet-primiera = Primiera, { $side }: { $cards }; { $total } in all.
sheet-primiera-lacking =
    { $count ->
        [one] Primiera, { $side }: { $cards }; { $total } in all, but without the suit of { $suits }.
       *[other] Primiera, { $side }: { $cards }; { $total } in all, but without the suits of { $suits }.
    }
sheet-primiera-none = Primiera, { $side }: no card.
sheet-primiera-card = { $card } { $value }
sheet-doubled = { $side }: with all four cavalli the scope count twice.
sheet-frac-king = Eight each: { $card } decides.
sheet-deal = In this deal: { $points }.
sheet-totals = Total: { $points }.
sheet-deal-label = deal
sheet-totals-label = total
sheet-won-at-once =
    { $who ->
        [you] These points win you the match, whatever the total.
        [we] These points win you and { $name } the match, whatever the total.
        [one] These points win { $name } the match, whatever the total.
       *[many] These points win { $name } the match, whatever the total.
    }
sheet-next =
    { $who ->
        [you] You deal next.
       *[one] { $name } deals next.
    }
sheet-secret = Secret of the pack, now told: { $secret }

## The end

play-won =
    { $who ->
        [you] You won the match: { $totals }.
        [we] You and { $name } won the match: { $totals }.
        [one] { $name } won the match: { $totals }.
       *[many] { $name } won the match: { $totals }.
    }
play-shared = The victory is shared by { $sides }: { $totals }.
play-verify = To check the pack and the moves: { $program } verify { $file }

## Words that may be written in place of a card

play-words-table = table
play-words-hand = hand cards
play-words-score = score points
play-words-last = last
play-words-piles = piles pile
play-words-moves = moves
play-words-rules = rules
play-words-fairness = commitment fairness
play-words-help = help
play-words-undo = undo takeback
play-words-concede = concede resign
play-words-quit = quit exit
play-words-no = no n
play-words-yes = yes y
play-words-cut = cut lift
play-commitment = The commitment to the pack of this deal: { $commitment }.
play-help =
    A card: 7d is the 7 of denari; ranks are A 2 3 4 5 6 7 F C R, suits d c s b (denari, coppe, spade, bastoni).
    The rank is enough when there is no doubt: 7, ace, fante, cavallo, re; 8, 9 and 10 are fante, cavallo and re.
    A capture: 7d 4c 3d, or 7dx4c3d; if there is a choice you are asked, and answer with a number.
    To look: table, hand, score, last, piles, moves, rules, commitment; Enter alone shows your turn again.
    To change your mind: undo takes your last move back; concede leaves the match to the others.
    To stop: quit; you can go on with the match whenever you like.
play-help-tab = The Tab key completes.
play-help-knock = To knock: knock, or !3 or !10; with the 7 of coppe also what it stands for, as in !10=2.
play-help-52 = This pack has 8, 9 and T (the 10) as well.
