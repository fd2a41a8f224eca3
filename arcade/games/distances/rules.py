"""The Distances Game: each stone on the 8x8 board makes a distance with every other in its row and in its column.

Fields are numbered 0 to 63 by rows from a8 to h1. Two stones of a row or a column are a pair, 1 to 7 apart, whatever
stands between them. Whose stone makes a distance occur too often has lost at once; whoever has no safe field must play
and lose, or concede. In the authors' variants only one's own stones count, and distances may occur twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import combinations

SIDE, FIELDS = 8, 64
DISTANCES = range(1, SIDE)
CONCEDE = FIELDS
"""The move of a seat without a safe field that does not care to play on."""


class Variant(IntEnum):
    """Which stones count for a seat, and how many pairs of a distance lose."""

    SHARED = 1
    OWN = 2
    THREE = 3

    @property
    def limit(self) -> int:
        """Pairs of one distance that lose."""
        return 3 if self is Variant.THREE else 2


def aligned(one: int, other: int) -> int:
    """The distance of two fields of a row or a column; 0 where they are neither."""
    down, across = abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)
    return down + across if 0 in (down, across) else 0


APART = tuple(tuple(aligned(field, other) for other in range(FIELDS)) for field in range(FIELDS))
Pair = tuple[int, int]
"""Two fields, the lower number first."""


@dataclass(frozen=True)
class Position:
    """The stones of both seats as bits of the fields' numbers, whose turn it is, and who has won, if anybody."""

    variant: Variant = Variant.SHARED
    stones: tuple[int, int] = (0, 0)
    seat: int = 0
    winner: int | None = None

    @property
    def all_stones(self) -> int:
        return self.stones[0] | self.stones[1]

    def counting(self, seat: int) -> int:
        """The stones, as bits, that make pairs with a seat's."""
        return self.all_stones if self.variant is Variant.SHARED else self.stones[seat]

    def moves(self) -> Sequence[int]:
        """The free fields, and CONCEDE where none of them is safe."""
        if self.winner is not None:
            return ()
        counts, free = self.counts(self.seat), self.free()
        return free if any(self._keeps(counts, field) for field in free) else (*free, CONCEDE)

    def play(self, move: int) -> "Position":
        other = 1 - self.seat
        if move not in self.moves():
            raise ValueError(f"field {move} cannot be taken in {self.picture()}, and there is nothing to concede")
        if move == CONCEDE:
            return replace(self, seat=other, winner=other)
        stones = list(self.stones)
        stones[self.seat] |= 1 << move
        winner = None if self.is_safe(move) else other
        return Position(self.variant, (stones[0], stones[1]), other, winner)

    def outcome(self) -> int | None:
        return None if self.winner is None else 1 - 2 * self.winner

    def made_at(self, field: int) -> list[int]:
        """The distances that a stone of the side to move would make on a field."""
        apart = APART[field]
        return [apart[other] for other in fields_of(self.counting(self.seat)) if apart[other]]

    def free(self) -> tuple[int, ...]:
        taken = self.all_stones
        return tuple(field for field in range(FIELDS) if not taken >> field & 1)

    def is_safe(self, field: int) -> bool:
        """Whether the side to move could put a stone on a field without losing."""
        return not self.all_stones >> field & 1 and self._keeps(self.counts(self.seat), field)

    def safe(self) -> tuple[int, ...]:
        """The free fields on which the side to move does not lose."""
        counts = self.counts(self.seat)
        return tuple(field for field in self.free() if self._keeps(counts, field))

    def _keeps(self, counts: Sequence[int], field: int) -> bool:
        """Whether the distances made at a field stay below the limit."""
        made = self.made_at(field)
        return all(counts[distance - 1] + made.count(distance) < self.variant.limit for distance in made)

    def pairs(self, seat: int, distance: int) -> list[Pair]:
        """The pairs of a distance that count for a seat, those in rows first."""
        stones = fields_of(self.counting(seat))
        found = [ends for ends in combinations(stones, 2) if aligned(*ends) == distance]
        return sorted(found, key=lambda ends: (ends[0] // SIDE != ends[1] // SIDE, ends))

    def counts(self, seat: int) -> list[int]:
        """How many pairs of each distance, 1 to 7, count for a seat."""
        counts = [0] * SIDE
        for one, other in combinations(fields_of(self.counting(seat)), 2):
            counts[APART[one][other]] += 1
        return counts[1:]

    def fatal(self) -> list[int]:
        """The distances with which the seat that has just played has lost."""
        counts = self.counts(1 - self.seat)
        return [distance for distance in DISTANCES if counts[distance - 1] >= self.variant.limit]

    def picture(self) -> str:
        """Rows from the top, parted by strokes; the seats' stones are both "#" where they are shared, else "x", "o"."""
        signs = "##" if self.variant is Variant.SHARED else "xo"
        cells = [
            signs[0] if self.stones[0] >> field & 1 else signs[1] if self.stones[1] >> field & 1 else "."
            for field in range(FIELDS)
        ]
        return "/".join("".join(cells[start : start + SIDE]) for start in range(0, FIELDS, SIDE))


def fields_of(stones: int) -> list[int]:
    found = []
    while stones:
        found.append((stones & -stones).bit_length() - 1)
        stones &= stones - 1
    return found


def name(field: int) -> str:
    """A field as players write it: a1 is the lower left; "-" for CONCEDE."""
    if field == CONCEDE:
        return "-"
    return "abcdefgh"[field % SIDE] + str(SIDE - field // SIDE)


def numbered(word: str) -> int:
    """The field of a name; raises ValueError for what is none."""
    if len(word) != 2 or word[0] not in "abcdefgh" or word[1] not in "12345678":
        raise ValueError(f"{word!r} is not a field from a1 to h8")
    return SIDE * (SIDE - int(word[1])) + "abcdefgh".index(word[0])
