## Why an action does not count. $card is the card played, $takes the cards one wanted to take.

reason-deal-is-over = The deal is over: there is nothing left to play.
reason-card-not-in-hand = This card is not in the player's hand: { $card }.
reason-take-repeats-card = The same card cannot be taken twice: { $takes }.
reason-take-not-on-table = Only what is on the table can be taken, and not all of this is: { $takes }.
reason-must-capture = This card has to take, it cannot be laid: { $card }.
reason-single-first = An equal card is on the table: it must be taken before any sum ({ $card }).
reason-fewest-cards = There is a capture with fewer cards, and only those may be chosen ({ $card }).
reason-too-many-cards = These are more cards than may be taken at once: { $takes }.
reason-ace-takes-all = The ace does not pick and choose: it takes all that is its due, and nothing else ({ $card }).
reason-ace-may-not-open = The deal may not be opened with an ace ({ $card }).
reason-not-a-capture = That does not add up: { $card } does not take { $takes }.
reason-no-knocking = There is no knocking in this game.
reason-knock-not-now = One knocks on one's own turn, before playing the first of the three cards.
reason-knock-not-worth = This hand is not worth that knock.
reason-knock-needs-rank = With the 7 of coppe in hand one must say which card it stands for, and it must fit the knock.
reason-claim-needs-match = Stopping is possible only in a match, where there are totals.
reason-claim-not-agreed = It was not agreed that one may stop: the deal is played to its end.
reason-claim-not-now = One stops right after one's own capture, before the next card is played.
reason-claim-not-certain = The points that are certain do not win the match yet.
