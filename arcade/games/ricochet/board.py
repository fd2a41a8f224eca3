"""The tables: their walls, doors, targets and the bars that slide, read from drawings.

Rows count from 0 at the top cushion, columns from 1 at the left one. A wall of kind H turns the ball's way up or down,
V its way left or right, a corner stone both; a door is a wall of kind V that is shut in every other round of bounces.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

Place = tuple[int, int]
"""A row and a column."""

FIRST_COLUMN, LAST_COLUMN = 1, 31
FLOOR = 20
"""The row of the lowest cushion."""
DOOR_ROUND = 5
"""Bounces after which doors that are open shut, and those that are shut open."""


class Wall(Enum):
    H = "-"
    V = "|"
    CORNER = "#"


TARGET, FREE, DOORS = "*", ".", "01"
"""In drawings; a door's mark is the round of bounces in which it is shut."""


@dataclass(frozen=True)
class Bar:
    """A wall of several cells in one row that slides while the ball flies."""

    row: int
    column: int
    """Of its left end while it rests."""
    walls: str
    way: int = 1
    """1 when it goes where it is sent, -1 when it goes the other way."""

    def places(self, slide: int) -> list[tuple[Place, Wall]]:
        """Its cells after it was sent so many columns to the right."""
        left = self.column + self.way * slide
        return [((self.row, left + at), Wall(mark)) for at, mark in enumerate(self.walls)]


@dataclass(frozen=True)
class Table:
    walls: Mapping[Place, Wall]
    doors: Mapping[Place, int]
    """In which round of bounces, 0 or 1, each is shut."""
    targets: tuple[Place, ...]
    par: int
    """The fewest shots that take every target; 0 for a table that cannot be cleared."""
    shots: int = 8
    bounces: int = 40
    """So many end a flight."""
    start: Place = (19, 16)
    first: int = 2
    last: int = 30
    """Columns between which the ball is placed before a shot."""
    bars: tuple[Bar, ...] = ()
    swing: int = 0
    """How far bars slide to either side."""
    paddle: bool = False
    """Whether the bar carries the ball to its start and costs no bounce, but the floor several."""
    _bars: dict[int, dict[Place, Wall]] = field(default_factory=dict, repr=False, compare=False)

    def bar_places(self, slide: int) -> Mapping[Place, Wall]:
        """The cells of all bars, sent so many columns."""
        if slide not in self._bars:
            self._bars[slide] = dict(one for bar in self.bars for one in bar.places(slide))
        return self._bars[slide]

    def wall(self, place: Place, bounces: int = 0, slide: int = 0) -> Wall | None:
        """The wall at a place after so many bounces with the bars sent so far, if there is one."""
        if self.bars and (bar := self.bar_places(slide).get(place)):
            return bar
        if place in self.doors and self.shut(place, bounces):
            return Wall.V
        return self.walls.get(place)

    def shut(self, door: Place, bounces: int) -> bool:
        return bounces // DOOR_ROUND % 2 == self.doors[door]

    def slide_at(self, column: int) -> int:
        """How far the bars are sent while the ball waits in a column: only a paddle goes with it."""
        return column - self.start[1] if self.paddle else 0


def read(rows: Sequence[str]) -> tuple[dict[Place, Wall], dict[Place, int], tuple[Place, ...]]:
    """Walls, doors and targets of a drawing of 21 rows and 31 columns; raises ValueError for any other."""
    if len(rows) != FLOOR + 1 or {len(row) for row in rows} != {LAST_COLUMN}:
        raise ValueError(f"a table has {FLOOR + 1} rows of {LAST_COLUMN} columns")
    marks = {(row, column): mark for row, line in enumerate(rows) for column, mark in enumerate(line, FIRST_COLUMN)}
    walls = {place: Wall(mark) for place, mark in marks.items() if mark not in (TARGET, FREE, *DOORS)}
    doors = {place: DOORS.index(mark) for place, mark in marks.items() if mark in DOORS}
    return walls, doors, tuple([place for place, mark in marks.items() if mark == TARGET])
