## Perché un'azione non vale. $card è la carta giocata, $takes le carte che si volevano prendere.

reason-deal-is-over = La smazzata è finita: non c'è più niente da giocare.
reason-card-not-in-hand = Questa carta non è nella mano di chi gioca: { $card }.
reason-take-repeats-card = La stessa carta non si prende due volte: { $takes }.
reason-take-not-on-table = Si può prendere solo quello che è in tavola, e qui non c'è tutto: { $takes }.
reason-must-capture = Con questa carta si deve prendere, non si può calare: { $card }.
reason-single-first = C'è in tavola una carta uguale: prima di una somma va presa quella ({ $card }).
reason-fewest-cards = C'è una presa con meno carte, e fra quelle bisogna scegliere ({ $card }).
reason-too-many-cards = Sono più carte di quante se ne possano prendere in una volta: { $takes }.
reason-ace-takes-all = L'asso non sceglie: prende tutto quello che gli spetta, e nient'altro ({ $card }).
reason-ace-may-not-open = La smazzata non si può aprire con un asso ({ $card }).
reason-not-a-capture = I conti non tornano: { $card } non prende { $takes }.
reason-no-knocking = In questo gioco non si bussa.
reason-knock-not-now = Si bussa solo al proprio turno, prima di giocare la prima delle tre carte.
reason-knock-not-worth = Questa mano non vale quella bussata.
reason-knock-needs-rank = Con il 7 di coppe in mano bisogna dire che carta fa, e deve far tornare la bussata.
reason-claim-needs-match = Chiamarsi fuori si può solo in una partita, dove ci sono i totali.
reason-claim-not-agreed = Non si è stabilito che ci si possa chiamare fuori: si gioca fino alla fine della smazzata.
reason-claim-not-now = Ci si chiama fuori subito dopo una propria presa, prima che si giochi la carta seguente.
reason-claim-not-certain = I punti già sicuri non bastano ancora per vincere.
