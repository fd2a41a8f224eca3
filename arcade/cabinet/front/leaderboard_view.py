"""A leaderboard's list, as it is drawn below a heading: the first three on a podium, then the others.

Beside the podium stands what the list is about.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from arcade.cabinet import strings as common
from arcade.cabinet.formats.cover import WIDTH as COVER_WIDTH
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import Light, draw_row, figure
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.headline import GOLD, LARGE, MIDDLE, SMALL, Tones, broken, headline_centred, headline_width
from arcade.cabinet.paint.page import fitted, grid, heading
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.podium import HIGH, PLACES, Medallist, Podium
from arcade.cabinet.paint.typeset import LINE, put, put_lines, wrapped
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ASSISTED
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

ROW = 20
PODIUM = 303
"""Pixels across the podium where something stands beside it."""
ABOVE = 58
"""Pixels of the same above the podium, on a telephone."""
FRAME, COLUMN_AIR = 3, 6
SQUEEZED = 5
"""Pixels that rows may lack, all together, for one more of them."""


class LeaderboardView(ABC):
    """One of them; a page leafs through its lines, a demonstration shows the first."""

    title: Text
    tones: Tones = GOLD

    def __init__(self, context: PageContext, lines: list[Ranked], empty: Text, bottom: int) -> None:
        """The list ends above the row of pixels `bottom`."""
        self.context, self.lines, self._empty = context, lines, empty
        found = grid(context.monitor)
        self.narrow = found.narrow
        left, top, wide, _ = found.body
        if self.narrow:
            self.side: Rect = left, top, wide, ABOVE
            top += ABOVE
            self.podium = Podium(context.monitor, left, top, wide)
        else:
            self.podium = Podium(context.monitor, left, top, PODIUM)
            self.side = left + PODIUM + 12, top, found.width - left - PODIUM - 12 - left, HIGH
        self.whole: Rect = left, top, wide if self.narrow else PODIUM, bottom - top
        """Where lines stand that do not begin with the first."""
        self.below: Rect = left, top + HIGH + 4, wide, bottom - top - HIGH - 4
        """Where those stand that come after the first three."""
        self.first = 0

    @property
    def columns(self) -> int:
        """So many lines stand beside each other below the podium."""
        return 1 if self.narrow else 2

    @property
    def shown(self) -> int:
        """How many lines are seen."""
        return min(self._room, len(self.lines) - self.first)

    @property
    def _room(self) -> int:
        """How many there is room for."""
        return (self.whole[3] - 2 * FRAME) // ROW if self.first else PLACES + self.columns * self._rows

    @property
    def _rows(self) -> int:
        """Lines below each other that there is room for below the podium."""
        return (self.below[3] - 2 * FRAME + SQUEEZED) // ROW

    def leaf(self, step: int) -> bool:
        """Go on by a screen of lines or back; whether there were any."""
        before, room = self.first, self._room
        if step > 0 and before + room < len(self.lines):
            self.first += room
        elif step < 0:
            back = max(before - room, 0)
            self.first = back if back >= PLACES + self.columns * self._rows else 0
        return self.first != before

    def draw(self) -> None:
        """All of it, heading and all."""
        self.draw_frame()
        for place in reversed(range(self.shown)):
            self.draw_line(place)

    def draw_frame(self) -> None:
        """All but the lines."""
        context = self.context
        heading(context.monitor, context.text(self.title), tones=self.tones)
        self._draw_side(*self.side[:3])
        if self.first:
            panel(context.monitor, self.whole)
            return
        self.podium.draw()
        panel(context.monitor, self.below)
        self._draw_corners(self.podium.corners)
        if not self.lines:
            self._draw_empty()

    def draw_line(self, place: int) -> None:
        """One of the lines that are shown, counted from 0."""
        line = self.lines[self.first + place]
        own = line.row is not None and line.row.player == self.context.preferences.initials
        if self.first == 0 and place < PLACES:
            assert line.row is not None
            assisted = ASSISTED if line.row.assisted else ""
            who = Medallist(line.row.player, figure(line.score), line.cabinet, assisted, own)
            self.podium.place(place, who)
        else:
            draw_row(self.context, self._row(place), line, Light(own=own))

    def _row(self, place: int) -> Rect:
        """Where a line is that does not stand on the podium."""
        if self.first:
            left, top, wide, _ = self.whole
            return left + FRAME, top + FRAME + ROW * place, wide - 2 * FRAME, ROW
        left, top, wide, high = self.below
        column, row = divmod(place - PLACES, self._rows)
        across = (wide - 2 * FRAME - COLUMN_AIR * (self.columns - 1)) // self.columns
        down = min(ROW, (high - 2 * FRAME) // self._rows)
        return left + FRAME + (across + COLUMN_AIR) * column, top + FRAME + down * row, across, down

    def _draw_empty(self) -> None:
        """What is said where nobody is in the list: all places are free."""
        monitor, (left, top, wide, high) = self.context.monitor, self.below
        words, room = self.context.text(self._empty), wide - 20
        top += (high - LARGE - 10 - LINE * len(wrapped(words, room))) // 2
        fitted(monitor, left + 10, top, self.context.text(common.BE_FIRST), room, LARGE, centred=True)
        put_lines(monitor, left + 10, top + LARGE + 12, words, c.CREAM, room, step=LINE, centred=True)

    def _draw_corners(self, corners: Sequence[Rect]) -> None:  # noqa: B027 (not every list has more to tell)
        """What is told above the second and above the third."""

    @abstractmethod
    def _draw_side(self, left: int, top: int, wide: int) -> None:
        """What the list is about."""

    def _draw_game(self, game: Game, left: int, top: int, wide: int, notes: Sequence[tuple[str, int]]) -> None:
        """A game's cover and title, and below it as many of some notes as there is room for."""
        monitor, title = self.context.monitor, self.context.text(game.cartridge.title)
        if self.narrow:
            monitor.stamp(left, top, cover_sprite(game.slug))
            beside = left + COVER_WIDTH + 10
            room = wide - COVER_WIDTH - 10
            fitted(monitor, beside, top + 2, title, room, MIDDLE)
            top += 26 if headline_width(title, SMALL) <= room else 38
            for said, ink in notes[: 2 if headline_width(title, SMALL) <= room else 1]:
                put(monitor, beside, top, said, ink, room)
                top += LINE
            return
        cover = cover_sprite(game.slug).enlarged(2)
        at, bottom = left + (wide - cover.width) // 2, top + HIGH
        box(monitor, (at - 4, top, cover.width + 8, cover.height + 8), c.BLACK, c.AMBER)
        monitor.stamp(at, top + 4, cover)
        top += cover.height + 18
        for line in broken(title, MIDDLE, wide):
            headline_centred(monitor, left, top, wide, line, MIDDLE)
            top += MIDDLE + 4
        top += 4
        for said, ink in notes:
            if top + LINE * len(wrapped(said, wide)) <= bottom + 2:
                top = put_lines(monitor, left, top, said, ink, wide, 2, LINE, centred=True) + 2
