"""What all pages have in common: two grids, a heading, and the room that is left between it and the line of keys."""

from dataclasses import dataclass

from arcade.cabinet.paint.caps import LINE_HEIGHT
from arcade.cabinet.paint.headline import GOLD, LARGE, MIDDLE, SMALL, Tones, broken, headline, headline_width
from arcade.cabinet.paint.panel import rainbow, rule, wallpaper
from arcade.cabinet.paint.typeset import put_lines
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

NARROW = 400
"""A screen with fewer pixels across is a telephone's: one column, larger things to touch, no key caps."""
SIZES = (LARGE, MIDDLE, SMALL)


@dataclass(frozen=True)
class Grid:
    """Measures of a page."""

    width: int
    height: int

    @property
    def narrow(self) -> bool:
        """Whether it is a telephone's."""
        return self.width < NARROW

    @property
    def margin(self) -> int:
        """Pixels left free at the sides."""
        return 8 if self.narrow else 16

    @property
    def header(self) -> int:
        """Height of the heading."""
        return 46

    @property
    def footer(self) -> int:
        """Height of the line of keys."""
        return 0 if self.narrow else LINE_HEIGHT

    @property
    def row(self) -> int:
        """Height of a line that can be chosen: a finger wants more than an arrow."""
        return 26 if self.narrow else 17

    @property
    def body(self) -> Rect:
        """The room between heading and keys."""
        top = self.header + 8
        return self.margin, top, self.width - 2 * self.margin, self.height - top - self.footer - 6


def grid(monitor: Monitor) -> Grid:
    """The grid of a screen."""
    return Grid(*monitor.SIZE)


def heading(monitor: Monitor, title: str, note: str = "", tones: Tones = GOLD) -> Grid:
    """A cleared page with its title, a note at the right of it where there is one, and the rainbow."""
    found = grid(monitor)
    wallpaper(monitor, (0, 0, found.width, found.height))
    monitor.fill((0, 0, found.width, found.header - 2), c.NIGHT)
    rule(monitor, 0, found.header - 2, found.width, c.WALL2)
    rule(monitor, 0, found.header - 1, found.width, c.WALL)
    right = found.width - found.margin
    if not found.narrow:
        rainbow(monitor, right, 11, 22, 7)
        right -= 52
    room = right - found.margin
    if note and not found.narrow:
        beside = 150
        put_lines(monitor, right - beside, 10, note, c.CREAM, beside, 2, 14)
        room -= beside + 12
    fitted(monitor, found.margin, 13, title, room, 26, tones)
    return found


def fitted(
    monitor: Monitor,
    left: int,
    top: int,
    words: str,
    room: int,
    height: int,
    tones: Tones = GOLD,
    centred: bool = False,
) -> None:
    """A headline in the largest capitals that fit: one line, or two of the smallest.

    Raises TooWideError where nothing does.
    """
    for size in SIZES:
        if size <= height and headline_width(words, size) <= room:
            lines: tuple[str, ...] = (words,)
            break
    else:
        size = SMALL
        lines = broken(words, SMALL, room)
    step = size + 4
    at = top + max(0, (min(height, LARGE) - (step * len(lines) - 4)) // 2)
    for line in lines:
        inset = (room - headline_width(line, size)) // 2 if centred else 0
        headline(monitor, left + inset, at, line, size, tones, room)
        at += step
