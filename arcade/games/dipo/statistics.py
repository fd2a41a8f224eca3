"""The census: which known colonies live on a field, and how many of each.

Cells that have a neighbouring cell in common belong together, for they act on each other; what is not known as a whole
is looked at again in parts that touch.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from arcade.games.dipo import strings
from arcade.games.dipo.rle import cells_of
from arcade.games.dipo.rules import Cell, Edge, Field
from arcade.toolkit.contract.texts import Text

MOST = 2500
"""Live cells above which nothing is told apart."""
Shape = tuple[Cell, ...]
OTHERS = strings.OTHERS

STILL = (
    (strings.BLOCK[0], "2o$2o!"),
    (strings.BEEHIVE[0], "b2o$o2bo$b2o!"),
    (strings.LOAF[0], "b2o$o2bo$bobo$2bo!"),
    (strings.BOAT, "2o$obo$bo!"),
    (strings.TUB, "bo$obo$bo!"),
    (strings.SHIP, "2o$obo$b2o!"),
    (strings.POND, "b2o$o2bo$o2bo$b2o!"),
    (strings.HAT[0], "2bo$bobo$bobo$2ob2o!"),
    (strings.SNAKE, "2obo$ob2o!"),
    (strings.LONG_BOAT, "2o$obo$bobo$2bo!"),
    (strings.MANGO, "b2o$o2bo$bo2bo$2b2o!"),
    (strings.EATER, "2o$obo$2bo$2b2o!"),
)
MOVING = (
    (strings.BLINKER[0], 2, "3o!"),
    (strings.TOAD[0], 2, "b3o$3o!"),
    (strings.BEACON[0], 2, "2o$o$3bo$2b2o!"),
    (strings.TRAFFIC_LIGHT, 2, "3bo$3bo$3bo2$3o3b3o2$3bo$3bo$3bo!"),
    (strings.PULSAR[0], 3, "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$"
                           "o4bobo4bo2$2b3o3b3o!"),
    (strings.PENTADECATHLON[0], 15, "2bo4bo$2ob4ob2o$2bo4bo!"),
    (strings.GLIDER[0], 4, "bo$2bo$3o!"),
    (strings.SPACESHIP[0], 4, "bo2bo$o$o3bo$4o!"),
    (strings.HEAVY_SHIP[0], 4, "3b2o$bo4bo$o$o5bo$6o!"),
)  # fmt: skip
"""What comes again after so many generations, where it was or elsewhere."""


def form(cells: Iterable[Cell]) -> Shape:
    """The one form of a shape that is the same for all its turned, mirrored and moved images."""
    turned = list(cells)
    images = []
    for _ in range(4):
        turned = [(column, -row) for row, column in turned]
        images += [_settled(turned), _settled([(row, -column) for row, column in turned])]
    return min(images)


def _settled(cells: list[Cell]) -> Shape:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


@cache
def known() -> dict[Shape, Text]:
    """The forms that have a name, in every phase."""
    found: dict[Shape, Text] = {}
    place = Field(32, 32, Edge.TORUS)
    for name, period, rows in [(name, 1, rows) for name, rows in STILL] + list(MOVING):
        cells = place.of([(row + 10, column + 10) for row, column in cells_of(rows)])
        for _ in range(period):
            found[form(place.cells(cells))] = name
            cells = place.step(cells)
    return found


def census(field: Field, cells: int) -> list[tuple[Text, int]] | None:
    """Names with how many there are, the most frequent first, the unnamed last; None for too many cells."""
    if cells.bit_count() > MOST:
        return None
    counted: Counter[Text] = Counter()
    for island in _parted(field, field.cells(cells), 2):
        name = known().get(form(island))
        if name is not None:
            counted[name] += 1
            continue
        for part in _parted(field, [(row % field.rows, column % field.columns) for row, column in island], 1):
            counted[known().get(form(part), OTHERS)] += 1
    return sorted(counted.items(), key=lambda entry: (entry[0] is OTHERS, -entry[1], entry[0].english))


def _parted(field: Field, cells: list[Cell], reach: int) -> Iterator[list[Cell]]:
    """The cells in groups that reach each other; on a torus a group's places may go on beyond the edge."""
    left = dict.fromkeys(cells)
    steps = [(down, right) for down in range(-reach, reach + 1) for right in range(-reach, reach + 1)]
    torus = field.edge is Edge.TORUS
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for row, column in group:
            for down, right in steps:
                place = row + down, column + right
                seat = (place[0] % field.rows, place[1] % field.columns) if torus else place
                if seat in left:
                    del left[seat]
                    group.append(place)
        yield group
