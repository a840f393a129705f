## Texts that cannot be read: actions, positions, written matches. $text is what stands there.

error-bad-text = “{ $file }”, line { $line }, column { $column }: { $why }

notation-empty = there is nothing written here.
notation-too-long = this is too long: { $limit } characters at most.
notation-not-text = this is no text (UTF-8).
notation-control-character = there is a character here that cannot be seen and is not allowed ({ $character }).
notation-unknown-word = “{ $text }” means nothing here.
notation-suit-without-rank = “{ $text }” is a suit: the rank comes first.
notation-not-a-card = “{ $text }” is not a card; a card is written like this: 7d.
notation-not-an-action = “{ $text }” is not an action; one is written like this: 7d, 7dx4c3d, !3.
notation-no-such-action = nothing that can be played fits “{ $text }”.
notation-not-a-record = this is not the record of a match: one begins with “settebello record 1”.
notation-not-a-position = this is not what is needed: it begins with “settebello { $wanted } 1”.
notation-unknown-version = version “{ $text }” is not known; this is { $known }.
notation-line-missing = the text ends here, and this is still missing: { $wanted }.
notation-unexpected-line =
    { $wanted ->
        [end] “{ $text }” is too much: the text should end here.
       *[other] “{ $text }” does not belong here; expected: { $wanted }.
    }
notation-field-missing = something is missing behind “{ $word }”: { $wanted }.
notation-unexpected-field = “{ $text }” is too much behind “{ $word }”.
notation-not-a-number = “{ $text }” is not a number that can stand here.
notation-not-a-seat =
    “{ $text }” is not a seat of this table: there are { $players }, counted from 0.
notation-not-a-side =
    “{ $text }” is not a side of this table: there are { $sides }, counted from 0.
notation-not-a-time = “{ $text }” is not a time; one is written @12.345, or 2026-05-01T20:30:00Z.
notation-not-hex = “{ $text }” is not 32 bytes in lowercase hexadecimal.
notation-not-a-name = “{ $text }” is not a name that can be shown: too long, or with hidden characters.
notation-unknown-value = “{ $text }” cannot stand here; it may be: { $wanted }.
notation-unknown-preset = there is no rulebook “{ $text }”; “settebello rules” lists them all.
notation-unknown-option = there is no option “{ $option }”.
notation-bad-option-value = the option { $option } cannot be “{ $value }”.
notation-unplayable-rules = these rules cannot be played: { $problem }
notation-out-of-order = “{ $text }” is out of order; expected: { $wanted }.
notation-card-repeated = the card { $card } is there twice.
notation-cards-missing = cards are missing: { $missing }.
notation-foreign-card = the card { $card } is not of this deck.
notation-hands-do-not-fit = hands, stock and turn do not go together.
notation-hidden-card = “{ $text }”: a card is seen here that this seat cannot know.
