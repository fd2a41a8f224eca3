"""Sets of a few squares in order, and the numbers from which the compiled solver works out their ranks.

Sets of squares are those of `arcade.games.checkers.rules`, each side's seen from its own end of the board, so that
both sides' men move towards higher bits. The rank of squares a < b < c, counted from 0, is comb(a, 1) + comb(b, 2) +
comb(c, 3).
"""

from itertools import combinations
from math import comb
from typing import Any

import numpy as np

from arcade.games.checkers.rules import BIT

MOST_ALIKE = 4
"""Men, or kings, of one side."""
Array = Any
"""A numpy array; numba's functions are not typed."""


def sets(count: int, squares: int) -> Array:
    """The sets of so many of the first squares, as bits, in the order of their ranks."""
    found = sorted(tuple(reversed(chosen)) for chosen in combinations(range(squares), count))
    return np.array([sum(BIT[square + 1] for square in chosen) for chosen in found], np.int64)


def shares() -> Array:
    """What eight squares add to a rank: by the group of squares, the pieces before it, and the nine bits there."""
    table = np.zeros((4, MOST_ALIKE + 1, 512), np.int64)
    for group in range(4):
        for before in range(MOST_ALIKE + 1):
            for bits in range(256):
                chosen = [square for square in range(8) if bits >> square & 1]
                table[group, before, bits] = sum(
                    comb(8 * group + square, before + place) for place, square in enumerate(chosen, 1)
                )
    return table


def ones() -> Array:
    """How many of nine bits are set."""
    return np.array([bits.bit_count() for bits in range(512)], np.int64)


def turned() -> Array:
    """The eight lower of nine bits the other way round."""
    return np.array([int(f"{bits & 255:08b}"[::-1], 2) for bits in range(512)], np.int64)
