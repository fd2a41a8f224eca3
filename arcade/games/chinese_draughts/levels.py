"""The board of each level, whether the lantern tells what can still be solved, and the medals."""

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board, Position
from arcade.games.chinese_draughts.solver import atlas
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text

BOARDS = (LINE, SMALL, FULL, FULL)
PRINTED = 4
MEDALS = ((0, strings.GOLD), (4, strings.SILVER), (12, strings.BRONZE))
"""The most over par that each medal allows: 46, 50 and 58 moves on the whole board."""


def board_of(level: int, original: bool) -> Board:
    """A level's board; the original had one."""
    return FULL if original else BOARDS[level - 1]


def lit(setup: Setup, position: Position) -> bool | None:
    """Whether the lantern says that the goal is within reach; None where it tells nothing."""
    if setup.original or setup.level == PRINTED:
        return None
    return atlas(position.board).solvable(position)


def medal(over: int | None) -> Text | None:
    """The medal for so many over par, if there is one."""
    return None if over is None else next((name for most, name in MEDALS if over <= most), None)
