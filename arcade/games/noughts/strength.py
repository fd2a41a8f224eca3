"""The levels on the square as rivals, from an empty board or after two chance marks. The book had no opponent."""

from functools import cache, partial

from arcade.games.noughts.opponent import Level, Solutions, advising, choosing
from arcade.games.noughts.rules import Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Thinking


@cache
def _solutions() -> Solutions:
    return Solver()


def _choose(level: Level, position: Position, dice: Dice) -> Thinking[int]:
    return (yield from choosing(position, level, _solutions(), dice))


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
        Rival(name, partial(_choose, level))
        for name, level in (("random", Level.RANDOM), ("one move ahead", Level.ONE_PLY), ("perfect", Level.PERFECT))
    ),
    _opening,
    hint=Rival("hint", _hint),
)
