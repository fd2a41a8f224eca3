"""The garden of Nimble's modern look: the lawn with its flowers, the cottage with its smoke, flags on a rope."""

from functools import cache

from arcade.games.nimble.art import (
    BLACK,
    CLEAR,
    FOREST,
    GOLD,
    GRASS,
    MAROON,
    NAVY,
    ROSE,
    SAND,
    SILVER,
    SKY,
    WHITE,
    Plate,
    noise,
)
from arcade.games.nimble.gallery import PICTURES
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
COTTAGE = 4, 24
"""The top left pixel of the cottage."""
SMOKE = 22, 16, 24, 22
"""Where the smoke is: left, top, width, height."""
PUFFS = ((0, 4, 4, 3), (7, 3, 6, 4), (14, 1, 7, 4), (21, 3, 5, 3))
"""Of the smoke: rows above the chimney, how much it drifts, half its width and height."""
PUFF_STEPS = 28


@cache
def lawn(height: int) -> Block:
    """Grass as wide as the screen, with darker blades here and there, the same lines further on again and again."""
    swathe, rows = PICTURES["swathe"], list[bytes]()
    for y in range(height):
        line, turn = swathe.rows[y % swathe.height], noise(y // swathe.height, 5) * 5 % WIDTH
        rows.append(line[turn:] + line[:turn])
    return Block(tuple(rows))


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


@cache
def _smoky_lawn(step: int) -> Block:
    """The smoke and the lawn behind it."""
    left, top, width, height = SMOKE
    grass = Block(tuple(row[left : left + width] for row in lawn(HEIGHT).rows[top : top + height]))
    return grass.under(puffs(step), 0, 0, CLEAR)


def smoke(machine: Ega, frame: int) -> None:
    """Puffs that rise from the chimney, over the lawn behind them."""
    if frame % 6 == 0:
        left, top, _, _ = SMOKE
        machine.put(_smoky_lawn(frame // 6 % PUFF_STEPS), left, top)


def sway(place: int, frame: int) -> int:
    """How far a thing that hangs in the wind is from its place."""
    return SWING[(frame // 6 + 5 * place) % len(SWING)]
