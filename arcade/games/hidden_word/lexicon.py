"""The dictionaries, and how the computer guesses with them.

There is the printed one of 25 words, and one for each language, sorted by theme and difficulty.
"""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from arcade.games.hidden_word.rules import ALPHABET, fold, pattern
from arcade.machine.data import data_path
from arcade.toolkit.contract.languages import SOURCE, Language, own

PRINTED = (
    "cocostirc", "vacanta", "om", "profesor", "substanta", "argument", "inghetata", "hipopotam", "artilerie",
    "invatator", "oaie", "girafa", "chimie", "oras", "stea", "alpinist", "african", "var", "silueta", "joc", "doc",
    "geometrie", "alfabet", "cuvint", "fotbal",
)  # fmt: skip
"""The words of the listing in its order and spelling, without diacritics."""
FILES: dict[Language, str] = {SOURCE: "assets/words/nouns_en.txt", "ro": "assets/words/nouns_ro.txt"}
"""Where each language has its words; with none of its own a language hides those of English."""
COMMON = 15
"""So many words of a length make it worth dodging with."""


class Theme(StrEnum):
    """What a word has to do with, as the headings of the files name it."""

    ANIMALS = "animals"
    FOOD = "food"
    NATURE = "nature"
    HOME = "home"
    WORK = "work"
    PLAY = "play"


@dataclass(frozen=True)
class Lexicon:
    words: tuple[str, ...]
    themes: dict[str, Theme]

    def easiest(self) -> tuple[str, ...]:
        return self.words[: len(self.words) // 2]

    def hardest(self) -> tuple[str, ...]:
        return self.words[-(len(self.words) // 3) :]

    def as_long_as(self, word: str) -> tuple[str, ...]:
        return tuple(other for other in self.words if len(other) == len(word))

    def dodgers(self) -> tuple[str, ...]:
        """The words of lengths that many others share."""
        lengths = Counter(map(len, self.words))
        return tuple(word for word in self.words if lengths[len(word)] >= COMMON)


def common_letters(words: tuple[str, ...]) -> str:
    """The alphabet from the letter that most words have to the one that fewest have."""
    counts = Counter(letter for word in words for letter in sorted(set(fold(word))))
    return "".join(sorted(ALPHABET, key=lambda letter: (-counts[letter], letter)))


def hardness(word: str, common: str) -> int:
    """The misses of a player who tries the letters from the commonest on: rare letters and short words make many."""
    letters = set(fold(word))
    return max(map(common.index, letters)) + 1 - len(letters)


@cache
def lexicon(language: Language) -> Lexicon:
    """The dictionary of a language, from its file: headings in brackets, a word a line."""
    themes: dict[str, Theme] = {}
    theme = Theme.ANIMALS
    for line in data_path(own(FILES, language)).read_text(encoding="utf-8").split():
        if line.startswith("["):
            theme = Theme(line.strip("[]"))
        else:
            themes[line] = theme
    common = common_letters(tuple(themes))
    return Lexicon(tuple(sorted(themes, key=lambda word: (hardness(word, common), word))), themes)


def possible(words: tuple[str, ...], shown: str, tried: str) -> tuple[str, ...]:
    """The words of a dictionary that fit what is shown; all compared without diacritics."""
    shown = fold(shown)
    plain = dict.fromkeys(fold(word) for word in words if len(word) == len(shown))
    return tuple(word for word in plain if pattern(word, tried) == shown)


def guess(words: tuple[str, ...], shown: str, tried: str) -> str:
    """The letter that most of the words have that are possible, else the commonest; some letter is not tried yet."""
    fitting = possible(words, shown, tried) or tuple(word for word in words if len(word) == len(shown)) or words
    return next(letter for letter in common_letters(fitting) if letter not in tried)
