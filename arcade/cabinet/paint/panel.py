"""Boxes with cut corners, the amber bar that says what fire does, rules, progress lines, the rainbow."""

from collections.abc import Sequence
from functools import lru_cache

from arcade.cabinet.paint.typeset import CAPITALS, put, width
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import CLEAR, Sprite
from arcade.machine.monitor.raster import Rect

CORNERS = (3, 2, 1)
"""Pixels by which the first rows of a box are shorter at each end."""
BUTTON = 18
"""Height of the amber bar, its lip included."""
LIP = 3
TAIL = 6
"""Pixels from a bubble to the tip of its tail."""
ARROW = "▶"
STRIPES = (c.BRIGHT_RED, c.BRIGHT_YELLOW, c.BRIGHT_GREEN, c.BRIGHT_CYAN)


def box(monitor: Monitor, rect: Rect, colour: int, edge: int | None = None) -> None:
    """A box with cut corners, its one-pixel edge in another colour if that is given."""
    monitor.stamp(rect[0], rect[1], _box(rect[2], rect[3], colour, colour if edge is None else edge))
    monitor.forget(rect)


def panel(monitor: Monitor, rect: Rect) -> None:
    """The dark box that tables and notes stand in."""
    box(monitor, rect, c.NIGHT, c.WALL2)


def bubble(monitor: Monitor, rect: Rect, tail: int, above: bool = False) -> None:
    """The box of what is said; its tail is so many pixels from the top of its left side, or along its upper one."""
    left, top = rect[:2]
    box(monitor, rect, c.NIGHT, c.LILAC)
    for step in range(TAIL + 1):
        across = 2 * (TAIL - step) + 1
        for colour, part in ((c.LILAC, across), (c.NIGHT, across - 2)):
            if above:
                monitor.raster.fill((left + tail - part // 2, top - step, part, 1), colour)
            else:
                monitor.raster.fill((left - step, top + tail - part // 2, 1, part), colour)


def button(monitor: Monitor, rect: Rect, words: str, lit: bool = True, sign: str = ARROW) -> None:
    """A bar that says what fire does, in amber while it is lit; words in its middle."""
    left, top, wide, high = rect
    box(monitor, (left, top, wide, high), c.WOOD3 if lit else c.NIGHT)
    box(monitor, (left, top, wide, high - LIP), c.AMBER if lit else c.WALL)
    if lit:
        monitor.fill((left + 3, top + 1, wide - 6, 1), c.CREAM)
    words = f"{sign} {words}" if sign else words
    at = left + (wide - width(words) + 1) // 2
    put(monitor, at, top + (high - LIP - CAPITALS) // 2, words, c.INK if lit else c.MIST, left + wide - at)


def rule(monitor: Monitor, left: int, top: int, wide: int, colour: int = c.WALL2) -> None:
    """A thin line."""
    monitor.fill((left, top, wide, 1), colour)


def gauge(monitor: Monitor, rect: Rect, part: int, whole: int, colour: int = c.BRIGHT_YELLOW) -> None:
    """A line of which a part is done."""
    left, top, wide, high = rect
    done = wide * min(max(part, 0), whole) // max(whole, 1)
    monitor.fill((left, top, done, high), colour)
    monitor.fill((left + done, top, wide - done, high), c.WALL2)


def rainbow(monitor: Monitor, right: int, top: int, high: int, stripe: int = 9) -> None:
    """The four leaning stripes; they end at `right`."""
    for row in range(high):
        lean = (high - row) * 3 // 4
        left = right - len(STRIPES) * stripe - high * 3 // 4 + lean
        for place, colour in enumerate(STRIPES):
            monitor.raster.fill((left + place * stripe, top + row, stripe, 1), colour)


def wallpaper(monitor: Monitor, rect: Rect, ground: int = c.DUSK, dots: int = c.WALL) -> None:
    """A wall with a faint pattern."""
    left, top, wide, high = rect
    rows = _pattern(wide, ground, dots)
    monitor.raster.put(left, top, [rows[(top + row) % len(rows)] for row in range(high)], wide)
    monitor.forget(rect)


@lru_cache(64)
def _pattern(wide: int, ground: int, dots: int) -> tuple[bytes, ...]:
    plain = bytes((ground,)) * wide
    even = bytes(dots if x % 16 == 4 else ground for x in range(wide))
    odd = bytes(dots if x % 16 == 12 else ground for x in range(wide))
    return (even, *(plain,) * 7, odd, *(plain,) * 7)


@lru_cache(256)
def _box(wide: int, high: int, colour: int, edge: int) -> Sprite:
    rows: list[bytes] = []
    for y in range(high):
        inset = _inset(min(y, high - 1 - y))
        outer = _inset(min(y, high - 1 - y) - 1) if 0 < y < high - 1 else wide
        border = max(outer - inset, 1) if outer != wide else wide
        rows.append(_row(wide, inset, border, colour, edge))
    return Sprite(wide, tuple(rows))


def _inset(depth: int) -> int:
    return CORNERS[depth] if 0 <= depth < len(CORNERS) else 0


def _row(wide: int, inset: int, border: int, colour: int, edge: int) -> bytes:
    inside = wide - 2 * inset
    if 2 * border >= inside:
        body: Sequence[int] = (edge,) * inside
    else:
        body = (edge,) * border + (colour,) * (inside - 2 * border) + (edge,) * border
    return bytes((CLEAR,)) * inset + bytes(body) + bytes((CLEAR,)) * inset
