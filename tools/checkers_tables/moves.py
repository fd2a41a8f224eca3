"""Moves of a few pieces, compiled: the board turned round, ranks and places of positions, and what captures lead to.

The men of whoever moves go towards higher bits. `tables` are those of `places`: shares, ones and turned.
"""

from typing import Any

import numpy as np

from arcade.games.checkers.rules import BOARD, KING_ROWS
from tools.checkers_tables.places import Array
from tools.compiled import njit

UNKNOWN, LOST, DRAWN, WON, NONE = 0, 1, 2, 3, 4
"""What is known of a position; NONE where two pieces stand on the same square."""
VALUE = 7
CAPTURE = 8
"""Added where the side to move must capture."""
LAST = KING_ROWS[0]


@njit()
def mirror(bits: int, tables: Any) -> Any:
    """A board turned round."""
    turned = tables[2]
    return turned[bits & 511] << 27 | turned[bits >> 9 & 511] << 18 | turned[bits >> 18 & 511] << 9 | turned[bits >> 27]


@njit()
def rank(bits: int, tables: Any) -> Any:
    """The number of a set of squares among those of as many."""
    share, one = tables[0], tables[1]
    before = one[bits & 511]
    found = share[0, 0, bits & 511] + share[1, before, bits >> 9 & 511]
    before += one[bits >> 9 & 511]
    found += share[2, before, bits >> 18 & 511]
    return found + share[3, before + one[bits >> 18 & 511], bits >> 27]


@njit()
def count(bits: int, tables: Any) -> Any:
    """How many squares are in a set."""
    one = tables[1]
    return one[bits & 511] + one[bits >> 9 & 511] + one[bits >> 18 & 511] + one[bits >> 27]


@njit()
def place(own_men: int, men: int, own_kings: int, kings: int, layout: Array, tables: Any) -> Any:
    """The place of a position in the one long array; each side's pieces are seen from its own end."""
    row = layout[count(own_men, tables), count(men, tables), count(own_kings, tables), count(kings, tables)]
    found = rank(own_men, tables) * row[2] + rank(men, tables)
    found = found * row[3] + rank(own_kings, tables)
    return row[0] + found * row[4] + rank(kings, tables)


@njit()
def can_capture(men: int, kings: int, enemy: int, empty: int) -> Any:
    """Whether there is a capture."""
    own = men | kings
    jumped = enemy & (empty >> 4 & own << 4 | empty >> 5 & own << 5 | empty << 4 & kings >> 4 | empty << 5 & kings >> 5)
    return jumped != 0


@njit()
def after_captures(own_men: int, men: int, own_kings: int, kings: int, known: Array, layout: Array, tables: Any) -> Any:
    """The best that a capture leads to; here the enemies, too, are seen from the end of whoever moves."""
    best = LOST
    stack = np.empty((64, 3), np.int64)
    empty = BOARD & ~(own_men | men | own_kings | kings)
    left = own_men | own_kings
    while left:
        start = left & -left
        left ^= start
        king = (start & own_kings) != 0
        free = empty | start
        stack[0, 0], stack[0, 1], stack[0, 2] = start, men | kings, 0
        height = 1
        while height:
            height -= 1
            at, enemy, jumps = stack[height]
            goes_on = False
            # A man that has been crowned by a jump stops there.
            ways = 0 if jumps and not king and at & LAST else 4 if king else 2
            for way in range(ways):
                shift = 4 + (way & 1)
                over = (at << shift if way < 2 else at >> shift) & enemy
                landing = (over << shift if way < 2 else over >> shift) & free
                if landing:
                    goes_on = True
                    stack[height, 0], stack[height, 1], stack[height, 2] = landing, enemy ^ over, jumps + 1
                    height += 1
            if goes_on or not jumps:
                continue
            if enemy == 0:
                return WON
            crowned = king or at & LAST
            new_men = own_men & ~start | (0 if crowned else at)
            new_kings = own_kings & ~start | (at if crowned else 0)
            reply = place(
                mirror(men & enemy, tables), new_men, mirror(kings & enemy, tables), new_kings, layout, tables
            )
            after = known[reply] & VALUE
            if after == LOST:
                return WON
            if after == DRAWN:
                best = DRAWN
    return best
