"""Words in letters that a game has drawn for itself, which are not always those that another language needs."""

from collections.abc import Callable, Container

from arcade.toolkit.contract.languages import SOURCE, Language
from arcade.toolkit.contract.program import AnyProgram
from arcade.toolkit.contract.texts import Text

Fits = Callable[[str], bool]
"""Whether there is room for words in capitals; asked only of those whose letters are all drawn."""


def drawn_language(program: AnyProgram, words: Text, letters: Container[str] | None, fits: Fits | None) -> Language:
    """The run's language if words can be drawn in it: all their capitals are among the letters, and they fit."""
    own = program.text(words).upper()
    drawn = letters is None or all(sign in letters for sign in own if not sign.isspace())
    return program.language if drawn and (fits is None or fits(own)) else SOURCE


def drawn_words(
    program: AnyProgram, words: Text, letters: Container[str] | None = None, fits: Fits | None = None
) -> str:
    """Words in capitals, in English where they cannot be drawn in the run's language: see `drawn_language`."""
    return words.in_language(drawn_language(program, words, letters, fits)).upper()
