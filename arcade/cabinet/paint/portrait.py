"""Portraits of 8 by 8 dots made from initials: the same letters are always the same face."""

from functools import lru_cache
from zlib import crc32

from arcade.cabinet.art import ART
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite
from arcade.toolkit.picture.art import Rows

SIDE = 8
"""Dots across and down; the left half is mirrored."""
HEADS = ART.rows("heads")
"""Above the eyes: hair (h), skin (s), hats and the like (t), gold (y), white (w)."""
SIDES = ART.rows("sides")
"""At the sides of the face, from the eyes down: ears, an earring, hair."""
EYES = ART.rows("eyes")
"""Pupils (k), whites (w), glasses (g, b)."""
MOUTHS = ART.rows("mouths")
"""Lips (m), teeth (w), moustaches and beards (h)."""
SKINS = (c.CREAM, c.WOOD3, c.BRIGHT_YELLOW, c.AMBER, c.BRIGHT_GREEN, c.BRIGHT_CYAN, c.MIST, c.BRIGHT_MAGENTA)
HAIRS = (c.WOOD, c.BRIGHT_RED, c.STEEL, c.BRIGHT_BLUE, c.WOOD2, c.MAGENTA, c.MOSS, c.LILAC)
HATS = (c.BRIGHT_RED, c.BRIGHT_BLUE, c.GREEN, c.WHITE, c.MAGENTA)
NOBODY = "---"
"""The initials of whoever has chosen none: a face in the dark."""
ROBOT = ART.rows("robot")
"""The computer that plays demonstrations."""


def pictures(table: Rows) -> tuple[Rows, ...]:
    """The pictures that stand side by side in a table, each as its rows."""
    return tuple(zip(*(row.split(" ") for row in table), strict=True))


@lru_cache(256)
def portrait(initials: str, dot: int = 2) -> Sprite:
    """The face of some initials, `dot` pixels to a dot."""
    number = crc32(f"{initials} plays".encode())

    def one_of(count: int) -> int:
        nonlocal number
        number, place = divmod(number, count)
        return place

    head, side, eyes, mouth = (parts[one_of(len(parts))] for parts in map(pictures, (HEADS, SIDES, EYES, MOUTHS)))
    skin, hair, hat = SKINS[one_of(len(SKINS))], HAIRS[one_of(len(HAIRS))], HATS[one_of(len(HATS))]
    rows = [*head, *(edge + part for edge, part in zip((*side, "."), (*eyes, *mouth), strict=True))]
    inks = {".": c.BLACK, "s": skin, "h": hair, "t": hat, "y": c.BRIGHT_YELLOW, "w": c.BRIGHT_WHITE, "k": c.BLACK}
    inks |= {"g": c.STEEL, "b": c.BLUE, "m": c.RED}
    if initials == NOBODY:
        inks = {sign: c.BLACK if sign in ".k" else c.WALL2 for sign in inks}
    return _dots([row + row[::-1] for row in rows], inks, dot)


@lru_cache(8)
def robot(dot: int = 2) -> Sprite:
    """The face of the pilot, whose scores are to be beaten."""
    inks = {".": c.BLACK, "r": c.STEEL, "c": c.BRIGHT_CYAN, "w": c.BRIGHT_WHITE, "k": c.BLACK, "y": c.BRIGHT_YELLOW}
    return _dots([row + row[::-1] for row in ROBOT], inks, dot)


def _dots(rows: list[str], inks: dict[str, int], dot: int) -> Sprite:
    lines: list[bytes] = []
    for row in rows:
        lines += [b"".join(bytes((inks[sign],)) * dot for sign in row)] * dot
    return Sprite(SIDE * dot, tuple(lines))
