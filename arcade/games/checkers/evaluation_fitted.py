"""What a position is worth by the official rules: weights fitted on games that a program played against itself.

Every block of the board has a weight for each way in which men can stand on it, and kings one for each square; there is
one set for the full board and one for the empty one, and what stands is weighed between them. Values are about
hundredths of a man. ``python -m tools.checkers_weights`` makes the weights.
"""

import zlib
from collections.abc import Sequence
from struct import unpack

from arcade.games.checkers.bitboard import BIT, BOARD
from arcade.games.checkers.evaluation_patterns import BLOCKS, FIELD, INDICES, LOWER, UPPER, all_turned
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

FILE = "assets/weights/checkers.bin"
MEN = 24
"""Men on the full board."""
MAN, KING, REACH, TURN, TABLES = 0, 1, 33, 34, 35
"""Where the weights are: of a man, of kings by square, of a square they reach, of being to move, of the patterns."""
TABLE_COUNT = BLOCKS // 2 + 1
WEIGHTS = TABLES + TABLE_COUNT * INDICES

_INDEX = (1 << FIELD) - 1
_SECOND, _THIRD = FIELD, 2 * FIELD
_HALF = 1 << 15
_UPPER_WHITE, _LOWER_WHITE = tuple(2 * share for share in UPPER), tuple(2 * share for share in LOWER)


class Judge:
    """Judges positions by weights, those of the full board and then those of the empty one."""

    def __init__(self, many: Sequence[int], few: Sequence[int]) -> None:
        # Two sums are made at once, the full board's in the bits above the empty one's.
        both = [(one << 16) + other for one, other in zip(many, few, strict=True)]
        self.man, self.reach, self.turn = both[MAN], both[REACH], both[TURN]
        squares = list(BIT.values())
        self.black_kings = dict(zip(squares, both[KING:REACH], strict=True))
        self.white_kings = dict(zip(reversed(squares), both[KING:REACH], strict=True))
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
        """The value for the side to move."""
        black, white = (enemy, own) if seat else (own, enemy)
        if kings:
            men, others = black & ~kings, white & ~kings
        else:
            men, others = black, white
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
            theirs = black & kings
            if theirs:
                total += self.reach * ((theirs << 4 | theirs << 5 | theirs >> 4 | theirs >> 5) & empty).bit_count()
                while theirs:
                    total += self.black_kings[theirs & -theirs]
                    theirs &= theirs - 1
            theirs = white & kings
            if theirs:
                total -= self.reach * ((theirs << 4 | theirs << 5 | theirs >> 4 | theirs >> 5) & empty).bit_count()
                while theirs:
                    total -= self.white_kings[theirs & -theirs]
                    theirs &= theirs - 1
        if seat:
            total = -total
        total += self.turn
        few = (total + _HALF & 0xFFFF) - _HALF
        pieces = (own | enemy).bit_count()
        return ((total - few >> 16) * pieces + few * (MEN - pieces)) // MEN


_made: list[Judge] = []


def read() -> tuple[Sequence[int], Sequence[int]]:
    """The weights of the full board and of the empty one; raises FileNotFoundError."""
    packed = zlib.decompress(data_path(FILE).read_bytes())
    weights = unpack(f"<{2 * WEIGHTS}h", packed)
    return weights[:WEIGHTS], weights[WEIGHTS:]


def fitted() -> Search[Judge]:
    """The judge. It takes as many frames when it was made before, so that runs that are resumed go on as they did."""
    weights = read() if not _made else None
    yield
    judge = Judge(*weights) if weights else _made[0]
    yield
    if weights:
        judge.complete()
        _made[:] = [judge]
    yield
    return judge
