"""The golden file of sentences: every message with a placeable, its arguments and its text, in each language.

``python -m tests.test_i18n.golden`` writes it anew; ``git diff`` then shows how sentences have changed. Any
other reader of the catalogue (a page's, say) must give the same texts from the same file.
"""

import json
from pathlib import Path

from tests.test_i18n.catalogue_files import messages, samples, variables

from settebello.i18n import LANGUAGES, words

GOLDEN = Path(__file__).with_name("golden.jsonl")


def lines() -> list[str]:
    """One line of JSON per sentence."""
    made = []
    for lang in LANGUAGES:
        say = words(lang)
        for key, message in messages(lang).items():
            for facts in samples(message) if variables(message) else []:
                sentence = {"lang": lang, "key": key, "args": facts, "text": say(key, **facts)}
                made.append(json.dumps(sentence, ensure_ascii=False))
    return made


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines()) + "\n", encoding="utf-8")
