"""What the levels set: how many discs, how many rods, where they stand and where they are to go."""

from enum import IntEnum

from arcade.games.hanoi.rules import Position
from arcade.toolkit.contract.dice import Dice

PRINTED_DISCS = 6


class Level(IntEnum):
    """The levels from the first."""

    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    EIGHT = 5
    SCATTERED = 6
    FOUR_RODS = 7
    STEPWISE = 8


TOWERS = {Level.THREE: 3, Level.FOUR: 4, Level.FIVE: 5, Level.SIX: PRINTED_DISCS, Level.EIGHT: 8}


def start(level: int, dice: Dice) -> Position:
    """The position that a game of a level begins with; only scattered discs need chance."""
    match Level(level):
        case Level.SCATTERED:
            goal = dice.below(3)
            position = Position(tuple(dice.below(3) for _ in range(PRINTED_DISCS)), (goal,))
            return start(level, dice) if position.solved else position
        case Level.FOUR_RODS:
            return Position((0,) * PRINTED_DISCS, (1, 2, 3), rods=4)
        case Level.STEPWISE:
            return Position((0,) * 4, (2,), stepwise=True)
        case plain:
            return Position((0,) * TOWERS[plain])
