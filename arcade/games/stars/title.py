"""The title picture: an observatory on a hill, rays that cross the night, and the stars they meet."""

from arcade.games.stars import art, strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import blend, colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import BLACK, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded

GROUND = 19
SLIT = (128, 74)
"""Where the rays leave the dome, as PLOT counts."""
RAYS = ((-122, 34), (-58, 52), (64, 50), (120, 22))
STARS = ((8, 2), (8, 9), (7, 22), (10, 6), (11, 20), (10, 27), (8, 16), (10, 12), (12, 3), (13, 26), (6, 29))


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it on an empty screen."""
    machine = program.machine
    fill(machine, 0, 0, GROUND, 32, NIGHT, pair("Bk"))
    blend(machine, 16, 0, GROUND - 16, 32, "kbm")
    for across, up in RAYS:
        _ray(machine, across, up)
    draw_cells(machine, smoothly(art.DOME, 2).coloured("W", "k"), 12, 11, clear=True)
    fill(machine, GROUND, 0, 2, 32, GRASS, pair("kg"))
    for number, (row, column) in enumerate(STARS):
        draw(machine, art.STARS[number % len(art.STARS)].see_through(), 8 * column, 8 * row)
        colour_cells(machine, row, column, 1, 1, pair("Yk"))
    headline(machine, program.text(strings.TITLE).upper(), 3, inks="YYW", shade=extruded)
    centred(machine, 21, program.text(strings.TAGLINE), pair("Ck"))
    machine.border(BLACK)


def _ray(machine: Spectrum, across: int, up: int) -> None:
    """A ray, in white wherever it passes over the dark."""
    machine.plot(*SLIT)
    machine.draw(across, up, ink=7, paper=8, bright=8)
