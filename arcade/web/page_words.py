"""The words of the page's own scripts in every language, as the script that they take them from."""

import json

from arcade.toolkit.contract.languages import LANGUAGES, SOURCE, letters_of
from arcade.toolkit.contract.texts import Prose, Text

NAME = "words.js"
WORDS: dict[str, Text] = {
    "coming": Text("Loading the arcade …"),
    "failed": Prose("The arcade couldn't start. Reload the page, or update your browser first."),
    "stick": Text("stick"),
    "pause": Text("pause"),
    "back": Text("back"),
    "full": Text("full screen"),
    "left": Text("left"),
    "up": Text("up"),
    "down": Text("down"),
    "right": Text("right"),
    "done": Text("done", 8),
    "blank": Text("space", 8),
}
"""By the names that scripts have for them. What stands on a key has a width; the others are read aloud."""
NO_SCRIPTS = Text("Robac Arcade needs JavaScript.")


def script() -> bytes:
    """The script: the words and the alphabet in each language."""
    table = {
        language: {
            **{name: words.in_language(language) for name, words in WORDS.items()},
            "alphabet": letters_of(language),
        }
        for language in LANGUAGES
    }
    said = json.dumps(table, ensure_ascii=False, indent=4)
    return f"export const SOURCE = {json.dumps(SOURCE)};\nexport const WORDS = {said};\n".encode()


def without_scripts() -> str:
    """What a browser shows that runs no scripts: the same sentence in each language."""
    return " · ".join(NO_SCRIPTS.in_language(language) for language in LANGUAGES)
