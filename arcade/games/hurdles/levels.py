"""The stadium's courses: what stands where along the way, and what each level asks.

Distances are in sixteenths of a pixel, so that speeds are whole numbers; a cell of the book's course is 16 pixels.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from arcade.toolkit.contract.dice import Dice

PIXEL = 16
CELL = 16 * PIXEL
BEAT = 2 * CELL
"""A stride of two cells."""
COUNT = 12
FIRST, GAP, LAST = 9 * CELL, 10 * CELL, 9 * CELL
"""From the start to the first hurdle, from each to the next, from the last one to the finish: as in the book."""
FLIGHT = 4 * CELL
"""How far a jump carries."""
WATER = 2 * CELL
WATER_PERCENT = 30


class Kind(StrEnum):
    """What has to be jumped."""

    HURDLE = "hurdle"
    WATER = "water"


@dataclass(frozen=True)
class Obstacle:
    """Something to jump: where its near edge is, and how far its middle lies behind that."""

    kind: Kind
    edge: int

    @property
    def middle(self) -> int:
        """Where the middle of a perfect jump is."""
        return self.edge + (WATER // 2 if self.kind is Kind.WATER else 0)


@dataclass(frozen=True)
class Course:
    """Everything between start and finish; obstacles in the order in which they are reached."""

    obstacles: tuple[Obstacle, ...]
    finish: int

    @cached_property
    def edges(self) -> tuple[int, ...]:
        """Where the obstacles' near edges are, ascending."""
        return tuple(obstacle.edge for obstacle in self.obstacles)

    @cached_property
    def takeoffs(self) -> tuple[int, ...]:
        """Where the perfect jumps over them begin."""
        return tuple(obstacle.middle - FLIGHT // 2 for obstacle in self.obstacles)


@dataclass(frozen=True)
class Rules:
    """A level: sixteenths of a pixel in a frame, how far the middle of a jump may be off for a clean and for a perfect
    one, whether a metronome and chalk marks help, whether gaps are uneven and some hurdles water."""

    speed: int
    clean: int
    perfect: int
    metronome: bool = False
    uneven: bool = False


LEVELS = (
    Rules(speed=20, clean=22 * PIXEL, perfect=9 * PIXEL, metronome=True),
    Rules(speed=28, clean=20 * PIXEL, perfect=8 * PIXEL),
    Rules(speed=38, clean=19 * PIXEL, perfect=7 * PIXEL),
    Rules(speed=44, clean=18 * PIXEL, perfect=7 * PIXEL, uneven=True),
)
LADDER, RUNGS = 2, 8
"""What a race without a fall adds to the speed of the next one, and how often."""


def course(rules: Rules, dice: Dice) -> Course:
    """The even course of the book, or one with gaps of 8, 10 or 12 cells and with water."""
    obstacles: list[Obstacle] = []
    edge = FIRST
    for _ in range(COUNT):
        water = rules.uneven and bool(obstacles) and dice.percent(WATER_PERCENT)
        obstacles.append(Obstacle(Kind.WATER if water else Kind.HURDLE, edge))
        edge += (8 + 2 * dice.below(3)) * CELL if rules.uneven else GAP
    return Course(tuple(obstacles), obstacles[-1].edge + LAST)
