## The command line: the frame

cli-usage = Usage:
cli-arguments = Arguments
cli-flags = Options
cli-commands = Commands
cli-examples = Examples
cli-flags-metavar = OPTIONS
cli-command-metavar = COMMAND
cli-note-default = default
cli-note-at-least = at least
cli-note-required = required
cli-note-multiple = repeatable

cli-settebello-help =
    Scopa and Scopone: the rules, a match in the terminal, bots and tools.

    “settebello COMMAND --help” says how a command is used.
cli-settebello-examples =
    settebello play
    settebello play --rules scopone_scientifico --target 11
    settebello rules cirulla

cli-metavar-name = NAME
cli-metavar-value = VALUE
cli-metavar-seat = SEAT
cli-metavar-file = FILE
cli-metavar-text = TEXT
cli-metavar-position = POSITION
cli-metavar-level = LEVEL
cli-metavar-limit = LIMIT

## Options that several commands share

cli-flag-help = Shows this explanation.
cli-flag-version = Tells the version.
cli-flag-lang = The language; else SETTEBELLO_LANG, else Italian.
cli-flag-preset = The rulebook; “settebello rules” lists them all.
cli-flag-settings = Changes an option of the rules; sets and lists are written a,b and empty means none.
cli-flag-target = The points to reach: the same as --set target=N.
cli-flag-players = How many play.
cli-flag-teams = Everyone alone (none), in pairs, three pairs, two trios.
cli-flag-dealer = The seat of the first dealer, counting from 0.

## What is wrong

error-line = error [{ $code }]: { $sentence }
error-unknown-language = there is no language “{ $name }”; choose one of { $choices }.
error-unknown-command =
    { $near ->
        [none] there is no command “{ $name }”; “settebello” alone lists them.
       *[other] there is no command “{ $name }”; did you mean { $near }?
    }
error-unknown-flag =
    { $near ->
        [none] there is no option { $flag } here; see “{ $usage } --help”.
       *[other] there is no option { $flag } here; did you mean { $near }?
    }
error-missing-flag = the option { $flag } is missing; see “{ $usage } --help”.
error-missing-argument = { $argument } is missing; see “{ $usage } --help”.
error-extra-argument = “{ $argument }” is too much; see “{ $usage } --help”.
error-flag-needs-value = { $flag } needs a value; see “{ $usage } --help”.
error-flag-takes-no-value = { $flag } takes no value.
error-flag-wants-choice = { $flag } takes one of these values: { $choices }.
error-flag-wants-number = { $flag } takes a whole number.
error-flag-wants-number-from = { $flag } takes a whole number, at least { $low }.
error-flag-wants-number-between = { $flag } takes a whole number from { $low } to { $high }.
error-flag-wants-file = { $flag } takes a file that can be used.
error-bad-flag-value = the value of { $flag } will not do; see “{ $usage } --help”.
error-bad-command-line = this command line makes no sense; see “{ $usage } --help”.
error-input-closed = the input was closed before the end.
error-file-not-found = there is no file “{ $file }”.
error-file-forbidden = the file “{ $file }” cannot be opened: permission denied.
error-file-is-folder = “{ $file }” is a folder, not a file.
error-file-exists = the file “{ $file }” is already there.
error-file-failed = the file “{ $file }” cannot be used ({ $why }).
error-disk-full = the disk is full.
error-internal = our fault ({ $kind }, version { $version }), not yours: please report it as CONTRIBUTING.md says; SETTEBELLO_DEBUG=1 shows the details.

error-unknown-preset =
    { $near ->
        [none] there is no rulebook “{ $name }”; “settebello rules” lists them all.
       *[other] there is no rulebook “{ $name }”; did you mean { $near }?
    }
error-unknown-option =
    { $near ->
        [none] the rules have no option “{ $name }”; “settebello rules --options” lists them all.
       *[other] the rules have no option “{ $name }”; did you mean { $near }?
    }
error-bad-option-value =
    { $near ->
        [none] “{ $value }” is no value of { $name }; the values: { $choices }.
       *[other] “{ $value }” is no value of { $name }; did you mean { $near }? The values: { $choices }.
    }
error-option-given-twice = { $name } is given twice, with different values.
error-set-without-value = “{ $text }” gives no value: write --set NAME=VALUE.
error-table-not-listed = { $preset } seats these tables: { $tables } (players and teams).
error-no-such-seat = there is no seat “{ $seat }”: seats go from 0 to { $last }.
