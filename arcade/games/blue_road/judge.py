"""How good a tile is: the theory of pairs knows, or the lines played on until it does."""

from arcade.games.blue_road.bitboard import Links
from arcade.games.blue_road.rules import Position
from arcade.games.blue_road.theory import Theory
from arcade.toolkit.ai.exact_judge import CERTAIN, UNDECIDED
from arcade.toolkit.contract.judge import Judge, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Text


def _values(position: Position) -> Search[Valued[str]]:
    """1 for a tile that wins, -1 for one that loses; nothing of those whose question is left open."""
    worths = yield from Theory().values(Links.of(position))
    return tuple((tile, worth) for tile, worth in worths.items() if worth)


def _named(position: Position, tile: str, language: Language) -> str:
    del position, language
    return tile


def standing(worth: int) -> Text:
    """1, -1, or 0 where it is not known."""
    return CERTAIN[worth] if worth else UNDECIDED


JUDGE = Judge(_named, standing, _values)
