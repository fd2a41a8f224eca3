"""How good a slide is: once the men are put, every game is known to its end."""

from collections.abc import Sequence
from functools import cache, partial

from arcade.games.sliding_squares.levels import LEVELS, Player
from arcade.games.sliding_squares.opponent import advice, choosing
from arcade.games.sliding_squares.rules import EMPTY, NAMES, Position, started
from arcade.games.sliding_squares.solver import Exact, exchanged, walk_of
from arcade.toolkit.ai.exact_evaluator import ANOTHER_END, in_words
from arcade.toolkit.ai.solver import Worth
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice, until_it_fits
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Search, Thinking


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


EVALUATOR = MoveEvaluator(_named, in_words, _values, ANOTHER_END, _counted)


EXCHANGED = 2
"""In the book's own tray the second always wins; exchanging too much makes short games."""
EMPTIED = 3
"""One game of so many begins with putting the men."""


def _choose(player: Player, position: Position, dice: Dice) -> Search[int]:
    return choosing(position, player, Exact(), dice)


def _hint(position: Position, dice: Dice) -> Search[int]:
    return (yield from advice(position, Exact(), dice))[0]


def opening(dice: Dice) -> Position:
    """An empty tray, or an exchanged one in which the first can slide, whoever wins."""
    if not dice.below(EMPTIED):
        return started(0, EMPTY)
    return until_it_fits(lambda: started(0, exchanged(EXCHANGED, dice)), lambda position: position.moves())


STRENGTH = Strength(
    tuple(Rival(level.name.english, partial(_choose, level.sets.player)) for level in LEVELS),
    opening,
    book=1,
    hint=Rival("hint", _hint),
)
