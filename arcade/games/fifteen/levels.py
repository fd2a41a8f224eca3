"""What each level lays into the tray."""

from arcade.games.fifteen.rules import CLASSIC, Position, dealt, dealt_solvable, stirred
from arcade.toolkit.contract.dice import Dice

SIZES = (3, 4, 4, 5, 4)
"""Tiles across, by level."""
GENTLE, PRINTED = 2, 5
STIRRING = 30


def size_of(level: int, original: bool) -> int:
    """The size of a level's tray; the original had one."""
    return CLASSIC if original else SIZES[level - 1]


def deal(dice: Dice, level: int, original: bool) -> Position:
    """A tray of a level; the original and the printed level deal impossible ones, too."""
    if original or level == PRINTED:
        return dealt(dice)
    if level == GENTLE:
        return stirred(dice, STIRRING)
    return dealt_solvable(dice, SIZES[level - 1])
