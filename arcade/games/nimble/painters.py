"""Who paints the packed pictures, by name."""

from functools import partial
from itertools import product

from arcade.games.nimble import art
from arcade.games.nimble.art import GNOME_SIZE, GOLD_RAMP, KINDS, LIFT, MIDDLE, STONE_RAMP, Plate, Ramp, noise, shade
from arcade.games.nimble.layout import GARDENS
from arcade.games.nimble.title import STONE
from arcade.machine.ega.canvas import WIDTH, Block
from arcade.toolkit.picture.packed_pictures import Painters

RAMPS = {"plain": STONE_RAMP, "golden": GOLD_RAMP, "blue": (art.NAVY, art.SKY, art.WHITE)}
COTTAGE_SIZE = 112, 84
DOOR = 74, 53, 21, 29
"""In the cottage: left, top, width, height."""
WINDOW = 22, 52, 26, 18
HAT_HEIGHT = 56
SKIN = (art.WOOD, art.SAND, art.CREAM, art.WHITE)
BEARD = (art.SLATE, art.SILVER, art.WHITE, art.WHITE)
COAT = (art.NAVY, art.AZURE, art.SKY)
HAT = (art.UMBER, art.MAROON, art.ROSE, art.SAND)
HORIZON = 96
SUN = 556, 44


def swathe() -> Block:
    def dark(x: int, y: int) -> bool:
        return noise(x // 2, y // 2) < 5 or ((x + y // 3) // 40 % 2 > 0 and noise(x, y) < 14)

    return Block(tuple(bytes(art.FOREST if dark(x, y) else art.GRASS for x in range(WIDTH)) for y in range(48)))


def cottage(opened: bool, lamp: bool) -> Block:
    width, height = COTTAGE_SIZE
    plate = Plate(width, height)
    for y in range(38, height - 2):
        for x in range(10, width - 10):
            plate.rows[y][x] = shade((art.SAND, art.CREAM, art.WHITE), 200 - x - noise(x // 3, y // 2) // 12, x, y)
    for y in range(14, 42):
        half = 34 + 20 * (y - 14) // 27
        for x in range(56 - half, 56 + half + 1):
            straw = 200 - 3 * (y - 14) - 60 * (y % 9 == 8) + noise(x // 2, y // 5) // 4 - x
            plate.rows[y][x] = shade((art.UMBER, art.WOOD, art.SAND, art.GOLD), straw, x, y)
    for y in range(2, 20):
        for x in range(24, 36):
            plate.rows[y][x] = shade((art.UMBER, art.MAROON, art.ROSE), 190 - 9 * (x - 24) - 70 * (y % 4 == 3), x, y)
    left, top, wide, high = DOOR
    for y in range(high):
        for x in range(wide):
            corner = 2 * abs(x - wide // 2) + (10 - y if y < 10 else 0) * 2 > wide + 12
            if not corner:
                inside = shade((art.GOLD, art.CREAM), 90 + 5 * y, x, y)
                plank = art.BLACK if x % 7 == 6 else shade((art.UMBER, art.MAROON, art.ROSE), 190 - 6 * x, x, y)
                plate.rows[top + y][left + x] = inside if opened else plank
    if not opened:
        plate.ball(left + 16, top + 16, 2, 1, (art.GOLD, art.GOLD))
    left, top, wide, high = WINDOW
    for y in range(-2, high + 2):
        for x in range(-2, wide + 2):
            pane = 0 <= x < wide and 0 <= y < high and x not in (wide // 2, wide // 2 - 1) and y != high // 2
            glass = art.GOLD if lamp else shade((art.SKY, art.WHITE), 170 - 4 * x - 4 * y, x, y)
            plate.rows[top + y][left + x] = glass if pane else art.UMBER
    return plate.outline().block()


def hat() -> Block:
    plate = Plate(GNOME_SIZE[0], HAT_HEIGHT)
    plate.wedge((MIDDLE + 16, 2), (MIDDLE - 29, MIDDLE + 29, 44), HAT)
    plate.ball(MIDDLE, 46, 33, 7, HAT, 245)
    plate.ball(MIDDLE + 16, 4, 5, 3, (art.GOLD, art.CREAM, art.WHITE))
    return plate.outline().block()


def body() -> Block:
    plate = Plate(GNOME_SIZE[0], GNOME_SIZE[1] - LIFT)
    plate.ball(MIDDLE, 116, 46, 34, COAT, 230)
    plate.ball(MIDDLE, 64, 29, 22, SKIN, 215, 120)
    plate.ball(MIDDLE, 100, 31, 22, BEARD, 255)
    plate.ball(MIDDLE, 114, 17, 12, BEARD, 240)
    for side in (-1, 1):
        plate.ball(MIDDLE + side * 26, 80, 8, 15, BEARD, 240)
    plate.outline()
    for side in (-1, 1):
        plate.ball(MIDDLE + side * 20, 73, 7, 4, (art.ROSE, art.SAND), 120)
        plate.ball(MIDDLE + side * 13, 79, 14, 5, BEARD, 255)
    plate.ball(MIDDLE, 72, 8, 6, (art.MAROON, art.ROSE, art.SAND, art.WHITE), 225)
    return plate.block()


def hand() -> Block:
    plate = Plate(36, 34)
    plate.ball(22, 26, 12, 9, COAT, 240)
    plate.ball(12, 12, 9, 7, SKIN, 225)
    plate.ball(5, 7, 3, 5, SKIN, 225)
    return plate.outline().block()


def distance() -> Block:
    plate = Plate(WIDTH, HORIZON)
    for x in range(WIDTH):
        near = 70 + _wave(x, 190, 12) + _wave(x + 60, 77, 3)
        far = 54 + _wave(x + 300, 260, 16)
        for y in range(HORIZON):
            if y >= near:
                plate.rows[y][x] = shade((art.FOREST, art.GRASS), 70 + 4 * (y - near), x, y)
            elif y >= far:
                plate.rows[y][x] = shade((art.FOREST, art.GRASS, art.SKY), 60 - (y - far), x, y)
            else:
                plate.rows[y][x] = shade((art.SKY, art.CREAM, art.GOLD), 10 + 2 * y, x, y)
    for y in range(HORIZON):
        for x in range(SUN[0] - 24, SUN[0] + 25):
            down, right = (y - SUN[1]) * 4 // 3, x - SUN[0]
            if down * down + right * right < 24 * 24 and plate.rows[y][x] not in (art.FOREST, art.GRASS):
                plate.rows[y][x] = art.WHITE if (down + 6) ** 2 + (right + 6) ** 2 < 120 else art.GOLD
    return plate.block()


def _wave(x: int, long: int, high: int) -> int:
    """A hill's height: a parabola up and one down in turn."""
    turn, part = divmod(x, long)
    bow = 4 * part * (long - part) * high // (long * long)
    return bow if turn % 2 else -bow


def stone(ramp: Ramp, kind: int, width: int, height: int) -> Block:
    plate = Plate(width, height)
    power, across, down = (3 if width < 40 else 4), width, height - 3

    def within(x: int, y: int, rim: int = 0) -> bool:
        right, below = abs(2 * x - width + 1) + 2 * rim, abs(2 * y - height + 3) + 2 * rim
        return bool((right * down) ** power + (below * across) ** power <= (across * down) ** power)

    for y in range(height):
        for x in range(width):
            if within(x, y):
                level = 178 + noise(x // 5 + kind, y // 3) // 24 if within(x, y, 2) else 250 if 2 * y < down else 110
                plate.rows[y][x] = shade(ramp, level, x, y)
            elif within(x, y - 2):
                plate.rows[y][x] = art.FOREST
    return plate.block()


SIZES = (STONE, *((way.width, way.height) for way in GARDENS.values()))
PAINTERS: Painters[Block] = {
    "swathe": swathe,
    "distance": distance,
    "hat": hat,
    "body": body,
    "hand": hand,
    **{
        "cottage" + opened * " open" + lamp * " lit": partial(cottage, opened, lamp)
        for opened, lamp in product((False, True), repeat=2)
    },
    **{
        f"{colours} stone {kind} {width}x{height}": partial(stone, RAMPS[colours], kind, width, height)
        for (width, height), colours, kind in product(SIZES, RAMPS, range(KINDS))
    },
}
