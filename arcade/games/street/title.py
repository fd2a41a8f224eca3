"""The street's title picture: houses, a wide zebra, a walker striding over it, a car that waits, and the lights."""

from arcade.games.street import art
from arcade.games.street.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import sprite

ROOFS = "RMCRMCRMCRM"
WALLS = "WYWWCWYWWWY"
SKY = pair("kB")
BAR = sprite(["#" * 16] * 14)


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it over a cleared screen."""
    machine = program.machine
    fill(machine, 0, 0, 10, 32, colours=SKY)
    first, rest = program.text(TITLE).upper().split(" ", 1)
    headline(machine, first, 1, inks="YYW", paper="B", shade=extruded)
    headline(machine, rest, 6, inks="YYW", paper="B", shade=extruded)
    for place in range(len(ROOFS)):
        column = 3 * place
        roof = (art.FLAT_ROOF if place % 3 else art.ROOF).coloured(ROOFS[place], "B")
        draw_cells(machine, roof, 9, column)
        draw_cells(machine, art.SIGNS[place % 6].coloured("Y", "k"), 10, column)
        draw_cells(machine, art.WALLS.coloured(WALLS[place], "k"), 11, column)
    fill(machine, 13, 0, 1, 32, art.SLABS, pair("kw"))
    fill(machine, 14, 0, 8, 32, colours=pair("Wk"))
    for place in range(8):
        draw(machine, BAR, 8 + 32 * place, 161)
    draw(machine, smoothly(art.STRIDE, 3).coloured("Y", "k"), 104, 112)
    draw(machine, smoothly(art.SIDE_CAR.mirrored(), 2).coloured("R", "k"), 160, 128)
    for lamp, ink in enumerate("RYG"):
        draw(machine, smoothly(art.LAMPS if not lamp else art.DARK_LAMP, 2).coloured(ink, "k"), 16, 112 + 16 * lamp)
    draw(machine, smoothly(art.GREEN_BOARD, 2).coloured("G", "k"), 40, 128)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))
