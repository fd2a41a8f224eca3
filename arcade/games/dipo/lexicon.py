"""Known colonies: the pattern library, and the census of a field, which of them live on it and how many of each.

In the census, cells that have a neighbouring cell in common belong together, for they act on each other; what is not
known as a whole is looked at again in parts that touch.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from arcade.games.dipo import ART
from arcade.games.dipo.file_format import Pattern, trimmed
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.rules import Cell, Field
from arcade.toolkit.contract.texts import Text

MOST = 2500
"""Live cells above which nothing is told apart."""
Shape = tuple[Cell, ...]


def cells_of(drawing: str) -> list[Cell]:
    """The live cells of a drawing, row by row."""
    rows = enumerate(ART.rows(drawing))
    return [(row, column) for row, line in rows for column, sign in enumerate(line) if sign == "#"]


class Entry(NamedTuple):
    """A pattern of the library, with a remark."""

    drawing: str
    name: Text
    note: Text
    period: int = 0
    """Generations after which it comes again, there or elsewhere, if the census knows it as it is drawn."""

    @property
    def pattern(self) -> Pattern:
        return trimmed(cells_of(self.drawing))


LINE_OF_TEN = Text("line of ten", width=16)
OTHERS = Text("others", width=16)
LIBRARY = (
    Entry("glider", Text("glider", width=16), Text("one cell diagonally in 4 steps"), 4),
    Entry("spaceship", Text("spaceship", width=16), Text("2 cells in 4 generations"), 4),
    Entry("heavy ship", Text("heavy ship", width=16), Text("the heaviest of its kind"), 4),
    Entry("r-pentomino", Text("R-pentomino", width=16), Text("five cells, 1103 generations")),
    Entry("glider gun", Text("glider gun", width=16), Text("Gosper 1970: a glider every 30")),
    Entry("pulsar", Text("pulsar", width=16), Text("period 3"), 3),
    Entry("line of ten", LINE_OF_TEN, Text("pentadecathlon: period 15")),
    Entry("acorn", Text("acorn", width=16), Text("seven cells, 5206 generations")),
    Entry("diehard", Text("diehard", width=16), Text("gone after 130 generations")),
    Entry("rabbits", Text("rabbits", width=16), Text("they multiply and multiply")),
    Entry("pi-heptomino", Text("pi-heptomino", width=16), Text("173 generations")),
    Entry("blinker", Text("blinker", width=16), Text("period 2"), 2),
    Entry("toad", Text("toad", width=16), Text("period 2"), 2),
    Entry("beacon", Text("beacon", width=16), Text("period 2"), 2),
    Entry("block", Text("block", width=16), Text("never changes"), 1),
    Entry("beehive", Text("beehive", width=16), Text("never changes"), 1),
    Entry("loaf", Text("loaf", width=16), Text("never changes"), 1),
    Entry("hat", Text("hat", width=16), Text("never changes"), 1),
    Entry("t", Text("T", width=16), Text("becomes a traffic light")),
    Entry("h", Text("H", width=16), Text("dies at once, beautifully")),
    Entry("square of 16", Text("square of 16", width=16), Text("gone in five generations")),
    Entry("queen bee", Text("queen bee", width=16), Text("period 30: heart of the gun")),
    Entry("switch engine", Text("switch engine", width=16), Text("runs off and leaves debris")),
    Entry("line of eight", Text("line of eight", width=16), Text("blocks and beehives")),
)
KNOWN = (
    *((entry.drawing, entry.name, entry.period) for entry in LIBRARY if entry.period),
    ("boat", Text("boat", width=16), 1),
    ("tub", Text("tub", width=16), 1),
    ("ship", Text("ship", width=16), 1),
    ("pond", Text("pond", width=16), 1),
    ("snake", Text("snake", width=16), 1),
    ("long boat", Text("long boat", width=16), 1),
    ("mango", Text("mango", width=16), 1),
    ("eater", Text("eater", width=16), 1),
    ("traffic light", Text("traffic light", width=16), 2),
    ("pentadecathlon", LINE_OF_TEN, 15),
)
"""Drawing, name and period of what the census knows."""


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
    for drawing, name, period in KNOWN:
        cells = place.of([(row + 10, column + 10) for row, column in cells_of(drawing)])
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
