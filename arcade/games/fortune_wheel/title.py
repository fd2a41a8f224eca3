"""The title picture: three drums with three ones before a rising sun of rays, coins raining, coins in heaps."""

from functools import cache

from arcade.games.fortune_wheel import art, strings
from arcade.games.fortune_wheel.motion import DIM, LIT, LOWERED
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import RAISED
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import DIAGONALS, SOLID, tiled
from arcade.toolkit.picture.shading import outlined, shadowed
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

HEADLINE_ROW = 2
CABINET = 8, 5, 10, 20
WINDOW_ROW, WINDOW_HEIGHT, WINDOW_WIDTH = 10, 6, 5
WINDOW_COLUMNS = 7, 13, 19
RAIN = ((10, 62), (22, 104), (4, 128), (222, 60), (238, 92), (16, 84), (226, 124))
"""Coins in the air, in pixels."""
HEAP = tuple((x, 136 + (7 * x) % 12) for x in range(36, 210, 22)) + tuple((x, 150) for x in range(0, 250, 19))
"""Coins on the ground, those in front last."""
SECTORS = 40
RAYS = 0, 0, 256, 168
"""Left, top, width and height in pixels of the sunburst."""


def picture(program: Program[Spectrum]) -> None:
    """Draw everything at once."""
    machine = program.machine
    left, top, width, height = RAYS
    draw(machine, rays(width, height), left, top)
    colour_cells(machine, top // CELL, 0, height // CELL, 32, pair("rk"))
    headline(machine, program.text(strings.TITLE).upper(), HEADLINE_ROW, "YYR", "k", shade=shadowed)
    for x, y in RAIN:
        draw(machine, art.FACE_UP.coloured("Y", "k"), x, y, clear=True)
    box(machine, *CABINET, pair("yr"), RAISED, DIAGONALS)
    frame = tiled(SOLID, CELL * WINDOW_WIDTH + 4, CELL * WINDOW_HEIGHT + 4)
    for column in WINDOW_COLUMNS:
        draw(machine, frame, CELL * column - 2, CELL * WINDOW_ROW - 2)
        fill(machine, WINDOW_ROW, column, WINDOW_HEIGHT, WINDOW_WIDTH)
        digit = letters(machine.font, "1", 4, 6)
        across = (CELL * WINDOW_WIDTH - digit.width) // 2
        down = (CELL * WINDOW_HEIGHT - digit.height) // 2 + LOWERED
        draw(machine, digit.see_through(), CELL * column + across, CELL * WINDOW_ROW + down)
        colour_cells(machine, WINDOW_ROW, column, WINDOW_HEIGHT, WINDOW_WIDTH, LIT)
        for row in (WINDOW_ROW, WINDOW_ROW + WINDOW_HEIGHT - 1):
            colour_cells(machine, row, column, 1, WINDOW_WIDTH, DIM)
    draw(machine, tiled(SOLID, 4, 48).coloured("W", "k"), 8 * 26 + 2, 80)
    draw_cells(machine, art.BALL.coloured("R", "k"), 8, 25)
    for x, y in HEAP:
        draw(machine, outlined(art.FACE_UP).coloured("Y", "k"), x, y)
    centred(machine, 21, program.text(strings.TAGLINE), pair("Wk"))
    centred(machine, 22, program.text(strings.PLAY_COINS), pair("Ck"))


@cache
def rays(width: int, height: int) -> Sprite:
    """Rays of light from the middle outwards, thinner than the darkness between them."""

    def level(x: int, y: int) -> int:
        across, down = 2 * x - width, 2 * (2 * y - height)
        far = abs(across) + abs(down) or 1
        # The place on the edge of a diamond round the middle, which stands for the angle.
        turn = SECTORS * across // far + 2 * SECTORS
        return 24 if (turn if down < 0 else turn + SECTORS // 8) // (SECTORS // 8) % 2 else 0

    return shaded(width, height, level)
