## Bots against bots, and counting plays

cli-arena-help =
    Bots against bots over many decks, with confidence intervals.

    Every deck is played as often as there are sides, the bots moving on from side to side, so that the luck of
    the cards evens out. Neither totals nor claims play a part: a deck is one deal.

    With --json the result goes into FILE and what was played into FILE.decks: the same line takes up a run that
    was interrupted, and with more --deals extends it. The same seed gives the same result.
cli-arena-examples =
    settebello arena --a goloso --b casuale
    settebello arena --a goloso --b casuale --rules scopone --json trial.json
    settebello arena --bots goloso,casuale,casuale --players 3
cli-arena-a = The first bot, from whose view the result is given.
cli-arena-b = The second bot; goloso if nothing is said.
cli-arena-bots = One bot for each side, going round: when there are fewer, the first comes again.
cli-arena-deals = How many different decks.
cli-arena-limit = How long a bot may think about a play: 50ms, 4000n (nodes), 400w (worlds).
cli-arena-seed = The seed of the decks and the bots.
cli-arena-json-file = Writes the result into FILE; with - to the output, instead of the table.
cli-arena-workers = How many processes at once; as many as the machine can run if nothing is said.
cli-metavar-bot = BOT

arena-title =
    { $decks ->
        [one] { $rules }: one deck ({ $dealt } deals), seed { $seed }, limit { $limit }
       *[other] { $rules }: { $decks } decks ({ $dealt } deals), seed { $seed }, limit { $limit }
    }
arena-bot = bot
arena-points = points
arena-interval = 95% interval
arena-won = won
arena-tied = tied
arena-lost = lost
arena-as-hand = as hand
arena-as-dealer = as dealer
arena-decimal-mark = .
arena-legend-two = points: own minus those of the other side, per deal
arena-legend-more = points: own minus the mean of the others, per deal
arena-written = Result written to { $file }.
arena-decks = decks
arena-resumed =
    { $known ->
        [one] Resuming: one deck of { $deals } has been played.
       *[other] Resuming: { $known } decks of { $deals } have been played.
    }
arena-interrupted = Interrupted: { $done } decks of { $deals } are in { $file }; the same command line goes on from there.

error-unknown-bot =
    { $near ->
        [none] there is no bot “{ $name }”; there are { $names }.
       *[other] there is no bot “{ $name }”; perhaps { $near }? There are { $names }.
    }
error-broken-bot = the bot “{ $name }” ({ $package }) cannot be loaded: { $why }.
error-bad-limit = “{ $text }” is no limit: write 50ms, 4000n or 400w.
error-bots-named-twice = bots are named with --a and --b or with --bots, not both ways.
error-arena-needs-bots = who plays? Say it with --a and --b or with --bots; there are { $names }.
error-too-many-bots =
    { $sides ->
        [2] there are { $bots } bots and only two sides.
       *[other] there are { $bots } bots and only { $sides } sides.
    }
error-bot-failed = the bot “{ $bot }” went wrong playing deck { $deck }: { $why }.
error-worker-lost = one of the processes that played ended suddenly; what had been played is safe if there is --json.
error-arena-other-question = “{ $file }” holds the result of another trial (different: { $differs }); choose another file.
error-not-a-run = “{ $file }”, line { $line }, is not the result of a trial; it was left alone.

cli-perft-help =
    Counts sequences of plays to a depth.

    A play is one card; nobody knocks, and there is no chance, because the position holds the stock in order. A
    finished deal counts one. It serves whoever writes an engine: two programs that count alike play by the same
    rules.

    Without POSITION the first deal of the seed is counted: that of “settebello arena” and, when nobody chooses
    the cut, of “settebello play”.
cli-perft-examples =
    settebello perft --depth 4
    settebello perft --depth 3 --rules scopone --divide
    settebello perft --rules cirulla --show
    settebello perft position.txt --depth 5
cli-perft-position = A file, - for the input, or the position itself on one line.
cli-perft-depth = How many plays.
cli-perft-divided = Also the count of every first play.
cli-perft-seed = The seed of the deal when no position is given; 1 if nothing is said.
cli-perft-show = Writes the position that would be counted from, on one line, and does not count.

error-position-and-rules = the position says the rules and the cards already: it does not go with --rules, --set, --seed and the like.
