"""Covers on the house's screen: whole, framed, or a piece of one; never shrunk."""

from functools import lru_cache

from arcade.cabinet.formats.cover import HEIGHT, WIDTH, cover
from arcade.cabinet.paint.emblem import CORNER, STARTED, sign
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite

PIECE = 24
"""The side of the piece on a chip."""
DARK = (c.NIGHT, c.DUSK, c.WALL, c.WALL2)
"""What is left of a cover's colours in the dark, of the darkest first."""
EMPTY = Sprite(WIDTH, tuple(bytes(c.WALL if (x + y) % 8 < 2 else c.NIGHT for x in range(WIDTH)) for y in range(HEIGHT)))
"""What stands for a game that has none."""


@lru_cache(1024)
def cover_sprite(slug: str) -> Sprite:
    """A game's cover."""
    try:
        return Sprite(WIDTH, cover(slug))
    except (FileNotFoundError, ValueError):
        return EMPTY


@lru_cache(1024)
def dim_sprite(slug: str) -> Sprite:
    """A game's cover in the dark: of its colours only their order is left."""
    rows = cover_sprite(slug).rows
    inks = sorted(set(b"".join(rows)), key=lambda ink: (sum(c.RGB[ink]), ink))
    table = bytearray(range(256))
    for place, ink in enumerate(inks):
        table[ink] = DARK[place * (len(DARK) - 1) // max(len(inks) - 1, 1)]
    return Sprite(WIDTH, tuple(row.translate(bytes(table)) for row in rows))


def draw_cover(monitor: Monitor, left: int, top: int, slug: str, untried: bool = False, started: bool = False) -> None:
    """A cover with its marks: a corner for a game not tried yet, a sign for one left in the middle."""
    monitor.stamp(left, top, cover_sprite(slug))
    if untried:
        monitor.stamp(left + WIDTH - 13, top, sign(CORNER, ("a", c.AMBER)))
    if started:
        monitor.stamp(left + WIDTH - 13, top + HEIGHT - 12, sign(STARTED, ("o", c.BLACK), ("y", c.BRIGHT_YELLOW)))
    monitor.forget((left, top, WIDTH, HEIGHT))


def frame(monitor: Monitor, left: int, top: int, thick: int, colour: int = c.BRIGHT_YELLOW) -> None:
    """A frame of `thick` pixels round a cover, with a black line inside and outside."""
    for out, pixels, ink in ((1, 1, c.BLACK), (1 + thick, thick, colour), (2 + thick, 1, c.BLACK)):
        wide, high = WIDTH + 2 * out, HEIGHT + 2 * out
        monitor.fill((left - out, top - out, wide, pixels), ink)
        monitor.fill((left - out, top + HEIGHT + out - pixels, wide, pixels), ink)
        monitor.fill((left - out, top - out, pixels, high), ink)
        monitor.fill((left + WIDTH + out - pixels, top - out, pixels, high), ink)


def piece(slug: str) -> Sprite:
    """A square out of a cover's middle, for a chip."""
    return cover_sprite(slug).part((WIDTH - PIECE) // 2, (HEIGHT - PIECE) // 2, PIECE, PIECE)
