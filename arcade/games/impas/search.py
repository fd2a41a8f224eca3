"""Searching Impasse: some moves ahead by judgement, exactly near the end; the book's board is known from a table.

Positions are judged by what the patterns of pieces in their lanes are worth to the side that pushes along these. On the
book's board the worths were fitted, by logistic regression, to who wins nine million positions; the careful level uses
them, and they order the moves of the search. On other boards a pattern is worth its free steps.

The table has a judgement of its own, and every won board on which that would choose a push that loses. All 94,143,280
boards of nine pieces were solved by ``python -m tools.impas_replies``, which makes the table. On a won board that isn't
in it the push that the judgement puts first wins; for one that is, it says how many pushes to pass over. These
exceptions are in the order of the boards' ranks, parted into shares: the gap from the one before as a Rice code (R. F.
Rice, Some practical universal noiseless coding techniques, 1979), then the pushes to pass over in ones.
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
"""Positions searched between two frames."""

Weights = Sequence[Sequence[int]]
"""What a lane's pattern of pieces is worth to the side that pushes along it, by lane and pattern."""
LATE = 36
"""Free steps of both sides together from which the later worths count; there are 54 at the start."""
WEIGHTS = "assets/weights/impas.txt"
"""The fitted worths: a line for each lane, earlier in a game, then later, from the edge that the other side pushes away
from; in each line a number for each pattern, bit 0 where pushes begin."""
PAIRS = SIDE - 1
"""Pairs of neighbouring lanes."""
PAIR = 1 << 2 * SIDE
"""Patterns of pieces in one of them."""
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
"""Bytes for the end of a share."""


class Searcher:
    """Searches on a board of one size with a judgement; remembers which positions are won."""

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
        """The weights, with `cramping` for each move of the side to move."""
        self._won: dict[int, bool] = {}

    def judge(self, seen: View) -> int:
        """How much better the lanes of the side to move are than those across."""
        return self._difference(seen, self.weights)

    def _difference(self, seen: View, weights: Weights) -> int:
        (own, across), side = seen, self.side
        full, total = (1 << side) - 1, 0
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
        """The positions after the pushes, the most promising last; only that after a winning push if one is known."""
        won = self._won
        views = [after(seen, push) for push in options(seen, self.side)]
        for view in views:
            if won.get(view.own) is False:
                return [view]
        views.sort(key=lambda view: self._difference(view, self._replies), reverse=True)
        return views

    def winning(self, seen: View) -> Push | None:
        """A push that `solve` has found to win."""
        return next((push for push in options(seen, self.side) if self._won.get(after(seen, push).own) is False), None)


@cache
def fitted() -> tuple[Weights, Weights]:
    """The fitted worths for the book's board, earlier and later in a game."""
    text = data_path(WEIGHTS).read_text(encoding="ascii")
    lanes = [[int(worth) for worth in line.split()] for line in text.splitlines()]
    return lanes[:SIDE], lanes[SIDE:]


def weights(seen: View, side: int) -> Weights:
    """The worths with which to search from a position."""
    return fitted()[all_free_steps(seen, side) <= LATE] if side == SIDE else free_steps(side)


def rank(board: int) -> int:
    """A board's place among those of as many pieces, in the order of their numbers."""
    found, pieces = 0, 0
    while board:
        lowest = board & -board
        pieces += 1
        found += comb(lowest.bit_length() - 1, pieces)
        board ^= lowest
    return found


def ranked(seen: View) -> list[Push]:
    """The pushes on the book's board, the best first by the table's judgement."""
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
    """A push that wins if any does, and whether the table has the board, so that the push is known to win."""
    place = rank(seen.own)
    passed = next((passed for known, passed in exceptions(place // SHARE) if known == place), 0)
    return ranked(seen)[passed], passed > 0


def line(seen: View) -> Search[list[Push]]:
    """The pushes to the end if nobody gives a win away: an odd number if the side to move wins.

    The winning side plays `best`, the other one what the judgement puts first.
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
    """The exceptions of a share of the ranks: the rank of each, and how many pushes to pass over."""
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
    """The file of a judgement and its exceptions, see `exceptions`."""
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
    """Binary digits as bytes, padded with ones, which begin no exception."""
    length = -(-len(digits) // 8)
    return int(digits.ljust(8 * length, "1"), 2).to_bytes(length, "big") if length else b""


@cache
def _data() -> bytes:
    return data_path("assets/tables/impas.bin").read_bytes()


@cache
def _worths() -> memoryview:
    return memoryview(_data())[:WORTHS].cast("b")
