"""Searching Impasse: some moves ahead by judgement, exactly near the end; the book's board is known from a table.

What a lane of pieces is worth to the side that pushes along it is the judgement of positions not yet played out. On the
book's board the worth of every pattern in every lane was fitted, by logistic regression, to who wins nine million
positions; it is what the careful level has, and orders the tries of the search. Other boards count free steps.

The table has a judgement, and every won board on which it would choose a push that loses. All 94,143,280 boards of nine
pieces were worked out by ``python -m tools.impas_replies``, which makes the table. A won board that is not in it is won
by the push that the judgement puts first, one that is by the first after so many others. The exceptions are kept in the
order of the boards' ranks, parted into shares: the gap from the one before as a Rice code (R. F. Rice, Some practical
universal noiseless coding techniques, 1979), then the pushes to pass over in ones.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import comb

from arcade.games.impas.rules import SIDE, Push, View, after, all_free_steps, free_steps, options, pushes
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

LOST = -1_000_000
"""The value of having no move; the sooner, the lower."""
SLICE = 250
"""Positions opened between two frames."""

Weights = Sequence[Sequence[int]]
"""What a lane's pattern of pieces is worth to the side that pushes along it, by lane and pattern."""
LATE = 36
"""Free steps of both sides together from which the later worths count; there are 54 at the start."""
_EARLIER = (
    """
    177 158 128 97 78 54 18 -10 35 18 -19 -44 -75 -94 -123 0 4 -6 -42 -74 -101 -121
    -148 0 -140 -160 -174 0 -140 0 0 0 16 -16 -60 -93 -120 -142 -165 0 -158 -184 -166 0
    -141 0 0 0 -170 -207 -145 0 -104 0 0 0 -109 0 0 0 0 0 0 0
    """,
    """
    90 103 85 88 52 53 39 47 29 35 21 27 -12 -6 -25 -22 16 21 6 10 -25 -20
    -36 -35 -66 -60 -73 -75 -101 -110 -114 -135 18 16 -3 1 -25 -26 -46 -47 -78 -78 -92 -93
    -117 -123 -128 -153 -100 -109 -137 -121 -156 -146 -167 -180 -155 -164 -160 -148 -90 -95 -61 -32
    """,
    """
    2 27 30 58 5 37 30 57 -15 11 11 37 -14 9 19 26 -20 0 5 36 -17 -5
    7 24 -38 -28 -15 -3 -49 -35 -36 -13 -21 0 3 30 -29 -13 -7 15 -56 -37 -30 -10
    -63 -48 -50 -28 -75 -63 -54 -48 -87 -84 -69 -59 -120 -115 -94 -93 -122 -128 -116 -122
    """,
    """
    -44 14 17 81 -7 48 56 122 -50 10 16 81 -20 39 40 115 -64 -4 -8 64 -29 30
    36 106 -57 4 13 78 -29 28 31 88 -66 -8 -4 63 -24 40 41 112 -58 6 11 84
    -26 38 39 94 -79 -17 -14 59 -47 21 26 81 -96 -31 -38 26 -62 -34 -34 0
    """,
    """
    -80 16 24 141 -5 83 103 205 -57 39 49 165 10 103 125 133 -81 13 23 135 -16 73
    99 131 -56 29 41 88 3 64 76 0 -82 12 19 125 -5 94 105 153 -28 76 78 118
    27 95 103 0 -40 63 69 96 12 87 102 0 -60 21 34 0 -33 0 0 0
    """,
    """
    -114 30 39 112 -1 119 133 144 -50 75 89 117 42 112 121 88 -74 58 70 102 21 96
    108 62 -52 25 38 25 -6 12 7 0 -78 68 76 128 20 126 127 81 -59 52 61 30
    -1 17 36 0 -90 26 31 28 -49 -2 8 0 -108 -37 -43 0 -45 0 0 0
    """,
)
_LATER = (
    """
    43 43 31 30 13 17 3 3 -2 1 -11 -11 -36 -29 -40 0 -10 -7 -21 -22 -44 -42
    -53 0 -63 -58 -68 0 -83 0 0 0 0 -6 -22 -23 -44 -40 -52 0 -63 -52 -69 0
    -88 0 0 0 -73 -72 -105 0 -90 0 0 0 -100 0 0 0 0 0 0 0
    """,
    """
    18 34 33 43 19 32 27 31 11 22 21 26 0 11 4 7 8 21 16 21 -2 8
    1 6 -12 -9 -13 -13 -35 -24 -28 -29 18 18 9 14 -6 1 -8 -2 -20 -17 -23 -20
    -41 -34 -43 -42 -24 -23 -33 -29 -52 -48 -57 -44 -76 -79 -84 -75 -113 -107 -102 -71
    """,
    """
    -1 9 14 24 7 19 21 31 -4 10 14 22 1 11 10 26 -7 10 10 21 -4 10
    11 22 -15 -1 2 7 -13 -5 -2 10 -2 10 8 19 -4 8 9 18 -17 -4 -2 6
    -16 -5 -3 5 -20 -6 -5 3 -23 -5 -7 -3 -37 -20 -19 -23 -41 -30 -33 -49
    """,
    """
    -18 -1 7 20 -1 14 20 46 -16 2 9 30 -3 10 15 38 -19 -3 3 24 -12 9
    8 39 -25 -7 -1 20 -16 -3 -3 24 -10 3 10 31 -4 16 19 49 -22 -2 4 33
    -12 10 11 40 -21 -2 0 26 -15 11 10 36 -30 -11 -6 15 -27 -11 -14 17
    """,
    """
    -33 -7 6 36 -4 24 31 69 -22 2 15 57 4 23 34 59 -28 -3 6 42 -11 16
    23 59 -24 4 9 42 -6 17 26 24 -17 6 13 45 -7 24 29 69 -24 5 12 53
    -7 25 34 44 -25 3 7 45 -11 24 31 54 -26 7 9 39 -15 12 23 -1
    """,
    """
    -50 4 -3 23 -19 31 34 41 -29 17 23 28 -3 21 34 14 -38 13 10 28 -13 22
    30 26 -25 9 14 10 -5 3 18 -25 -45 10 4 34 -14 35 31 42 -28 15 18 25
    -11 13 25 4 -34 15 9 26 -22 17 15 18 -31 0 8 0 -14 -21 4 -58
    """,
)
"""By lane, the first beside the edge that the other side pushes away from; by pattern, bit 0 where pushes begin."""
PAIRS, PAIR = SIDE - 1, 1 << 2 * SIDE
"""Pairs of neighbouring lanes, and the patterns of pieces that one can have."""
WORTHS = 2 * PAIRS * PAIR
"""The judgement: a byte for each pattern of each pair, earlier and later in a game."""
UNIT = 16
"""Units of the judgement in one of the scale in which it was fitted."""
PIECES = 9
LOOKED_UP = 4
"""Boards looked up between two frames."""
SHARE = 1 << 14
"""Ranks in a share."""
SHARES = -(-comb(SIDE * SIDE, PIECES) // SHARE)
REMAINDER = 5
"""Binary digits of the remainder in a gap's code."""
OFFSET = 3
"""Bytes that tell where a share ends."""


class Searcher:
    """Searches on a board of a size with a judgement; remembers which positions are won."""

    def __init__(self, side: int, weights: Weights, cramping: int) -> None:
        """`cramping` is what a move less for the other side is worth when the pushes to settle first are chosen."""
        self.side = side
        self.weights = weights
        self.opened = 0
        """Positions that `solve` has opened."""
        self._replies = [
            [worth + cramping * len(found) for worth, found in zip(lane, patterns, strict=True)]
            for lane, patterns in zip(weights, pushes(side), strict=True)
        ]
        self._won: dict[int, bool] = {}

    def judge(self, seen: View) -> int:
        """How much better the lanes of the side to move are than those across."""
        return self._difference(seen, self.weights)

    def _promise(self, seen: View) -> int:
        """The same, the more moves the side to move has the higher."""
        return self._difference(seen, self._replies)

    def _difference(self, seen: View, weights: Weights) -> int:
        own, across = seen
        side = self.side
        full = (1 << side) - 1
        total = 0
        for mine, theirs in zip(weights, self.weights, strict=True):
            total += mine[own & full] - theirs[across & full]
            own >>= side
            across >>= side
        return total

    def value(self, seen: View, depth: int, alpha: int, beta: int) -> int:
        """The worth to the side to move of looking `depth` plies ahead (alpha-beta, D. E. Knuth and R. W. Moore)."""
        found = options(seen, self.side)
        if not found:
            return LOST - depth
        if depth == 0:
            return self.judge(seen)
        best = 2 * LOST
        for push in found:
            value = -self.value(after(seen, push), depth - 1, -beta, -alpha)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best

    def best(self, seen: View, depth: int) -> Search[Push]:
        """The push of the greatest value `depth` plies on, the first of equals; the side to move must have one."""
        best, choice = 3 * LOST, (0, 0)
        for push in options(seen, self.side):
            value = -self.value(after(seen, push), depth, 3 * LOST, -best)
            if value > best:
                best, choice = value, push
            yield
        return choice

    def solve(self, seen: View, positions: int) -> Search[bool | None]:
        """Whether the side to move wins; None if that is not settled once so many more positions were opened.

        Goes from push to push until one is found that loses for the other side, or there are none left.
        """
        limit = self.opened + positions
        won = self._won
        line = [(seen.own, self._ordered(seen))]
        while line and self.opened < limit:
            own, left = line[-1]
            while left and won.get(left[-1].own):
                left.pop()
            if left and left[-1].own not in won:
                self.opened += 1
                if self.opened % SLICE == 0:
                    yield
                line.append((left[-1].own, self._ordered(left[-1])))
            else:
                won[own] = bool(left)
                line.pop()
        return won.get(seen.own)

    def _ordered(self, seen: View) -> list[View]:
        """What the pushes lead to, the most promising last; one that is known to win is enough."""
        won = self._won
        views = [after(seen, push) for push in options(seen, self.side)]
        for view in views:
            if won.get(view.own) is False:
                return [view]
        views.sort(key=self._promise, reverse=True)
        return views

    def winning(self, seen: View) -> Push | None:
        """A push that `solve` has found to win."""
        return next((push for push in options(seen, self.side) if self._won.get(after(seen, push).own) is False), None)


@cache
def fitted() -> tuple[Weights, Weights]:
    """The fitted worths for the book's board, earlier and later in a game."""
    earlier, later = (tuple(tuple(map(int, lane.split())) for lane in lanes) for lanes in (_EARLIER, _LATER))
    return earlier, later


def weights(seen: View, side: int) -> Weights:
    """The worths with which to judge what can follow from a position."""
    return fitted()[all_free_steps(seen, side) <= LATE] if side == SIDE else free_steps(side)


def rank(board: int) -> int:
    """A board's place among those of as many pieces, by their numbers."""
    found, pieces = 0, 0
    while board:
        lowest = board & -board
        pieces += 1
        found += comb(lowest.bit_length() - 1, pieces)
        board ^= lowest
    return found


def ranked(seen: View) -> list[Push]:
    """The pushes of the book's board as the judgement puts them, the best first."""
    worths = _worths()
    base = PAIRS * PAIR if all_free_steps(seen, SIDE) <= LATE else 0
    starts = [(base + PAIR * pair, SIDE * pair) for pair in range(PAIRS)]

    def worth(push: Push) -> int:
        theirs, mine = after(seen, push)
        return sum(
            worths[start + (theirs >> shift & PAIR - 1)] - worths[start + (mine >> shift & PAIR - 1)]
            for start, shift in starts
        )

    return sorted(options(seen, SIDE), key=worth)


def best(seen: View) -> tuple[Push, bool]:
    """A push that wins if any does, and whether the table names it, so that it is known to win."""
    place = rank(seen.own)
    passed = next((passed for known, passed in exceptions(place // SHARE) if known == place), 0)
    return ranked(seen)[passed], passed > 0


def line(seen: View) -> Search[list[Push]]:
    """The pushes to the end when nobody gives a win away: an odd number where the side to move wins.

    Whoever can win pushes so that it stays so, by `best`; the other side pushes what the judgement puts first.
    """
    found: list[Push] = []
    while options(seen, SIDE):
        push, _ = best(seen)
        found.append(push)
        seen = after(seen, push)
        if len(found) % LOOKED_UP == 0:
            yield
    return found


def exceptions(share: int, data: bytes | None = None) -> Iterator[tuple[int, int]]:
    """The exceptions of a share of the ranks: each its rank, and how many pushes are to be passed over."""
    data = _data() if data is None else data
    ends = [WORTHS + OFFSET * place for place in (share, share + 1)]
    first, last = (int.from_bytes(data[end : end + OFFSET], "little") for end in ends)
    start = WORTHS + OFFSET * (SHARES + 1)
    digits = bin(int.from_bytes(b"\1" + data[start + first : start + last], "big"))[3:]
    place, at = share * SHARE - 1, 0
    while (stop := digits.find("0", at)) >= 0:
        at, gap = stop + 1 + REMAINDER, stop - at
        place += 1 + (gap << REMAINDER) + int(digits[stop + 1 : at], 2)
        stop = digits.index("0", at)
        yield place, stop - at + 1
        at = stop + 1


def packed(worths: Sequence[int], wrong: Sequence[tuple[int, int]]) -> bytes:
    """The file of a judgement and its exceptions, as they are read above."""
    shares: list[list[str]] = [[] for _ in range(SHARES)]
    for (before, _), (place, passed) in pairwise([(-1, 0), *wrong]):
        share = place // SHARE
        gap = place - max(before, share * SHARE - 1) - 1
        shares[share].append("1" * (gap >> REMAINDER) + f"0{gap % (1 << REMAINDER):0{REMAINDER}b}")
        shares[share].append("1" * (passed - 1) + "0")
    coded = [_bytes("".join(share)) for share in shares]
    ends = [0]
    for code in coded:
        ends.append(ends[-1] + len(code))
    return b"".join(
        (bytes(worth & 0xFF for worth in worths), *(end.to_bytes(OFFSET, "little") for end in ends), *coded)
    )


def _bytes(digits: str) -> bytes:
    """Binary digits as bytes, filled up with ones, which begin no exception."""
    length = -(-len(digits) // 8)
    return int(digits.ljust(8 * length, "1"), 2).to_bytes(length, "big") if length else b""


@cache
def _data() -> bytes:
    return data_path("assets/tables/impas.bin").read_bytes()


@cache
def _worths() -> memoryview:
    return memoryview(_data())[:WORTHS].cast("b")
