## The words of the command “conformance”; its report is plain English in every language

cli-conformance-help =
    Runs rule cases and says which ones fail.

    Without files, the cases that come with the program. One line per wrong field (case, field, expected, got),
    then “N cases, F failed”. Status 0: all pass; 1: a case fails; 2: a file or a line cannot be used.
cli-conformance-files = Files of cases, one JSON object per line; - is the standard input.
cli-conformance-program = Asks another program instead of these rules: a question per line in, an answer per line out.
cli-conformance-examples =
    settebello conformance
    settebello conformance moves.jsonl score.jsonl
    settebello conformance --with "node my-scopa.js"
error-program-not-started = “{ $program }” cannot be started.
