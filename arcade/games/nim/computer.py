"""The computer's play: the theory of C. L. Bouton (1901), the original's moves in lost positions, weaker levels."""

from enum import IntEnum

from arcade.games.nim.rules import Move, Position
from arcade.toolkit.dice import Dice
from arcade.toolkit.search import slipping

SLIP = 50
"""In so many of 100 moves the normal level takes anything."""
GREEDY = 5
"""In a lost position half of the longest row is taken if it has so many beads, else one."""


class Level(IntEnum):
    """How strong the computer plays; MASTER is the original's method, UPSIDE_DOWN the same for the reversed game."""

    NOVICE = 1
    NORMAL = 2
    MASTER = 3
    UPSIDE_DOWN = 4


def winning_move(position: Position) -> Move | None:
    """The move that wins against any play, by the first row that allows it; None if the position is lost.

    It leaves sum 0, by taking from a row that has a one in the sum's leading column. Upside down, once no row but one
    holds more than a bead, it leaves an odd number of single beads instead.
    """
    rows = position.rows
    large = [number for number, size in enumerate(rows, 1) if size > 1]
    singles = rows.count(1)
    if position.upside_down and len(large) <= 1:
        if large:
            return large[0], rows[large[0] - 1] - (1 - singles % 2)
        return (rows.index(1) + 1, 1) if singles and singles % 2 == 0 else None
    total = position.sum
    leading = 1 << total.bit_length() - 1 if total else 0
    return next(((number, size - (size ^ total)) for number, size in enumerate(rows, 1) if size & leading), None)


def master(position: Position) -> Move:
    """The original's move: the winning one, else from the first of the longest rows."""
    most = max(position.rows)
    return winning_move(position) or (position.rows.index(most) + 1, most // 2 if most >= GREEDY else 1)


def choice(position: Position, level: int, dice: Dice) -> Move:
    """The move of a level: any at all, the master's with slips, or the master's."""
    slip = {Level.NOVICE: 100, Level.NORMAL: SLIP}.get(Level(level), 0)
    return slipping(position, master(position), slip, dice)
