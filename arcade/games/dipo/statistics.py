"""Known colonies: the census of a field, which of them live on it and how many of each; and the pattern library.

In the census, cells that have a neighbouring cell in common belong together, for they act on each other; what is not
known as a whole is looked at again in parts that touch.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from arcade.games.dipo import strings
from arcade.games.dipo.pattern import Pattern, cells_of, drawing_of
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


@dataclass(frozen=True)
class Entry:
    """A pattern with its name and a remark."""

    name: Text
    note: Text
    rle: str

    @property
    def pattern(self) -> Pattern:
        """The pattern."""
        return _read(self.rle)


@cache
def _read(rle: str) -> Pattern:
    return drawing_of(rle.splitlines()).whole()


def _entry(names: tuple[Text, Text], columns: int, rows: int, rle: str) -> Entry:
    return Entry(*names, f"x = {columns}, y = {rows}\n{rle}")


LIBRARY = (
    _entry(strings.GLIDER, 3, 3, "bo$2bo$3o!"),
    _entry(strings.SPACESHIP, 5, 4, "bo2bo$o$o3bo$4o!"),
    _entry(strings.HEAVY_SHIP, 7, 5, "3b2o$bo4bo$o$o5bo$6o!"),
    _entry(strings.R_PENTOMINO, 3, 3, "b2o$2o$bo!"),
    _entry(strings.GUN, 36, 9, "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$"
           "10bo5bo7bo$11bo3bo$12b2o!"),
    _entry(strings.PULSAR, 13, 13, "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$"
           "o4bobo4bo$o4bobo4bo2$2b3o3b3o!"),
    _entry(strings.PENTADECATHLON, 10, 1, "10o!"),
    _entry(strings.ACORN, 7, 3, "bo$3bo$2o2b3o!"),
    _entry(strings.DIEHARD, 8, 3, "6bo$2o$bo3b3o!"),
    _entry(strings.RABBITS, 7, 3, "o3b3o$3o2bo$bo!"),
    _entry(strings.PI, 3, 3, "3o$obo$obo!"),
    _entry(strings.BLINKER, 3, 1, "3o!"),
    _entry(strings.TOAD, 4, 2, "b3o$3o!"),
    _entry(strings.BEACON, 4, 4, "2o$o$3bo$2b2o!"),
    _entry(strings.BLOCK, 2, 2, "2o$2o!"),
    _entry(strings.BEEHIVE, 4, 3, "b2o$o2bo$b2o!"),
    _entry(strings.LOAF, 4, 4, "b2o$o2bo$bobo$2bo!"),
    _entry(strings.HAT, 5, 4, "2bo$bobo$bobo$2ob2o!"),
    _entry(strings.T_TETROMINO, 3, 2, "3o$bo!"),
    _entry(strings.LETTER_H, 3, 3, "obo$3o$obo!"),
    _entry(strings.SQUARE, 4, 4, "4o$4o$4o$4o!"),
    _entry(strings.QUEEN_BEE, 22, 7, "9b2o$9bobo$4b2o6bo7b2o$2obo2bo2bo2bo7b2o$2o2b2o6bo$9bobo$9b2o!"),
    _entry(strings.SWITCH_ENGINE, 6, 4, "bobo$o$bo2bo$3b3o!"),
    _entry(strings.LINE_OF_EIGHT, 8, 1, "8o!"),
)  # fmt: skip
