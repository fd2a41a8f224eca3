"""A drawn joystick in a panel, whose parts light up."""

from collections.abc import Mapping

from arcade.cabinet.input.key_names import CONTROLS
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import joypad
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.typeset import put, put_centred
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

NAMED = 84
"""Pixels from the joystick's top to the name of start."""
BESIDE = 90
"""Pixels that names need beside it."""


class PadPicture:
    """Draws it, and again what has changed."""

    def __init__(self, context: PageContext, rect: Rect, named: bool = False) -> None:
        """In a panel; with its buttons `named` where there is room."""
        self._context = context
        self._panel = rect
        left, top, wide, high = rect
        self._named = named
        self._corner = left + (wide - joypad.WIDTH) // 2, top + (high - joypad.HEIGHT) // 2
        self._shown: Mapping[str, int] = {}

    def draw(self, inks: Mapping[str, int] | None = None) -> None:
        self._shown = inks or {}
        panel(self._context.monitor, self._panel)
        joypad.joypad(self._context.monitor, *self._corner, self._shown)
        if self._named:
            self._write_names()

    def show(self, inks: Mapping[str, int]) -> None:
        """Light parts up, if that is a change."""
        if inks != self._shown:
            self._shown = inks
            joypad.parts(self._context.monitor, *self._corner, inks)

    def follow(self) -> None:
        """Light up what is pushed in this frame."""
        self.show({key.partition(" ")[2]: c.BRIGHT_YELLOW for key in self._context.down if key.startswith("pad")})

    def _write_names(self) -> None:
        """Start is called so below its place, the buttons beside the joystick."""
        monitor, (left, top) = self._context.monitor, self._corner
        across, down = joypad.spot("start")
        monitor.fill((left + across, top + down + 9, 1, NAMED - down - 11), c.WOOD3)
        put_centred(monitor, left, top + NAMED, joypad.WIDTH, self._context.text(CONTROLS["start"]), c.MIST)
        if left - self._panel[0] < BESIDE:
            return
        for name in joypad.PLACES:
            across, down = joypad.spot(name)
            at = across + joypad.BUTTON + 2
            monitor.fill((left + at, top + down, joypad.WIDTH + 14 - at, 1), c.LILAC)
            put(monitor, left + joypad.WIDTH + 18, top + down - 4, self._context.text(CONTROLS[name]), c.MIST)
