"""The on-screen keyboard as caps on the house's screen, along the bottom of a page or below a game's picture."""

from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.input.key_names import key_name
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint.caps import HEIGHT as CAP_HEIGHT
from arcade.cabinet.paint.caps import cap, cap_width, key
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import rule
from arcade.cabinet.paint.typeset import put_lines, width
from arcade.cabinet.widgets.onscreen_keyboard import BLANK, DELETE, DONE, TYPING, OnscreenKeyboard
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside

EDGE = 5
"""Pixels between the keys and the ends of their panel."""


@dataclass(frozen=True)
class Size:
    """Of keys: width and height of the smallest, pixels from one to the next, and beside the words of wider ones."""

    wide: int
    high: int
    gap: int
    side: int


SIZES = {3: Size(30, 20, 4, 6), 6: Size(28, 16, 2, 6), 10: Size(28, 13, 2, 6)}
"""Of at most so many rows."""
TOUCHED = Size(24, 24, 2, 6)
"""Keys for a finger."""
CROWDED = Size(18, 24, 2, 3)
"""Keys for a finger where a row would be too wide."""
HELP_ROOM = 56
"""Pixels that are needed beside the keys to say what the buttons do."""
Places = list[list[Rect]]


class DrawnKeyboard:
    """Draws a keyboard's keys when they have changed, and finds the key under a click."""

    def __init__(self, context: PageContext, keyboard: OnscreenKeyboard, monitor: Monitor | None = None) -> None:
        """On the page's monitor, if no other is given."""
        self._context = context
        self._keyboard = keyboard
        self._monitor = monitor or context.monitor
        self._places: Places = []
        self._drawn: tuple[object, ...] = ()
        self._lit = (0, 0)

    @property
    def height(self) -> int:
        """Pixels that the panel with the keys of the moment takes."""
        size = self._size
        return len(self._keyboard.rows) * (size.high + size.gap) - size.gap + 2 * EDGE

    @property
    def top(self) -> int:
        """The first line of the panel: it stands at the bottom."""
        return self._monitor.SIZE[1] - self.height

    def forget(self) -> None:
        """Draw everything the next time, since something else was drawn there."""
        self._drawn = ()

    def draw(self) -> None:
        """Draw what has changed."""
        keyboard = self._keyboard
        state = (keyboard.rows, keyboard.exact, self._context.language)
        if state != self._drawn:
            self._draw_panel()
            changed = [(row, column) for row, keys in enumerate(keyboard.rows) for column in range(len(keys))]
        elif keyboard.place != self._lit:
            changed = [self._lit, keyboard.place]
        else:
            return
        # The chosen key is drawn last: its frame reaches over those beside it.
        for row, column in sorted(changed, key=lambda place: place == keyboard.place):
            words = self._sign(keyboard.rows[row][column])
            key(self._monitor, self._places[row][column], words, (row, column) == keyboard.place)
        self._drawn, self._lit = state, keyboard.place

    def touched(self, x: int, y: int) -> bool:
        """Type the key under a pixel; whether there is one."""
        for row, places in enumerate(self._places):
            for column, rect in enumerate(places):
                if inside(rect, x, y):
                    self._keyboard.touch(row, column)
                    return True
        return False

    # --- measures

    @property
    def _narrow(self) -> bool:
        return grid(self._monitor).narrow

    @property
    def _size(self) -> Size:
        if self._narrow:
            return TOUCHED if self._span(self._widths(TOUCHED), TOUCHED) <= self._monitor.SIZE[0] else CROWDED
        return next(size for most, size in SIZES.items() if len(self._keyboard.rows) <= most)

    def _sign(self, name: str) -> str:
        """How a key is shown."""
        context = self._context
        typing = self._keyboard.rows == TYPING
        if name == DELETE or (name == DONE and typing):
            return context.text(strings.KEY_DELETE if name == DELETE else strings.KEY_DONE)
        if (name == BLANK and typing) or (len(name) == 1 and name != BLANK and self._keyboard.exact):
            return name
        return key_name(name, context.language)

    def _widths(self, size: Size) -> list[list[int]]:
        rows = [[self._width(self._sign(name), size) for name in keys] for keys in self._keyboard.rows]
        if self._keyboard.rows == TYPING:
            rows[-1] = [(self._span(rows[:1], size) - size.gap) // 2] * 2
        return rows

    def _width(self, sign: str, size: Size) -> int:
        return max(size.wide, width(sign) - 1 + 2 * size.side) if len(sign) > 1 else size.wide

    def _span(self, rows: list[list[int]], size: Size) -> int:
        return max((sum(row) + size.gap * (len(row) - 1) for row in rows), default=0)

    def _lay_out(self) -> Places:
        """The keys' rectangles: rows begin below each other, and what ends a line takes half a row each."""
        size = self._size
        widths = self._widths(size)
        first, top = (self._monitor.SIZE[0] - self._span(widths, size)) // 2, self.top + EDGE
        places: Places = []
        for row in widths:
            lefts = [first + sum(row[:place]) + size.gap * place for place in range(len(row))]
            places.append([(left, top, wide, size.high) for left, wide in zip(lefts, row, strict=True)])
            top += size.high + size.gap
        return places

    # --- drawing

    def _draw_panel(self) -> None:
        monitor, context = self._monitor, self._context
        wide = monitor.SIZE[0]
        self._places = self._lay_out()
        monitor.fill((0, self.top, wide, self.height), c.NIGHT)
        rule(monitor, 0, self.top, wide, c.WALL2)
        if self._narrow:
            return
        typing = self._keyboard.rows == TYPING
        helps = (
            (strings.FIRE_NAME, strings.HELP_TYPE),
            (strings.BACK_NAME, strings.HELP_DELETE if typing else strings.HELP_CLOSE),
        )
        sides = (self._places[0][0][0], wide - max(line[-1][0] + line[-1][2] for line in self._places))
        for (name, what), room, right in zip(helps, sides, (False, True), strict=True):
            if room >= HELP_ROOM:
                self._help(context.text(name), context.text(what), room, right)

    def _help(self, name: str, what: str, room: int, right: bool) -> None:
        """A cap, and below it what it does, beside the keys."""
        left = self._monitor.SIZE[0] - room if right else 0
        middle = self.top + self.height // 2
        cap(self._monitor, left + (room - cap_width(name)) // 2, middle - CAP_HEIGHT - 1, name)
        put_lines(self._monitor, left + 2, middle + 4, what, c.MIST, room - 4, 2, 12, centred=True)
