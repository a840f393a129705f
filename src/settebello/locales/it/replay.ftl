## Una partita scritta, raccontata di nuovo

cli-replay-help =
    Racconta una partita scritta, smazzata per smazzata e mossa per mossa.

    Le carte di tutti si vedono, perché a smazzata finita non ci sono più segreti. Se la partita è onesta lo dice
    «settebello verify».
cli-replay-file = La partita scritta (.scopa); - è l'ingresso standard.
cli-replay-deal = Solo questa smazzata.
cli-replay-plain = Un fatto per riga, senza colori né disegni: per i lettori di schermo e le pipe.
cli-replay-examples =
    settebello replay 2026-05-01-1.scopa
    settebello replay 2026-05-01-1.scopa --deal 3 --plain
error-no-such-deal =
    { $last ->
        [0] la partita non ha ancora smazzate.
        [one] la smazzata { $number } non c'è: ce n'è una sola.
       *[other] la smazzata { $number } non c'è: ce ne sono { $last }.
    }
error-replay-stopped = «{ $file }»: da qui in poi la partita non si può rigiocare (smazzata { $deal }, riga di gioco { $event }); «settebello verify» dice perché.

replay-hand = { $name } ha in mano: { $cards }.
replay-running = Questa smazzata non è finita: le carte coperte non si conoscono ancora.
replay-dealer-agreed = Il primo mazziere, d'accordo fra tutti, è { $name }.
replay-dealer-again = Le carte non bastano a decidere il mazziere: si tira di nuovo.
replay-knocked = { $name } bussa per { $points } punti.
replay-sits = Al posto di { $name } ora c'è { $sitter }.
replay-unfinished = La partita scritta finisce qui, e non è finita.
