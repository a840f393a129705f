## La riga di comando: la cornice

cli-usage = Uso:
cli-arguments = Argomenti
cli-flags = Opzioni
cli-commands = Comandi
cli-examples = Esempi
cli-flags-metavar = OPZIONI
cli-command-metavar = COMANDO
cli-note-default = se non si dice
cli-note-at-least = almeno
cli-note-required = va detto
cli-note-multiple = si può ripetere

cli-settebello-help =
    Scopa e scopone: le regole, una partita nel terminale, i bot e gli attrezzi.

    Con «settebello COMANDO --help» ogni comando spiega come si usa.
cli-settebello-examples =
    settebello play
    settebello play --rules scopone_scientifico --target 11
    settebello rules cirulla

cli-metavar-name = NOME
cli-metavar-value = VALORE
cli-metavar-seat = POSTO
cli-metavar-file = FILE
cli-metavar-text = TESTO
cli-metavar-position = POSIZIONE
cli-metavar-level = LIVELLO
cli-metavar-limit = LIMITE

## Le opzioni comuni a più comandi

cli-flag-help = Mostra questa spiegazione.
cli-flag-version = Dice la versione.
cli-flag-lang = La lingua; altrimenti vale SETTEBELLO_LANG, altrimenti l'italiano.
cli-flag-preset = Il regolamento; «settebello rules» li elenca tutti.
cli-flag-settings = Cambia un'opzione delle regole; insiemi ed elenchi si scrivono a,b e vuoto è niente.
cli-flag-target = I punti a cui si arriva: come --set target=N.
cli-flag-players = Quanti giocano.
cli-flag-teams = Ognuno per sé (none), a coppie, tre coppie, due terzetti.
cli-flag-dealer = Il posto del primo mazziere, contando da 0.

## Quel che non va

error-line = errore [{ $code }]: { $sentence }
error-unknown-language = la lingua «{ $name }» non c'è; si può scegliere fra { $choices }.
error-unknown-command =
    { $near ->
        [none] il comando «{ $name }» non esiste; «settebello» da solo dice quali ci sono.
       *[other] il comando «{ $name }» non esiste; forse { $near }?
    }
error-unknown-flag =
    { $near ->
        [none] l'opzione { $flag } qui non esiste; vedi «{ $usage } --help».
       *[other] l'opzione { $flag } qui non esiste; forse { $near }?
    }
error-missing-flag = manca l'opzione { $flag }; vedi «{ $usage } --help».
error-missing-argument = manca { $argument }; vedi «{ $usage } --help».
error-extra-argument = «{ $argument }» è di troppo; vedi «{ $usage } --help».
error-flag-needs-value = dopo { $flag } ci vuole un valore; vedi «{ $usage } --help».
error-flag-takes-no-value = { $flag } non vuole un valore.
error-flag-wants-choice = { $flag } vuole uno di questi valori: { $choices }.
error-flag-wants-number = { $flag } vuole un numero intero.
error-flag-wants-number-from = { $flag } vuole un numero intero, almeno { $low }.
error-flag-wants-number-between = { $flag } vuole un numero intero da { $low } a { $high }.
error-flag-wants-file = { $flag } vuole un file che si possa usare.
error-bad-flag-value = il valore di { $flag } non va bene; vedi «{ $usage } --help».
error-bad-command-line = non capisco questo comando; vedi «{ $usage } --help».
error-input-closed = l'ingresso si è chiuso prima della fine.
error-file-not-found = il file «{ $file }» non c'è.
error-file-forbidden = il file «{ $file }» non si può aprire: manca il permesso.
error-file-is-folder = «{ $file }» è una cartella, non un file.
error-file-exists = il file «{ $file }» c'è già.
error-file-failed = il file «{ $file }» non si può usare ({ $why }).
error-disk-full = il disco è pieno.
error-internal = un errore nostro ({ $kind }, versione { $version }), non tuo: segnalalo come dice CONTRIBUTING.md; con SETTEBELLO_DEBUG=1 si vedono i dettagli.

error-unknown-preset =
    { $near ->
        [none] il regolamento «{ $name }» non esiste; «settebello rules» li elenca tutti.
       *[other] il regolamento «{ $name }» non esiste; forse { $near }?
    }
error-unknown-option =
    { $near ->
        [none] le regole non hanno un'opzione «{ $name }»; «settebello rules --options» le elenca tutte.
       *[other] le regole non hanno un'opzione «{ $name }»; forse { $near }?
    }
error-bad-option-value =
    { $near ->
        [none] «{ $value }» non è un valore di { $name }; i valori: { $choices }.
       *[other] «{ $value }» non è un valore di { $name }; forse { $near }? I valori: { $choices }.
    }
error-option-given-twice = { $name } è detto due volte, con valori diversi.
error-set-without-value = «{ $text }» non dice un valore: si scrive --set NOME=VALORE.
error-table-not-listed = a { $preset } ci si siede così: { $tables } (giocatori e squadre).
error-no-such-seat = il posto «{ $seat }» non c'è: i posti vanno da 0 a { $last }.
