"""The drawings of the sky, and the night behind the stars: nebulae, far stars, the hills, meteors that cross it."""

from functools import cache

from arcade.games.stars import ART
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import NIGHT, dither_line, tiled
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

STARS = ART["star-1"], ART["star-2"], ART["star-3"], ART["star-4"]
"""Stars of four kinds, a cell each, which they fill: it is the cell that counts."""
SPARKS = ART["spark-1"], ART["spark-2"], ART["spark-3"]
"""A star that is taken bursts in these phases."""
SIGHT_MIDDLE = 6
"""Pixels from the left edge of moon and observatory to the point between which rays run."""
NEBULA = ART.rows("nebula")
"""How dense the nebulae are, cell by cell, from 1 to 5."""
DENSITY = (0, 2, 4, 6, 9, 12)
"""Of 64 pixels, for each number of the map."""
METEOR_ROUND_FRAMES, METEOR_FLIGHT_FRAMES = 170, 26


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
    return whole.coloured(ART.rows("nebula-inks"), "k")


def hills(machine: Spectrum, row: int) -> None:
    fill(machine, row, 0, 1, COLUMNS, ART["ground"], pair("gk"))


@cache
def bank() -> Sprite:
    """Clouds that cover half the sky, thick as a wall, ragged at the left edge."""
    cloud = smoothly(ART["cloud"], 2)
    cloud = outlined(cloud.cut(-2, -2, cloud.width + 4, cloud.height + 4))
    empty = (0,) * CELL * (len(NEBULA) - 1)
    whole = Sprite(CELL * 20, empty, empty)
    for line in range(14):
        for place in range(4):
            whole = cloud.over(whole, 8 + 40 * place + 23 * line % 40, 11 * line - 4)
    return whole.coloured("w", "k")


class Meteors:
    """From time to time a shooting star, each on another way."""

    def __init__(self, machine: Spectrum) -> None:
        self._moving = Moving(machine)
        self._picture = ART["meteor"].see_through().mirrored().flipped().coloured("W")

    def step(self, frame: int) -> None:
        turn, age = divmod(frame, METEOR_ROUND_FRAMES)
        if age < METEOR_FLIGHT_FRAMES and age % 2 == 0:
            self._moving.show((self._picture, 216 - 53 * turn % 150 - 4 * age, 3 * age // 2 + 17 * turn % 40))
        elif age == METEOR_FLIGHT_FRAMES:
            self._moving.hide()
