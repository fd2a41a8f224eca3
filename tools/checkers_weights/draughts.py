"""English draughts compiled: moves, a judgement by weights, a search of few plies.

The same rules and the same features as in ``arcade.games.checkers``, fast enough for thousands of games.
"""

from typing import Any

import numpy as np

from arcade.games.checkers.evaluation_fitted import (
    BLOCKS,
    INDICES,
    KING,
    LOWER,
    MAN,
    MEN,
    REACH,
    TABLES,
    TURN,
    UPPER,
    all_turned,
)
from arcade.games.checkers.rules import BOARD, KING_ROWS
from arcade.games.checkers.search import KING_JUMPS, MEN_JUMPS
from tools.compiled import njit

Array = Any
"""A numpy array; numba's functions are not typed."""
WIN = 30_000
"""A won game in a search, less the plies to it."""
ROOM = 128
"""Plies for which a search has room for moves."""
ORDERED = 2
"""From so many plies on moves are put in order by what they look like."""
MOST = 48
"""Moves of a position, at most."""
PARTS = np.array([UPPER, LOWER], np.int64)


def _placed() -> tuple[Array, Array]:
    """For every block and index the weight it has and with which sign: blocks that turn into each other share them."""
    place, sign = np.zeros((BLOCKS, INDICES), np.int32), np.zeros((BLOCKS, INDICES), np.int8)
    turned = all_turned()
    for block in range(BLOCKS):
        for index in range(INDICES):
            other, same = BLOCKS - 1 - block, turned[index]
            if (block, index) <= (other, same):
                place[block, index], sign[block, index] = TABLES + block * INDICES + index, 1
            else:
                place[block, index], sign[block, index] = TABLES + other * INDICES + same, -1
            if (block, index) == (other, same):
                sign[block, index] = 0
    return place, sign


PLACE, SIGN = _placed()
_LEGS = np.zeros((3, 36, 4, 2), np.int64)
for _kind, _table in enumerate((*MEN_JUMPS, KING_JUMPS)):
    for _bit, _jumps in _table.items():
        for _number, _jump in enumerate(_jumps):
            _LEGS[_kind, _bit.bit_length() - 1, _number] = _jump
LEGS = _LEGS
CROWNS = np.array(KING_ROWS, np.int64)
_SQUARE = np.zeros(36, np.int64)
for _number in range(32):
    _SQUARE[_number + _number // 8] = _number
SQUARE = _SQUARE


_ONES = np.array([bits.bit_count() for bits in range(1 << 12)], np.int64)
_PLACES = np.zeros(37, np.int64)
for _number in range(36):
    _PLACES[(1 << _number) % 37] = _number
ONES, PLACES = _ONES, _PLACES
"""Bits of a number, and the place of a bit: two is a primitive root of 37."""


@njit()
def bits_of(board: int) -> Any:
    return ONES[board & 4095] + ONES[board >> 12 & 4095] + ONES[board >> 24]


@njit()
def _number_of(bit: int) -> Any:
    return PLACES[bit % 37]


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64[:, :], int64)")
def _follow(
    at: int, others: int, enemy: int, kings: int, empty: int, kind: int, crown: int, king: int, out: Array, count: int
) -> int:
    """As `search._follow`; the number of captures there are then."""
    place = _number_of(at)
    for number in range(4):
        over, landing = LEGS[kind, place, number]
        if over & enemy and landing & empty:
            left, rest = enemy ^ over, kings & ~over
            if landing & crown:
                out[count] = others | landing, left, rest | landing
                count += 1
                continue
            before = count
            count = _follow(landing, others, left, rest, empty, kind, crown, king, out, count)
            if count == before:
                out[count] = others | landing, left, rest | landing * king
                count += 1
    return count


@njit()
def moves(own: int, enemy: int, kings: int, seat: int, out: Array) -> tuple[int, bool]:
    """What the moves lead to, how many they are, and whether they capture."""
    empty = BOARD & ~(own | enemy)
    down, up = (own & kings, own) if seat else (own, own & kings)
    jumpers = down & (enemy >> 4 & empty >> 8 | enemy >> 5 & empty >> 10)
    jumpers |= up & (enemy << 4 & empty << 8 | enemy << 5 & empty << 10)
    count = 0
    while jumpers:
        start = jumpers & -jumpers
        jumpers ^= start
        if start & kings:
            count = _follow(start, own ^ start, enemy, kings ^ start, empty | start, 2, 0, 1, out, count)
        else:
            count = _follow(start, own ^ start, enemy, kings, empty | start, seat, CROWNS[seat], 0, out, count)
    if count:
        return count, True
    for way, apart in ((4, 17), (5, 33)):
        lower = down & empty >> way | up >> way & empty
        while lower:
            bit = lower & -lower
            lower ^= bit
            step = bit * apart
            rest = kings ^ step if step & kings else kings | step & CROWNS[seat]
            out[count] = own ^ step, enemy, rest
            count += 1
    return count, False


@njit()
def features(black: int, white: int, kings: int, seat: int, place: Array, much: Array) -> int:
    """The weights that a position has from black's view, and how often; their number."""
    blacks, whites = black & ~kings, white & ~kings
    count = 0
    for band in range(3):
        packed = 0
        for part in range(2):
            shift = 9 * (band + part)
            packed += PARTS[part, blacks >> shift & 511] + 2 * PARTS[part, whites >> shift & 511]
        for block in range(3 * band, 3 * band + 3):
            index = packed & 8191
            packed >>= 13
            place[count], much[count] = PLACE[block, index], SIGN[block, index]
            count += 1
    men = bits_of(blacks) - bits_of(whites)
    place[count], much[count] = MAN, men
    place[count + 1], much[count + 1] = TURN, 1 - 2 * seat
    count += 2
    empty = BOARD & ~(black | white)
    for side in range(2):
        theirs = (white if side else black) & kings
        if theirs:
            reach = bits_of((theirs << 4 | theirs << 5 | theirs >> 4 | theirs >> 5) & empty)
            place[count], much[count] = REACH, -reach if side else reach
            count += 1
        while theirs:
            square = SQUARE[_number_of(theirs & -theirs)]
            theirs &= theirs - 1
            place[count], much[count] = KING + (31 - square if side else square), 1 - 2 * side
            count += 1
    return count


@njit()
def judged(own: int, enemy: int, kings: int, seat: int, weights: Array, place: Array, much: Array) -> int:
    """The value for the side to move; `weights` has those with 24 pieces, and those with none."""
    black, white = (enemy, own) if seat else (own, enemy)
    count = features(black, white, kings, seat, place, much)
    many, few = 0, 0
    for number in range(count):
        many += weights[0, place[number]] * much[number]
        few += weights[1, place[number]] * much[number]
    pieces = bits_of(own | enemy)
    value: int = (many * pieces + few * (MEN - pieces)) // MEN
    return -value if seat else value


@njit()
def _order(out: Array, count: int, seat: int, weights: Array, place: Array, much: Array) -> None:
    """The moves that look best first."""
    worth = place[64:]
    for number in range(count):
        one, left, rest = out[number]
        value = -judged(left, one, rest, 1 - seat, weights, place, much)
        at = number
        while at > 0 and worth[at - 1] < value:
            worth[at] = worth[at - 1]
            out[at] = out[at - 1]
            at -= 1
        worth[at] = value
        out[at] = one, left, rest


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64[:, :], int64[:, :, :], int64[:], int64[:])")
def searched(
    own: int,
    enemy: int,
    kings: int,
    seat: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    weights: Array,
    room: Array,
    place: Array,
    much: Array,
) -> int:
    """The value for the side to move, captures followed to their end."""
    out = room[ply]
    count, taking = moves(own, enemy, kings, seat, out)
    if count == 0:
        return ply - WIN
    if not taking and depth <= 0:
        return judged(own, enemy, kings, seat, weights, place, much)
    if depth >= ORDERED and count > 1:
        _order(out, count, seat, weights, place, much)
    best = -WIN
    for number in range(count):
        one, left, rest = out[number]
        value = -searched(left, one, rest, 1 - seat, depth - 1, -beta, -alpha, ply + 1, weights, room, place, much)
        if value > best:
            best = value
            if value > alpha:
                alpha = value
                if value >= beta:
                    break
    return best
