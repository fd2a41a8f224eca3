"""How good a letter is against a word that dodges: how few misses there can still be in all once it is tried."""

from arcade.games.hidden_word import strings
from arcade.games.hidden_word.rules import ALLOWED, Position
from arcade.games.hidden_word.solver import Dodger
from arcade.toolkit.contract.judge import Judge, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text, filled

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


JUDGE = Judge(_named, _told, _values)
