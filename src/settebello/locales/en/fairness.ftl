## The check of a written match. Seats and sides are counted from 0, as in the file.

cli-verify-help =
    Checks whether a written match is fair and legal.

    Every shuffle is made again from the revealed secrets, every move played, every point counted. Nothing is believed
    because it is written. Status 0: all is true; 1: something is not; 2: the file cannot be read; 3: not finished.
cli-verify-files = Written matches (.scopa); - is the standard input.
cli-verify-examples =
    settebello verify 2026-05-01-1.scopa
    settebello verify *.scopa

verify-line = { $file }: { $outcome }
outcome-fair = fair and legal.
outcome-reproducible = reproducible, not fair: the deck comes from a number that anybody could know. The rest is true.
outcome-wrong = not true.
outcome-incomplete = incomplete: true so far, but the match is not over.
verify-counts =
    { $deals ->
        [one] one deal played again
       *[other] { $deals } deals played again
    }, { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
verify-finding = { $where }: { $what }
verify-at-match = match
verify-at-draw =
    { $attempt ->
        [0] draw of the dealer
       *[other] draw of the dealer, attempt { $attempt }
    }
verify-at-deal = deal { $deal }
verify-at-attempt = deal { $deal }, attempt { $attempt }
verify-at-event = deal { $deal }, line of play { $event }
verify-seat = seat { $seat } ({ $name })

flaw-seed-untold = the match is called { $match }: it comes from a number and does not say so; it is not fair.
flaw-match-id-not-seeded = the name of the match should be { $wanted }.
flaw-secret-not-seeded = the secret does not come from the number of the match.
flaw-contribution-not-seeded = { $who }: the contribution does not come from the number of the match.
flaw-bot-not-seeded = { $who }: the seed of the bot does not come from the number of the match.
flaw-dealer-not-drawn = the first dealer was not drawn.
flaw-dealer-drawn-wrong = the draw gives another dealer: { $wanted }.
flaw-dealer-wrong = it is another's turn to deal: seat { $wanted }.
flaw-deal-out-of-order = the number of the deal should be { $wanted }.
flaw-attempt-out-of-order = the attempt is out of place: it should be number { $wanted }, and only after a void one.
flaw-host-uncommitted = the host made no commitment: the deck could have been chosen.
flaw-secret-missing = the host's secret is missing; once the deal is over it must be told.
flaw-secret-broken = the host's secret is not the one committed to.
flaw-secret-used-again = the host's secret has served for another deck before.
flaw-contribution-from-nobody = { $who }: a contribution, but no person sits there.
flaw-contribution-left-out = { $who }: the contribution of a person is missing.
flaw-contribution-untold = { $who }: the contribution was not opened, and nothing says why.
flaw-contribution-broken = { $who }: the contribution is not the one committed to, and was counted all the same.
flaw-contribution-ignored = { $who }: the contribution was good, and was not counted.
flaw-cut-missing = the pack was not cut.
flaw-cut-by-another = another should have cut: seat { $wanted }.
flaw-cut-by-a-bot = a bot cuts by chance only, and here it chose.
flaw-cut-not-the-default = the cut by chance would be at { $wanted } cards.
flaw-deck-wrong = the secrets and the cut give another deck.
flaw-table-wrong = this deck puts other cards on the table: { $wanted }.
flaw-void-wrong = the deal is not void for this reason.
flaw-void-ignored = the deal was void ({ $redeal }), and was played all the same.
flaw-opening-wrong = what the dealer takes at once is wrong; it would be: { $wanted }.
flaw-cards-impossible = the cards seen so far cannot come from one deck.
flaw-not-ones-turn = { $who }: { $action } out of turn.
flaw-illegal = { $who }: { $action } is not allowed. { $why }
flaw-marks-wrong = the move should be written { $wanted }.
flaw-take-back-wrong = { $who }: there is no move of theirs to take back here.
flaw-take-back-among-persons = { $who }: a move taken back, with more than one person at the table.
flaw-claim-wrong = whoever claims here cannot.
flaw-after-the-end = the match was over already.
flaw-deal-unfinished = the deal does not come to its end.
flaw-awards-wrong = the points of the deal are others.
flaw-totals-wrong = the total is another: { $wanted }.
flaw-result-wrong =
    { $wanted ->
        [none] the match was not over.
       *[other] the result is another: { $wanted }.
    }

note-absent-contributions =
    { $count ->
        [one] One contribution did not come or was not good, and counts as zero.
       *[other] { $count } contributions did not come or were not good, and count as zero.
    }
note-default-cuts =
    { $count ->
        [one] A person left one cut to chance.
       *[other] Persons left { $count } cuts to chance.
    }
note-void-deals =
    { $count ->
        [one] One deal was void.
       *[other] { $count } deals were void.
    }
note-take-backs =
    { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
note-stand-ins =
    { $count ->
        [one] One move was made by a bot in somebody's place.
       *[other] { $count } moves were made by a bot in somebody's place.
    }
note-changes =
    { $count ->
        [one] A seat changed hands once.
       *[other] A seat changed hands { $count } times.
    }
