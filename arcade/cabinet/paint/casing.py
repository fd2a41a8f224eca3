"""The sets that games are seen in: a portable television, a PET, a PC's monitor, a teletype's desk."""

from collections.abc import Mapping
from dataclasses import dataclass

from arcade.cabinet.art import ART
from arcade.cabinet.paint.machine_view import View, view
from arcade.cabinet.paint.panel import box, rainbow
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite, drawn
from arcade.machine.monitor.raster import Rect
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype

KNOB = ART.rows("casing-knob")
RIM = 2
"""Pixels of the Spectrum's border that are seen."""


@dataclass(frozen=True)
class Casing:
    """A set: its size, and where on it the picture's corner is."""

    width: int
    height: int
    left: int
    top: int


TELEVISION = Casing(300, 208, 9, 5)
COMPUTER = Casing(344, 212, 12, 6)
CASINGS: Mapping[type[Machine], Casing] = {Spectrum: TELEVISION, Pet: COMPUTER, Ega: COMPUTER, Teletype: COMPUTER}


def casing(machine: type[Machine]) -> Casing:
    """The set for a kind of machine; a television for one that has none of its own."""
    return CASINGS.get(machine, TELEVISION)


def seen(machine: type[Machine]) -> View:
    """What of a machine's picture is seen in its set."""
    return view(machine, RIM)


def tube(machine: type[Machine], left: int, top: int) -> Rect:
    """Where the picture is, for a set at (left, top)."""
    found = casing(machine)
    width, height = seen(machine).size
    if found is COMPUTER:
        left += (320 - width) // 2
        top += (200 - height) // 2
    return left + found.left, top + found.top, width, height


def draw_casing(monitor: Monitor, machine: type[Machine], left: int, top: int) -> None:
    """Draw a set round an empty tube."""
    found = casing(machine)
    rect = (left, top, found.width, found.height)
    if found is TELEVISION:
        _television(monitor, rect)
    elif issubclass(machine, Teletype):
        _desk(monitor, rect)
    else:
        _computer(
            monitor, rect, (c.CREAM, c.WHITE, c.STEEL) if issubclass(machine, Pet) else (c.MIST, c.WHITE, c.STEEL)
        )


def _television(monitor: Monitor, rect: Rect) -> None:
    """The portable: a dark case, two knobs, a speaker's slits, a lamp and the rainbow at the right of the tube."""
    left, top, width, height = rect
    box(monitor, rect, c.COAL, c.IRON)
    monitor.fill((left + 3, top + 1, width - 6, 1), c.STEEL)
    tube_rect = (left + 6, top + 2, 266, 204)
    box(monitor, tube_rect, c.BLACK, c.BLACK)
    monitor.fill((left + 274, top + 4, 1, height - 8), c.BLACK)
    monitor.fill((left + 275, top + 4, 1, height - 8), c.IRON)
    knob = _knob()
    monitor.stamp(left + 278, top + 16, knob)
    monitor.stamp(left + 278, top + 48, knob)
    for row in range(10):
        monitor.fill((left + 279, top + 80 + 7 * row, 17, 2), c.BLACK)
        monitor.fill((left + 279, top + 82 + 7 * row, 17, 1), c.IRON)
    monitor.fill((left + 279, top + 156, 7, 4), c.BLACK)
    monitor.fill((left + 280, top + 157, 5, 2), c.BRIGHT_RED)
    rainbow(monitor, left + 297, top + 178, 12, 3)


def _computer(monitor: Monitor, rect: Rect, shades: tuple[int, int, int]) -> None:
    """A case with a thick rim round the tube: light above, dark below."""
    left, top, width, height = rect
    face, light, dark = shades
    box(monitor, rect, face, dark)
    monitor.fill((left + 4, top + 1, width - 8, 1), light)
    monitor.fill((left + 4, top + height - 2, width - 8, 1), dark)
    box(monitor, (left + 5, top + 4, width - 10, height - 8), dark, dark)
    box(monitor, (left + 6, top + 5, width - 12, height - 9), c.COAL, c.BLACK)
    box(monitor, (left + 9, top + 5, width - 18, height - 10), c.BLACK, c.BLACK)


def _desk(monitor: Monitor, rect: Rect) -> None:
    """A desk's wood behind the paper."""
    left, top, width, height = rect
    box(monitor, rect, c.WOOD, c.INK)
    for row in range(6, height - 6, 9):
        monitor.fill((left + 2, top + row, width - 4, 1), c.INK)
    monitor.fill((left + 10, top + 4, 324, 204), c.INK)


def _knob() -> Sprite:
    return drawn(KNOB, {"o": c.BLACK, "s": c.STEEL, "i": c.IRON, "w": c.BRIGHT_WHITE})
