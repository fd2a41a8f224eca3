"""The two sides as they stand on paper, and squares as they are typed: YX, the row and then the column, from 1."""

from arcade.toolkit.discs.rules import SIDE, Position

O, X = 0, 1
"""The seats: the player, or the first of two, and the computer, or the second."""
MARKS = "OX"
_FILLING = str.maketrans("", "", " ,.-;:/")
"""What people put between two digits."""


def yx(square: int) -> str:
    """A square as it is typed."""
    return f"{square // SIDE + 1}{square % SIDE + 1}"


def square_of(typed: str) -> int | None:
    """The square that was typed, whatever stands between its digits; None for anything else."""
    digits = typed.translate(_FILLING)
    if len(digits) != 2 or any(digit not in "12345678" for digit in digits):
        return None
    return SIDE * (int(digits[0]) - 1) + int(digits[1]) - 1


def mark_at(position: Position, square: int, empty: str = ".") -> str:
    """What stands on a square."""
    return MARKS[O] if position.black >> square & 1 else MARKS[X] if position.white >> square & 1 else empty
