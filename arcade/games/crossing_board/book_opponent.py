"""The original's opponent: a list of rules without foresight or chance; the first rule that applies gives the move.

It is written for white, rows and columns counted from 1 as in the listing, and plays black in the mirrored game. The
original's first rule forgot that a capture two squares away may not jump over a black piece; that is mended.
"""

from enum import IntEnum
from itertools import product
from typing import NamedTuple

from arcade.games.crossing_board.rules import SIDE, Move, Position, line


class Rule(IntEnum):
    """The rules in their order. The fourth, another look for captures, can never apply."""

    CAPTURE = 1
    ESCAPE = 2
    EXIT = 3
    CAPTURE_AGAIN = 4
    SAFE_ADVANCE = 5
    MIDDLE = 6
    SAFE_LOWER = 7
    ANYTHING = 8


class Choice(NamedTuple):
    """A move, the rule that gave it, and which square of the rule's scan it was, which took the original time."""

    move: Move
    rule: Rule
    looked: int


Found = tuple[int, int, int]
"""A column, the steps, and the squares looked at."""


class Board:
    """A position as white sees it: the row of its piece in each column, the column of black's in each row.

    Pieces that are out stand outside the board: white's in row 0, black's in column 9.
    """

    def __init__(self, position: Position) -> None:
        own, enemy = position.gone[position.seat], position.gone[1 - position.seat]
        self.pieces = len(own)
        self.columns = range(SIDE + 1 - self.pieces, SIDE + 1)
        self.white = {SIDE - piece: SIDE - gone for piece, gone in enumerate(own)}
        self.black = {piece + 1: gone + 1 for piece, gone in enumerate(enemy)}

    def safe(self, row: int, column: int) -> bool:
        """Whether no black piece is one square or two to the left."""
        return column - self.black.get(row, column) not in (1, 2)

    def capture(self) -> Found | None:
        """Land on a black piece, the top row first."""
        for looked, ((row, at), column) in enumerate(product(self.black.items(), self.columns), 1):
            below = self.white[column] - row
            if at == column and (below == 1 or (below == 2 and self.black.get(row + 1) != column)):
                return column, below, looked
        return None

    def escape(self) -> Found | None:
        """Take the first attacked piece to safety; others are not looked at."""
        for looked, (row, column) in enumerate(product(range(3, self.pieces + 1), self.columns), 1):
            if self.white[column] == row and not self.safe(row, column):
                return self._safe_steps(row, column, looked)
        return None

    def _safe_steps(self, row: int, column: int, looked: int) -> Found | None:
        """Two steps or one to a safe square, if there is one."""
        return next(((column, steps, looked) for steps in (2, 1) if self.safe(row - steps, column)), None)

    def leave(self) -> Found | None:
        for looked, column in enumerate(self.columns, 1):
            if self.white[column] in (1, 2):
                return column, self.white[column], looked
        return None

    def safe_advance(self) -> Found | None:
        """From row 3 or 4 to a safe square in row 1 or 2."""
        for looked, column in enumerate(self.columns, 1):
            for target in {3: (1, 2), 4: (2,)}.get(self.white[column], ()):
                if self.safe(target, column):
                    return column, self.white[column] - target, looked
        return None

    def middle(self) -> Found | None:
        """To a square of the middle rows, left of the black piece in its row."""
        looked = 0
        for row in range(3, self.pieces + 2):
            for column in range(1, SIDE + 1):
                looked += 1
                if self.black.get(row) == column:
                    break
                steps = self.white.get(column, 0) - row
                if steps in (1, 2):
                    return column, steps, looked
        return None

    def safe_lower(self) -> Found | None:
        """From the lower rows to a safe square; the first column is forgotten."""
        for looked, (row, column) in enumerate(product(range(4, SIDE + 1), reversed(self.columns[1:])), 1):
            if self.white[column] == row and (found := self._safe_steps(row, column, looked)):
                return found
        return None

    def anything(self) -> Found | None:
        """The lowest piece, two steps."""
        for looked, (row, column) in enumerate(product(range(SIDE, 0, -1), self.columns), 1):
            if self.white[column] == row:
                return column, 2, looked
        return None


def printed(position: Position) -> Choice:
    """The original's move; raises ValueError when the game is over."""
    board = Board(position)
    looks = board.capture, board.escape, board.leave, board.capture, board.safe_advance, board.middle
    for rule, look in zip(Rule, (*looks, board.safe_lower, board.anything), strict=True):
        if found := look():
            column, steps, looked = found
            return Choice((line(position.seat, SIDE - column), steps), rule, looked)
    raise ValueError("the game is over")
