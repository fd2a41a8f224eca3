"""How the floors lie on paper: a literal plan of each, and the tunnels between the places as cells of two by two."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from arcade.games.cave.board import Cave, Way

SIZE = 13
"""Cells of a floor's plan each way: seven places and the six tunnels between them."""
Spot = tuple[int, int]
"""Row and column on a plan."""
COLUMNS, ROWS = 18, 13
WIDTH, HEIGHT = 8 * COLUMNS, 8 * ROWS
"""A picture's size in cells and in pixels."""
_SIDES = {(-1, 0): Way.NORTH, (1, 0): Way.SOUTH, (0, 1): Way.EAST, (0, -1): Way.WEST}


@dataclass(frozen=True)
class Plan:
    """The floor and the spot of each place, and what lies between two places whose tunnel is not straight."""

    places: Mapping[int, tuple[int, Spot]]
    bends: Mapping[tuple[int, int], tuple[Spot, ...]]
    woods: tuple[int, ...]
    """Places under the open sky."""

    def tunnel(self, cave: Cave, place: int, way: Way) -> list[Spot]:
        """The spots of the tunnel by which a way leaves a place, both ends included; empty when it is not drawn.

        Drawn are tunnels on one floor that lead back the way they came.
        """
        target = cave.places[place].to(way)
        if not target or cave.places[target].to(way.back) != place:
            return []
        (floor, start), (other, end) = self.places[place], self.places[target]
        if floor != other:
            return []
        bend = self.bends.get((min(place, target), max(place, target)))
        if bend is not None:
            return [start, *(bend if place < target else bend[::-1]), end]
        if start[0] != end[0] and start[1] != end[1]:
            return []
        down, right = (end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1])
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        return [(start[0] + down * step, start[1] + right * step) for step in range(length + 1)]


def sides(spots: list[Spot]) -> Iterator[tuple[Spot, Way]]:
    """For each spot of a tunnel the sides by which it is entered and left."""
    for before, after in pairwise(spots):
        side = _SIDES[after[0] - before[0], after[1] - before[1]]
        yield before, side
        yield after, side.back


def read(floors: Mapping[int, str]) -> dict[int, tuple[int, Spot]]:
    """Where each place of the floors' plans is."""
    return {
        int(word): (floor, (2 * row, 2 * column))
        for floor, text in floors.items()
        for row, line in enumerate(text.strip().split("\n"))
        for column, word in enumerate(line.split())
        if word != "."
    }


_FLINT = {
    1: """
        .  .  .  .  .  .  .
        .  .  . 39  .  .  .
        . 25  . 38 37  .  .
       27 26  .  . 36 35 34
       28 30 31  .  . 32 33
       29  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
    0: """
        .  1  .  . 19  .  .
        .  2  . 17 18 20  .
        .  3  . 40  .  .  .
        5  4  .  8  .  .  .
        .  6  .  7 15  .  .
       10  9 12 13 14  .  .
        . 11  . 16  .  .  .
    """,
    -1: """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        . 21 22 23  .  .  .
        .  . 24  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
}
FLINT_PLAN = Plan(read(_FLINT), bends={(15, 16): ((8, 7), (9, 7), (10, 7), (11, 7), (12, 7))}, woods=(1, 2, 3, 40))
"""Captain Flint's cave; the tunnel from 15 to 16 passes below the one from 13 to 14."""

_ILEANA = {
    2: """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        . 46  . 43  . 45  .
        .  .  .  .  .  .  .
        . 41  . 42  . 44  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
    1: """
        .  .  .  .  .  .  .
        .  .  . 39  .  .  .
        . 25  . 38 37  .  .
       27 26 54  . 36 35 34
       28 30 31  .  . 32 33
       29  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
    0: """
        .  1  .  . 19  .  .
        .  2  . 17 18 20  .
        .  3  . 40  .  .  .
        5  4  .  8  .  .  .
        .  6  .  7 15  .  .
       10  9 12 13 14 52  .
        . 11  . 16  . 53  .
    """,
    -1: """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        . 21 22 23 47 51  .
        .  . 24 50 48  .  .
        .  . 49  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """,
}
ILEANA_PLAN = Plan(read(_ILEANA), FLINT_PLAN.bends, FLINT_PLAN.woods)
"""The other realm, which is Captain Flint's cave and more."""
