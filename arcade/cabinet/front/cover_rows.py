"""Rows of covers of which one is chosen: it rises, the others sink, the rows slide."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arcade.cabinet.formats.cover import HEIGHT, WIDTH
from arcade.cabinet.paint.covers import dim_sprite, draw_cover, frame
from arcade.cabinet.paint.prizes import coin
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside

RISE = (1, 3, 5, 4)
"""Pixels by which a cover has risen in each frame after it was chosen; it stays at the last."""
SINK = (2, 1, 0)
GROWTH = (1, 2, 3)
"""The frame's thickness."""
SLIDE = (11, 25, 37, 46, 52, 55)
"""Of 55 pixels from row to row, how many are done in each frame."""
FRAME = GROWTH[-1] + 2
"""Pixels that a frame with its black lines takes on each side."""
LEDGE = 3
COIN_LEFT, COIN_TOP, COIN_STEP = 7, HEIGHT + GROWTH[1] + 2, 18
"""Where medals are, from a cover's corner: the frame of the chosen one stays clear of them."""


@dataclass(frozen=True)
class RowsLayout:
    """Where covers stand: the first one's corner, how many side by side, steps across and down, what is seen."""

    left: int
    top: int
    columns: int
    across: int
    down: int
    window: Rect
    ledges: bool = True
    """Whether they stand on ledges, rise when chosen, and the chosen row is always the uppermost."""

    @property
    def rows(self) -> int:
        """How many rows are seen whole."""
        return max(1, (self.window[1] + self.window[3] - self.top + self.down - HEIGHT) // self.down)


@dataclass(frozen=True)
class Marked:
    """A cover and its marks."""

    slug: str
    untried: bool = False
    started: bool = False
    medals: tuple[bool, ...] | None = None
    """Which ones are won, to be seen below the cover; without any the cover is in the dark unless it is chosen."""


class CoverRows:
    """The covers of a tab; `chosen` is the number of one: at first of the game `slug`, if it is there."""

    def __init__(self, monitor: Monitor, layout: RowsLayout, covers: Sequence[Marked], slug: str = "") -> None:
        self.layout = layout
        self.covers = covers
        self.chosen = next((place for place, one in enumerate(covers) if one.slug == slug), 0)
        self._monitor = monitor
        self._first = self._wanted_first()
        self._from = self._first
        """The row that was uppermost before the slide."""
        self._age = len(RISE)
        """Frames since the choice."""
        self._slide_age = len(SLIDE)
        self._before = self.chosen
        self.lit = True
        """Whether the chosen one is marked: not while something else on the page is chosen."""

    # --- choosing

    @property
    def row_count(self) -> int:
        """Rows there are."""
        return -(-len(self.covers) // self.layout.columns)

    @property
    def row(self) -> int:
        """The row of the chosen one."""
        return self.chosen // self.layout.columns

    def choose(self, place: int) -> bool:
        """Choose a cover; whether its row is another."""
        place = min(max(place, 0), max(len(self.covers) - 1, 0))
        if place == self.chosen:
            return False
        self._before, self.chosen = self.chosen, place
        self._age = 0
        first = self._wanted_first()
        if first != self._first:
            self._from, self._first = self._first, first
            self._slide_age = 0
        return self._before // self.layout.columns != self.row

    def beside(self, step: int) -> int:
        """The place to the left or right; after the last comes the first."""
        return (self.chosen + step) % max(len(self.covers), 1)

    def above(self, step: int) -> int:
        """The place a row up or down, -1 above the first; below the last it is the first row's."""
        columns = self.layout.columns
        row, column = divmod(self.chosen, columns)
        row += step
        if row < 0:
            return -1
        if row >= self.row_count:
            return column
        return min(row * columns + column, len(self.covers) - 1)

    def around(self, step: int) -> int:
        """The same, but above the first row comes the last that has its column."""
        place, last = self.above(step), len(self.covers) - 1
        return place if place >= 0 else last - (last - self.chosen) % self.layout.columns

    def at(self, x: int, y: int) -> int:
        """The cover under a pixel, or -1."""
        layout = self.layout
        if not inside(layout.window, x, y):
            return -1
        row, below = divmod(y - layout.top, layout.down)
        column, beside = divmod(x - layout.left, layout.across)
        place = (row + self._first) * layout.columns + column
        hit = 0 <= column < layout.columns and beside < WIDTH and below < HEIGHT + LEDGE
        return place if hit and 0 <= place < len(self.covers) else -1

    def _wanted_first(self) -> int:
        if self.layout.ledges:
            return self.row
        first = getattr(self, "_first", 0)
        first = min(first, self.row)
        return max(first, self.row - self.layout.rows + 1)

    # --- drawing

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return self._age < len(RISE) or self._slide_age < len(SLIDE)

    def step(self) -> None:
        """Let a frame pass and draw what has changed."""
        if not self.moving:
            return
        sliding = self._slide_age < len(SLIDE)
        self._age += self._age < len(RISE)
        self._slide_age += sliding
        if sliding:
            self.draw()
            return
        for place in (self._before, self.chosen):
            self._paint(self._area(place))

    def whole_places(self) -> list[int]:
        """The covers of which everything is seen."""
        _, top, _, high = self.layout.window
        found: list[int] = []
        for row in self._rows_seen(self._offset()):
            y = self.layout.top + row * self.layout.down - self._offset()
            if top <= y and y + HEIGHT <= top + high:
                columns = self.layout.columns
                found += range(row * columns, min((row + 1) * columns, len(self.covers)))
        return found

    def corner(self, place: int) -> tuple[int, int]:
        """Where a cover's corner is now."""
        left, top = self._corner(place, self._offset())
        return left, top - self._lift(place)

    def repaint(self, place: int) -> None:
        """Draw a cover anew, since something was drawn on it."""
        self._paint(self._area(place))

    def draw(self) -> None:
        self._monitor.forget(self.layout.window)
        self._paint(self.layout.window)

    def _paint(self, area: Rect) -> None:
        """Draw what lies in an area of the window; the chosen cover last, since its frame lies over its neighbours."""
        offset, raster = self._offset(), self._monitor.raster
        with raster.within(self.layout.window), raster.within(area):
            raster.fill(area, c.INK if self.layout.ledges else c.NIGHT)
            for row in self._rows_seen(offset):
                self._draw_ledge(row, offset)
                for place in range(row * self.layout.columns, (row + 1) * self.layout.columns):
                    if place != self.chosen and self._near(place, area, offset):
                        self._draw_place(place, offset)
            self._draw_place(self.chosen, offset)

    def _area(self, place: int) -> Rect:
        """What a cover and its frame can take up, risen or not."""
        left, top = self._corner(place, self._offset())
        above = FRAME + (RISE[2] if self.layout.ledges else 0)
        return left - FRAME, top - above, WIDTH + 2 * FRAME, HEIGHT + above + FRAME

    def _near(self, place: int, area: Rect, offset: int) -> bool:
        left, top = self._corner(place, offset)
        from_left, from_top, wide, high = area
        reach = RISE[2]
        across = from_left - WIDTH < left < from_left + wide
        return across and from_top - self.layout.down - reach < top < from_top + high + reach

    def _rows_seen(self, offset: int) -> Iterator[int]:
        layout = self.layout
        top, bottom = layout.window[1], layout.window[1] + layout.window[3]
        for row in range(self.row_count):
            y = layout.top + row * layout.down - offset
            if y + layout.down > top - 8 and y - 8 < bottom:
                yield row

    def _offset(self) -> int:
        """Pixels by which the rows have been pushed up."""
        down = self.layout.down
        if self._slide_age >= len(SLIDE):
            return self._first * down
        done = SLIDE[self._slide_age - 1] if self._slide_age else 0
        return self._from * down + (self._first - self._from) * down * done // SLIDE[-1]

    def _lift(self, place: int) -> int:
        if not self.layout.ledges:
            return 0
        if place == self.chosen:
            return RISE[min(max(self._age, 1), len(RISE)) - 1] if self.lit else 0
        if place == self._before:
            return SINK[min(max(self._age, 1), len(SINK)) - 1]
        return 0

    def _corner(self, place: int, offset: int) -> tuple[int, int]:
        row, column = divmod(place, self.layout.columns)
        return self.layout.left + column * self.layout.across, self.layout.top + row * self.layout.down - offset

    def _draw_place(self, place: int, offset: int) -> None:
        """A cover and, where it is the chosen one, its frame."""
        if not 0 <= place < len(self.covers):
            return
        left, top = self._corner(place, offset)
        found = self.covers[place]
        top -= self._lift(place)
        if found.medals is None or any(found.medals) or place == self.chosen:
            draw_cover(self._monitor, left, top, found.slug, found.untried, found.started)
        else:
            self._monitor.stamp(left, top, dim_sprite(found.slug))
        for metal, won in enumerate(found.medals or ()):
            self._monitor.stamp(left + COIN_LEFT + metal * COIN_STEP, top + COIN_TOP, coin(metal if won else -1))
        if place == self.chosen and self.lit:
            thick = GROWTH[min(max(self._age, 1), len(GROWTH)) - 1]
            frame(self._monitor, left, top, thick if self.layout.ledges else min(thick, 2))

    def _draw_ledge(self, row: int, offset: int) -> None:
        if not self.layout.ledges:
            return
        top = self.layout.top + row * self.layout.down - offset + HEIGHT
        wide = self._monitor.SIZE[0]
        self._monitor.raster.fill((0, top, wide, 1), c.WOOD3)
        self._monitor.raster.fill((0, top + 1, wide, 1), c.WOOD2)
        self._monitor.raster.fill((0, top + 2, wide, 1), c.WOOD)
