"""Whether Impasse's perfect level keeps its wins: ``python -m tools.impas_check [POSITIONS [SEED]]`` (needs numba).

Positions of the book's board reached by so many chance moves, any number, are proved won by a search that shares
nothing with the opponent's: it knows the rules' squares, tries every push, orders them by the pushes left to both, and
remembers boards by their full number. The level's push then must lead to a board that the same search proves lost.
"""

from typing import Any

import numpy as np

from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import choosing
from arcade.games.impas.rules import Move, Position, start
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tools.compiled import njit
from tools.kept_wins import LOST, UNKNOWN, WON, count_lost_wins, run

LONGEST = 30
"""Chance moves at most; by then a game is mostly over."""
BOARDS = 100_000
"""Boards that the proof of one position may look into; a position that needs more is passed over."""
PATIENCE = 8
"""So many times as many after the answer."""
SLOTS = 1 << 21
TOP = (1 << 36) - 1
FIRST_COLUMN = sum(1 << 6 * row for row in range(6))
Array = Any
"""A numpy array; numba's functions are not typed."""


@njit()
def _count(board: int, up: bool, first_column: int) -> int:
    """The pushes of a side: the empty squares before each piece."""
    found, rest = 0, board
    while rest:
        piece = rest & -rest
        rest ^= piece
        target = piece >> 6 if up else piece << 1 & TOP & ~first_column
        while target and not board & target:
            found += 1
            target = target >> 6 if up else target << 1 & TOP & ~first_column
    return found


@njit()
def _slot(key: int, keys: Array) -> Any:
    slot = (key * 0x9E3779B97F4A7C1 >> 20) & keys.shape[0] - 1
    while keys[slot] and keys[slot] != key:
        slot = slot + 1 & keys.shape[0] - 1
    return slot


@njit()
def _wins(board: int, up: bool, keys: Array, values: Array, left: Array, first_column: int) -> int:
    """Whether the side to move wins; UNKNOWN once no boards are left to look into. Bit `6 * row + column`."""
    key = 2 * board + up + 1
    slot = _slot(key, keys)
    if keys[slot]:
        known: int = values[slot]
        return known
    left[0] -= 1
    if left[0] < 0:
        return UNKNOWN
    boards, ranks, many = np.zeros(72, np.int64), np.zeros(72, np.int64), 0
    rest = board
    while rest:
        piece = rest & -rest
        rest ^= piece
        target = piece >> 6 if up else piece << 1 & TOP & ~first_column
        while target and not board & target:
            after = board ^ piece ^ target
            boards[many] = after
            ranks[many] = _count(after, not up, first_column) - _count(after, up, first_column)
            many += 1
            target = target >> 6 if up else target << 1 & TOP & ~first_column
    result = LOST
    for number in np.argsort(ranks[:many]):
        found = _wins(boards[number], not up, keys, values, left, first_column)
        if found == UNKNOWN:
            return UNKNOWN
        if found == LOST:
            result = WON
            break
    slot = _slot(key, keys)
    keys[slot], values[slot] = key, result
    return result


class Prover:
    """Proves who wins; each position begins with an empty memory."""

    def __init__(self) -> None:
        self._keys, self._values = np.zeros(SLOTS, np.int64), np.zeros(SLOTS, np.uint8)

    def wins(self, position: Position, patience: int = 1) -> int:
        """WON, LOST or UNKNOWN, for the side to move, after looking into so many times the usual number of boards."""
        board = sum(1 << 6 * row + column for row in range(6) for column in range(6) if (row, column) in position)
        self._keys[:] = 0
        self._values[:] = 0
        return int(
            _wins(board, position.seat == 0, self._keys, self._values, np.array([patience * BOARDS]), FIRST_COLUMN)
        )


def chance(dice: SplitMix) -> Position:
    """A position reached by chance moves."""
    while True:
        position = start(seat=dice.below(2))
        for _ in range(dice.below(LONGEST)):
            if position.outcome() is None:
                position = position.play(dice.pick(position.moves()))
        if position.outcome() is None:
            return position


def main(wanted: int, seed: int) -> int:
    """Measure, print, and tell how many wins were given away."""
    prover, dice = Prover(), SplitMix(seed)

    def choose(position: Position) -> Move:
        return at_once(choosing(position, Player.PERFECT))

    return count_lost_wins(wanted, lambda: chance(dice), prover.wins, PATIENCE, choose, Position.picture)


if __name__ == "__main__":
    run("impas_check", __doc__, main, 1000)
