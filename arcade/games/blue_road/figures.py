"""The cars: one seen from above, in sixteen directions, and one on the open road, as large as it is near."""

from functools import cache

from arcade.games.blue_road import ART
from arcade.games.blue_road.rules import Side
from arcade.toolkit.picture.sprites import CLEAR, Sprite, sprite

_FROM_ABOVE = ART["from-above"]
_SMALL = ART["small"]
_LAMPS = {
    _FROM_ABOVE: {"left": ((1, 2), (1, 11)), "right": ((6, 2), (6, 11)), "on": ((1, 11), (6, 11))},
    _SMALL: {"left": ((1, 1), (1, 8)), "right": ((4, 1), (4, 8)), "on": ((1, 8), (4, 8))},
}
"""The upper left pixels of the lamps that blink, each two pixels wide and high."""
BUMPS = (
    ART["bumps-1"].coloured("R", "Y"),
    ART["bumps-2"].coloured("R", "Y"),
)
"""What is seen where a car strikes something."""
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


FROM_BEHIND = ART["from-behind"]
FROM_BEFORE = ART["from-before"]
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
