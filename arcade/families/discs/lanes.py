"""Eight boards in one number: a search engine's view of Reversi, in which eight directions cost as much as one.

A wide board has eight lanes of 64 bits, one for each direction. In its lane the squares are ordered so that a step in
the lane's direction is the next higher bit, line after line. A run of enemy discs is then a run of ones in every lane
at once, and adding a one at its lower end carries to the square behind it, in all eight directions with one addition.
A carry never leaves its line, since the squares at lines' ends are left out of the runs (they can't be turned anyway).

Counting the ones of a wide board counts every disc eight times: values here are in eighths of a disc.
"""

from collections.abc import Callable

from arcade.families.discs.rules import SQUARES, named, ray

EIGHTHS = 8
"""The worth of a disc."""


def _lines(right: int, down: int) -> list[tuple[int, ...]]:
    """The board's lines in a direction, each from the edge on."""
    starts = [square for square in range(SQUARES) if not ray(square, -right, -down)]
    return [(square, *ray(square, right, down)) for square in starts]


_COMPASS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The lanes' directions. The lowest lane is the board as the rules know it, and no two lanes of edges touch."""
_LINES = [_lines(right, down) for right, down in _COMPASS]
LANE_SQUARES = tuple(square for lines in _LINES for line in lines for square in line)
"""The square that each bit of a wide board stands for."""


def marked(wanted: Callable[[tuple[int, ...], int], bool]) -> int:
    """The bits of a wide board for which `wanted` says yes, given the line and the square's place in it, from 0."""
    answers = [wanted(line, at) for lines in _LINES for line in lines for at in range(len(line))]
    return sum(1 << bit for bit, answer in enumerate(answers) if answer)


PLACE = tuple(sum(1 << bit for bit, at in enumerate(LANE_SQUARES) if at == square) for square in range(SQUARES))
"""The eight bits of each square."""
AFTER = tuple(place << 1 for place in PLACE)
"""The bits behind each square."""
BOARD = (1 << SQUARES) - 1
"""The lowest lane."""
LATER = marked(lambda _, at: at > 0)
"""Every square but the first of its line: where a step can lead."""
INNER = marked(lambda line, at: 0 < at < len(line) - 1)
"""The squares of a line that can be turned."""


class Flips(dict[int, int]):
    """The discs that a disc on a square turns, by the wide board of the own discs that close its runs.

    Worked out when first asked for; there are some tens of thousands that ever come up.
    """

    def __init__(self, square: int) -> None:
        super().__init__()
        self._square = square

    def __missing__(self, closing: int) -> int:
        flips, left = 0, closing
        while left:
            bit = left.bit_length() - 1
            left ^= 1 << bit
            while LANE_SQUARES[bit := bit - 1] != self._square:
                flips |= PLACE[LANE_SQUARES[bit]]
        self[closing] = flips
        return flips


FLIPS = tuple(Flips(square) for square in range(SQUARES))

BYTE = tuple(bytes((square,)) for square in range(SQUARES))
"""Each square as one byte: empty squares are kept as bytes, in which one is quickly replaced by nothing."""
_PREFERENCE = (
    "a1 h1 a8 h8 c1 f1 a3 h3 a6 h6 c8 f8 d1 e1 a4 h4 a5 h5 d8 e8 c3 f3 c6 f6 d3 e3 c4 f4 c5 f5 d6 e6 d4 e4 d5 e5"
    " d2 e2 b4 g4 b5 g5 d7 e7 c2 f2 b3 g3 b6 g6 c7 f7 b1 g1 a2 h2 a7 h7 b8 g8 b2 g2 b7 g7"
)
PREFERENCE = bytes(named(square) for square in _PREFERENCE.split())
"""The order in which squares are tried where nothing better is known: corners first, what gives them up last."""


def widen(board: int) -> int:
    """The wide board of a 64-bit board."""
    return sum(PLACE[square] for square in range(SQUARES) if board >> square & 1)


def vacant(own: int, enemy: int) -> bytes:
    """The empty squares of two 64-bit boards, in the order of preference."""
    return bytes(square for square in PREFERENCE if not (own | enemy) >> square & 1)


def followers(own: int, enemy: int, empty: bytes) -> list[tuple[int, int, int, int]]:
    """What the moves lead to, most cramping first: the enemy's ways to move then, the square, his discs, one's own."""
    runs = enemy & INNER
    found: list[tuple[int, int, int, int]] = []
    for square in empty:
        closing = (runs + (AFTER[square] & runs)) & own
        if closing:
            flips = FLIPS[square][closing]
            after, mine = enemy ^ flips, own | flips | PLACE[square]
            turnable = mine & INNER
            ways = (turnable + (after << 1 & turnable)) & ~(after | mine)
            found.append((ways.bit_count(), square, after, mine))
    found.sort()
    return found
