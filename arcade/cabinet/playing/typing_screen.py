"""The on-screen keyboard in a game: the game's picture as it is, the keys below it."""

import re
from itertools import takewhile

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.machine_view import MachineView, View, fitting, in_step
from arcade.cabinet.paint.panel import wallpaper
from arcade.cabinet.paint.ring import PARTS, ring
from arcade.cabinet.paint.typeset import AIRY, TEXT, put_lines, wrapped
from arcade.cabinet.widgets.drawn_keyboard import DrawnKeyboard
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.face import load_face
from arcade.machine.monitor.raster import Rect, inside
from arcade.toolkit.flow.cursor import clicked

AIR = 2
"""Pixels above the picture and below it, at the least."""
MARGIN = 8
ASKED_LINES = 2
"""Lines for the question of a picture that is not seen whole."""


class TypingScreen:
    """One machine's picture and the keys."""

    def __init__(self, context: PageContext, machine: Machine, keyboard: OnscreenKeyboard) -> None:
        self._context = context
        self._machine = machine
        self._keyboard = keyboard
        self._shape = type(context.monitor)
        self._begin()

    def _begin(self) -> None:
        """Take a screen of the shape of the page's."""
        self.monitor: Monitor = in_step(self._shape, self._machine)
        self.keys = DrawnKeyboard(self._context, self._keyboard, self.monitor)
        self._view = View((0, 0, 0, 0))
        self._corner = (0, 0)
        self._machine_view = MachineView(self.monitor, self._view, 0, 0)
        self._top = -1
        self._asked: tuple[str, ...] = ()
        self._ringed = False

    def show(self) -> Monitor:
        """The monitor to be shown in this frame."""
        if type(self._context.monitor) is not self._shape:
            self._shape = type(self._context.monitor)
            self._begin()
        monitor, machine = self.monitor, self._machine
        if self.keys.top != self._top:
            self._lay_out()
        self.keys.draw()
        lit = self._context.hold.lit(PARTS)
        if self._ringed:
            self._machine_view.forget()
            monitor.forget(self.picture)
        self._machine_view.draw(machine)
        if lit:
            ring(monitor, self.picture, lit, self._context.text(strings.PAUSE))
        self._ringed = bool(lit)
        if not self.complete:
            self._write_question()
        monitor.frame, monitor.now = machine.frame, machine.now
        return monitor

    def click(self, key: str) -> str:
        """What a click means to the program: a pixel of its screen, or nothing beside it; keys are typed."""
        pixel = clicked(key)
        if pixel is None or self.keys.touched(*pixel):
            return ""
        found = self._view.pixel(pixel[0] - self._corner[0], pixel[1] - self._corner[1])
        left, top, _, _ = screen = self._machine.SCREEN
        if found is None or not inside(screen, *found):
            return ""
        return f"@{found[0] - left},{found[1] - top}"

    @property
    def picture(self) -> Rect:
        """Where the game's picture is."""
        return *self._corner, *self._view.size

    @property
    def complete(self) -> bool:
        """Whether every pixel of the game's screen is seen."""
        return self._view.whole(type(self._machine))

    def _lay_out(self) -> None:
        monitor, kind = self.monitor, type(self._machine)
        self._top = self.keys.top
        wide = monitor.SIZE[0]
        room = self._top - 2 * AIR
        view = fitting(kind, wide, room)
        if not view.whole(kind):
            room -= ASKED_LINES * AIRY + AIR
            view = fitting(kind, wide, room)
        across, down = view.size
        self._view, self._corner = view, ((wide - across) // 2, AIR + (room - down) // 2)
        self._machine_view = MachineView(monitor, view, *self._corner)
        self._asked = ()
        wallpaper(monitor, (0, 0, wide, self._top))
        left, top = self._corner
        monitor.fill((left - 1, top - 1, across + 2, down + 2), c.BLACK)
        self.keys.forget()

    def _write_question(self) -> None:
        """What is asked, in the house's letters, since the picture is smaller than the game's or not whole."""
        wide = self.monitor.SIZE[0]
        lines = asked(self._machine, wide - 2 * MARGIN)
        if lines != self._asked:
            self._asked = lines
            high = ASKED_LINES * AIRY
            self.monitor.fill((0, self._top - high, wide, high), c.NIGHT)
            top = self._top - high + (high - AIRY * len(lines)) // 2 + 3
            put_lines(self.monitor, MARGIN, top, "\n".join(lines), c.BRIGHT_WHITE, wide - 2 * MARGIN, centred=True)


def asked(machine: Machine, room: int) -> tuple[str, ...]:
    """The lines of the lowest question on a machine's screen, and of what was typed after it, each within `room`."""
    known = load_face(TEXT).shapes
    rows = ["".join(sign if sign in known else " " for sign in row).strip() for row in machine.text_rows()]
    asking = [place for place, row in enumerate(rows) if asks(row)]
    first = asking[-1] if asking else max((place for place, row in enumerate(rows) if row), default=0)
    parts = [part for part in re.split(" {2,}", rows[first]) if asks(part)] or [rows[first]]
    words = " ".join((*parts, *takewhile(bool, rows[first + 1 :])))
    return wrapped(words, room)[-ASKED_LINES:] if words else ()


def asks(words: str) -> bool:
    """Whether a row of a picture asks something."""
    return "?" in words or words.rstrip().endswith(":")
