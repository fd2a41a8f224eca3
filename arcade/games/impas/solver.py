"""The book's board, known exactly: a judgement, and every won board on which it would choose a push that loses.

All 94,143,280 boards of nine pieces were worked out by ``python -m tools.impas_replies``, which makes the table. A won
board that is not in it is won by the push that the judgement puts first, one that is by the first after so many others.
The exceptions are kept in the order of the boards' ranks, parted into shares: the gap from the one before as a Rice
code (R. F. Rice, Some practical universal noiseless coding techniques, 1979), then the pushes to pass over in ones.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import comb

from arcade.games.impas.evaluation import LATE
from arcade.games.impas.lanes import Push, View, after, all_free_steps, options
from arcade.games.impas.rules import SIDE
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

PAIRS, PAIR = SIDE - 1, 1 << 2 * SIDE
"""Pairs of neighbouring lanes, and the patterns of pieces that one can have."""
WORTHS = 2 * PAIRS * PAIR
"""The judgement: a byte for each pattern of each pair, earlier and later in a game."""
UNIT = 16
"""Units of the judgement in one of the scale in which it was fitted."""
PIECES = 9
SLICE = 4
"""Boards looked up between two frames."""
SHARE = 1 << 14
"""Ranks in a share."""
SHARES = -(-comb(SIDE * SIDE, PIECES) // SHARE)
REMAINDER = 5
"""Binary digits of the remainder in a gap's code."""
OFFSET = 3
"""Bytes that tell where a share ends."""


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
        if len(found) % SLICE == 0:
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
