"""What matters of a position for all that follows: where each side of the free fields leads to."""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.games.blue_road.rules import EXITS, FREE, TILES, End, Position, Side

BORDER, GONE = -1, -2
"""A side that leads off the board, and one that the road has used or that belongs to a tile."""


@dataclass(frozen=True)
class Links:
    """Sides are numbered 4 * field + side. Two free fields are linked by a side of each, directly or through tiles.

    Many positions have the same links. The rules are those of `Position`; moves are the letters of tiles.
    """

    ends: tuple[int, ...]
    """For each side the side that it leads to, BORDER or GONE."""
    at: int
    """The side by which the road enters its next field; BORDER when it has left."""
    seat: int

    @classmethod
    def of(cls, position: Position) -> "Links":
        """The links of a position."""
        ends = [GONE] * (4 * len(position.tiles))
        for field, tile in enumerate(position.tiles):
            if tile == FREE:
                for side in Side:
                    end = position.run(position.beyond(field, side))[1]
                    ends[4 * field + side] = BORDER if end is None else _number(end)
        if position.end is None:
            return cls(tuple(ends), BORDER, position.seat)
        at = _number(position.end)
        ends[at] = GONE
        return cls(tuple(ends), at, position.seat)

    def moves(self) -> str:
        return TILES if self.at >= 0 else ""

    def play(self, tile: str) -> "Links":
        ends, field = list(self.ends), self.at & ~3
        entry = self.at & 3
        leaves = EXITS[tile][entry]
        one, other = (field + side for side in range(4) if side not in (entry, leaves))
        before, after = ends[one], ends[other]
        if before != other:  # else they are joined in a ring
            if before >= 0:
                ends[before] = after
            if after >= 0:
                ends[after] = before
        at = ends[field + leaves]
        ends[field : field + 4] = (GONE,) * 4
        if at >= 0:
            ends[at] = GONE
        return Links(tuple(ends), at, 1 - self.seat)

    def outcome(self) -> int | None:
        if self.at >= 0:
            return None
        return 1 if self.seat == 0 else -1

    @property
    def field(self) -> int:
        """The field that is filled next."""
        return self.at >> 2

    def neighbours(self) -> dict[int, tuple[int, ...]]:
        """The free fields that the road may still come to, each with those that it is linked to."""
        graph: dict[int, tuple[int, ...]] = {}
        waiting = [self.field]
        for field in waiting:
            if field not in graph:
                graph[field] = tuple(dict.fromkeys(self._linked(field)))
                waiting += graph[field]
        return graph

    def _linked(self, field: int) -> Iterator[int]:
        for end in self.ends[4 * field : 4 * field + 4]:
            if end >= 0 and end >> 2 != field:
                yield end >> 2


def _number(end: End) -> int:
    return 4 * end.field + end.entry
