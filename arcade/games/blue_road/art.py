"""Lanes and paved roads on a tile of any size, pixel by pixel: straight ones and quarter circles about a corner.

Places are doubled so that pixels have whole middles: those of pixel x are at 2 * x + 1, the tile's at its size.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from math import isqrt

from arcade.games.blue_road.rules import EXITS, Side
from arcade.toolkit.picture.sprites import Sprite

DASH = 4
"""Pixels of a dash on the road's middle, and of the gap to the next."""
STEP = 2
"""Pixels by which a road grows at a time."""
Place = tuple[int, int]
"""Across the lane from its middle (doubled pixels), and along it from the entry (pixels)."""


def half_width(size: int) -> int:
    """Pixels from a road's middle to its edge."""
    return (3 * size + 8) // 16


def _straight(size: int, entry: Side) -> Callable[[int, int], Place]:
    def place(x: int, y: int) -> Place:
        across, along = (x, y) if entry in (Side.TOP, Side.BOTTOM) else (y, x)
        if entry in (Side.RIGHT, Side.BOTTOM):
            along = size - 1 - along
        return 2 * across + 1 - size, along

    return place


def _arc(size: int, entry: Side, leaves: Side) -> Callable[[int, int], Place]:
    """Around the corner between two sides; along it the angle is that of a diamond, which is nearly as even."""
    sides, whole = (entry, leaves), arc_length(size)

    def place(x: int, y: int) -> Place:
        right = size - 1 - x if Side.RIGHT in sides else x
        down = size - 1 - y if Side.BOTTOM in sides else y
        right, down = 2 * right + 1, 2 * down + 1
        away = right * right + down * down
        across = _root(away) - size
        turned = down if entry in (Side.TOP, Side.BOTTOM) else right
        return across, whole * turned // (right + down)

    return place


def _root(square: int) -> int:
    """The whole number nearest to a square root."""
    root = isqrt(square)
    return root + (square - root * root > root)


def arc_length(size: int) -> int:
    """Pixels along a quarter circle whose radius is half a tile."""
    return size * 11 // 14


def length(size: int, entry: Side, leaves: Side) -> int:
    """Pixels along a lane."""
    return size if leaves == entry.opposite else arc_length(size)


@lru_cache(4)  # a road grows for many frames, but in one lane at a time
def _places(size: int, entry: Side, leaves: Side) -> tuple[tuple[Place, ...], ...]:
    """Where in the lane each pixel of a tile is, row by row."""
    place = _straight(size, entry) if leaves == entry.opposite else _arc(size, entry, leaves)
    return tuple(tuple(place(x, y) for x in range(size)) for y in range(size))


def _drawn(size: int, ink: Callable[[Place], bool], solid: Callable[[Place], bool], lane: tuple[Side, Side]) -> Sprite:
    inks, solids = [], []
    for places in _places(size, *lane):
        row = cover = 0
        for place in places:
            covered = solid(place)
            row = row << 1 | (covered and ink(place))
            cover = cover << 1 | covered
        inks.append(row)
        solids.append(cover)
    return Sprite(size, tuple(inks), tuple(solids))


@cache
def lane(size: int, entry: Side, leaves: Side) -> Sprite:
    """A lane nobody has driven on: its two edges, and nothing between."""
    half = 2 * half_width(size)
    return _drawn(size, lambda place: abs(place[0]) > half - 3, lambda place: abs(place[0]) < half, (entry, leaves))


@cache
def paved(size: int, entry: Side, leaves: Side, upto: int) -> Sprite:
    """A road as far as it has grown: solid with a dashed middle, and a rim of paper where it crosses another."""
    half = 2 * half_width(size)
    return _drawn(
        size,
        lambda place: abs(place[0]) < half and not (abs(place[0]) < 2 and place[1] % (2 * DASH) < DASH),
        lambda place: abs(place[0]) < half + 4 and place[1] < upto,
        (entry, leaves),
    )


@cache
def _middles(size: int, entry: Side, leaves: Side) -> dict[int, tuple[int, tuple[int, int]]]:
    """By the way along a lane how far from its middle the nearest pixel is, and that pixel's x and y."""
    found: dict[int, tuple[int, tuple[int, int]]] = {}
    for y, places in enumerate(_places(size, entry, leaves)):
        for x, (across, along) in enumerate(places):
            pixel = abs(across), (x, y)
            found[along] = min(found.get(along, pixel), pixel)
    return found


@cache
def head(size: int, entry: Side, leaves: Side, at: int) -> tuple[int, int]:
    """The pixel in the middle of a road that has grown so far: as x and y from the tile's upper left corner."""
    return min((abs(along - at), pixel) for along, pixel in _middles(size, entry, leaves).items())[1][1]


@cache
def tile(size: int, kind: str) -> Sprite:
    """A tile: its two lanes."""
    pairs = [(entry, leaves) for entry, leaves in zip(Side, EXITS[kind], strict=True) if entry < leaves]
    one, other = (lane(size, *pair) for pair in pairs)
    # Where the lanes of the cross meet, neither has an edge.
    open_ones = [[s & ~i for i, s in zip(each.ink, each.solid, strict=True)] for each in (one, other)]
    ink = tuple((a & ~q) | (b & ~p) for a, b, p, q in zip(one.ink, other.ink, *open_ones, strict=True))
    return Sprite(size, ink, ((1 << size) - 1,) * size)
