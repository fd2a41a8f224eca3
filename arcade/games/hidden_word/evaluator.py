"""How good a letter is against a word that dodges: how few misses there can still be in all once it is tried.

Its answers are no chance, so that all can be foreseen to the end. A set of words is a number with bit i for word i.
What has been tried and shown follows from the words that are left, as far as it matters: a letter that parts them no
further is but a miss, or shown for nothing.
"""

from collections.abc import Generator

from arcade.games.hidden_word import strings
from arcade.games.hidden_word.rules import ALLOWED, ALPHABET, HIDDEN, Position, pattern
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled

SLICE = 40
"""Sets of words looked at between two frames."""
MOST = 20_000
"""So many are looked at for one answer at most; after that what is asked for counts as out of reach."""


class Dodger:
    """Remembers with how few misses a word among these, all of one length, cannot be found."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._bits = {word: 1 << number for number, word in enumerate(words)}
        self._families = tuple(_families(words, letter) for letter in ALPHABET)
        self._failed: dict[int, int] = {}
        """By the words that are left the most misses that are known not to be enough."""
        self._looked_at = 0

    def misses(self, position: Position, most: int) -> Search[int]:
        """The fewest misses that find the word from here; more than `most` where so many don't do."""
        left = sum(self._bits[word] for word in position.words)
        self._looked_at = 0
        for misses in range(most + 1):
            if (yield from self._found(left, misses)):
                return misses
        return most + 1

    def _found(self, left: int, misses: int) -> Generator[None, None, bool]:
        """Whether the word is found among those that are left with so many misses."""
        if left & left - 1 == 0:
            return True
        if self._failed.get(left, -1) >= misses or self._looked_at >= MOST:
            return False
        self._looked_at += 1
        if self._looked_at % SLICE == 0:
            yield
        for _, missed, kept in sorted(self._answers(left)):
            if missed <= misses and (yield from self._found(kept, misses - missed)):
                return True
        if self._looked_at < MOST:
            self._failed[left] = misses
        return False

    def _answers(self, left: int) -> set[tuple[int, int, int]]:
        """What a letter can come to: how many words it leaves, whether it misses, and which these are (see `play`)."""
        found = set()
        for families in self._families:
            parts = ((shown, kept) for shown, words in families if (kept := words & left))
            # As in the rules: the largest family; among equals the one that shows least, then the one met first.
            shown, kept = max(parts, key=lambda part: (part[1].bit_count(), -part[0], -(part[1] & -part[1])))
            if kept != left:
                found.add((kept.bit_count(), int(shown == 0), kept))
        return found


def _families(words: tuple[str, ...], letter: str) -> tuple[tuple[int, int], ...]:
    """The words parted by what a letter shows of them: at how many places, and which."""
    found: dict[str, int] = {}
    for number, word in enumerate(words):
        shown = pattern(word, letter)
        found[shown] = found.get(shown, 0) | 1 << number
    return tuple((len(shown) - shown.count(HIDDEN), kept) for shown, kept in found.items())


TOO_MANY = -100
"""What a letter is worth after which the word is not found any more, however well the others are chosen."""


def _values(position: Position) -> Search[Valued[str]]:
    """Less than nothing by the misses; once the word is out of reach all letters are equal."""
    dodger, values = Dodger(position.words), []
    for letter in position.moves():
        after = position.play(letter)
        more = yield from dodger.misses(after, ALLOWED - after.misses)
        misses = after.misses + more
        values.append((letter, -misses if misses <= ALLOWED else TOO_MANY))
        yield
    return values


def _told(value: int) -> Text:
    return strings.NOT_FOUND if value == TOO_MANY else filled(strings.MISSES_IN_ALL, n=-value)


def _named(position: Position, letter: str, language: Language) -> str:
    del position, language
    return letter.upper()


EVALUATOR = MoveEvaluator(_named, _told, _values)
