"""Whether Triplet's master keeps its wins: ``python -m tools.triplet_check [POSITIONS [SEED]]`` (needs numba).

Positions from games on the two odd square boards, as many of each, are proved won by a search that shares nothing with
the opponent's: it knows the stones alone, and looks at whole lines for every field. It, too, stops where counting tells
who runs out, but counts coarsely: the stones that a greedy player can put where the other cannot, and the room of rows
and columns. The master's field, which is the hint's as well, then must lead to a position that it proves lost.
"""

from collections import Counter
from functools import partial
from typing import Any

import numpy as np

from arcade.games.triplet.levels import Player
from arcade.games.triplet.opponent import advice, choosing
from arcade.games.triplet.rules import CONCEDE, Position, board, fields_of
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools.compiled import njit
from tools.kept_wins import LOST, UNKNOWN, WON, count_lost_wins, run

SIDES = {5: (1, 9), 7: (8, 12)}
"""Fields each way of a board, and the fewest stones of a position and how many more there may be."""
PLAYERS = (Player.CARELESS, Player.PRINTED, Player.COUNTING)
CHANCE = 4
"""One move of so many is any safe field."""
POSITIONS = 3_000_000
"""Positions that the proof of one may look into; one that needs more is passed over."""
PATIENCE = 3
"""So many times as many after the answer."""
SLOTS = 1 << 22
"""Positions remembered; a new one takes the slot of an old one."""
Array = Any
"""A numpy array; numba's functions are not typed."""


def whole_lines(side: int) -> Array:
    """All lines of three fields or more as lists of fields, filled up with -1: rows, columns, both diagonals."""
    found = []
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    for row in range(side):
        for column in range(side):
            for down, right in steps:
                line, y, x = [], row, column
                if 0 <= row - down < side and 0 <= column - right < side:
                    continue
                while 0 <= y < side and 0 <= x < side:
                    line.append(side * y + x)
                    y, x = y + down, x + right
                if len(line) > 2:
                    found.append(line + [-1] * (side - len(line)))
    return np.array(found, np.int64)


@njit()
def _look(stones: Array, seat: int, lines: Array, held: Array, free: Array) -> int:
    """Count a seat's stones on each line, and mark the fields on which it may put one; how many there are."""
    for field in range(stones.shape[0]):
        free[field] = stones[field] == 0
    for number in range(lines.shape[0]):
        held[number] = 0
        for field in lines[number]:
            if field >= 0 and stones[field] == seat:
                held[number] += 1
        if held[number] > 1:
            for field in lines[number]:
                if field >= 0:
                    free[field] = False
    return int(free.sum())


@njit()
def _greedy(free: Array, other: Array, held: Array, lines: Array) -> int:
    """Stones that can be put, one after the other, on fields that the other side may not take."""
    count = held.copy()
    found = 0
    for field in range(free.shape[0]):
        if not free[field] or other[field]:
            continue
        fits = True
        for number in range(lines.shape[0]):
            if count[number] > 1:
                for one in lines[number]:
                    fits = fits and one != field
        if fits:
            found += 1
            for number in range(lines.shape[0]):
                for one in lines[number]:
                    count[number] += one == field
    return found


@njit()
def _room(free: Array, held: Array, side: int) -> int:
    """Stones that rows, and that columns, have room for: the fewer of both."""
    rows, columns = 0, 0
    for one in range(side):
        on_row, on_column, row_held, column_held = 0, 0, 0, 0
        for other in range(side):
            on_row += free[side * one + other]
            on_column += free[side * other + one]
        row_held, column_held = held[one], held[side + one]
        rows += min(on_row, 2 - min(row_held, 2))
        columns += min(on_column, 2 - min(column_held, 2))
    return min(rows, columns)


@njit()
def _wins(stones: Array, seat: int, lines: Array, side: int, keys: Array, left: Array) -> int:
    """Whether the side to move wins."""
    fields = side * side
    mine, theirs = np.zeros(fields, np.bool_), np.zeros(fields, np.bool_)
    held, their_held = np.zeros(lines.shape[0], np.int64), np.zeros(lines.shape[0], np.int64)
    many = _look(stones, seat, lines, held, mine)
    if many == 0:
        return LOST
    their_many = _look(stones, 3 - seat, lines, their_held, theirs)
    # What matters: who may take each field, and the lines with one stone on which there is something left to lose.
    first, second, third, fourth = 0, 0, 0, 0
    for field in range(fields):
        first = first << 1 | mine[field]
        second = second << 1 | theirs[field]
    for number in range(lines.shape[0]):
        third = third << 1 | (held[number] == 1)
        fourth = fourth << 1 | (their_held[number] == 1)
    third = third << 32 | fourth
    mixed = (first * 0x5851F42D4C957F2D) ^ (second * 0x14057B7EF767814F) ^ (third * 0x2545F4914F6CDD1D)
    slot = (mixed >> 20 ^ mixed >> 41) & keys.shape[0] - 1
    if keys[slot, 3] and keys[slot, 0] == first and keys[slot, 1] == second and keys[slot, 2] == third:
        known: int = keys[slot, 3]
        return known
    left[0] -= 1
    if left[0] < 0:
        return UNKNOWN
    result = UNKNOWN
    if their_many == 0 or _greedy(mine, theirs, held, lines) > _room(theirs, their_held, side):
        result = WON
    elif _greedy(theirs, mine, their_held, lines) >= _room(mine, held, side):
        result = LOST
    else:
        rank, order = np.full(fields, 1000, np.int64), 0
        after, count = np.zeros(fields, np.bool_), np.zeros(lines.shape[0], np.int64)
        for field in range(fields):
            if mine[field]:
                stones[field] = seat
                rank[field] = their_many - theirs[field] - _look(stones, seat, lines, count, after)
                stones[field] = 0
                order += 1
        result = LOST
        for field in np.argsort(rank)[:order]:
            stones[field] = seat
            found = _wins(stones, 3 - seat, lines, side, keys, left)
            stones[field] = 0
            if found == UNKNOWN:
                return UNKNOWN
            if found == LOST:
                result = WON
                break
    keys[slot, 0], keys[slot, 1], keys[slot, 2], keys[slot, 3] = first, second, third, result
    return result


class Prover:
    """Proves who wins; each position begins with an empty memory."""

    def __init__(self, side: int) -> None:
        lines = whole_lines(side)
        rows = [line for step in (1, side) for line in lines.tolist() if line[-1] >= 0 and line[1] - line[0] == step]
        rest = [line for line in lines.tolist() if line not in rows]
        self._side, self._lines = side, np.array(rows + rest, np.int64)
        self._keys = np.zeros((SLOTS, 4), np.int64)

    def wins(self, position: Position, patience: int = 1) -> int:
        """WON, LOST or UNKNOWN, for the side to move, after looking into so many times the usual positions."""
        own, enemy = position.stones[position.seat], position.stones[1 - position.seat]
        stones = np.array([(own >> field & 1) + 2 * (enemy >> field & 1) for field in range(self._side**2)], np.int64)
        self._keys[:] = 0
        left = np.array([patience * POSITIONS])
        return int(_wins(stones, 1, self._lines, self._side, self._keys, left))


def played(dice: SplitMix, side: int) -> Position:
    """A position from a game of two levels that now and then take any safe field; its mover has a safe one."""
    fewest, more = SIDES[side]
    while True:
        position = Position(board(side, side))
        players = tuple(dice.pick(PLAYERS) for _ in range(2))
        for _ in range(fewest + dice.below(more)):
            safe = tuple(fields_of(position.safe(position.seat)))
            if not safe:
                break
            move = at_once(choosing(position, players[position.seat], dice)).move
            anything = dice.below(CHANCE) == 0 or not position.safe(position.seat) >> max(move, 0) & 1
            position = position.play(dice.pick(safe) if anything or move == CONCEDE else move)
        if position.safe(position.seat):
            return position


def main(wanted: int, seed: int) -> int:
    """Measure, print, and tell how many wins were given away."""
    dice, wrong = SplitMix(seed), 0
    reasons = Counter[str]()

    def choose(position: Position) -> int:
        master = at_once(choosing(position, Player.MASTER, dice))
        if at_once(advice(position)) != master:
            raise AssertionError(f"the hint is not the master's move: {position.picture()}")
        reasons[master.reason] += 1
        return master.move

    for side in SIDES:
        print(f"{side} by {side}")
        prover = Prover(side)
        reasons.clear()
        wrong += count_lost_wins(
            wanted // len(SIDES), partial(played, dice, side), prover.wins, PATIENCE, choose, Position.picture
        )
        print(f"{reasons['won']} of {reasons.total()} wins known to the master")
    return wrong


if __name__ == "__main__":
    run("triplet_check", __doc__, main, 300)
