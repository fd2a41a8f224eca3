"""Who wins where all stones are shared, and who has more room where each side minds its own.

With shared stones both sides have the same safe fields, which only ever grow fewer, and who has none is lost: a
position is won for the side to move or lost, whoever that is. In the authors' variants who runs out of fields loses,
too. Eight rows and eight columns make 8 + k stones have 2k pairs at least; so where no distance may occur twice a side
has room for 11 stones, where none may occur three times for 15. Who uses the room well and moves second nearly always
wins.

Fields are bits. Seven lanes of 64 bits, one a distance, hold what a stone reaches and which fields that makes unsafe.
"""

import dataclasses
from collections.abc import Sequence
from typing import NamedTuple

from arcade.games.distances.rules import APART, FIELDS, Position, fields_of
from arcade.toolkit.ai.search import AlphaBeta
from arcade.toolkit.contract.searching import Search

BOARD = (1 << FIELDS) - 1
EVERY_LANE = sum(1 << FIELDS * lane for lane in range(7))
"""The lowest bit of each lane."""
REACH = tuple(sum(1 << FIELDS * (apart - 1) + other for other, apart in enumerate(row) if apart) for row in APART)
"""The fields at each distance from a field, each in its distance's lane."""
SLICE = 1_500
"""Positions examined between two frames."""
DEPTH = 40
"""Plies at most; no game is longer once a side has few fields left."""
ONE = 100
"""A field's worth: more than all the plies by which a proved end may be nearer or farther."""


def folded(lanes: int) -> int:
    """The fields that are set in some lane."""
    lanes |= lanes >> 4 * FIELDS
    lanes |= lanes >> 2 * FIELDS
    return (lanes | lanes >> FIELDS) & BOARD


# --- all stones shared


class State(NamedTuple):
    """The stones; the fields that are taken or unsafe; in lanes, what is near a stone, and which distances are made."""

    stones: int = 0
    closed: int = 0
    near: int = 0
    made: int = 0

    @property
    def safe(self) -> list[int]:
        return fields_of(BOARD & ~self.closed)

    def after(self, field: int) -> "State":
        """With a stone on a safe field."""
        reach, near = REACH[field], self.near
        made = self.made | (near >> field & EVERY_LANE) * BOARD
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
            hit = near >> field & EVERY_LANE
            new = made | hit * BOARD if hit else made
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


# --- each side its own stones


class Reach(NamedTuple):
    """What the stones that count for a side have done: `near` holds the fields at a distance from one of them,
    `twice` from two, `thrice` from three; `made` and `doubled` the lowest bits of distances that have occurred."""

    unsafe: int = 0
    near: int = 0
    twice: int = 0
    thrice: int = 0
    made: int = 0
    doubled: int = 0

    def after(self, field: int, limit: int) -> "Reach":
        """With one more stone on a safe field, where `limit` pairs of a distance lose."""
        one, two = self.near >> field & EVERY_LANE, self.twice >> field & EVERY_LANE
        made, doubled = self.made | one, self.doubled | self.made & one | two
        reach = REACH[field]
        near, twice, thrice = self.near | reach, self.twice | self.near & reach, self.thrice | self.twice & reach
        if limit == 2:
            unsafe = twice | near & made * BOARD
        else:
            unsafe = thrice | twice & made * BOARD | near & doubled * BOARD
        return Reach(folded(unsafe), near, twice, thrice, made, doubled)


def reach_of(position: Position, seat: int) -> Reach:
    """What the stones that count for a seat have done so far, no distance having lost yet."""
    reach = Reach()
    for field in fields_of(position.counting(seat)):
        reach = reach.after(field, position.variant.limit)
    return reach


@dataclasses.dataclass(frozen=True)
class Duel:
    """A position in which only safe fields are played: the stones of both sides, and what follows from them."""

    stones: tuple[int, int]
    seat: int
    limit: int = dataclasses.field(compare=False)
    reaches: tuple[Reach, Reach] = dataclasses.field(compare=False)

    def safe(self, seat: int) -> int:
        """The fields, as bits, that a seat may still take."""
        return BOARD & ~(self.stones[0] | self.stones[1] | self.reaches[seat].unsafe)

    def moves(self) -> Sequence[int]:
        """The safe fields, those first that the other side could take, too."""
        own, other = self.safe(self.seat), self.safe(1 - self.seat)
        return (*fields_of(own & other), *fields_of(own & ~other))

    def play(self, move: int) -> "Duel":
        stones, reaches, seat = list(self.stones), list(self.reaches), self.seat
        stones[seat] |= 1 << move
        reaches[seat] = reaches[seat].after(move, self.limit)
        return Duel((stones[0], stones[1]), 1 - seat, self.limit, (reaches[0], reaches[1]))

    def outcome(self) -> int | None:
        return None if self.safe(self.seat) else 2 * self.seat - 1


def duel_of(position: Position) -> Duel:
    """A position that nobody has lost yet, for searching."""
    reaches = reach_of(position, 0), reach_of(position, 1)
    return Duel(position.stones, position.seat, position.variant.limit, reaches)


def room(duel: Duel) -> int:
    """How many more fields the side to move has left than the other, in hundredths."""
    return ONE * (duel.safe(duel.seat).bit_count() - duel.safe(1 - duel.seat).bit_count())


def searcher() -> AlphaBeta[Duel, int]:
    return AlphaBeta[Duel, int](room)
