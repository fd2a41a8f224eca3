"""Whether Triplet's master keeps its wins: ``python -m tools.triplet_check [POSITIONS [SEED]]`` (needs numba).

Positions of the printed board reached by safe chance stones are proved won by a search that shares nothing with the
opponent's: it knows fields and lines, tries every safe field until somebody has none, and counts nothing. The
master's field then must lead to a position that the same search proves lost.
"""

from typing import Any

import numpy as np
from numba import njit

from arcade.games.triplet.board import fields_of
from arcade.games.triplet.opponent import Level, choosing
from arcade.games.triplet.rules import Position
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools.kept_wins import LOST, UNKNOWN, WON, count_lost_wins, run

FEWEST, MORE = 8, 12
"""Chance stones at least, and how many more there may be; with fewer no proof ends in time."""
POSITIONS = 1_000_000
"""Positions that the proof of one may look into; one that needs more is passed over."""
PATIENCE = 3
"""So many times as many after the answer; the slots below hold no more."""
SLOTS = 1 << 22
SIDE, LOW = 7, 15
"""Fields each way, and how many of the bits of the lines stand with the fields in a key."""
Array = Any
"""A numpy array; numba's functions are not typed."""


def rays() -> Array:
    """All lines of three fields or more as sets: rows, columns, both diagonals."""
    groups: dict[tuple[int, int], int] = {}
    for row in range(SIDE):
        for column in range(SIDE):
            for kind, number in enumerate((row, column, row + column, row - column)):
                groups[kind, number] = groups.get((kind, number), 0) | 1 << SIDE * row + column
    return np.array([fields for fields in groups.values() if fields.bit_count() > 2], np.int64)


@njit(cache=False)
def _ones(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@njit(cache=False)
def _slot(first: int, second: int, third: int, keys: Array) -> Any:
    mixed = (first * 0x5851F42D4C957F2D) ^ (second * 0x14057B7EF767814F) ^ (third * 0x2545F4914F6CDD1D)
    slot = (mixed >> 24) & keys.shape[0] - 1
    while keys[slot, 3] and not (keys[slot, 0] == first and keys[slot, 1] == second and keys[slot, 2] == third):
        slot = slot + 1 & keys.shape[0] - 1
    return slot


@njit(cache=False)
def _wins(safe: int, held: int, other: int, theirs: int, lines: Array, keys: Array, left: Array) -> int:
    """Whether the side to move wins: its safe fields and the lines on which it has a stone, then the other side's."""
    if not safe:
        return LOST
    first = safe | (held & 0x7FFF) << 49
    second = other | (theirs & 0x7FFF) << 49
    third = held >> 15 | theirs >> 15 << 24
    slot = _slot(first, second, third, keys)
    if keys[slot, 3]:
        known: int = keys[slot, 3]
        return known
    left[0] -= 1
    if left[0] < 0:
        return UNKNOWN
    after, rank, many = np.zeros((49, 3), np.int64), np.zeros(49, np.int64), 0
    for field in range(49):
        bit = 1 << field
        if not safe & bit:
            continue
        kept, touched = safe & ~bit, held
        for number in range(lines.shape[0]):
            if lines[number] & bit:
                if held >> number & 1:
                    kept &= ~lines[number]
                touched |= 1 << number
        after[many, 0], after[many, 1], after[many, 2] = other & ~bit, kept, touched
        rank[many] = _ones(other & ~bit) - _ones(kept)
        many += 1
    result = LOST
    for number in np.argsort(rank[:many]):
        found = _wins(after[number, 0], theirs, after[number, 1], after[number, 2], lines, keys, left)
        if found == UNKNOWN:
            return UNKNOWN
        if found == LOST:
            result = WON
            break
    slot = _slot(first, second, third, keys)
    keys[slot, 0], keys[slot, 1], keys[slot, 2], keys[slot, 3] = first, second, third, result
    return result


class Prover:
    """Proves who wins; each position begins with an empty memory."""

    def __init__(self) -> None:
        self._lines, self._keys = rays(), np.zeros((SLOTS, 4), np.int64)

    def wins(self, position: Position, patience: int = 1) -> int:
        """WON, LOST or UNKNOWN, for the side to move, after looking into so many times the usual positions."""
        own, other = (self._side(position, seat) for seat in (position.seat, 1 - position.seat))
        self._keys[:] = 0
        return int(_wins(*own, *other, self._lines, self._keys, np.array([patience * POSITIONS])))

    def _side(self, position: Position, seat: int) -> tuple[int, int]:
        """A seat's safe fields, and the lines on which it has a stone."""
        stones, safe, held = (
            position.stones[seat],
            (1 << SIDE * SIDE) - 1 & ~(position.stones[0] | position.stones[1]),
            0,
        )
        for number, line in enumerate(self._lines.tolist()):
            many = (stones & line).bit_count()
            safe &= ~line if many > 1 else -1
            held |= (many > 0) << number
        return safe, held


def chance(dice: SplitMix) -> Position:
    """A position after so many safe chance stones, fewer where there is no safe field."""
    position = Position()
    for _ in range(FEWEST + dice.below(MORE)):
        fields = tuple(fields_of(position.safe(position.seat)))
        if fields:
            position = position.play(dice.pick(fields))
    return position


def main(wanted: int, seed: int) -> int:
    """Measure, print, and tell how many wins were given away."""
    prover, dice = Prover(), SplitMix(seed)

    def choose(position: Position) -> int:
        return at_once(choosing(position, Level.MASTER, dice)).move

    return count_lost_wins(wanted, lambda: chance(dice), prover.wins, PATIENCE, choose, Position.picture)


if __name__ == "__main__":
    run(main, 200)
