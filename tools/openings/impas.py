"""Impasse's opening table: the replies that win for whoever moves second, where looking ahead would choose others.

Every position of nine pieces on 36 squares is worked out, for both movers, from the last one backwards: a push always
raises a board's number, so one pass from high to low is enough (94,143,280 boards, a byte for each mover, 190 MB, some
20 seconds). Whoever moves first loses, after 46 plies of best play.

The tree of the second side's replies is then followed through every push of the first (some 4 minutes): where the
judgement that the perfect level falls back on (`opponent.FORESIGHT` plies beyond its push) keeps the win, nothing is
noted; where it would lose, the table gets a winning reply. It goes as deep as the loss can still be put off by more
than `SETTLED` plies: 1,820,287 replies, of which the judgement gets 22,454 wrong (1.2 %). Positions nearer to the end,
some 4.2 million, are settled by `Searcher.solve`: of 421 of them, 9 to 19 plies before the end, it kept the win in all.
"""

from math import comb
from typing import Any

import numpy as np
from numba import njit

from arcade.games.impas.evaluation import LATE, fitted
from arcade.games.impas.lanes import View, free_steps, pushes
from arcade.games.impas.opening_book import key, written
from arcade.games.impas.opponent import FORESIGHT, perfect
from arcade.games.impas.rules import SIDE, start
from arcade.toolkit.contract.searching import at_once

PIECES = 9
BOARDS = comb(SIDE * SIDE, PIECES)
HALF = 1 << SIDE * SIDE // 2
SETTLED = 20
"""Plies to the end from which the exact search takes over."""
EVERY, SAMPLE = 1_000, 400
"""Of the positions left to the search one in so many is kept, and of these about so many are measured."""
MOST = 4_000_000
"""Boards in one generation of the tree, at most."""
FIRST_LANE = sum(1 << SIDE * lane for lane in range(SIDE))
Array = Any
"""A numpy array; numba's functions are not typed."""


def ranks() -> tuple[Array, Array]:
    """Shares of a board's lower and upper half in its rank; those of the upper by the pieces in the lower."""
    halves = np.arange(HALF)
    low, high = np.zeros(HALF, np.int32), np.zeros((PIECES + 1, HALF), np.int32)
    counted = np.zeros((PIECES + 1, HALF), np.int64) + np.arange(PIECES + 1)[:, None]
    for bit in range(SIDE * SIDE // 2):
        there = (halves >> bit & 1).astype(bool)
        counted[:, there] += 1
        for pieces in range(1, PIECES + 1):
            low[there & (counted[0] == pieces)] += comb(bit, pieces)
            upper = there & (counted == pieces)
            high[upper] += comb(bit + SIDE * SIDE // 2, pieces)
    return low, high


@njit(cache=False)
def _rank(board: int, low: Array, high: Array, ones: Array) -> Any:
    lower = board & (1 << 18) - 1
    return low[lower] + high[ones[lower], board >> 18]


@njit(cache=False)
def _work_out(plies: Array, low: Array, high: Array, ones: Array, first_lane: int) -> None:
    """Fill in the plies to the end with best play, odd where the mover wins: [0] pushing up, [1] to the right."""
    board = (1 << 9) - 1 << 27
    for rank in range(plies.shape[1] - 1, -1, -1):
        for mover in range(2):
            soonest, latest = 255, 0
            left = board
            while left:
                piece = left & -left
                left ^= piece
                step = 1 if mover else 6
                target = piece << step
                while target < 1 << 36 and not board & target and not (mover and target & first_lane):
                    rest = plies[1 - mover, _rank(board ^ piece ^ target, low, high, ones)] + 1
                    if rest & 1:
                        soonest = min(soonest, rest)
                    else:
                        latest = max(latest, rest)
                    target <<= step
            plies[mover, rank] = soonest if soonest < 255 else latest
        # The next lower board of as many pieces: the lowest that can moves down, those below it close up to it.
        if rank:
            packed = 0
            while board >> packed & 1:
                packed += 1
            moving = packed
            while not board >> moving & 1:
                moving += 1
            board = board >> moving + 1 << moving + 1 | (1 << packed + 1) - 1 << moving - 1 - packed


@njit(cache=False)
def _judge(own: int, across: int, worths: Array) -> int:
    total = 0
    for lane in range(6):
        total += worths[lane, own >> 6 * lane & 63] - worths[lane, across >> 6 * lane & 63]
    return total


@njit(cache=False)
def _value(
    own: int, across: int, depth: int, alpha: int, beta: int, worths: Array, count: Array, along: Array, beside: Array
) -> int:
    """As `Searcher.value`."""
    best = -1_000_000 - depth
    for lane in range(6):
        pattern = own >> 6 * lane & 63
        for number in range(count[lane, pattern]):
            if depth == 0:
                judged: int = _judge(own, across, worths)
                return judged
            mine, theirs = along[lane, pattern, number], beside[lane, pattern, number]
            value: int = -_value(across ^ theirs, own ^ mine, depth - 1, -beta, -alpha, worths, count, along, beside)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    return best
    return best


@njit(cache=False)
def _best(
    own: int, across: int, depth: int, worths: Array, count: Array, along: Array, beside: Array
) -> tuple[int, int, int]:
    """As `Searcher.best`: the push, and the other side's view after it."""
    highest, lane_of, number_of = -3_000_000, 0, 0
    for lane in range(6):
        pattern = own >> 6 * lane & 63
        for number in range(count[lane, pattern]):
            mine, theirs = along[lane, pattern, number], beside[lane, pattern, number]
            value = -_value(across ^ theirs, own ^ mine, depth, -3_000_000, -highest, worths, count, along, beside)
            if value > highest:
                highest, lane_of, number_of = value, lane, number
    pattern = own >> 6 * lane_of & 63
    mine, theirs = along[lane_of, pattern, number_of], beside[lane_of, pattern, number_of]
    return mine, across ^ theirs, own ^ mine


@njit(cache=False)
def _wins(own: int, plies: Array, low: Array, high: Array, ones: Array) -> Any:
    """Whether the side to move wins, its own board given."""
    return plies[1, _rank(own, low, high, ones)] & 1 == 1


@njit(cache=False)
def _follow(
    plies: Array,
    low: Array,
    high: Array,
    ones: Array,
    worths: Array,
    count: Array,
    along: Array,
    beside: Array,
    free: Array,
    start_board: int,
    depth: int,
    late: int,
    settled: int,
    most: int,
) -> tuple[Array, Array, Array]:
    """Follow the second side's replies through every push of the first.

    Gives the exceptions as rows of own board and push; some of the positions that need no reply any more; and, by plies
    to the end, how many positions needed a reply and in how many the judgement lost.
    """
    seen = np.zeros(plies.shape[1], np.bool_)
    generation, following = np.zeros((most, 2), np.int64), np.zeros((most, 2), np.int64)
    exceptions, edge = np.zeros((most // 10, 2), np.int64), np.zeros((most // 10, 2), np.int64)
    tally = np.zeros((64, 2), np.int64)
    generation[0] = start_board
    many, noted, ended = 1, 0, 0
    while many:
        next_many = 0
        for index in range(many):
            mover, other = generation[index]
            for lane in range(6):
                pattern = mover >> 6 * lane & 63
                for number in range(count[lane, pattern]):
                    mine, theirs = along[lane, pattern, number], beside[lane, pattern, number]
                    own, across = other ^ theirs, mover ^ mine
                    rank = _rank(own, low, high, ones)
                    if seen[rank]:
                        continue
                    seen[rank] = True
                    left = plies[1, rank]
                    if left <= settled:
                        if ended % EVERY == 0:
                            edge[ended // EVERY] = own, across
                        ended += 1
                        continue
                    steps = 0
                    for row in range(6):
                        steps += free[own >> 6 * row & 63] + free[across >> 6 * row & 63]
                    judged = worths[1 if steps <= late else 0]
                    pushed, board, behind = _best(own, across, depth, judged, count, along, beside)
                    tally[left, 0] += 1
                    if _wins(board, plies, low, high, ones):
                        tally[left, 1] += 1
                        highest = -3_000_000
                        for row in range(6):
                            reply = own >> 6 * row & 63
                            for place in range(count[row, reply]):
                                mine, theirs = along[row, reply, place], beside[row, reply, place]
                                if _wins(across ^ theirs, plies, low, high, ones):
                                    continue
                                # Of the pushes that win, one that leaves few replies, so that the tree stays small.
                                value = -_judge(across ^ theirs, own ^ mine, judged)
                                for theirs_row in range(6):
                                    value -= 32 * count[theirs_row, (across ^ theirs) >> 6 * theirs_row & 63]
                                if value > highest:
                                    highest, pushed = value, mine
                                    board, behind = across ^ theirs, own ^ mine
                        exceptions[noted] = own, pushed
                        noted += 1
                    following[next_many] = board, behind
                    next_many += 1
        generation, following = following, generation
        many = next_many
    return exceptions[:noted], edge[: ended // EVERY], tally


def table() -> dict[str, str]:
    """The table; what was counted and measured on the way is printed."""
    low, high = ranks()
    ones = np.array([half.bit_count() for half in range(HALF)], np.uint8)
    plies = np.zeros((2, BOARDS), np.uint8)
    _work_out(plies, low, high, ones, FIRST_LANE)
    board = start().pieces
    print(f"best play lasts {plies[:, _rank(board, low, high, ones)]} plies, whoever moves first loses")
    lanes = pushes(SIDE)
    count = np.array([[len(found) for found in patterns] for patterns in lanes], np.int64)
    along, beside = np.zeros((2, SIDE, 1 << SIDE, PIECES), np.int64)
    for lane, patterns in enumerate(lanes):
        for pattern, found in enumerate(patterns):
            for number, (own, across) in enumerate(found):
                along[lane, pattern, number], beside[lane, pattern, number] = own, across
    worths, free = np.array(fitted(), np.int64), np.array(free_steps(SIDE)[0], np.int64)
    lanes_and_pushes = worths, count, along, beside, free
    exceptions, edge, tally = _follow(plies, low, high, ones, *lanes_and_pushes, board, FORESIGHT, LATE, SETTLED, MOST)
    needed, wrong = tally.sum(axis=0)
    print(f"{needed} replies, {wrong} of them against the judgement; then the search has {len(edge) * EVERY} positions")
    measure(edge[:: len(edge) // SAMPLE], plies, low, high, ones)
    return {key(View(int(own), 0)): written((int(mine), 0)) for own, mine in exceptions}


def measure(edge: Array, plies: Array, low: Array, high: Array, ones: Array) -> None:
    """Print how often the perfect level keeps its win in positions where the table ends."""
    by_plies: dict[int, list[int]] = {}
    for own, across in edge.tolist():
        chosen, _ = at_once(perfect(View(own, across), SIDE))
        kept = not _wins(across ^ chosen[1], plies, low, high, ones)
        by_plies.setdefault(int(plies[1, _rank(own, low, high, ones)]), []).append(kept)
    for left, wins in sorted(by_plies.items()):
        print(f"{left} plies left: {sum(wins)} of {len(wins)} wins kept")
