"""The board of each level, whether the lantern tells what can still be solved, and what a solution is called."""

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board, Position
from arcade.games.chinese_draughts.solver import atlas
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text

BOARDS = (LINE, SMALL, FULL, FULL)
PRINTED = 4
RATINGS = ((0, strings.PERFECT), (4, strings.VERY_GOOD), (12, strings.GOOD))
"""The most over par that is called so: 46, 50 and 58 moves on the whole board."""


def board_of(level: int, original: bool) -> Board:
    """A level's board; the original had one."""
    return FULL if original else BOARDS[level - 1]


def lit(setup: Setup, position: Position) -> bool | None:
    """Whether the lantern says that the goal is within reach; None where it tells nothing."""
    if setup.original or setup.level == PRINTED:
        return None
    return atlas(position.board).solvable(position)


def rating(over: int | None) -> Text | None:
    """What so many over par are called, if they are few enough."""
    return None if over is None else next((name for most, name in RATINGS if over <= most), None)
