"""The master's opening book: in the first plies the moves of nearly equal worth, worked out by long searches.

It knows what may stand on the board while the master's own moves came from it, whatever was replied. A line's key is
who moves and the men of black and white, as numbers of base 16; then come what the best move is worth to its side, in
hundredths of a man, and the moves, the best first. ``python -m tools.openings checkers`` makes it.
"""

from dataclasses import dataclass

from arcade.games.checkers.rules import Move, Position
from arcade.toolkit.ai.opening_tables import opening

SLUG = "checkers"


@dataclass(frozen=True)
class Line:
    """What the book has of a position: the worth of the best move for the side to move, and moves, the best first."""

    value: int
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return " ".join((str(self.value), *("-".join(map(str, move)) for move in self.moves)))


def key(position: Position) -> str:
    """How the book calls a position of men only."""
    return f"{'bw'[position.seat]}{position.black:x}/{position.white:x}"


def line(reply: str) -> Line:
    """What a reply of the book's file says."""
    value, *moves = reply.split(" ")
    return Line(int(value), tuple(tuple(map(int, move.split("-"))) for move in moves))


def known(position: Position) -> Line | None:
    """The book's line for a position of the official rules; None if it has none."""
    if position.kings or position.book:
        return None
    reply = opening(SLUG, key(position))
    return None if reply is None else line(reply)
