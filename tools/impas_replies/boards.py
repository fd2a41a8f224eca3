"""Every board of nine pieces on 36 squares worked out for both movers, from the last one backwards.

A push always raises a board's number, so one pass from high to low is enough: 94,143,280 boards, a byte for each mover,
190 MB, some 20 seconds. Boards are ranked as combinations are, in the order of their numbers.
"""

from math import comb
from typing import Any

import numpy as np

from arcade.games.impas.rules import SIDE, pushes
from tools.compiled import njit

PIECES = 9
BOARDS = comb(SIDE * SIDE, PIECES)
HALF = 1 << SIDE * SIDE // 2
FIRST_BOARD = (1 << PIECES) - 1
MOST_PUSHES = 2 * PIECES * SIDE
"""More than a side ever has."""
FIRST_LANE = sum(1 << SIDE * lane for lane in range(SIDE))
Array = Any
"""A numpy array; numba's functions are not typed."""


def ranks() -> tuple[Array, Array, Array]:
    """What the two halves of a board add to its rank, that of the upper by the pieces below; a half's pieces."""
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
    return low, high, np.array([half.bit_count() for half in range(HALF)], np.uint8)


def exchanges() -> Array:
    """Where the squares of the lower and of the upper half come to lie when lanes and places are exchanged."""
    halves, found = np.arange(HALF), np.zeros((2, HALF), np.int64)
    for square in range(SIDE * SIDE):
        half, bit = divmod(square, SIDE * SIDE // 2)
        found[half, (halves >> bit & 1).astype(bool)] |= 1 << square % SIDE * SIDE + square // SIDE
    return found


def lane_pushes() -> tuple[Array, Array, Array]:
    """By lane and pattern how many pushes there are, and what each changes in the own board and in the one across."""
    lanes = pushes(SIDE)
    count = np.array([[len(found) for found in patterns] for patterns in lanes], np.int64)
    along, across = np.zeros((2, SIDE, 1 << SIDE, PIECES), np.int64)
    for lane, patterns in enumerate(lanes):
        for pattern, found in enumerate(patterns):
            for number, push in enumerate(found):
                along[lane, pattern, number], across[lane, pattern, number] = push
    return count, along, across


@njit()
def rank(board: int, low: Array, high: Array, ones: Array) -> Any:
    """A board's place among all, by their numbers."""
    lower = board & (1 << 18) - 1
    return low[lower] + high[ones[lower], board >> 18]


@njit()
def work_out(plies: Array, low: Array, high: Array, ones: Array, first_lane: int) -> None:
    """Fill in the plies to the end with best play, odd where the mover wins: [0] pushing up, [1] to the right."""
    board = (1 << 9) - 1 << 27
    for place in range(plies.shape[1] - 1, -1, -1):
        for mover in range(2):
            soonest, latest = 255, 0
            left = board
            while left:
                piece = left & -left
                left ^= piece
                step = 1 if mover else 6
                target = piece << step
                while target < 1 << 36 and not board & target and not (mover and target & first_lane):
                    rest = plies[1 - mover, rank(board ^ piece ^ target, low, high, ones)] + 1
                    if rest & 1:
                        soonest = min(soonest, rest)
                    else:
                        latest = max(latest, rest)
                    target <<= step
            plies[mover, place] = soonest if soonest < 255 else latest
        # The next lower board of as many pieces: the lowest that can moves down, those below it close up to it.
        if place:
            packed = 0
            while board >> packed & 1:
                packed += 1
            moving = packed
            while not board >> moving & 1:
                moving += 1
            board = board >> moving + 1 << moving + 1 | (1 << packed + 1) - 1 << moving - 1 - packed


def worked_out() -> Array:
    """The plies to the end of every board by mover and rank."""
    plies = np.zeros((2, BOARDS), np.uint8)
    low, high, ones = ranks()
    work_out(plies, low, high, ones, FIRST_LANE)
    return plies
