## Why these options cannot be played together

problem-table-not-listed = this game cannot be played by this number of players or with these teams.
problem-sizes-not-listed = cards in hand and on the table may be 3 and 4, 9 and 4, 10 and 0 or 12 and 4.
problem-cards-do-not-divide = with these players the cards cannot be dealt out evenly to the last.
problem-packets-do-not-fit = this way of dealing does not fit the number of cards in hand and on the table.
problem-packets-need-four = three, two, three, two, three is dealt to four players only.
problem-fifteen-needs-normal-ace = where captures make 15 the ace must count one.
problem-least-and-stop = when playing to lose nobody may stop the match in mid-deal.
problem-least-and-all-ten = when playing to lose all ten denari cannot win the match.
problem-least-and-score-set = when playing to lose the points may not contain wins of their own.
problem-least-and-count-order = when playing to lose being first means nothing: the totals must be compared.
problem-cicera-and-deck = the pack of fifty-two and the points of cicera always go together.
problem-cicera-needs-rank-only = in cicera figures take only an equal figure.
problem-cicera-needs-match-or-sum = in cicera one takes an equal card or a sum, not fifteens.
problem-cicera-and-wild-ace = in cicera the ace cannot be wild.
problem-cirulla-needs-aces = in cirulla the ace takes all, upon an ace only that ace, and on an empty table itself.
problem-rank-only-and-capture-mode = if figures take only an equal figure, captures cannot make 15.
problem-rank-only-and-wild-ace = if figures take only an equal figure, the ace cannot be wild.
problem-frac-needs-two-sides = frac is played between two sides only.
problem-frac-and-other-points = in frac only aces and figures count: no re bello, no napola, no double scope.
problem-frac-is-one-deal = frac is a single deal: no order of counting, and nobody stops it early.
problem-all-ten-needs-napola = all ten denari win only where the napola is counted by its length.
problem-target-too-low = the target must be at least 1.
problem-max-capture-too-low = the longest capture must be at least one card.
