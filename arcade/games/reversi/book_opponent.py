"""The original's opponent: one move ahead, by a table of squares, a little chance, and the discs a move would turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.discs.rules import PASS, SIDE, SQUARES, Position

TABLE_WEIGHT = 20
LUCK = 10
"""A candidate gets up to so many points by chance."""
GRAIN = 65536
"""Scores are whole numbers of so many to the point, since BASIC's chance comes in such grains."""
CONSTANT = -32
"""What a turned disc counts in the original: its formula takes counters of discs that are never brought up to date."""


def mirrored(quarter: str) -> tuple[int, ...]:
    """The values of the 64 squares from those of the upper left quarter."""
    rows = [[int(value) for value in line.split()] for line in quarter.strip().splitlines()]
    return tuple(
        rows[min(square // SIDE, SIDE - 1 - square // SIDE)][min(square % SIDE, SIDE - 1 - square % SIDE)]
        for square in range(SQUARES)
    )


PRINTED = mirrored("""
    10 1 7 5
     1 0 2 2
     7 2 4 3
     5 2 3 3
""")
"""The original's table."""
WARY = mirrored("""
    60  2 9 8
     2 -9 3 3
     9  3 5 4
     8  3 4 4
""")
"""Another: corners at almost any price, and away from the squares that give them up."""


@dataclass(frozen=True)
class Weighed:
    """A candidate, the discs it would turn, and its score in grains."""

    square: int
    turns: int
    score: int


Choice = tuple[int, Sequence[Weighed]]
"""A move, and the candidates that were weighed for it."""


@dataclass(frozen=True)
class Book:
    """A table, and whether turned discs count as was surely meant: against you early, for you late.

    With foresight the best answer's points are taken off a candidate's own.
    """

    table: Sequence[int] = PRINTED
    intended: bool = False
    foresight: bool = False

    def weigh(self, position: Position, dice: Dice) -> list[Weighed]:
        """The candidates in the order of the scan, each with its score; one number is drawn for each."""
        weighed: list[Weighed] = []
        for square, turns, points in self._counted(position):
            if self.foresight:
                answers = self._counted(position.play(square))
                points -= max((answer for _, _, answer in answers), default=0)
            weighed.append(Weighed(square, turns, GRAIN * points + LUCK * dice.below(GRAIN)))
        return weighed

    def _counted(self, position: Position) -> list[tuple[int, int, int]]:
        """Squares that can be taken, the discs turned there and the points, without luck."""
        each = SQUARES - position.empties + CONSTANT if self.intended else CONSTANT
        counted: list[tuple[int, int, int]] = []
        for square in position.moves():
            if square != PASS:
                turns = len(position.turned_by(square))
                counted.append((square, turns, TABLE_WEIGHT * self.table[square] + each * turns))
        return counted


def best(weighed: Sequence[Weighed]) -> int:
    """The square of the highest score, the last of equals; PASS if there is none."""
    choice, highest = PASS, None
    for candidate in weighed:
        if highest is None or candidate.score >= highest:
            choice, highest = candidate.square, candidate.score
    return choice
