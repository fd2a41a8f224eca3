"""The 32 dark squares as bits, so that a step in any direction is the same shift wherever it begins.

Squares are numbered 1 to 32 as draughts players do, row by row from the top; row 1 has its dark squares in the columns
2, 4, 6 and 8. After every eight squares one bit stays empty: a step off the board falls into such a gap.
"""

SIDE = 8
SQUARES = range(1, 33)
Cell = tuple[int, int]
"""Row and column from 0."""


def cell_of(square: int) -> Cell:
    """The row and column, from 0, of a square's number."""
    row, place = divmod(square - 1, 4)
    return row, 2 * place + 1 - row % 2


def square_at(cell: Cell) -> int:
    """The number of the dark square in a row and column from 0; 0 for a light one."""
    row, column = cell
    return 0 if (row + column) % 2 == 0 else 4 * row + column // 2 + 1


BIT = {square: 1 << square - 1 + (square - 1) // 8 for square in SQUARES}
"""The bit of each square's number."""
SQUARE = {bit: square for square, bit in BIT.items()}
"""The square's number of each bit."""
BOARD = sum(BIT.values())
KING_ROWS = sum(BIT[square] for square in range(29, 33)), sum(BIT[square] for square in range(1, 5))
"""Where the men of each seat are crowned."""
DOWN, UP = (4, 5), (-4, -5)
ALL_WAYS = DOWN + UP
AHEAD = DOWN, UP
"""The directions, as shifts, in which the men of each seat move."""


def shifted(bits: int, way: int) -> int:
    """All the bits one step further in a direction; what leaves the board must be masked off."""
    return bits << way if way > 0 else bits >> -way


STEP = {
    way: {bit: (square, SQUARE[to]) for bit, square in SQUARE.items() if (to := shifted(bit, way)) in SQUARE}
    for way in ALL_WAYS
}
"""For each direction and bit the two squares of a step."""
OVER = {
    (square, SQUARE[landing]): over
    for square, bit in BIT.items()
    for way in ALL_WAYS
    if (over := shifted(bit, way)) in SQUARE and (landing := shifted(over, way)) in SQUARE
}
"""The bit that is jumped between two squares; steps are not in it."""


def squares_of(bits: int) -> list[int]:
    """The numbers of the squares whose bits are set, in order."""
    return [square for square, bit in BIT.items() if bits & bit]
