"""The levels of tic-tac-toe as rivals, from an empty board or after two chance stones."""

from functools import cache, partial

from arcade.games.tic_tac_toe.opponent import Level, choosing
from arcade.games.tic_tac_toe.rules import Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import Rival, Strength
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search


@cache
def _solver() -> Solver[Position, int]:
    return Solver()


def _choose(level: Level, position: Position, dice: Dice) -> Search[int]:
    return (yield from choosing(position, level, _solver(), dice)).field


def _opening(dice: Dice) -> Position:
    position = Position()
    for _ in range(dice.below(3)):
        position = position.play(dice.pick(position.moves()))
    return position


STRENGTH = Strength(
    tuple(Rival(level.name.lower(), partial(_choose, level)) for level in Level), _opening, book=Level.PRINTED - 1
)
