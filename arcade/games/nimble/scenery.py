"""The garden of Nimble's modern look: the lawn with its flowers, the cottage with its smoke, flags on a rope."""

from functools import cache

from arcade.games.nimble.art import (
    BLACK,
    CLEAR,
    CREAM,
    FOREST,
    GOLD,
    GRASS,
    MAROON,
    NAVY,
    ROSE,
    SAND,
    SILVER,
    SKY,
    UMBER,
    WHITE,
    WOOD,
    Plate,
    noise,
    shade,
)
from arcade.machine.ega import Ega
from arcade.machine.ega.canvas import HEIGHT, WIDTH, Block
from arcade.toolkit.animation.living import SWING

SIGNS = {
    ".": CLEAR,
    "k": BLACK,
    "g": FOREST,
    "G": GRASS,
    "r": ROSE,
    "m": MAROON,
    "y": GOLD,
    "w": WHITE,
    "c": SKY,
    "b": NAVY,
    "s": SAND,
}
"""What the letters of the drawings below mean."""
FLOWERS = tuple(
    tuple(text.split())
    for text in (
        ".rr..rr. rrrmmrrr .rmyymr. rrmyymrr rrrmmrrr .rr..rr. ...gg... .g.gg.g. .gggg.g. ...gggg. ...gg...",
        "...ww... .ww..ww. wwwyywww .wyyyyw. wwwyywww .ww..ww. ...gg... .g.gg... .gggg.g. ...gggg. ...gg...",
        "..y.y.y. .yyyyyy. .yysyyy. ..ysyy.. ..yssy.. ...gg... ...gg... gg.gg.gg .ggggggg ..gggg.. ...gg...",
        ".cc..cc. cccbbccc .cbyybc. .cbyybc. cccbbccc .cc..cc. ...gg... .g.gg.g. .gggg.g. ...gggg. ...gg...",
    )
)
TUFT = (".g...g..", ".gg.gg.g", "..gggGg.", "..ggggg.")
SWATHE = 48
"""Lines of grass after which its blades come again, further on."""
COTTAGE = 4, 24
"""The top left pixel of the cottage."""
COTTAGE_SIZE = 112, 84
DOOR = 74, 53, 21, 29
"""In the cottage: left, top, width, height."""
WINDOW = 22, 52, 26, 18
SMOKE = 22, 16, 24, 22
"""Where the smoke is: left, top, width, height."""
PUFFS = ((0, 4, 4, 3), (7, 3, 6, 4), (14, 1, 7, 4), (21, 3, 5, 3))
"""Of the smoke: rows above the chimney, how much it drifts, half its width and height."""
PUFF_STEPS = 28


@cache
def lawn(height: int) -> Block:
    """Grass as wide as the screen, with darker blades here and there."""
    swathe = [_blades(row) for row in range(SWATHE)]
    turns = [noise(y // SWATHE, 5) * 5 % WIDTH for y in range(height)]
    return Block(tuple(swathe[y % SWATHE][turns[y] :] + swathe[y % SWATHE][: turns[y]] for y in range(height)))


def _blades(y: int) -> bytes:
    """A line of grass."""
    return bytes(
        FOREST if noise(x // 2, y // 2) < 5 or ((x + y // 3) // 40 % 2 and noise(x, y) < 14) else GRASS
        for x in range(WIDTH)
    )


def drawn(rows: tuple[str, ...], times: int = 1) -> Block:
    """A drawing of letters."""
    lines = (bytes(SIGNS[sign] for sign in row for _ in range(times)) for row in rows)
    return Block(tuple(line for line in lines for _ in range(times)))


def flowers(machine: Ega, free: list[tuple[int, int]]) -> None:
    """Flowers and tufts at places that are free."""
    for place, (x, y) in enumerate(free):
        rows = TUFT if noise(x, y) % 3 == 0 else FLOWERS[noise(y, place) % len(FLOWERS)]
        machine.put(drawn(rows, 1 + (noise(x, place) % 3 > 0)), x, y, CLEAR)


@cache
def cottage(opened: bool = False, lamp: bool = False) -> Block:
    """A cottage with a thatched roof; its door may be open, and a lamp may burn."""
    width, height = COTTAGE_SIZE
    plate = Plate(width, height)
    for y in range(38, height - 2):
        for x in range(10, width - 10):
            plate.rows[y][x] = shade((SAND, CREAM, WHITE), 200 - x - noise(x // 3, y // 2) // 12, x, y)
    for y in range(14, 42):
        half = 34 + 20 * (y - 14) // 27
        for x in range(56 - half, 56 + half + 1):
            straw = 200 - 3 * (y - 14) - 60 * (y % 9 == 8) + noise(x // 2, y // 5) // 4 - x
            plate.rows[y][x] = shade((UMBER, WOOD, SAND, GOLD), straw, x, y)
    for y in range(2, 20):
        for x in range(24, 36):
            plate.rows[y][x] = shade((UMBER, MAROON, ROSE), 190 - 9 * (x - 24) - 70 * (y % 4 == 3), x, y)
    left, top, wide, high = DOOR
    for y in range(high):
        for x in range(wide):
            corner = 2 * abs(x - wide // 2) + (10 - y if y < 10 else 0) * 2 > wide + 12
            if not corner:
                inside = shade((GOLD, CREAM), 90 + 5 * y, x, y)
                plank = BLACK if x % 7 == 6 else shade((UMBER, MAROON, ROSE), 190 - 6 * x, x, y)
                plate.rows[top + y][left + x] = inside if opened else plank
    if not opened:
        plate.ball(left + 16, top + 16, 2, 1, (GOLD, GOLD))
    left, top, wide, high = WINDOW
    for y in range(-2, high + 2):
        for x in range(-2, wide + 2):
            pane = 0 <= x < wide and 0 <= y < high and x not in (wide // 2, wide // 2 - 1) and y != high // 2
            glass = GOLD if lamp else shade((SKY, WHITE), 170 - 4 * x - 4 * y, x, y)
            plate.rows[top + y][left + x] = glass if pane else UMBER
    plate.outline()
    return plate.block()


@cache
def _patch() -> Block:
    """The lawn behind the smoke."""
    left, top, width, height = SMOKE
    return Block(tuple(row[left : left + width] for row in lawn(HEIGHT).rows[top : top + height]))


@cache
def puffs(step: int) -> Block:
    """The smoke in one of its PUFF_STEPS steps, after which it is as before."""
    _, _, width, height = SMOKE
    plate = Plate(width, height)
    for start, drift, across, down in PUFFS:
        risen = (start + step) % PUFF_STEPS
        if risen < height - down:
            size = across * (4 + risen // 4) // 10 + 1, down * (4 + risen // 4) // 10 + 1
            plate.ball(10 + drift * risen // 14, height - 2 - risen, *size, (SILVER, WHITE), 240)
    return plate.block()


def smoke(machine: Ega, frame: int) -> None:
    """Puffs that rise from the chimney, over the lawn behind them."""
    if frame % 6 == 0:
        left, top, _, _ = SMOKE
        machine.put(_patch(), left, top)
        machine.put(puffs(frame // 6 % PUFF_STEPS), left, top, CLEAR)


def sway(place: int, frame: int) -> int:
    """How far a thing that hangs in the wind is from its place."""
    return SWING[(frame // 6 + 5 * place) % len(SWING)]
