## Why these options cannot be played together

problem-table-not-listed = This game cannot be played by this number of players or with these teams.
problem-sizes-not-listed = Cards in hand and on the table may be 3 and 4, 9 and 4, 10 and 0 or 12 and 4.
problem-cards-do-not-divide = With these players the cards cannot be dealt out evenly to the last.
problem-packets-do-not-fit = This way of dealing does not fit the number of cards in hand and on the table.
problem-packets-need-four = Three, two, three, two, three is dealt to four players only.
problem-fifteen-needs-normal-ace = Where captures make 15 the ace must count one.
problem-least-and-stop = When playing to lose nobody may stop the match in mid-deal.
problem-least-and-all-ten = When playing to lose all ten denari cannot win the match.
problem-least-and-score-set = When playing to lose the points may not contain wins of their own.
problem-least-and-count-order = When playing to lose being first means nothing: the totals must be compared.
problem-cicera-and-deck = The pack of fifty-two and the points of cicera always go together.
problem-cicera-needs-rank-only = In cicera figures take only an equal figure.
problem-cicera-needs-match-or-sum = In cicera one takes an equal card or a sum, not fifteens.
problem-cicera-and-wild-ace = In cicera the ace cannot be wild.
problem-cirulla-needs-aces = In cirulla the ace takes all, upon an ace only that ace, and on an empty table itself.
problem-rank-only-and-capture-mode = If figures take only an equal figure, captures cannot make 15.
problem-rank-only-and-wild-ace = If figures take only an equal figure, the ace cannot be wild.
problem-frac-needs-two-sides = Frac is played between two sides only.
problem-frac-and-other-points = In frac only aces and figures count: no re bello, no napola, no double scope.
problem-frac-is-one-deal = Frac is a single deal: no order of counting, and nobody stops it early.
problem-all-ten-needs-napola = All ten denari win only where the napola is counted by its length.
problem-target-too-low = The target must be at least 1.
problem-max-capture-too-low = The longest capture must be at least one card.
