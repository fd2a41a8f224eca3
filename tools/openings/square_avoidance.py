"""The opening table of Avoid the square: every early position that can arise when the computer plays by the table.

Moving second it wins by force, and the table holds a winning reply to every safe play with 1, 3 and 5 stones on the
board. Moving first it is lost: the table, up to 6 stones, then takes the field that is hardest to refute, and holds the
win or draw once the opponent has let it go.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numba import types
from numba.typed import Dict

from arcade.games.square_avoidance.opponent import LAST
from arcade.games.square_avoidance.rules import BOARD, FIELDS, OTHERS, SIDE, Position, fields_of, unsafe
from arcade.games.square_avoidance.search import promising
from arcade.toolkit.ai.symmetry import canonical, letters
from tools.compiled import njit

LAST_ODD = 5
"""The second player's last position in the table; with seven stones the search finds its win within a second or so."""
CORNER = 0
"""The opening: twelve of its fourteen different replies lose."""
DEAR, TRIALS = 100_000, 6
"""Positions that a search after the table should not exceed, and how many fields are tried for that."""

_TRIPLES = np.zeros((25, 12), np.int64)
for _field in FIELDS:
    for _place, _mask in enumerate(OTHERS[_field]):
        _TRIPLES[_field, _place] = _mask
_SQUARES = np.array([len(OTHERS[field]) for field in FIELDS], np.int64)
_ORDER = np.array(sorted(FIELDS, key=lambda field: (len(OTHERS[field]), field)), np.int64)


@njit()
def _count(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@njit()
def _danger(own: int, field: int) -> int:
    """The fields that a new stone of one's own makes unsafe."""
    found = 0
    for place in range(_SQUARES[field]):
        missing = _TRIPLES[field, place] & ~own
        if missing and not missing & (missing - 1):
            found |= missing
    return found


@njit("int64(int64, int64, int64, int64, int64, DictType(int64, int64), int64[:])")
def _wins(own: int, enemy: int, not_own: int, not_enemy: int, full: int, known: Any, positions: Any) -> Any:
    """`search.Question.ask`, with the unsafe fields of both sides carried along."""
    positions[0] += 1
    free = BOARD & ~(own | enemy)
    if not free:
        return full
    safe = free & ~not_own
    if not safe:
        return 0
    theirs = free & ~not_enemy
    if not theirs:
        return 1 if free & (free - 1) else 1 - full
    key = own << 25 | enemy
    if key in known:
        return known[key]
    scores = np.empty(25, np.int64)
    fields = np.empty(25, np.int64)
    count = 0
    for field in _ORDER:
        bit = 1 << field
        if not safe & bit:
            continue
        after = enemy << 25 | own | bit
        if after in known:
            if known[after] == 0:
                return 1
            continue
        ours = free & ~bit & ~(not_own | _danger(own | bit, field))
        score = (64 * (_count(theirs & ~bit) - _count(ours)) + _SQUARES[field]) * (1 << 25) + (own | bit)
        place = count
        while place > 0 and scores[place - 1] > score:
            scores[place], fields[place] = scores[place - 1], fields[place - 1]
            place -= 1
        scores[place], fields[place] = score, field
        count += 1
    won = 0
    for place in range(count):
        field = fields[place]
        own_after = own | 1 << field
        if not _wins(enemy, own_after, not_enemy, not_own | _danger(own_after, field), full, known, positions):
            won = 1
            break
    known[key] = won
    return won


class Solver:
    """Answers whether the side to move wins, with one table for each meaning of a full board."""

    def __init__(self) -> None:
        self.known = [Dict.empty(types.int64, types.int64) for _ in range(2)]
        self.spent = np.zeros(1, np.int64)

    def wins(self, own: int, enemy: int, full: int) -> bool:
        """Does the side to move win?"""
        return bool(_wins(own, enemy, unsafe(own), unsafe(enemy), full, self.known[full], self.spent))

    def best(self, position: Position) -> int:
        """A field: the most promising one that wins or draws, else the one hardest to refute."""
        fills = int(position.stones % 2 == 0)
        hardest, most = -1, -1
        for value, full in ((1, fills), (0, 1 - fills)):
            for field in promising(position):
                before = int(self.spent[0])
                if not self.wins(position.enemy, position.own | 1 << field, full):
                    return field
                if value == 1 and int(self.spent[0]) - before > most:
                    hardest, most = field, int(self.spent[0]) - before
        return hardest


def cost(position: Position) -> int:
    """The positions that play examines to find the win in a won position, without what other searches have found."""
    fresh = Solver()
    fills = int(position.stones % 2 == 0)
    for field in promising(position):
        if not fresh.wins(position.enemy, position.own | 1 << field, fills):
            break
    return int(fresh.spent[0])


def _one_of_each(positions: Iterable[Position]) -> list[Position]:
    """One image of every position."""
    found: dict[str, Position] = {}
    for position in positions:
        found.setdefault(canonical(SIDE, position.own, position.enemy)[0], position)
    return list(found.values())


def _answers(position: Position, field: int) -> list[Position]:
    """What safe plays lead to after a field was taken."""
    ours = position.play(field)
    return _one_of_each(ours.play(answer) for answer in fields_of(ours.safe))


def _lightest(solver: Solver, position: Position, field: int) -> int:
    """A winning field after which no search for the next move is dear, `field` if it is one; else the least dear."""
    fills = int(position.stones % 2 == 0)
    best, least, tried = field, 0, 0
    for other in [field, *(other for other in promising(position) if other != field)]:
        if solver.wins(position.enemy, position.own | 1 << other, fills):
            continue
        dearest = 0
        for after in _answers(position, other):
            dearest = max(dearest, cost(after))
            if tried and dearest >= least:
                break
        tried += 1
        if tried == 1 or dearest < least:
            best, least = other, dearest
        if least <= DEAR or tried == TRIALS:
            break
    return best


def table() -> dict[str, str]:
    """The replies by key."""
    solver = Solver()
    replies: dict[str, str] = {}
    for stones, last, start in ((1, LAST_ODD, [Position().play(field) for field in FIELDS]), (0, LAST, [Position()])):
        positions = _one_of_each(start)
        while True:
            fields: list[int] = []
            for position in positions:
                field = solver.best(position) if stones else CORNER
                if stones == LAST_ODD and solver.wins(position.own, position.enemy, int(stones % 2 == 0)):
                    field = _lightest(solver, position, field)
                key, image = canonical(SIDE, position.own, position.enemy)
                replies[key] = letters((image[field],))
                fields.append(field)
            if stones == last:
                break
            following = zip(positions, fields, strict=True)
            positions = _one_of_each(after for position, field in following for after in _answers(position, field))
            stones += 2
    return replies
