"""The opponents of Reversi, level by level: the book's method with its tables, then searches of growing strength."""

from dataclasses import dataclass

from arcade.games.reversi.book_opponent import WARY, Book
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking, at_once
from arcade.toolkit.discs.deep import DeepSearcher
from arcade.toolkit.discs.rules import Position, pictured
from arcade.toolkit.discs.search import Searcher


@dataclass(frozen=True)
class Strength:
    """How well a search plays: positions it may examine, the empty squares from which it is exact, slips in 100."""

    positions: int
    exact: int = 0
    slip: int = 0
    shapes: bool = False
    """Whether positions are judged by shapes, in a search that leaves unlikely branches alone."""


PUPIL = Strength(200, 4, 15)
PLAYER = Strength(2_000, 8, 5)
CHAMPION = Strength(60_000, 14)
GRANDMASTER = Strength(100_000, 16, shapes=True)
DEMONSTRATOR = Strength(500, 8, 5)
ADVISER = GRANDMASTER
"""Advice is as good as the strongest level's play."""
OPPONENTS: tuple[Book | Strength, ...] = (
    Book(),
    Book(intended=True),
    Book(WARY, intended=True, foresight=True),
    PUPIL,
    PLAYER,
    CHAMPION,
    GRANDMASTER,
)
"""By level, from the first."""


Answer = tuple[int, tuple[tuple[int, int], ...]]
"""A move, and every legal move with its value in eighths of a disc, best first; see Findings."""


def find(position: Position, strength: Strength, dice: Dice) -> Thinking[Answer]:
    """Search for a move; in some cases of a hundred slip, and play any."""
    searcher = DeepSearcher() if strength.shapes else Searcher()
    found = yield from searcher.search(position, strength.positions, strength.exact)
    return dice.pick(position.moves()) if dice.percent(strength.slip) else found.move, found.values


MIDDLE_GAME = pictured("""
    ........
    ..XX....
    ..XXoo..
    .XoXoo..
    ..XoooX.
    ..oXo...
    ...X....
    ........
""")


def examine(positions: int) -> int:
    """Examine about so many positions of a middle game; tells how many it were, for those who have clocks."""
    return at_once(Searcher().search(MIDDLE_GAME, positions)).positions
