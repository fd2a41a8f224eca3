"""The page on which a game is wound back: its pictures in its set, and a strip of the last minute below."""

from collections.abc import Sequence

from arcade.cabinet import strings
from arcade.cabinet.art import ART
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.headline import ICE, LARGE, headline_centred
from arcade.cabinet.paint.page import Grid, heading
from arcade.cabinet.paint.panel import BUTTON, button, panel
from arcade.cabinet.paint.typeset import put, put_centred, put_right
from arcade.cabinet.replays.run import Run, Snapshot
from arcade.cabinet.widgets.footer import BACK, Key, footer
from arcade.cabinet.widgets.game_picture import below_heading
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import drawn
from arcade.machine.monitor.raster import Rect, inside

EDGE = 6
INSET = 16
KNOB = ART.rows("rewind-knob")
KNOB_SIDE = 11
TICK_SECONDS = 10
"""Seconds from one mark of the strip to the next."""
LINE = 4
"""Height of the strip's line."""
ANSWER = (2, 5)
"""The mark of an opponent's answer."""
NEAR = 12
"""Pixels above and below the strip's line where a click still means it."""


class RewindPage:
    """Draws what has changed, and finds what a click means."""

    def __init__(self, context: PageContext, run: Run, snapshots: Sequence[Snapshot]) -> None:
        self._context = context
        self._snapshots = snapshots
        live = run.session.machine
        self._live = live
        self._copy: Machine = type(live)(live.font)
        self._grid = Grid(*context.monitor.SIZE)
        self._picture = below_heading(context.monitor, type(live), EDGE)
        left, top, wide, high = self._picture.rect
        below = top + high + EDGE
        if self._grid.narrow:
            self._strip: Rect = EDGE, below, self._grid.width - 2 * EDGE, 68
            self._panel: Rect = EDGE, below + 68 + EDGE, self._grid.width - 2 * EDGE, 120
        else:
            self._strip = EDGE, below, self._grid.width - 2 * EDGE, self._grid.height - self._grid.footer - 4 - below
            self._panel = left + wide + EDGE, top, self._grid.width - left - wide - 2 * EDGE, high
        self._line: Rect = self._strip[0] + INSET, self._strip[1] + 40, self._strip[2] - 2 * INSET, LINE
        self._ticks: list[int] = []
        self._at = -1
        self._draw_page()

    def draw(self, at: int) -> None:
        """Show a snapshot and where it is."""
        if at == self._at:
            return
        self._at = at
        self._copy.recall(self._snapshots[at].memory)
        self._picture.draw(self._copy)
        self._draw_strip()
        self._draw_seconds()

    def is_button(self, x: int, y: int) -> bool:
        """Whether a pixel is the button's."""
        return inside(self._button, x, y)

    def place(self, x: int, y: int, at: int) -> int:
        """The snapshot under a pixel of the strip; beside it `at`, that of the moment."""
        left, top, wide, _ = self._line
        if not (abs(y - top) <= NEAR and left - NEAR <= x < left + wide + NEAR):
            return at
        last = len(self._snapshots) - 1
        return min(max((x - left) * last + wide // 2, 0) // wide, last)

    # --- measures

    @property
    def _button(self) -> Rect:
        left, top, wide, high = self._panel
        tall = BUTTON + 8 if self._grid.narrow else BUTTON
        return left + 10, top + high - tall - 12, wide - 20, tall

    def _seconds(self, at: int) -> int:
        """How long ago a snapshot was."""
        live = self._live
        return (live.frame - self._snapshots[at].frame) * live.FRAME // live.CLOCK

    def _x(self, at: int) -> int:
        """Where on the line a snapshot is."""
        left, _, wide, _ = self._line
        return left + wide * at // max(len(self._snapshots) - 1, 1)

    # --- drawing

    def _draw_page(self) -> None:
        context = self._context
        monitor = context.monitor
        heading(monitor, context.text(strings.REWIND))
        self._picture.draw_set()
        panel(monitor, self._panel)
        panel(monitor, self._strip)
        left, top, wide, _ = self._strip
        put(monitor, left + INSET, top + 12, self._ago(0), c.MIST)
        put_right(monitor, left + wide - INSET, top + 12, context.text(strings.NOW), c.MIST)
        if self._snapshots[-1].thoughts > self._snapshots[0].thoughts:
            at = put_centred(monitor, left, top + 12, wide, context.text(strings.ANSWERS), c.MIST)
            monitor.fill((at - 6, top + 13, *ANSWER), c.BRIGHT_CYAN)
        first, last = self._seconds(0), self._seconds(len(self._snapshots) - 1)
        for seconds in range(TICK_SECONDS, first, TICK_SECONDS):
            at = next(at for at in range(len(self._snapshots)) if self._seconds(at) <= seconds)
            self._ticks.append(self._x(at))
            if first - seconds > 2 < seconds - last:
                words = context.text(strings.SECONDS_BACK, seconds=seconds)
                put_centred(monitor, self._x(at) - 20, self._line[1] + 13, 40, words, c.MIST)
        button(monitor, self._button, context.text(strings.FROM_HERE))
        if not self._grid.narrow:
            leap = (Key.UP_DOWN, strings.HELP_SECOND)
            footer(context, (Key.LEFT_RIGHT, strings.HELP_PICTURE), leap, (Key.FIRE, strings.HELP_HERE), BACK)

    def _ago(self, at: int) -> str:
        return self._context.text(strings.SECONDS_BACK, seconds=self._seconds(at))

    def _draw_strip(self) -> None:
        """The line, a mark every ten seconds and for each answer of an opponent, and the knob."""
        monitor, (left, top, wide, high) = self._context.monitor, self._line
        monitor.raster.fill((left - 8, top - 8, wide + 16, 20), c.NIGHT)
        here = self._x(self._at)
        monitor.fill((left, top, here - left, high), c.BRIGHT_YELLOW)
        monitor.fill((here, top, left + wide - here, high), c.WALL2)
        before = self._snapshots[0]
        for at, snapshot in enumerate(self._snapshots):
            if snapshot.thoughts > before.thoughts:
                monitor.fill((self._x(at), top - 6, *ANSWER), c.BRIGHT_CYAN)
            before = snapshot
        for x in self._ticks:
            monitor.fill((x, top + high + 2, 1, 4), c.LILAC)
        knob = drawn(KNOB, {"o": c.BLACK, "w": c.BRIGHT_WHITE})
        monitor.stamp(here - KNOB_SIDE // 2, top + high // 2 - KNOB_SIDE // 2, knob)

    def _draw_seconds(self) -> None:
        """How far back the picture is."""
        context, monitor = self._context, self._context.monitor
        left, top, wide, _ = self._panel
        top += (self._button[1] - top - 48) // 2
        monitor.fill((left + 4, top, wide - 8, 48), c.NIGHT)
        if self._seconds(self._at):
            put_centred(monitor, left, top, wide, context.text(strings.BACK_BY), c.MIST)
        words = self._ago(self._at) if self._seconds(self._at) else context.text(strings.NOW)
        headline_centred(monitor, left, top + 20, wide, words, LARGE, ICE)
