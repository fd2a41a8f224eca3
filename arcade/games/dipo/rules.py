"""The rules of Dipo: J. H. Conway's Life on a field of cells, each alive or empty.

Every cell has eight neighbours. A live cell with two or three live neighbours survives; with fewer it dies of
loneliness, with more of crowding. An empty cell with exactly three live neighbours comes to life. All cells
change together.

A field is one whole number, row after row, its highest bit the top left cell: so its bytes are a picture's, and a
generation of the whole field is a few dozen operations on that number, neighbours added up in bit planes.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from arcade.games.dipo.levels import Edge

Cell = tuple[int, int]
"""Row and column, both from 0."""


@dataclass(frozen=True)
class Law:
    """With how many neighbours cells are born, and with how many they survive: Life is B3/S23."""

    births: frozenset[int]
    survivals: frozenset[int]

    def __str__(self) -> str:
        """As pattern files name it."""
        return f"B{''.join(map(str, sorted(self.births)))}/S{''.join(map(str, sorted(self.survivals)))}"

    @cached_property
    def totals(self) -> tuple[tuple[int, bool, bool], ...]:
        """Live cells in a square of nine, its middle included, and whether an empty or a live middle then lives."""
        found = ((total, total in self.births, total - 1 in self.survivals) for total in range(10))
        return tuple(entry for entry in found if entry[1] or entry[2])


KNOWN_LAWS = {
    name: rule
    for rule, names in (
        ("B3/S23", "life conwayslife conway"),
        ("B36/S23", "highlife"),
        ("B3678/S34678", "daynight dayandnight"),
        ("B2/S", "seeds"),
        ("B36/S125", "2x2"),
        ("B34/S34", "34life"),
        ("B357/S1358", "amoeba"),
        ("B4678/S35678", "anneal vote45"),
        ("B345/S4567", "assimilation"),
        ("B378/S235678", "coagulations"),
        ("B3/S45678", "coral"),
        ("B35678/S5678", "diamoeba"),
        ("B3/S12", "flock"),
        ("B1/S1", "gnarl"),
        ("B36/S12", "highflock"),
        ("B3/S012345678", "lifewithoutdeath inkspot liveforever"),
        ("B345/S5", "longlife"),
        ("B5678/S45678", "majority vote"),
        ("B3/S12345", "maze"),
        ("B3/S1234", "mazectric"),
        ("B368/S245", "morley move"),
        ("B38/S23", "pedestrianlife"),
        ("B357/S238", "pseudolife"),
        ("B1357/S1357", "replicator"),
        ("B234/S", "serviettes"),
        ("B3678/S235678", "stains"),
        ("B45678/S2345", "walledcities"),
    )
    for name in names.split()
}
"""Laws by the names that files call them by, without blanks and marks, as https://conwaylife.com/wiki/List_of_Life-like_rules
has them."""
_BORN_FIRST = re.compile(r"b([0-8]*)(?:/?s([0-8]*)(?:/c?2)?)?")
_SURVIVING_FIRST = re.compile(r"s([0-8]*)/?b([0-8]*)|([0-8]*)/([0-8]*)(?:/c?2)?")
"""A third number is how many states a cell has, and two are alive and dead."""


class FromNothingError(ValueError):
    """A law by which cells are born that have no neighbour (B0): the whole of an empty field at once."""


def law(text: str) -> Law:
    """A law from its name: "B3/S23", "b3s23", "S23/B3", the older "23/3", or "HighLife".

    Raises FromNothingError for births from nothing, ValueError for anything else.
    """
    written = "".join(text.split()).casefold()
    written = KNOWN_LAWS.get(re.sub(r"['’&_-]", "", written), written).casefold()
    if found := _BORN_FIRST.fullmatch(written):
        births, survivals = found[1], found[2] or ""
    elif found := _SURVIVING_FIRST.fullmatch(written):
        survivals, births = found[1] or found[3] or "", found[2] or found[4] or ""
    else:
        raise ValueError(f"{text!r} is not a rule such as B3/S23")
    if "0" in births:
        raise FromNothingError(f"{text!r} lets cells be born from nothing")
    return Law(frozenset(map(int, births)), frozenset(map(int, survivals)))


LIFE = law("B3/S23")


@dataclass(frozen=True)
class Field:
    """A field of so many rows and columns, what lies beyond it, and the law within."""

    rows: int
    columns: int
    edge: Edge = Edge.HARD
    law: Law = LIFE

    @property
    def size(self) -> int:
        """Cells."""
        return self.rows * self.columns

    @cached_property
    def full(self) -> int:
        return (1 << self.size) - 1

    @cached_property
    def _right(self) -> int:
        return self.full // ((1 << self.columns) - 1)

    @cached_property
    def _left(self) -> int:
        return self._right << self.columns - 1

    def bit(self, row: int, column: int) -> int:
        """The field with one live cell; a place beyond the edge comes round from the other side."""
        place = row % self.rows * self.columns + column % self.columns
        return 1 << self.size - 1 - place

    def holds(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    def of(self, cells: list[Cell] | tuple[Cell, ...]) -> int:
        """The field with these cells alive."""
        field = 0
        for row, column in cells:
            field |= self.bit(row, column)
        return field

    def cells(self, field: int) -> list[Cell]:
        """The live cells, row by row."""
        bits = f"{field:0{self.size}b}"
        found, place = [], bits.find("1")
        while place >= 0:
            found.append(divmod(place, self.columns))
            place = bits.find("1", place + 1)
        return found

    def step(self, field: int) -> int:
        left, right = self._sides(field)
        odd = left ^ right
        ones, twos = odd ^ field, left & right | odd & field  # each row's three cells, as bit planes
        above1, below1 = self._above_and_below(ones)
        above2, below2 = self._above_and_below(twos)
        odd = above1 ^ below1
        unit, carry = odd ^ ones, above1 & below1 | odd & ones
        odd, both = above2 ^ below2, above2 & below2
        other, more = twos ^ carry, twos & carry
        pair, eight = odd ^ other, both & more
        four = (both | more | odd & other) ^ eight
        return self._obey(field, (unit, pair, four, eight))

    def _sides(self, field: int) -> tuple[int, int]:
        """Each cell's left and right neighbour, in its place."""
        left, right, width = self._left, self._right, self.columns - 1
        from_left, from_right = field >> 1 & ~left, (field & ~left) << 1
        match self.edge:
            case Edge.TORUS:
                return from_left | (field & right) << width, from_right | (field & left) >> width
            case Edge.MIRROR:
                return from_left | field & left, from_right | field & right
        return from_left, from_right

    def _above_and_below(self, plane: int) -> tuple[int, int]:
        """What stands above and below each cell, in its place."""
        columns, last, row = self.columns, self.size - self.columns, (1 << self.columns) - 1
        above, below = plane >> columns, plane << columns & self.full
        match self.edge:
            case Edge.TORUS:
                return above | (plane & row) << last, below | plane >> last
            case Edge.MIRROR:
                return above | plane >> last << last, below | plane & row
        return above, below

    def _obey(self, field: int, planes: tuple[int, int, int, int]) -> int:
        """Who lives, from the live cells in each square of nine, as bit planes of 1, 2, 4 and 8."""
        alive = 0
        for total, born, survives in self.law.totals:
            those = self.full if born and survives else field if survives else self.full ^ field
            for power, plane in enumerate(planes):
                those &= plane if total >> power & 1 else ~plane
            alive |= those
        return alive
