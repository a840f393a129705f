## I testi che non si possono leggere: mosse, posizioni, partite scritte. $text è quel che c'è scritto.

error-bad-text = «{ $file }», riga { $line }, colonna { $column }: { $why }

notation-empty = non c'è scritto niente.
notation-too-long = è troppo lungo: al massimo { $limit } caratteri.
notation-not-text = non è un testo (UTF-8).
notation-control-character = qui c'è un carattere che non si vede e non si ammette ({ $character }).
notation-unknown-word = non capisco «{ $text }».
notation-suit-without-rank = «{ $text }» è un seme: prima va detto il valore.
notation-not-a-card = «{ $text }» non è una carta; una carta si scrive così: 7d.
notation-not-an-action = «{ $text }» non è una mossa; una mossa si scrive così: 7d, 7dx4c3d, !3.
notation-no-such-action = nessuna mossa possibile corrisponde a «{ $text }».
notation-not-a-record = questa non è una partita scritta: comincia con «settebello record 1».
notation-not-a-position = qui non c'è quel che serve: comincia con «settebello { $wanted } 1».
notation-unknown-version = la versione «{ $text }» non si conosce; questa è la { $known }.
notation-line-missing = il testo finisce qui, ma manca ancora: { $wanted }.
notation-unexpected-line =
    { $wanted ->
        [end] «{ $text }» è di troppo: qui il testo dovrebbe finire.
       *[other] «{ $text }» qui non ci sta; ci si aspetta: { $wanted }.
    }
notation-field-missing = dopo «{ $word }» manca qualcosa: { $wanted }.
notation-unexpected-field = «{ $text }» è di troppo dopo «{ $word }».
notation-not-a-number = «{ $text }» non è un numero che qui possa stare.
notation-not-a-seat =
    «{ $text }» non è un posto di questo tavolo: i posti sono { $players }, contati da 0.
notation-not-a-side =
    «{ $text }» non è una parte di questo tavolo: le parti sono { $sides }, contate da 0.
notation-not-a-time = «{ $text }» non è un tempo; si scrive così: @12.345, oppure 2026-05-01T20:30:00Z.
notation-not-hex = «{ $text }» non sono 32 byte scritti in esadecimale minuscolo.
notation-not-a-name = «{ $text }» non è un nome che si possa mostrare: troppo lungo, o con caratteri nascosti.
notation-unknown-value = «{ $text }» qui non vale; può essere: { $wanted }.
notation-unknown-preset = il regolamento «{ $text }» non c'è; «settebello rules» li elenca tutti.
notation-unknown-option = l'opzione «{ $option }» non c'è.
notation-bad-option-value = l'opzione { $option } non può valere «{ $value }».
notation-unplayable-rules = con queste regole non si può giocare: { $problem }
notation-out-of-order = «{ $text }» è fuori posto; ci si aspetta: { $wanted }.
notation-card-repeated = la carta { $card } c'è due volte.
notation-cards-missing = mancano delle carte: { $missing }.
notation-foreign-card = la carta { $card } non è di questo mazzo.
notation-hands-do-not-fit = mani, tallone e turno non vanno d'accordo.
notation-hidden-card = «{ $text }»: qui si vede una carta che questo posto non può conoscere.
