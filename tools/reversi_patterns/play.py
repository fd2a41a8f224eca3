"""Reversi played by numba: alpha-beta judged by shapes, solved ends, and the positions of games."""

from typing import Any

import numpy as np

from tools.compiled import njit
from tools.reversi_patterns.kernel import (
    CORNERS,
    COUNT,
    FINE,
    LOWEST,
    ONE,
    Array,
    bits,
    follow,
    indices,
    judge,
    lowest,
    movable,
    turned,
)

LUCK = 24
"""32nds of a disc that chance can add to a move's value."""
CHANCE_MOVES = 13
"""Openings have up to so many moves by chance, and one more."""
SLIPS = 4
"""Of a hundred later moves so many are by chance."""
DEPTH = 2
"""Plies that are looked ahead in games: what is learned does not depend on how well they are played."""
LAST = 58
"""Positions with more discs are not kept: the search solves them."""


@njit()
def search(own: Any, enemy: Any, depth: int, alpha: Any, beta: Any, stack: Array, ply: int, worths: Array) -> Any:
    """Alpha-beta without a table, the likelier moves first; the fillings of the position are in `stack[ply]`."""
    moves = movable(own, enemy)
    if not moves:
        if not movable(enemy, own):
            return FINE * (bits(own) - bits(enemy))
        for place in range(COUNT):
            stack[ply + 1, place] = -stack[ply, place]
        return -search(enemy, own, depth, -beta, -alpha, stack, ply + 1, worths)
    if depth == 0:
        return judge(own, enemy, stack[ply], worths)
    squares = np.empty(34, np.int64)
    rank = np.empty(34, np.int64)
    count = 0
    while moves:
        square = lowest(moves)
        moves &= moves - ONE
        squares[count] = square
        if depth > 1:
            flips = turned(own, enemy, square)
            disc = ONE << np.uint64(square)
            follow(stack[ply], stack[ply + 1], flips, square)
            rank[count] = judge(enemy ^ flips, own | flips | disc, stack[ply + 1], worths)
        else:
            rank[count] = 0
        count += 1
    best = LOWEST
    for turn in range(count):
        least = turn
        for other in range(turn + 1, count):
            if rank[other] < rank[least]:
                least = other
        squares[turn], squares[least] = squares[least], squares[turn]
        rank[turn], rank[least] = rank[least], rank[turn]
        square = squares[turn]
        flips = turned(own, enemy, square)
        disc = ONE << np.uint64(square)
        follow(stack[ply], stack[ply + 1], flips, square)
        value = -search(enemy ^ flips, own | flips | disc, depth - 1, -beta, -max(alpha, best), stack, ply + 1, worths)
        if value > best:
            best = value
            if best >= beta:
                break
    return best


@njit()
def solve(own: Any, enemy: Any, alpha: int, beta: int) -> Any:
    """The exact difference of discs, moves that leave the enemy few ways first."""
    moves = movable(own, enemy)
    if not moves:
        if not movable(enemy, own):
            return bits(own) - bits(enemy)
        return -solve(enemy, own, -beta, -alpha)
    squares = np.empty(20, np.int64)
    rank = np.empty(20, np.int64)
    ordered = 64 - bits(own | enemy) > 4
    count = 0
    while moves:
        square = lowest(moves)
        moves &= moves - ONE
        squares[count] = square
        rank[count] = 0
        if ordered:
            flips = turned(own, enemy, square)
            mine = own | flips | ONE << np.uint64(square)
            answers = movable(enemy ^ flips, mine)
            rank[count] = bits(answers) + bits(answers & CORNERS)
        count += 1
    best = -65
    for turn in range(count):
        least = turn
        for other in range(turn + 1, count):
            if rank[other] < rank[least]:
                least = other
        squares[turn], squares[least] = squares[least], squares[turn]
        rank[turn], rank[least] = rank[least], rank[turn]
        square = squares[turn]
        flips = turned(own, enemy, square)
        value = -solve(enemy ^ flips, own | flips | ONE << np.uint64(square), -beta, -max(alpha, best))
        if value > best:
            best = value
            if best >= beta:
                break
    return best


@njit()
def chance(state: Array, count: int) -> Any:
    """The next number below `count` of a generator (SplitMix64)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = state[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return np.int64((mixed >> np.uint64(33)) % np.uint64(count))


@njit()
def pick(moves: Any, place: int) -> Any:
    """The set bit of a number, the lowest being 0."""
    for _ in range(place):
        moves &= moves - ONE
    return lowest(moves)


@njit()
def best_move(own: Any, enemy: Any, depth: int, state: Array, stack: Array, worths: Array) -> int:
    """The move of a shallow search, with a little chance added to each one's value."""
    square, best = -1, LOWEST
    moves = movable(own, enemy)
    while moves:
        at = lowest(moves)
        moves &= moves - ONE
        flips = turned(own, enemy, at)
        mine = own | flips | ONE << np.uint64(at)
        indices(enemy ^ flips, mine, stack[0])
        luck = chance(state, LUCK)
        value = luck - search(enemy ^ flips, mine, depth - 1, LOWEST, luck - best, stack, 0, worths)
        if value > best:
            square, best = at, value
    return square


@njit()
def branch(own: Any, enemy: Any, state: Array) -> Any:
    """A position up to two chance moves further, such as a search looks at; where a side must pass both are empty."""
    for _ in range(chance(state, 3)):
        moves = movable(own, enemy)
        if not moves:
            break
        square = pick(moves, chance(state, bits(moves)))
        flips = turned(own, enemy, square)
        own, enemy = enemy ^ flips, own | flips | ONE << np.uint64(square)
    if not movable(own, enemy):
        own, enemy = own & ~own, enemy & ~enemy
    return own, enemy


@njit()
def games(seed: int, count: int, worths: Array, own_to: Array, enemy_to: Array) -> int:
    """Play games from openings of chance moves, with a few later ones, and keep a branch of every position."""
    state = np.array([seed], np.uint64)
    stack = np.zeros((40, COUNT), np.int32)
    filled = 0
    for _ in range(count):
        own, enemy = np.uint64(1 << 28 | 1 << 35), np.uint64(1 << 27 | 1 << 36)
        random = 2 + chance(state, CHANCE_MOVES)
        while bits(own | enemy) <= LAST:
            moves = movable(own, enemy)
            if not moves:
                own, enemy = enemy, own
                moves = movable(own, enemy)
                if not moves:
                    break
            own_to[filled], enemy_to[filled] = branch(own, enemy, state)
            discs = bits(own_to[filled] | enemy_to[filled])
            if 0 < discs <= LAST:
                filled += 1
            if bits(own | enemy) - 4 < random or chance(state, 100) < SLIPS:
                square = pick(moves, chance(state, bits(moves)))
            else:
                square = best_move(own, enemy, DEPTH, state, stack, worths)
            flips = turned(own, enemy, square)
            own, enemy = enemy ^ flips, own | flips | ONE << np.uint64(square)
    return filled


@njit()
def looking_ahead(own: Array, enemy: Array, depth: int, worths: Array, out: Array) -> None:
    """What each position is worth, so many plies looked ahead."""
    stack = np.zeros((40, COUNT), np.int32)
    for at in range(own.shape[0]):
        indices(own[at], enemy[at], stack[0])
        out[at] = search(own[at], enemy[at], depth, LOWEST, -LOWEST, stack, 0, worths)


@njit()
def solved(own: Array, enemy: Array, out: Array) -> None:
    """What each position is worth if it is played out."""
    for at in range(own.shape[0]):
        out[at] = FINE * solve(own[at], enemy[at], -65, 65)
