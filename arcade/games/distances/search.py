"""The authors' variants as a searcher sees them: each side minds its own stones, and who runs out of fields loses.

Eight rows and eight columns make 8 + k stones have 2k pairs at least; so where no distance may occur twice a side has
room for 11 stones, where none may occur three times for 15. Who uses the room well and moves second nearly always wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from arcade.games.distances.bitboard import BOARD, Reach, reach_of
from arcade.games.distances.rules import Position, fields_of
from arcade.toolkit.ai.search import AlphaBeta, Found
from arcade.toolkit.contract.searching import Thinking

DEPTH = 40
"""Plies at most; no game is longer once a side has few fields left."""
ONE = 100
"""A field's worth: more than all the plies by which a proved end may be nearer or farther."""


@dataclass(frozen=True)
class Duel:
    """A position in which only safe fields are played: the stones of both sides, and what follows from them."""

    stones: tuple[int, int]
    seat: int
    limit: int = field(compare=False)
    reaches: tuple[Reach, Reach] = field(compare=False)

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


def value(duel: Duel) -> int:
    """How many more fields the side to move has left than the other, in hundredths."""
    return ONE * (duel.safe(duel.seat).bit_count() - duel.safe(1 - duel.seat).bit_count())


def searcher() -> AlphaBeta[Duel, int]:
    """A search that knows nothing yet."""
    return AlphaBeta[Duel, int](value)


def search(position: Position, positions: int) -> Thinking[Found[int]]:
    """The best safe field that is found by examining about so many positions."""
    return searcher().search(duel_of(position), DEPTH, positions)


def value_after(position: Position, field: int) -> int:
    """How many more fields the side to move would have left than the other after taking a safe field, in hundredths."""
    return -value(duel_of(position).play(field))


def fields_left(position: Position) -> int:
    """The safe fields of both sides together."""
    duel = duel_of(position)
    return duel.safe(0).bit_count() + duel.safe(1).bit_count()
