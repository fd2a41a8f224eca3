"""The night behind the stars: nebulae, far stars, the hills; and meteors that cross it."""

from functools import cache

from arcade.games.stars import ART, art
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import NIGHT, dither_line, tiled
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

NEBULA = (
    "                         123321 ",
    "                       12344321 ",
    "  11                  1234443   ",
    " 12321               123444321  ",
    "123332              1234443211  ",
    "123321             1233443321   ",
    " 12211           112344433211   ",
    "                12334443321     ",
    "              112344443321      ",
    "            1233445443321       ",
    "          1123445544321         ",
    "         123344554332111        ",
    "       1123445443321            ",
    "     1233444433211              ",
    "    123344433211                ",
    "  123344433211            1121  ",
    " 123444332211           123321  ",
    "123443321              12333211 ",
    "12332211              112332211 ",
    "123221                 1222211  ",
)
"""How dense the nebulae are, cell by cell, from 1 to 5: a wisp at the left, and the Milky Way across the sky."""
INKS = (
    "bbbbbbbbbbbbbbbbbbbbbbbbbbbmmmmm",
    "bbbbbbbbbbbbbbbbbbbbbbbbbmmmmmbb",
    "bbbbbbbbbbbbbbbbbbbbbbbbmmmmbbbb",
    "bmmmmbbbbbbbbbbbbbbbbbbbbmmmmbbb",
    "bmmmbbbbbbbbbbbbbbbbbbbbmmmbbbbb",
    "bbbbbbbbbbbbbbbbbbbbbbbmmmbbbbbb",
    "bbbbbbbbbbbbbbbbbbbbbbmmmmbbbbbb",
    "bbbbbbbbbbbbbbbbbbbbmmmmbbbbbbbb",
    "bbbbbbbbbbbbbbbbbbbmmmmmbbbbbbbb",
    "bbbbbbbbbbbbbbbbbmmmmmmbbbbbbbbb",
    "bbbbbbbbbbbbbbbbmmmmmbbbbbbbbbbb",
    "bbbbbbbbbbbbbbmmmmmbbbbbbbbbbbbb",
    "bbbbbbbbbbbbmmmmmbbbbbbbbbbbbbbb",
    "bbbbbbbbbbmmmmbbbbbbbbbbbbbbbbbb",
    "bbbbbbbbmmmmbbbbbbbbbbbbbbbbbbbb",
    "bbbbbbmmmmbbbbbbbbbbbbbbbbbbbbbb",
    "bbbbbmmmmbbbbbbbbbbbbbbbbbbmmmbb",
    "bbbbmmmbbbbbbbbbbbbbbbbbbbmmmmbb",
    "bbmmmmbbbbbbbbbbbbbbbbbbbbmmmbbb",
    "bbmmmbbbbbbbbbbbbbbbbbbbbbmmbbbb",
)
DENSITY = (0, 2, 4, 6, 9, 12)
"""Of 64 pixels, for each number of the map."""
METEOR = ART["meteor"]
METEOR_ROUND, METEOR_FLIGHT = 170, 26
"""Frames from one meteor to the next, and those that it is seen."""


@cache
def nebula() -> Sprite:
    """The sky's picture, a row of cells for each line of the map."""
    far = tiled(NIGHT, CELL * COLUMNS, CELL * len(NEBULA))
    rows = []
    for y in range(CELL * len(NEBULA)):
        cells = NEBULA[y // CELL]
        line = int.from_bytes(bytes(dither_line(DENSITY[int(cell) if cell != " " else 0], y) for cell in cells))
        rows.append(line | far.ink[y])
    whole = Sprite(CELL * COLUMNS, tuple(rows), ((1 << CELL * COLUMNS) - 1,) * len(rows))
    return whole.coloured(INKS, "k")


def sky(machine: Spectrum, rows: int = len(NEBULA)) -> None:
    """The night from the top edge on, so many rows of it."""
    picture = nebula()
    draw_cells(machine, Sprite(picture.width, picture.ink[: CELL * rows], picture.solid, picture.paints[:rows]), 0, 0)


def hills(machine: Spectrum, row: int) -> None:
    """The horizon."""
    fill(machine, row, 0, 1, COLUMNS, art.GROUND, pair("gk"))


@cache
def bank() -> Sprite:
    """Clouds that cover half the sky, thick as a wall, ragged at the left edge."""
    cloud = outlined(smoothly(art.CLOUD, 2).cut(-2, -2, 2 * art.CLOUD.width + 4, 2 * art.CLOUD.height + 4))
    empty = (0,) * CELL * (len(NEBULA) - 1)
    whole = Sprite(CELL * 20, empty, empty)
    for line in range(14):
        for place in range(4):
            whole = cloud.over(whole, 8 + 40 * place + 23 * line % 40, 11 * line - 4)
    return whole.coloured("w", "k")


class Meteors:
    """From time to time a shooting star, each on another way."""

    def __init__(self, machine: Spectrum, ink: str = "W") -> None:
        self._moving = Moving(machine)
        self._picture = METEOR.see_through().mirrored().flipped().coloured(ink)

    def step(self, frame: int) -> None:
        """Show where the meteor of this moment is."""
        turn, age = divmod(frame, METEOR_ROUND)
        if age < METEOR_FLIGHT and age % 2 == 0:
            self._moving.show((self._picture, 216 - 53 * turn % 150 - 4 * age, 3 * age // 2 + 17 * turn % 40))
        elif age == METEOR_FLIGHT:
            self._moving.hide()
