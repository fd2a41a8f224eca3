"""Who wins where all stones are shared: the safe fields only ever grow fewer, and who has none is lost.

Both sides have the same moves then, so a position is won for the side to move or lost, whoever that is.
"""

from typing import NamedTuple

from arcade.games.distances.bitboard import BOARD, FIELD, REACH, folded
from arcade.games.distances.rules import FIELDS, Position, fields_of
from arcade.toolkit.contract.searching import Search

SLICE = 1_500
"""Positions examined between two frames."""


class State(NamedTuple):
    """The stones; the fields that are taken or unsafe; in lanes, what is near a stone, and which distances are made."""

    stones: int = 0
    closed: int = 0
    near: int = 0
    made: int = 0

    @property
    def safe(self) -> list[int]:
        """The fields that are left."""
        return fields_of(BOARD & ~self.closed)

    def after(self, field: int) -> "State":
        """With a stone on a safe field."""
        reach, near = REACH[field], self.near
        made = self.made | ((near & FIELD[field]) >> field) * BOARD
        both = near | reach
        closed = self.closed | 1 << field | folded(near & reach | both & made)
        return State(self.stones | 1 << field, closed, both, made)


def state_of(position: Position) -> State:
    """A position that nobody has lost yet, its stones shared."""
    state = State()
    for field in fields_of(position.all_stones):
        state = state.after(field)
    return state


class Exact:
    """Remembers which positions are won for the side to move; stops for a frame now and then."""

    def __init__(self, pause: int = SLICE) -> None:
        """So many positions are examined between two stops."""
        self._pause = pause
        self._won: dict[int, bool] = {}
        self.positions = 0

    def wins(self, state: State) -> Search[bool]:
        """Whether the side to move wins: depth first, moves that leave few fields first."""
        won, path = self._won, [(state.stones, [state])]
        # The path's lowest entry stands for a side that can only move to the state that is asked for.
        while True:
            stones, left = path[-1]
            if not left:
                path.pop()
                if len(path) == 0:
                    return won[state.stones]
                won[stones] = False
                if len(path) > 1:
                    won[path.pop()[0]] = True
                continue
            child = left.pop()
            value = won.get(child.stones)
            if value is None:
                self.positions += 1
                if self.positions % self._pause == 0:
                    yield
                following = self._following(child)
                if following is None:
                    won[child.stones] = True
                else:
                    path.append((child.stones, following))
            elif not value and len(path) > 1:
                path.pop()
                won[stones] = True

    def _following(self, state: State) -> list[State] | None:
        """The states one stone on that have to be examined, the best last; None where one is known to be lost."""
        won, (stones, closed, near, made) = self._won, state
        found = []
        left = BOARD & ~closed
        while left:
            bit = left & -left
            left ^= bit
            field = bit.bit_length() - 1
            # As `State.after`, written out, since nearly all the time goes by here.
            reach = REACH[field]
            hit = near & FIELD[field]
            new = made | (hit >> field) * BOARD if hit else made
            both = near | reach
            lanes = near & reach | both & new
            lanes |= lanes >> 4 * FIELDS
            lanes |= lanes >> 2 * FIELDS
            after = closed | bit | (lanes | lanes >> FIELDS) & BOARD
            value = won.get(stones | bit)
            if after == BOARD or value is False:
                return None
            if value is None:
                found.append((after.bit_count(), State(stones | bit, after, both, new)))
        found.sort()
        return [following for _, following in found]
