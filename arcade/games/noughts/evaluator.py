"""How good a move is: the square and misere are known to their end; in the cube wins by force are looked for.

In the cube a mark is worth a win if it wins by threats, or if nothing stops a win by threats after it; it is worth a
loss if it leaves the other side such a win. Of all others nothing is said, and so they are equally good.
"""

from functools import cache, partial

from arcade.games.noughts.levels import LEVELS, Board, Skill
from arcade.games.noughts.opponent import Solutions, advising, choosing
from arcade.games.noughts.rules import CUBE, Position, fields
from arcade.games.noughts.search import OPEN, Planner, Side, forced, gaps, sides
from arcade.toolkit.ai.exact_evaluator import ANOTHER_END, CERTAIN, UNDECIDED, exact_evaluator, in_words
from arcade.toolkit.ai.solver import TOP_RANK, Solver
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.evaluator import MoveEvaluator, Valued
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.searching import Thinking
from arcade.toolkit.contract.texts import Text

LOOKED = 8_000
"""Positions in which a win by force is looked for, or a mark is tested for leaving nothing that stops one."""
PLANNED = 3_000
"""Positions in which a quiet field by which the other side wins is looked for."""
SOME_DAY = ANOTHER_END
"""The rank of a win of which it isn't known how far away it is, below 0 of a loss."""


@cache
def _solutions() -> Solutions:
    return Solver()


def _named(position: Position, field: int, language: Language) -> str:
    """Layer, row and column, as they are typed in the original look."""
    del language
    return ",".join(str(at + 1) for at in position.form.places[field])


def standing(rank: int) -> Text:
    """What a rank is for the side to move."""
    return {OPEN: UNDECIDED, SOME_DAY: CERTAIN[1], -SOME_DAY: CERTAIN[-1]}.get(rank) or in_words(rank)


_EXACT = exact_evaluator(_named, _solutions)


def _values(position: Position) -> Thinking[Valued[int]]:
    if position.form is not CUBE:
        return (yield from _EXACT.values(position))
    planner, (own, other) = Planner(), sides(position)
    ranks = {}
    for field in position.moves():
        ranks[field] = yield from _worth(planner, own, other, field)
    return tuple(ranks.items())


def _worth(planner: Planner, own: Side, other: Side, field: int) -> Thinking[int]:
    """The rank of a mark in the cube."""
    after = own.mark(field)
    if after.four:
        return TOP_RANK - 1
    sequence = yield from planner.win(other, after, LOOKED)
    if sequence:
        return 1 - forced(other, after, sequence)
    ready = gaps(after, other)
    if ready & ready - 1:
        return TOP_RANK - 3
    if ready:
        answered = other.mark(fields(ready)[0])
        sequence = yield from planner.win(after, answered, LOOKED)
        return forced(after, answered, sequence) - 2 if sequence else OPEN
    free = CUBE.full & ~(after.marks | other.marks)
    if (yield from planner.unstoppable(after, other, free, 1, planner.positions + LOOKED)):
        return SOME_DAY
    planned = yield from planner.plan(other, after, 1, planner.positions + PLANNED)
    return OPEN if planned is None else -SOME_DAY


EVALUATOR = MoveEvaluator(_named, standing, _values, ANOTHER_END)


def _choose(skill: Skill, position: Position, dice: Dice) -> Thinking[int]:
    return (yield from choosing(position, skill, _solutions(), dice))


def _hint(position: Position, dice: Dice) -> Thinking[int]:
    del dice
    return (yield from advising(position, _solutions())).field


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(dice.below(3)):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(
        Rival(level.name.english, partial(_choose, level.sets.skill))
        for level in LEVELS
        if level.sets.board is Board.SQUARE
    ),
    _opening,
    hint=Rival("hint", _hint),
)
