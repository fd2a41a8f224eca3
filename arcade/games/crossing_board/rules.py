"""Crossing: black's pieces run to the right along the upper rows, white's up along the right columns.

A piece goes one step or two, not over an enemy; landing on an enemy sends it back to its start. A step beyond the edge
takes a piece out for good, and the first side with all its pieces out wins. The board mirrored in its rising diagonal
is the same game with the sides changed, so a piece is only its number and the steps it has gone.
"""

from dataclasses import dataclass
from functools import cached_property

from arcade.games.crossing_board.levels import Fault

SIDE = 8
LAST = SIDE - 1
PIECES, MOST_PIECES = 5, 6
"""Of each side as printed or as in the boxed set that the game comes from."""
BLACK, WHITE = 0, 1
SIGNS = "12"
STEPS = (1, 2)

Move = tuple[int, int]
"""The row of a black piece or the column of a white one, from 1, and one step or two."""
Cell = tuple[int, int]
"""Row and column, both from 1; black leaves by column 9, white by row 0."""


def line(seat: int, piece: int) -> int:
    """The row or column of a piece, as players name it."""
    return piece + 1 if seat == BLACK else SIDE - piece


def piece_of(seat: int, line: int) -> int:
    """The number of the piece in a row or column."""
    return line - 1 if seat == BLACK else SIDE - line


def cell(seat: int, piece: int, gone: int) -> Cell:
    """Where a piece is after so many steps."""
    return (piece + 1, gone + 1) if seat == BLACK else (SIDE - gone, SIDE - piece)


@dataclass(frozen=True)
class Position:
    """The steps that black's and white's pieces have gone, 8 for those that are out, and whose turn it is."""

    gone: tuple[tuple[int, ...], tuple[int, ...]] = ((0,) * PIECES, (0,) * PIECES)
    seat: int = BLACK

    @property
    def pieces(self) -> int:
        return len(self.gone[0])

    def met(self, piece: int, gone: int) -> int | None:
        """The enemy piece that one of the side to move meets after so many steps from its start."""
        other = LAST - gone
        enemy = self.gone[1 - self.seat]
        return other if 0 <= other < len(enemy) and enemy[other] == LAST - piece else None

    def moves(self) -> tuple[Move, ...]:
        return self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        own, enemy = self.gone[self.seat], self.gone[1 - self.seat]
        if min(enemy) == SIDE:
            return ()
        found: list[Move] = []
        for piece, gone in enumerate(own):
            if gone < SIDE:
                name = piece + 1 if self.seat == BLACK else SIDE - piece
                found.append((name, 1))
                # The enemy in the square between: its number is what is left of this piece's way.
                between = LAST - 1 - gone
                if not 0 <= between < len(enemy) or enemy[between] != LAST - piece:
                    found.append((name, 2))
        return tuple(found)

    def fault(self, move: Move) -> Fault | None:
        """Why a move is not among the legal ones; None for one that is."""
        if move in self.moves():
            return None
        if (move[0], 1) not in self.moves():
            return Fault.NO_PIECE
        return Fault.JUMP if move[1] in STEPS else Fault.STEPS

    def play(self, move: Move) -> "Position":
        if move not in self.moves():
            raise ValueError(f"{move} is no move in {self.picture()}")
        seat, piece = self.seat, piece_of(self.seat, move[0])
        own, enemy = self.gone[seat], self.gone[1 - seat]
        gone = min(own[piece] + move[1], SIDE)
        met = self.met(piece, gone)
        own = (*own[:piece], gone, *own[piece + 1 :])
        if met is not None:
            enemy = (*enemy[:met], 0, *enemy[met + 1 :])
        return Position((own, enemy) if seat == BLACK else (enemy, own), 1 - seat)

    def captured(self, move: Move) -> int | None:
        """The enemy piece that a legal move sends back."""
        piece = piece_of(self.seat, move[0])
        return self.met(piece, self.gone[self.seat][piece] + move[1])

    def origin(self, move: Move) -> Cell:
        """Where the piece of a move stands."""
        piece = piece_of(self.seat, move[0])
        return cell(self.seat, piece, self.gone[self.seat][piece])

    def target(self, move: Move) -> Cell:
        """Where a legal move leads."""
        piece = piece_of(self.seat, move[0])
        return cell(self.seat, piece, min(self.gone[self.seat][piece] + move[1], SIDE))

    def captures(self) -> tuple[Move, ...]:
        return tuple([move for move in self.moves() if self.captured(move) is not None])

    def attacked(self) -> tuple[Cell, ...]:
        """The squares on which the enemy could land if the turn were his, where pieces of both sides come."""
        enemy = Position(self.gone, 1 - self.seat)
        cells = (enemy.target(move) for move in enemy.moves())
        crossing = range(1, self.pieces + 1), range(SIDE + 1 - self.pieces, SIDE + 1)
        return tuple(sorted({at for at in cells if at[0] in crossing[0] and at[1] in crossing[1]}))

    def out(self, seat: int) -> int:
        return self.gone[seat].count(SIDE)

    def outcome(self) -> int | None:
        black, white = map(min, self.gone)
        return 1 if black == SIDE else -1 if white == SIDE else None

    def picture(self) -> str:
        """The board, row by row, "1" black and "2" white."""
        rows = [["."] * SIDE for _ in range(SIDE)]
        for seat, ways in enumerate(self.gone):
            for piece, gone in enumerate(ways):
                if gone < SIDE:
                    row, column = cell(seat, piece, gone)
                    rows[row - 1][column - 1] = SIGNS[seat]
        return "/".join("".join(row) for row in rows)
