"""Lanes and paved roads on a tile of any size, straight ones and quarter circles about a corner; and the cars.

Places are doubled so that pixels have whole middles: those of pixel x are at 2 * x + 1, the tile's at its size.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from math import isqrt

from arcade.games.blue_road import ART
from arcade.games.blue_road.rules import Side, lanes
from arcade.toolkit.picture.sprites import CLEAR, Sprite, sprite

DASH_PIXELS = 4
"""On the road's middle, and from each dash to the next."""
Place = tuple[int, int]
"""Across the lane from its middle (doubled pixels), and along it from the entry (pixels)."""


def half_width(size: int) -> int:
    """Pixels from a road's middle to its edge."""
    return (3 * size + 8) // 16


def _place(size: int, entry: Side, leaves: Side, x: int, y: int) -> Place:
    upright = entry in (Side.TOP, Side.BOTTOM)
    if leaves == entry.opposite:
        across, along = (x, y) if upright else (y, x)
        return 2 * across + 1 - size, size - 1 - along if entry in (Side.RIGHT, Side.BOTTOM) else along
    # Around the corner between two sides; along it the angle is that of a diamond, which is nearly as even.
    right = 2 * (size - 1 - x if Side.RIGHT in (entry, leaves) else x) + 1
    down = 2 * (size - 1 - y if Side.BOTTOM in (entry, leaves) else y) + 1
    square = right * right + down * down
    root = isqrt(square)
    across = root + (square - root * root > root) - size
    return across, arc_length(size) * (down if upright else right) // (right + down)


def arc_length(size: int) -> int:
    """Pixels along a quarter circle whose radius is half a tile."""
    return size * 11 // 14


def length(size: int, entry: Side, leaves: Side) -> int:
    """Pixels along a lane."""
    return size if leaves == entry.opposite else arc_length(size)


@lru_cache(4)  # a road grows for many frames, but in one lane at a time
def _places(size: int, entry: Side, leaves: Side) -> tuple[tuple[Place, ...], ...]:
    """Where in the lane each pixel of a tile is, row by row."""
    return tuple(tuple(_place(size, entry, leaves, x, y) for x in range(size)) for y in range(size))


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
        lambda place: abs(place[0]) < half and not (abs(place[0]) < 2 and place[1] % (2 * DASH_PIXELS) < DASH_PIXELS),
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
    one, other = (lane(size, *sides) for sides in lanes(kind))
    # Where the lanes of the cross meet, neither has an edge.
    open_ones = [[s & ~i for i, s in zip(each.ink, each.solid, strict=True)] for each in (one, other)]
    ink = tuple((a & ~q) | (b & ~p) for a, b, p, q in zip(one.ink, other.ink, *open_ones, strict=True))
    return Sprite(size, ink, ((1 << size) - 1,) * size)


_FROM_ABOVE = ART["car-from-above"]
_SMALL = ART["small-car-from-above"]
_LAMPS = {
    _FROM_ABOVE: {"left": ((1, 2), (1, 11)), "right": ((6, 2), (6, 11)), "on": ((1, 11), (6, 11))},
    _SMALL: {"left": ((1, 1), (1, 8)), "right": ((4, 1), (4, 8)), "on": ((1, 8), (4, 8))},
}
"""The upper left pixels of the lamps that blink, each two pixels wide and high."""
SMALL_TILE = 24
DIRECTIONS = 16
SINES = (0, 25, 46, 60, 65, 60, 46, 25, 0, -25, -46, -60, -65, -60, -46, -25)
"""Of sixteenths of a turn, in 65ths."""
HEADINGS = {Side.TOP: 0, Side.RIGHT: 4, Side.BOTTOM: 8, Side.LEFT: 12}


@cache
def seen_from_above(size: int, direction: int, lamp: str = "") -> Sprite:
    """The car on tiles of a size, clockwise from upwards in sixteenths of a turn, perhaps with a lamp lit.

    It is of paper on a road of ink, so that it has the colour of the tile and no cell takes it.
    """
    car = _SMALL if size <= SMALL_TILE else _FROM_ABOVE
    rows = [list(row.ljust(car.width)) for row in car.rows()]
    for x, y in _LAMPS[car].get(lamp, ()):
        for right, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
            if y + down < car.height and x + right < car.width:
                rows[y + down][x + right] = "#"
    side = max(car.width, car.height) + 2
    sine, cosine = SINES[direction % DIRECTIONS], SINES[(direction + 4) % DIRECTIONS]
    text = []
    for y in range(side):
        row = ""
        for x in range(side):
            across, down = 2 * x + 1 - side, 2 * y + 1 - side
            at_x = (across * cosine + down * sine + 65 * car.width) // 130
            at_y = (down * cosine - across * sine + 65 * car.height) // 130
            row += rows[at_y][at_x] if 0 <= at_x < car.width and 0 <= at_y < car.height else CLEAR
        text.append(row)
    return sprite([row.ljust(side) for row in text])


FROM_BEHIND = ART["car-from-behind"]
FROM_BEFORE = ART["car-from-before"]
"""A car on the open road: ink body, paper windows and lamps, and a rim of paper."""


@cache
def scaled(picture: Sprite, width: int) -> Sprite:
    """A picture so many pixels wide, as high as that makes it; of its pixels the nearest are taken."""
    height = max(picture.height * width // picture.width, 1)
    rows = [row.ljust(picture.width) for row in picture.rows()]
    return sprite(
        [
            "".join(rows[y * picture.height // height][x * picture.width // width] for x in range(width))
            for y in range(height)
        ]
    )
