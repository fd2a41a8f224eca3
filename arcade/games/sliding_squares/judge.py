"""How good a slide is: once the men are put, every game is known to its end."""

from collections.abc import Sequence
from functools import cache

from arcade.games.sliding_squares.rules import NAMES, Position
from arcade.games.sliding_squares.solver import Exact, walk_of
from arcade.toolkit.ai.exact_judge import ANOTHER_END, in_words
from arcade.toolkit.ai.solver import Worth
from arcade.toolkit.contract.judge import Judge, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking


@cache
def _exact() -> Exact:
    return Exact()


def _values(position: Position) -> Thinking[Valued[int]]:
    """Of putting men nothing is said: there no end is known."""
    if position.placing:
        return []
    exact, walk = _exact(), walk_of(position)
    yield from exact.solve(walk)
    return [(square, standing(exact.after(walk, square))) for square in position.moves()]


def standing(slides: int) -> int:
    """The slides that are left as a rank for the side to move: after an odd number the other side is stuck."""
    return Worth(1 if slides % 2 else -1, slides).rank


def _named(position: Position, square: int, language: Language) -> str:
    del position, language
    return NAMES[square]


def _counted(positions: Sequence[Position], ply: int) -> int:
    """Slides are counted, the putting of men is not."""
    return sum(not position.placing for position in positions[:ply])


JUDGE = Judge(_named, in_words, _values, ANOTHER_END, _counted)
