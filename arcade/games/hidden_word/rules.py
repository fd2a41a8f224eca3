"""The rules of the hidden word: a letter of the word is shown wherever it stands, any other is a miss; the ninth loses.

A position may keep several words open that all fit what has been shown. Usually it is a single one; with more, every
letter is answered so that most of them stay possible: the word dodges.
"""

from dataclasses import dataclass, replace

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
PLAIN = str.maketrans("ăâîșț", "aaist")
ALLOWED = 8
HINT_COST = 2
HIDDEN = "-"
FULL_POINTS, MISS_POINTS, LETTER_POINTS = 100, 10, 5


def fold(word: str) -> str:
    """A word or a letter in small letters without diacritics, which is how letters are compared."""
    return word.lower().translate(PLAIN)


def pattern(word: str, tried: str) -> str:
    """What of a word is shown once letters have been tried, dashes for the rest."""
    return "".join(letter if fold(letter) in tried else HIDDEN for letter in word)


@dataclass(frozen=True)
class Position:
    """Words that are still possible, all alike in what is shown, the letters tried, without diacritics, and misses."""

    words: tuple[str, ...]
    tried: str = ""
    misses: int = 0

    @property
    def word(self) -> str:
        """The word, or the first that it may still be."""
        return self.words[0]

    @property
    def shown(self) -> str:
        return pattern(self.word, self.tried)

    def moves(self) -> tuple[str, ...]:
        """The letters not tried yet; none when the game is over."""
        if self.outcome() is not None:
            return ()
        return tuple(letter for letter in ALPHABET if letter not in self.tried)

    def play(self, letter: str) -> "Position":
        """The position after a letter without diacritics; raises ValueError for one that cannot be tried."""
        if letter not in self.moves():
            raise ValueError(f"{letter!r} cannot be tried now")
        tried = self.tried + letter
        families: dict[str, list[str]] = {}
        for word in self.words:
            families.setdefault(pattern(word, tried), []).append(word)
        # The largest family; among equals the one that shows least, then the one met first.
        shown, words = max(families.items(), key=lambda family: (len(family[1]), family[0].count(HIDDEN)))
        return Position(tuple(words), tried, self.misses + (shown == self.shown))

    @property
    def can_pay(self) -> bool:
        return self.outcome() is None and self.misses + HINT_COST <= ALLOWED

    def paid(self) -> "Position":
        """The position after a hint's price."""
        return replace(self, misses=self.misses + HINT_COST)

    def advice(self) -> str:
        """The hidden letter that stands at most places, the first of them among equals."""
        hidden = [letter for letter in fold(self.word) if letter not in self.tried]
        return max(hidden, key=hidden.count)

    def told(self, letter: str) -> "Position":
        """The position after a hint tells a letter of the word: it is shown for the price, no dodging."""
        tried = self.tried + letter
        shown = pattern(self.word, tried)
        return replace(self.paid(), words=tuple(w for w in self.words if pattern(w, tried) == shown), tried=tried)

    def outcome(self) -> int | None:
        """1 when the whole word is shown, -1 when the last miss was one too many, None before."""
        if HIDDEN not in self.shown:
            return 1
        return -1 if self.misses > ALLOWED else None

    @property
    def points(self) -> int:
        return FULL_POINTS - MISS_POINTS * self.misses + LETTER_POINTS * len(self.word)
