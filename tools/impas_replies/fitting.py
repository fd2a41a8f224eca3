"""The judgement of Impasse's perfect level, fitted to who wins, and the boards on which it chooses wrongly.

The worth of a board is the sum of what the patterns of its pairs of neighbouring lanes are worth, less the same for the
lanes across. It is fitted so that in won boards, drawn by chance, a push that keeps the win is worth most: ascent on
the logarithm of such a push's share when a push is drawn by the exponentials of their worths (softmax), with steps by
AdaGrad (Duchi, Hazan and Singer, 2011). The exponentials come from a table, so that every machine computes the same.
"""

from math import exp
from typing import Any

import numpy as np

from arcade.games.impas.rules import SIDE, free_steps
from arcade.games.impas.search import LATE, PAIR, PAIRS, UNIT
from tools.compiled import njit
from tools.impas_replies.boards import BOARDS, FIRST_BOARD, MOST_PUSHES, Array, exchanges, lane_pushes, rank, ranks

ROUNDS = (0.5, 0.3, 0.1)
"""The rate of each round."""
DRAWN = 1_500_000
"""Boards of a round."""
EXPONENTS, FINE = 12, 256
"""Exponentials reach from 0 to minus so many, in steps of one part in FINE."""
FEW = 4_000_000
"""More boards than the judgement ever errs in."""


@njit()
def _pushed(
    own: int, other: int, worths: Array, base: int, pushes: tuple[Array, Array, Array], after: Array, worth: Array
) -> int:
    """Note what each push leads to and what that is worth to the side that pushed; how many there are."""
    count, along, across = pushes
    many = 0
    for lane in range(6):
        pattern = own >> 6 * lane & 63
        for number in range(count[lane, pattern]):
            mine, theirs = own ^ along[lane, pattern, number], other ^ across[lane, pattern, number]
            total = worths[0] * 0
            for pair in range(5):
                start = base + pair * 4096
                total += worths[start + (mine >> 6 * pair & 4095)] - worths[start + (theirs >> 6 * pair & 4095)]
            after[many, 0], after[many, 1] = mine, theirs
            worth[many] = total
            many += 1
    return many


@njit()
def _base(own: int, other: int, free: Array, late: int) -> int:
    """Where the worths begin that count on a board."""
    steps = 0
    for row in range(6):
        steps += free[own >> 6 * row & 63] + free[other >> 6 * row & 63]
    return 5 * 4096 if steps <= late else 0


@njit()
def _ascend(
    many: int, after: Array, wins: Array, gain: Array, best: float, exponentials: Array, fine: int, base: int,
    worths: Array, squares: Array, rate: float,
) -> None:  # fmt: skip
    """One step for one board."""
    total = kept = 0.0
    last = len(exponentials) - 1
    for push in range(many):
        gain[push] = exponentials[min(last, int((best - gain[push]) * fine))]
        total += gain[push]
        kept += gain[push] if wins[push] else 0.0
    for push in range(many):
        slope = (gain[push] / max(kept, 1e-12) if wins[push] else 0.0) - gain[push] / total
        if abs(slope) < 1e-3:
            continue
        for pair in range(5):
            for side in range(2):
                place = base + pair * 4096 + (after[push, side] >> 6 * pair & 4095)
                squares[place] += slope * slope
                worths[place] += (1 - 2 * side) * rate * slope / np.sqrt(squares[place] + 1)


@njit()
def _fit(
    boards: int, seed: int, worths: Array, squares: Array, rate: float, exponentials: Array, fine: int, plies: Array,
    ranking: tuple[Array, Array, Array], swap: Array, pushes: tuple[Array, Array, Array], free: Array, late: int,
    most: int,
) -> int:  # fmt: skip
    """One round; on how many of the boards that leave a choice the judgement chose wrongly."""
    after, worth, wins = np.zeros((most, 2), np.int64), np.zeros(most), np.zeros(most, np.bool_)
    low, high, ones = ranking
    wrong = drawn = 0
    state = np.uint64(seed)
    while drawn < boards:
        own, pieces = 0, 0
        while pieces < 9:
            # xorshift64*, S. Vigna, An experimental exploration of Marsaglia's xorshift generators (2016)
            state ^= state >> np.uint64(12)
            state ^= state << np.uint64(25)
            state ^= state >> np.uint64(27)
            square = 1 << int((state * np.uint64(2685821657736338717) >> np.uint64(33)) % np.uint64(36))
            if not own & square:
                own |= square
                pieces += 1
        if not plies[1, rank(own, low, high, ones)] & 1:
            continue
        other = swap[0, own & (1 << 18) - 1] | swap[1, own >> 18]
        base = _base(own, other, free, late)
        many = _pushed(own, other, worths, base, pushes, after, worth)
        kept, best = 0, 0
        for push in range(many):
            wins[push] = not plies[1, rank(after[push, 1], low, high, ones)] & 1
            kept += wins[push]
            if worth[push] > worth[best]:
                best = push
        if kept == many:
            continue
        drawn += 1
        wrong += not wins[best]
        _ascend(many, after, wins, worth, worth[best], exponentials, fine, base, worths, squares, rate)
    return wrong


def fitted(plies: Array) -> Array:
    """The worths, in whole units that a signed byte holds; how well they choose meanwhile is printed."""
    worths, squares = np.zeros((2, 2 * PAIRS * PAIR))
    exponentials = np.array([round(exp(-step / FINE) * 2**30) / 2**30 for step in range(EXPONENTS * FINE)] + [0.0])
    free = np.array(free_steps(SIDE)[0], np.int64)
    more = (plies, ranks(), exchanges(), lane_pushes(), free, LATE, MOST_PUSHES)
    for number, rate in enumerate(ROUNDS, 1):
        wrong = _fit(DRAWN, number, worths, squares, rate, exponentials, FINE, *more)
        print(f"round {number}: wrong on {wrong} of {DRAWN} boards that leave a choice", flush=True)
    return np.clip(np.rint(worths * UNIT), -127, 127).astype(np.int64)


@njit()
def _errors(
    board: int, worths: Array, plies: Array, ranking: tuple[Array, Array, Array], swap: Array,
    pushes: tuple[Array, Array, Array], free: Array, late: int, most: int, few: int,
) -> Any:  # fmt: skip
    """The ranks of the boards on which the judgement errs, each with the place of the first push that does not."""
    found = np.zeros((few, 2), np.int32)
    after, worth = np.zeros((most, 2), np.int64), np.zeros(most, np.int64)
    low, high, ones = ranking
    errors = 0
    for place in range(plies.shape[1]):
        if plies[1, place] & 1:
            other = swap[0, board & (1 << 18) - 1] | swap[1, board >> 18]
            many = _pushed(board, other, worths, _base(board, other, free, late), pushes, after, worth)
            tried = 0
            while True:
                best = 0
                for push in range(1, many):
                    if worth[push] > worth[best]:
                        best = push
                if not plies[1, rank(after[best, 1], low, high, ones)] & 1:
                    break
                worth[best] = -1_000_000
                tried += 1
            if tried:
                found[errors] = place, tried
                errors += 1
        # The next higher board of as many pieces (R. W. Gosper, HAKMEM item 175).
        lowest = board & -board
        ripple = board + lowest
        board = ripple | (board ^ ripple) // lowest >> 2
    return found[:errors]


def errors(worths: Array, plies: Array) -> Array:
    """On which won boards the judgement errs: rows of the board's rank and how many pushes are to be passed over."""
    assert plies.shape[1] == BOARDS
    free = np.array(free_steps(SIDE)[0], np.int64)
    more = (ranks(), exchanges(), lane_pushes(), free, LATE, MOST_PUSHES, FEW)
    return _errors(FIRST_BOARD, worths, plies, *more)
