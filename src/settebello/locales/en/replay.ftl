## A written match, told again

cli-replay-help =
    Tells a written match again, deal by deal and move by move.

    Everybody's cards are shown: once a deal is over there are no secrets left. Whether the match was fair is for
    “settebello verify”.
cli-replay-file = The written match (.scopa); - is the standard input.
cli-replay-deal = This deal only.
cli-replay-plain = One fact a line, no colours and no drawings: for screen readers and pipes.
cli-replay-examples =
    settebello replay 2026-05-01-1.scopa
    settebello replay 2026-05-01-1.scopa --deal 3 --plain
error-no-such-deal =
    { $last ->
        [0] the match has no deals yet.
        [one] there is no deal { $number }: there is only one.
       *[other] there is no deal { $number }: there are { $last }.
    }
error-replay-stopped = “{ $file }”: from here on the match cannot be played again (deal { $deal }, line of play { $event }); “settebello verify” says why.

replay-hand = { $name } holds: { $cards }.
replay-running = This deal is not over: the hidden cards are not known yet.
replay-dealer-agreed = The first dealer, agreed on by all, is { $name }.
replay-dealer-again = The cards cannot decide on a dealer: they are drawn again.
replay-knocked = { $name } knocks for { $points } points.
replay-sits = { $sitter } now sits in the place of { $name }.
replay-unfinished = The written match ends here, and is not over.
