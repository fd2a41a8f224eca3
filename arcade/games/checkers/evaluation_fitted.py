"""What a position is worth by the official rules: weights fitted on games that a program played against itself.

Every block of the board has a weight for each way in which men can stand on it, and kings one for each square; there is
one set for the full board and one for the empty one, and what stands is weighed between them. Values are about
hundredths of a man. ``python -m tools.checkers_weights`` makes the weights.

Blocks are nine, of four rows and columns, and overlap: they begin in rows 1, 3 and 5 and in columns 1, 3 and 5; in the
board turned round block n is block 8 - n. The eight dark squares of a block are read as digits, 0 for a square without
a man, 1 for black's, 2 for white's.
"""

import zlib
from collections.abc import Sequence
from struct import unpack

from arcade.games.checkers.rules import BIT, BOARD
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

BLOCKS, INDICES = 9, 3**8
FIELD = 13
"""Bits of an index, where those of three blocks side by side are packed into one number."""


def _packed(bits: int, first: int) -> int:
    """The share of two rows' men in the indices of three blocks, their digits counted from the first on."""
    total = 0
    for row in range(2):
        for place in range(4):
            if bits >> 4 * row + place & 1:
                for block in range(3):
                    if 0 <= place - block < 2:
                        total += 3 ** (first + 2 * row + place - block) << FIELD * block
    return total


UPPER = tuple(_packed(bits, 0) for bits in range(512))
LOWER = tuple(_packed(bits, 4) for bits in range(512))
"""The shares of nine bits of a board, two rows and the gap after them, as the upper or the lower rows of blocks."""


def all_turned() -> list[int]:
    """For each index that of the same men turned round, black for white."""
    found = [0]
    for digits in range(8):
        found = [other + digit * 3**digits for other in found for digit in (0, 2, 1)]
    return found


FILE = "assets/weights/checkers.bin"
MEN = 24
"""Men on the full board."""
MAN, KING, REACH, TURN, TABLES = 0, 1, 33, 34, 35
"""Where the weights of each begin; a king has one for each square, reach is for each square next to it."""
TABLE_COUNT = BLOCKS // 2 + 1
WEIGHTS = TABLES + TABLE_COUNT * INDICES

_INDEX = (1 << FIELD) - 1
_SECOND, _THIRD = FIELD, 2 * FIELD
_HALF = 1 << 15
_UPPER_WHITE, _LOWER_WHITE = tuple(2 * share for share in UPPER), tuple(2 * share for share in LOWER)


class FittedEvaluation:
    """Judges positions by weights, those of the full board and then those of the empty one."""

    def __init__(self, many: Sequence[int], few: Sequence[int]) -> None:
        # Two sums are made at once, the full board's in the bits above the empty one's.
        both = [(one << 16) + other for one, other in zip(many, few, strict=True)]
        self.man, self.reach, self.turn = both[MAN], both[REACH], both[TURN]
        self.black = dict(zip(BIT.values(), both[KING:REACH], strict=True))
        self.white = dict(zip(reversed(BIT.values()), [-worth for worth in both[KING:REACH]], strict=True))
        """What kings count on each square."""
        self.tables = [both[start : start + INDICES] for start in range(TABLES, WEIGHTS, INDICES)]

    def complete(self) -> None:
        """Add the tables of the other blocks, which are those of the first ones turned round."""
        turned = all_turned()
        for table in self.tables[-2::-1]:
            self.tables.append([-table[index] for index in turned])
        middle = self.tables[BLOCKS // 2]
        for index, other in enumerate(turned):
            if other <= index:
                middle[index] = -middle[other] if other < index else 0

    def value(self, own: int, enemy: int, kings: int, seat: int) -> int:
        black, white = (enemy, own) if seat else (own, enemy)
        men, others = black & ~kings, white & ~kings
        a, b, c, d, e, f, g, h, i = self.tables
        bits, their = men >> 9 & 511, others >> 9 & 511
        next_bits, next_their = men >> 18 & 511, others >> 18 & 511
        top = UPPER[men & 511] + LOWER[bits] + _UPPER_WHITE[others & 511] + _LOWER_WHITE[their]
        middle = UPPER[bits] + LOWER[next_bits] + _UPPER_WHITE[their] + _LOWER_WHITE[next_their]
        bottom = UPPER[next_bits] + LOWER[men >> 27] + _UPPER_WHITE[next_their] + _LOWER_WHITE[others >> 27]
        total = (
            a[top & _INDEX]
            + b[top >> _SECOND & _INDEX]
            + c[top >> _THIRD]
            + d[middle & _INDEX]
            + e[middle >> _SECOND & _INDEX]
            + f[middle >> _THIRD]
            + g[bottom & _INDEX]
            + h[bottom >> _SECOND & _INDEX]
            + i[bottom >> _THIRD]
            + self.man * (men.bit_count() - others.bit_count())
        )
        if kings:
            empty = BOARD & ~(black | white)
            sides = (black & kings, self.reach, self.black), (white & kings, -self.reach, self.white)
            for theirs, reach, worth in sides:
                total += reach * ((theirs << 4 | theirs << 5 | theirs >> 4 | theirs >> 5) & empty).bit_count()
                while theirs:
                    total += worth[theirs & -theirs]
                    theirs &= theirs - 1
        if seat:
            total = -total
        total += self.turn
        few = (total + _HALF & 0xFFFF) - _HALF
        pieces = (own | enemy).bit_count()
        return ((total - few >> 16) * pieces + few * (MEN - pieces)) // MEN


_made: list[FittedEvaluation] = []


def read() -> tuple[Sequence[int], Sequence[int]]:
    """The weights of the full board and of the empty one; raises FileNotFoundError."""
    packed = zlib.decompress(data_path(FILE).read_bytes())
    weights = unpack(f"<{2 * WEIGHTS}h", packed)
    return weights[:WEIGHTS], weights[WEIGHTS:]


def fitted() -> Search[FittedEvaluation]:
    """The judge. It takes as many frames when it was made before, so that runs that are resumed go on as they did."""
    weights = read() if not _made else None
    yield
    judge = FittedEvaluation(*weights) if weights else _made[0]
    yield
    if weights:
        judge.complete()
        _made[:] = [judge]
    yield
    return judge
