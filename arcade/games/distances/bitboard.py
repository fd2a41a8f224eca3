"""Fields as bits: what a stone reaches, and which fields that makes unsafe; seven lanes of 64 bits, one a distance."""

from typing import NamedTuple

from arcade.games.distances.rules import APART, FIELDS, Position, fields_of

BOARD = (1 << FIELDS) - 1
EVERY_LANE = sum(1 << FIELDS * lane for lane in range(7))
"""The lowest bit of each lane."""
FIELD = tuple(EVERY_LANE << field for field in range(FIELDS))
"""A field in every lane."""
REACH = tuple(sum(1 << FIELDS * (apart - 1) + other for other, apart in enumerate(row) if apart) for row in APART)
"""The fields at each distance from a field, each in its distance's lane."""


def folded(lanes: int) -> int:
    """The fields that are set in some lane."""
    lanes |= lanes >> 4 * FIELDS
    lanes |= lanes >> 2 * FIELDS
    return (lanes | lanes >> FIELDS) & BOARD


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
