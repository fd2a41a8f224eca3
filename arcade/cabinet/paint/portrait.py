"""Portraits of dots made from initials: the same letters are always the same face."""

from functools import lru_cache
from zlib import crc32

from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite

SIDE = 8
"""Dots across and down; the left half is mirrored."""
INKS = (
    c.BRIGHT_RED,
    c.BRIGHT_MAGENTA,
    c.BRIGHT_GREEN,
    c.BRIGHT_CYAN,
    c.BRIGHT_YELLOW,
    c.AMBER,
    c.MIST,
    c.CREAM,
)
OUTLINE = (0b0011, 0b0111, 0b1111, 0b1111, 0b1111, 0b1111, 0b0111, 0b0011)
"""The left half of a head: dots outside it are empty."""
EYES = 3
"""The row of the eyes, which every face has."""


@lru_cache(128)
def portrait(initials: str, dot: int = 2) -> Sprite:
    """The face of some initials, `dot` pixels to a dot."""
    bits = crc32(initials.encode())
    ink = INKS[bits % len(INKS)]
    bits >>= 3
    rows: list[bytes] = []
    for row, outline in enumerate(OUTLINE):
        half = 0
        for column in range(SIDE // 2):
            bits = (bits >> 1) | (bits & 1) << 28
            inside = outline >> (SIDE // 2 - 1 - column) & 1
            solid = bits & 1 if row not in (EYES - 1, EYES) else column != SIDE // 2 - 2 or row != EYES
            half = half << 1 | (inside & solid)
        whole = half << SIDE // 2 | int(f"{half:04b}"[::-1], 2)
        line = b"".join(bytes((ink if whole >> (SIDE - 1 - place) & 1 else c.BLACK,)) * dot for place in range(SIDE))
        rows += [line] * dot
    return Sprite(SIDE * dot, tuple(rows))
