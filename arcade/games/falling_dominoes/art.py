"""The drawings of the modern look: dominoes with pips, larger pieces with marks, the well, medals and visitors."""

from functools import cache

from arcade.games.falling_dominoes import ART
from arcade.toolkit.animation.living import waving
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.joined_sprites import mosaic
from arcade.toolkit.picture.polyominoes import Cells, settled
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

INKS = "WYCGM"
"""Bodies are drawn in these colours, one after the other."""
_SPOTS = {"a": (1, 1), "b": (3, 1), "c": (5, 1), "d": (1, 5), "e": (3, 5), "f": (5, 5), "g": (3, 3)}
"""Where pips are, from the left and from the top."""
_PIPS = ("", "g", "af", "agf", "acdf", "acdfg", "abcdef")
_MARKS = ("bgde", "adgcf", "bdfg", "acg", "abcdefg", "be", "cd")
"""Other marks of spots, for the squares of larger pieces."""
_DOUBLES = tuple((low, high) for high in range(7) for low in range(high + 1))
"""The twenty-eight dominoes of a set."""
EMPTY = sprite((*("........",) * 7, ".......#")).coloured("b", "k")
"""An empty cell of the well."""
WANTED = ART["wanted"].coloured("c", "k")
"""An empty cell of the figure to be built."""
FLOOR = ART["floor"].coloured("Y", "r")
STAR = Animation((ART["star"].opaque(), ART["shining"].opaque()), 20)
_STANDS, _WONDERS = ART["mason stands"], ART["mason wonders"]
MASON = Animation((_STANDS, ART["mason strides"]), 5)
GLAD = Animation((ART["mason cheers"], _STANDS), 9)
PUZZLED = Animation((_WONDERS, _WONDERS, _STANDS), 30)
"""A man in a cap, who walks, and is glad or scratches his head."""
DOVE = Animation((ART["dove's wings up"], ART["dove's wings down"]), 6)
FLAG = waving(ART["flag"].see_through(), 4)


def faces(number: int, squares: int, kind: int) -> tuple[str, ...]:
    """The spots on each square of a piece: a domino's pips by its number, a larger piece's mark by its kind."""
    if squares == 2:
        # Eleven has no factor in common with 28, so that a whole set comes before any domino comes again.
        low, high = _DOUBLES[number * 11 % len(_DOUBLES)]
        return _PIPS[low], _PIPS[high]
    return (_MARKS[kind % len(_MARKS)],) * squares


def ink(number: int, squares: int, kind: int) -> str:
    """The colour letter of a piece."""
    return INKS[(number if squares == 2 else kind) % len(INKS)]


@cache
def body(cells: Cells, spots: tuple[str, ...], ink: str) -> Sprite:
    """A piece in one colour: its squares run together, a line parts it from what is to the right and below."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    height, width = max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
    lines, solid = [0] * (CELL * height), [0] * (CELL * height)
    for (row, column), marked in zip(cells, spots, strict=True):
        shift, y0 = CELL * (width - 1 - column + left), CELL * (row - top)
        joined = (row, column + 1) in cells, (row + 1, column) in cells
        dots = {_SPOTS[spot] for spot in marked}
        for y in range(CELL):
            inked = 0
            for x in range(CELL):
                edge = (x == CELL - 1 and (not joined[0] or y % 2)) or (y == CELL - 1 and (not joined[1] or x % 2))
                inked = inked << 1 | (not edge and (x, y) not in dots)
            lines[y0 + y] |= inked << shift
            solid[y0 + y] |= 0xFF << shift
    return Sprite(CELL * width, tuple(lines), tuple(solid)).coloured(ink, "k")


def piece(cells: Cells, number: int, kind: int) -> Sprite:
    """A piece, wherever its cells are; `number` counts the pieces that have come."""
    shape = settled(cells)
    return body(shape, faces(number, len(shape), kind), ink(number, len(shape), kind))


@cache
def ghost(cells: Cells, ink: str) -> Sprite:
    """Where a piece would land."""
    return mosaic(cells, ART["ghost"]).see_through().coloured(ink, "k")


@cache
def advised(cells: Cells) -> Sprite:
    """The adviser's place."""
    return mosaic(cells, ART["advised"]).see_through().coloured("W", "k")


def decoration(rank: int, earned: bool, lit: bool = False) -> Sprite:
    """The star of a rank, from 0; only a ring of points if it has not been earned; `lit` it shines white."""
    if not earned:
        return ART["medal's ring"].coloured("c", "k")
    metal = "W" if lit else "yWYC"[rank]
    return ART["master's medal" if rank == 3 else "medal"].coloured(("GCRM"[rank], metal, metal), "k")
