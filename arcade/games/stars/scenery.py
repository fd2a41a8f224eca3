"""The drawings of the sky, and the night behind the stars: nebulae, far stars, the hills, meteors that cross it."""

from functools import cache

from arcade.games.stars import ART
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

STARS = ART["star-1"], ART["star-2"], ART["star-3"], ART["star-4"]
"""Stars of four kinds, a cell each, which they fill: it is the cell that counts."""
FAR = ART["far"]
"""A star as it shines in its constellation."""
SPARKS = ART["spark-1"], ART["spark-2"], ART["spark-3"]
"""A star that is taken bursts in these phases."""
HOLE = ART["hole"]
HOLE_TURNED = HOLE.inverted()
SIGHT = ART["sight"]
"""The lower sight, an observatory. Its slit is in the middle of the top row."""
MOON = ART["moon"]
"""The upper one, the moon, from which rays are taken."""
SIGHTS = {ink: SIGHT.coloured(ink) for ink in "WyY"}
MOONS = MOON.coloured("y"), MOON.coloured("Y")
"""By whether it is the one that is moved."""
SIGHT_MIDDLE = 6
"""Pixels from its left edge to its point."""
GROUND = ART["ground"]
"""The hills along the horizon, on which the observatory goes to and fro."""
RAIL, DOME, OBSERVATORY, CLOUD = ART["rail"], ART["dome"], ART["observatory"], ART["cloud"]
NEBULA = ART.rows("nebula")
"""How dense the nebulae are, cell by cell, from 1 to 5."""
INKS = ART.rows("nebula-inks")
DENSITY = (0, 2, 4, 6, 9, 12)
"""Of 64 pixels, for each number of the map."""
METEOR = ART["meteor"]
METEOR_ROUND = 170
"""Frames from one meteor to the next."""
METEOR_FLIGHT = 26
"""Frames for which it is seen."""


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
    fill(machine, row, 0, 1, COLUMNS, GROUND, pair("gk"))


@cache
def bank() -> Sprite:
    """Clouds that cover half the sky, thick as a wall, ragged at the left edge."""
    cloud = outlined(smoothly(CLOUD, 2).cut(-2, -2, 2 * CLOUD.width + 4, 2 * CLOUD.height + 4))
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
