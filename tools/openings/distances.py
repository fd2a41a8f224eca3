"""The opening table of the Distances Game with shared stones: every position of one and two stones, and of three those
that arise when the winning side follows the table. Takes minutes.
"""

from typing import Any

import numpy as np

from arcade.games.distances.opponent import EMPTY, LOST, key, least
from arcade.games.distances.rules import FIELDS, fields_of, name, numbered
from arcade.games.distances.solver import REACH, State
from tools.compiled import njit

SLOTS = 1 << 24
"""Of the table of positions, the newest of each slot being kept."""
LANES = np.array(
    [[REACH[field] >> FIELDS * lane & (1 << 64) - 1 for lane in range(7)] for field in range(FIELDS)], np.uint64
)
ONE, FULL, MIXER = np.uint64(1), np.uint64((1 << 64) - 1), np.uint64(0x9E3779B97F4A7C15)


@njit()
def _closed(near: Any, made: Any, closed: Any, field: int, after: Any) -> tuple[Any, Any]:
    """What is closed and made with a stone on a field; what is near goes into `after`."""
    bit = ONE << np.uint64(field)
    closed |= bit
    for lane in range(7):
        if near[lane] & bit:
            made |= ONE << np.uint64(lane)
        closed |= near[lane] & LANES[field, lane]
        after[lane] = near[lane] | LANES[field, lane]
        if made >> np.uint64(lane) & ONE:
            closed |= after[lane]
    return closed, made


@njit()
def _wins(stones: Any, closed: Any, made: Any, near: Any, depth: int, keys: Any, values: Any) -> bool:
    """Whether the side to move wins; `near` has a row of lanes for each depth. Moves that leave few fields go first."""
    slot = (stones * MIXER) >> np.uint64(40)
    if keys[slot] == stones:
        return bool(values[slot])
    won, count = False, 0
    fields, left = np.empty(FIELDS, np.int64), np.empty(FIELDS, np.int64)
    for field in range(FIELDS):
        bit = ONE << np.uint64(field)
        if closed & bit == 0:
            after, _ = _closed(near[depth], made, closed, field, near[depth + 1])
            following = (stones | bit) * MIXER >> np.uint64(40)
            if after == FULL or (keys[following] == stones | bit and values[following] == 0):
                won = True
                break
            open_, place = 0, count
            while after != FULL:
                after |= after + ONE
                open_ += 1
            while place > 0 and left[place - 1] > open_:
                fields[place], left[place] = fields[place - 1], left[place - 1]
                place -= 1
            fields[place], left[place] = field, open_
            count += 1
    if not won:
        for place in range(count):
            after, new = _closed(near[depth], made, closed, fields[place], near[depth + 1])
            if not _wins(stones | ONE << np.uint64(fields[place]), after, new, near, depth + 1, keys, values):
                won = True
                break
    keys[slot], values[slot] = stones, won
    return won


class Table:
    """Values by stones, worked out as they are asked for."""

    def __init__(self) -> None:
        self._keys, self._values = np.zeros(SLOTS, np.uint64), np.zeros(SLOTS, np.uint8)
        self._known: dict[int, bool] = {}

    def wins(self, state: State) -> bool:
        """Whether the side to move wins."""
        canonical = least(state.stones)
        if canonical not in self._known:
            near = np.zeros((20, 7), np.uint64)
            for lane in range(7):
                near[0, lane] = state.near >> FIELDS * lane & (1 << 64) - 1
            made = sum(1 << lane for lane in range(7) if state.made >> FIELDS * lane & 1)
            arguments = np.uint64(state.stones), np.uint64(state.closed), np.uint64(made)
            self._known[canonical] = bool(_wins(*arguments, near, 0, self._keys, self._values))
        return self._known[canonical]

    def entry(self, state: State, sly: bool = True) -> str:
        """A winning move that leaves few fields; where all lose, the one after which the smallest part of the replies
        wins, or without the time to be `sly` that which leaves most fields.
        """
        following = {field: state.after(field) for field in state.safe}
        fields = sorted(following, key=lambda field: len(following[field].safe))
        winning = next((field for field in fields if not self.wins(following[field])), None)
        if winning is not None:
            return name(winning)
        return LOST + name(min(fields, key=lambda field: self._danger(following[field])) if sly else fields[-1])

    def _danger(self, state: State) -> int:
        """How many of a million moves win."""
        after = [state.after(field) for field in state.safe]
        return 1_000_000 * sum(not self.wins(one) for one in after) // len(after)


def table() -> dict[str, str]:
    """The replies by key."""
    values = Table()
    found = {EMPTY: values.entry(State())}
    opened = sorted({least(1 << field) for field in range(FIELDS)})
    sly = {least(stones) for stones in following(1 << numbered(found[EMPTY].removeprefix(LOST)))}
    second = sorted({least(after) for stones in opened for after in following(stones)})
    for stones in (*opened, *second):
        found[key(stones)] = values.entry(state(stones), sly=stones in sly)
    for stones in opened:
        for after in following(stones | 1 << numbered(found[key(stones)])):
            third = least(after)
            if key(third) not in found:
                found[key(third)] = values.entry(state(third))
    return found


def state(stones: int) -> State:
    """The state of some stones."""
    found = State()
    for field in fields_of(stones):
        found = found.after(field)
    return found


def following(stones: int) -> list[int]:
    """The stones one safe move on."""
    return [stones | 1 << field for field in state(stones).safe]
