"""Reversi for numba: moves on 64-bit boards, and the fillings of shapes kept up to date."""

from typing import Any

import numpy as np

from arcade.families.discs.patterns import FILLINGS, PLACES, STARTS, WORTHS
from tools.compiled import njit

Array = Any
"""A numpy array; numba's functions are not typed."""

COUNT = len(PLACES)
_most = max(sum(square in place for _, place in PLACES) for square in range(64))
AT = np.full((64, _most), -1, np.int32)
"""For each square the places it belongs to."""
DIGIT = np.zeros((64, _most), np.int32)
"""What a disc there counts in the place's filling."""
for _square in range(64):
    _found = [(number, 3 ** place.index(_square)) for number, (_, place) in enumerate(PLACES) if _square in place]
    for _at, (_number, _weight) in enumerate(_found):
        AT[_square, _at], DIGIT[_square, _at] = _number, _weight
MIDDLE = np.array([STARTS[kind] + FILLINGS[kind] // 2 for kind, _ in PLACES], np.int32)
"""The index of each place's empty filling."""
LOWEST = -10_000_000
FINE = 32
"""While they are fitted worths are in so many parts of a disc."""
_A, _H = np.uint64(0x7F7F7F7F7F7F7F7F), np.uint64(0xFEFEFEFEFEFEFEFE)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
SHIFTS = np.array([1, 7, 8, 9], np.uint64)
LEFT = np.array([_H, _A, _ALL, _H], np.uint64)
RIGHT = np.array([_A, _H, _ALL, _A], np.uint64)
CORNERS = np.uint64(0x8100000000000081)
BESIDE = np.uint64(0x0042000000004200)
ONE, ZERO = np.uint64(1), np.uint64(0)


@njit()
def bits(board: Any) -> Any:
    """How many bits are set."""
    board = board - ((board >> np.uint64(1)) & np.uint64(0x5555555555555555))
    board = (board & np.uint64(0x3333333333333333)) + ((board >> np.uint64(2)) & np.uint64(0x3333333333333333))
    board = (board + (board >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((board * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit()
def lowest(board: Any) -> Any:
    """The number of the lowest set bit."""
    return bits((board & (~board + ONE)) - ONE)


@njit()
def movable(own: Any, enemy: Any) -> Any:
    """The legal squares."""
    found = ZERO
    for way in range(4):
        shift, left, right = SHIFTS[way], LEFT[way], RIGHT[way]
        up = ((own << shift) & left) & enemy
        down = ((own >> shift) & right) & enemy
        for _ in range(5):
            up |= ((up << shift) & left) & enemy
            down |= ((down >> shift) & right) & enemy
        found |= ((up << shift) & left) | ((down >> shift) & right)
    return found & ~(own | enemy)


@njit()
def turned(own: Any, enemy: Any, square: Any) -> Any:
    """The discs that a disc on a square turns."""
    disc = ONE << np.uint64(square)
    found = ZERO
    for way in range(4):
        shift, left, right = SHIFTS[way], LEFT[way], RIGHT[way]
        run, step = ZERO, ((disc << shift) & left)
        while step & enemy:
            run |= step
            step = (step << shift) & left
        if step & own:
            found |= run
        run, step = ZERO, ((disc >> shift) & right)
        while step & enemy:
            run |= step
            step = (step >> shift) & right
        if step & own:
            found |= run
    return found


@njit()
def indices(own: Any, enemy: Any, index: Array) -> None:
    """Work out the signed fillings of all places: a digit is 1 for own discs, -1 for the enemy's."""
    index[:] = 0
    for square in range(64):
        digit = np.int32((own >> np.uint64(square)) & ONE) - np.int32((enemy >> np.uint64(square)) & ONE)
        if digit:
            for at in range(AT.shape[1]):
                place = AT[square, at]
                if place < 0:
                    break
                index[place] += digit * DIGIT[square, at]


@njit()
def follow(index: Array, after: Array, flips: Any, square: int) -> None:
    """The fillings after a move, from the other side's view."""
    for place in range(COUNT):
        after[place] = -index[place]
    for at in range(AT.shape[1]):
        place = AT[square, at]
        if place < 0:
            break
        after[place] -= DIGIT[square, at]
    while flips:
        disc = lowest(flips)
        flips &= flips - ONE
        for at in range(AT.shape[1]):
            place = AT[disc, at]
            if place < 0:
                break
            after[place] -= 2 * DIGIT[disc, at]


@njit()
def judge(own: Any, enemy: Any, index: Array, worths: Array) -> Any:
    """The worth for the side to move: by mobility and corners without worths, else by the fillings of its stage."""
    if worths.shape[0] == 0:
        ways = bits(movable(own, enemy)) - bits(movable(enemy, own))
        corners = bits(own & CORNERS) - bits(enemy & CORNERS)
        beside = bits(own & BESIDE) - bits(enemy & BESIDE)
        return FINE * ways + 8 * FINE * corners - 2 * FINE * beside
    discs = bits(own | enemy)
    stage = min((discs - 4) // 4, worths.shape[0] - 1)
    total = np.int64(worths[stage, WORTHS + discs % 2])
    for place in range(COUNT):
        total += worths[stage, MIDDLE[place] + index[place]]
    return total
