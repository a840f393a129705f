## I regolamenti: il nome, che gioco è, e chi lo gioca

source-000 = Documento 000: la voce d'enciclopedia
source-002 = Documento 002: le regole illustrate
source-003 = Documento 003: la guida
source-004 = Documento 004: il regolamento online
source-tradition = Tradizione
source-house = Regole della casa

preset-scopa-wikipedia = Scopa dell'enciclopedia
preset-scopa-wikipedia-about = Tre carte per volta, si prende sempre con meno carte possibile e si arriva a 21.
    Tre re in tavola mandano a monte; se a tutti manca un seme la primiera si fa con tre.
preset-scopa-wikipedia-where = Come la racconta la voce d'enciclopedia; re bello e chiamarsi fuori solo se ci si accorda.

preset-scopone-wikipedia = Scopone dell'enciclopedia
preset-scopone-wikipedia-about = Quattro giocatori a coppie, dieci carte a testa e la tavola vuota.
    Per il resto come la scopa dell'enciclopedia.
preset-scopone-wikipedia-where = La prima delle due forme di scopone della voce d'enciclopedia.

preset-scopone-scientifico-wikipedia = Scopone scientifico dell'enciclopedia
preset-scopone-scientifico-wikipedia-about = A coppie, nove carte a testa e quattro in tavola, senza asso pigliatutto.
    Qui «scientifico» è il nove più quattro.
preset-scopone-scientifico-wikipedia-where = La seconda forma della voce d'enciclopedia; altrove lo stesso nome indica le dieci carte.

preset-scopa-illustrata = Scopa illustrata
preset-scopa-illustrata-about = La scopa dell'enciclopedia senza smazzate a monte: si gioca qualunque tavola.
    Si arriva a 21 e si finisce sempre la smazzata.
preset-scopa-illustrata-where = Da una raccolta di regole illustrate; l'elenco dei punti, che lì manca, è quello dell'enciclopedia.

preset-scopa-guida = Scopa della guida
preset-scopa-guida-about = In senso orario, prima la carta singola e poi la somma che si vuole.
    Carte e denari chiedono la maggioranza, 21 e 6; si gioca a 11, o a 21.
preset-scopa-guida-where = Da una guida per chi comincia; di solito in due.

preset-scopone-guida = Scopone della guida
preset-scopone-guida-about = A coppie, nove carte a testa e quattro in tavola, in senso orario.
    I punti sono quelli della scopa della guida; si gioca a 21.
preset-scopone-guida-where = Dalla stessa guida; la forma da torneo vi si chiama scopone scientifico.

preset-scopa-d-assi-guida = Scopa d'assi della guida
preset-scopa-d-assi-guida-about = L'asso è una matta: vale quanto si vuole, da 1 a 10, e le scope fioccano.
    Per il resto come la scopa della guida.
preset-scopa-d-assi-guida-where = Dalla stessa guida; quasi ovunque «scopa d'assi» è invece l'asso che piglia tutto.

preset-scopa-online = Scopa online
preset-scopa-online-about = Tre carte per volta, in senso antiorario, prima la carta singola; si gioca a 11.
    Tre re in tavola mandano a monte e la primiera vuole tutti e quattro i semi.
preset-scopa-online-where = Dal regolamento di un sito di gioco; di solito in due.

preset-scopone-online = Scopone classico online
preset-scopone-online-about = A coppie, nove carte a testa e quattro in tavola; si gioca a 21.
    Tre re in tavola mandano a monte.
preset-scopone-online-where = Dal regolamento dello stesso sito.

preset-scopone-scientifico-online = Scopone scientifico online
preset-scopone-scientifico-online-about = A coppie, dieci carte a testa e la tavola vuota; si gioca a 21.
    Qui «scientifico» è il dieci più zero.
preset-scopone-scientifico-online-where = Dal regolamento dello stesso sito.

preset-scopa = Scopa
preset-scopa-about = La scopa di tutti: tre carte per volta, prima la carta singola, si arriva a 11.
    Carte, denari, settebello, primiera e un punto per ogni scopa.
preset-scopa-where = In tutta Italia, in due o più; anche a 16, 21 o 31.

preset-scopone = Scopone
preset-scopone-about = A coppie, nove carte a testa e quattro in tavola, tutto dato subito; si arriva a 21.
    Nessun tallone: chi conta le carte sa che cosa resta.
preset-scopone-where = Nelle case e nei circoli, quattro amici a un tavolo.

preset-scopone-scientifico = Scopone scientifico
preset-scopone-scientifico-about = A coppie, dieci carte a testa e la tavola vuota; si arriva a 21.
    Il gioco dello spariglio, dove ogni carta va ricordata.
preset-scopone-scientifico-where = Nei circoli e nei tornei.

preset-asso-piglia-tutto = Asso piglia tutto
preset-asso-piglia-tutto-about = L'asso prende l'intera tavola, ma non è scopa; la napola si conta per lunghezza.
    Tutti e dieci i denari vincono la partita. Si arriva a 21.
preset-asso-piglia-tutto-where = In tante famiglie e regioni, ognuna con i suoi usi; a coppie spesso con dieci carte, nei tornei a 31.

preset-asso-piglia-tutto-scopone = Asso piglia tutto a coppie
preset-asso-piglia-tutto-scopone-about = A coppie, dieci carte a testa e la tavola vuota; l'asso prende l'intera tavola, ma non è scopa.
    Napola per lunghezza, e tutti e dieci i denari vincono la partita. Si arriva a 31.
preset-asso-piglia-tutto-scopone-where = Nei tornei di circolo, dove l'asso piglia tutto si gioca a coppie.

preset-asso-piglia-tutto-scopa = Asso piglia tutto con scopa
preset-asso-piglia-tutto-scopa-about = L'asso prende l'intera tavola, e ogni volta è scopa.
    Per il resto la solita scopa, a 21.
preset-asso-piglia-tutto-scopa-where = A certi tavoli di casa, dove le scope non bastano mai.

preset-scopa-d-asso-piemonte = Scopa d'asso piemontese
preset-scopa-d-asso-piemonte-about = L'asso piglia tutto, ma se in tavola c'è un asso prende solo quello; è scopa se era solo.
    Re bello e napola; dieci denari vincono la partita. Si arriva a 21.
preset-scopa-d-asso-piemonte-where = In Piemonte.

preset-scopa-a-15 = Scopa a quindici
preset-scopa-a-15-about = Si prende facendo 15 fra la carta giocata e quelle in tavola; la carta uguale non prende.
    I punti sono quelli della scopa; si arriva a 11.
preset-scopa-a-15-where = Un po' ovunque, in famiglia.

preset-escoba = Escoba
preset-escoba-about = La scopa di Spagna e d'America Latina: si prende facendo 15 e si gioca a 15.
    Se le prime quattro carte fanno 15 o 30 le prende subito il mazziere.
preset-escoba-where = In Spagna e in America Latina; anche a 21.

preset-re-bello = Scopa con il re bello
preset-re-bello-about = La solita scopa a 11 con un punto in più per il re di denari.
    I punti di mazzo diventano cinque.
preset-re-bello-where = Dove ci si accorda così prima di cominciare; anche in più di quattro.

preset-napola = Scopa con la napola
preset-napola-about = Chi ha asso, 2 e 3 di denari segna tre punti, e uno in più per ogni carta che segue.
    Si arriva a 21.
preset-napola-where = In molte regioni; anche a nove o dieci carte.

preset-scopone-di-trenta = Scopone di trenta
preset-scopone-di-trenta-about = Lo scopone con asso, 2 e 3 di denari che valgono 1, 2 e 3 punti.
    Chi li prende tutti e tre vince la partita.
preset-scopone-di-trenta-where = Una forma di casa dello scopone a nove carte.

preset-cirulla = Cirulla
preset-cirulla-about = Si prende come a scopa o facendo 15, si bussa con la mano buona, e le scale di denari contano.
    L'asso piglia tutto. Si arriva a 51.
preset-cirulla-where = A Genova e in Liguria.

preset-cicera = Cicera
preset-cicera-about = A coppie con cinquantadue carte, dodici a testa; le figure si prendono solo fra uguali.
    Contano le spade e i punti fatti giocando. Si arriva a 51.
preset-cicera-where = A Brescia e dintorni.

preset-scopa-a-perdere = Scopa a perdere
preset-scopa-a-perdere-about = I punti si contano come sempre, ma vince chi ne ha meno quando qualcuno arriva a 21.
    Prendere è obbligatorio: scegliere bene la carta è tutto.
preset-scopa-a-perdere-where = Per ridere, quando si è stanchi di vincere.

preset-scopa-frac = Frac
preset-scopa-frac-about = Contano solo assi e figure, un punto l'una: sedici in tutto, e le scope niente.
    La partita è una smazzata; sull'otto pari vince chi ha il re di denari.
preset-scopa-frac-where = Una forma di casa, svelta, in due o a coppie.

preset-ponino = Ponino
preset-ponino-about = La solita scopa a 11, ma chi prende tutti e quattro i cavalli raddoppia le sue scope.
    Anche un cavallo qualsiasi va tenuto d'occhio.
preset-ponino-where = Una forma di casa della scopa.
