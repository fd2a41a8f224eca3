"""Hexapawn on nine cells named like the keypad: three pawns a side, the human's below, the computer's above.

A pawn moves one cell straight ahead onto an empty cell, or one cell diagonally ahead to capture. Who reaches the far
row wins, and so does who leaves the other side without a legal move. The human begins; nothing is ever drawn.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

HUMAN, COMPUTER = 0, 1
SIDES = "HC"
"""The pawns of the two seats in `Position.cells`."""
EMPTY = "."
KEYPAD = (7, 8, 9, 4, 5, 6, 1, 2, 3)
"""The cells in reading order, which is also the order of the computer's fixed scan."""
OFFSETS = (-1, 0, 1)
"""The columns of a pawn's three targets: to the left on the screen, straight ahead, to the right."""
AHEAD = (3, -3)
"""How much a step ahead adds to a cell's number, for each seat."""
FAR_ROWS = (slice(0, 3), slice(6, 9))
"""The places in reading order of the row that each seat wants to reach."""


class Move(NamedTuple):
    origin: int
    target: int


class Fault(Enum):
    """What is wrong with a pair of numbers typed as a move: only the first is invalid, the others are illegal."""

    INVALID = "there is no such cell"
    NOBODY = "no pawn of the mover's stands there"
    OWN = "the target holds a pawn of the mover's"
    TAKEN = "straight ahead stands a pawn of the other side"
    NO_CAPTURE = "diagonally ahead there is nothing to capture"
    TOO_FAR = "a pawn does not go there"


def target(origin: int, seat: int, offset: int) -> int | None:
    """The cell ahead of `origin`, `offset` columns beside; None off the board."""
    column = (origin - 1) % 3 + offset
    cell = origin + AHEAD[seat] + offset
    return cell if 0 <= column < 3 and 1 <= cell <= 9 else None


@dataclass(frozen=True)
class Position:
    """The cells in reading order (see KEYPAD), "H", "C" or "." each, and whose turn it is."""

    cells: str
    seat: int = HUMAN

    def at(self, cell: int) -> str:
        """What a cell from 1 to 9 holds."""
        return self.cells[KEYPAD.index(cell)]

    def pawns(self, seat: int) -> tuple[int, ...]:
        return tuple(cell for cell, pawn in zip(KEYPAD, self.cells, strict=True) if pawn == SIDES[seat])

    def fault(self, move: Move) -> Fault | None:
        """Why the side to move must not make a move; None if it may."""
        return None if move in self.moves() else self._fault(move) or Fault.TOO_FAR

    def _fault(self, move: Move) -> Fault | None:
        if not all(1 <= cell <= 9 for cell in move):
            return Fault.INVALID
        if self.at(move.origin) != SIDES[self.seat]:
            return Fault.NOBODY
        if self.at(move.target) == SIDES[self.seat]:
            return Fault.OWN
        offset = next((offset for offset in OFFSETS if target(move.origin, self.seat, offset) == move.target), None)
        if offset is None:
            return Fault.TOO_FAR
        fault = Fault.NO_CAPTURE if offset else Fault.TAKEN
        return fault if (self.at(move.target) == EMPTY) == bool(offset) else None

    def moves(self) -> tuple[Move, ...]:
        """The legal moves in the order of the fixed scan: pawns in reading order, targets from left to right."""
        return _moves(self)

    def play(self, move: Move) -> "Position":
        """The position after a legal move; raises ValueError for an illegal one."""
        if move not in self.moves():
            raise ValueError(f"{move.origin}-{move.target} is no move here")
        return _played(self, move)

    def outcome(self) -> int | None:
        """1 when the human has won, -1 when the computer has, None while the game goes on."""
        winner = self.arrived()
        if winner is None and not self.moves():
            winner = 1 - self.seat
        return None if winner is None else (1, -1)[winner]

    def arrived(self) -> int | None:
        """The seat that has a pawn on its far row, if one has."""
        return next((seat for seat in (HUMAN, COMPUTER) if SIDES[seat] in self.cells[FAR_ROWS[seat]]), None)


# There are but 135 positions, and a watched career asks for them millions of times: each is worked out once.


@cache
def _moves(position: Position) -> tuple[Move, ...]:
    if position.arrived() is not None:
        return ()
    trials = (
        Move(origin, cell)
        for origin in position.pawns(position.seat)
        for offset in OFFSETS
        if (cell := target(origin, position.seat, offset)) is not None
    )
    return tuple(trial for trial in trials if position._fault(trial) is None)


@cache
def _played(position: Position, move: Move) -> Position:
    pawns = dict(zip(KEYPAD, position.cells, strict=True))
    pawns[move.target], pawns[move.origin] = pawns[move.origin], EMPTY
    return Position("".join(pawns.values()), 1 - position.seat)


START = Position("CCC" + EMPTY * 3 + "HHH")
