"""The title picture: the wizard before his sun, a bolt from the sky, a cloud, and numbers over the land."""

from itertools import pairwise

from arcade.games.orange_wizard.figures import cloud, wizard
from arcade.games.orange_wizard.strings import LAND, POSTER, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import straight
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import banner
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import FIRE, pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.shading import shadowed
from arcade.toolkit.picture.strokes import PEN
from arcade.toolkit.programs.figure_look import Mood

BOLT = ((244, 50), (216, 96), (238, 102), (204, 150))
SIGNS = (("7", 15, 1, "C"), ("3", 18, 4, "G"), ("+", 8, 2, "Y"), ("×", 11, 5, "M"))
SUN_ROW, SUN_COLUMN, SUN_SIZE = 6, 8, 16


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, NIGHT, pair("Wk"))
    headline(machine, program.text(POSTER).upper(), 2, inks=FIRE, shade=shadowed, most=2)
    centred(machine, 5, program.text(LAND), pair("Wk"))
    fill(machine, 20, 0, 2, 32, GRASS, pair("gk"))
    box(machine, SUN_ROW, SUN_COLUMN, SUN_SIZE, SUN_SIZE, pair("RY"), ROUND)
    draw(machine, wizard(Mood.CHEERING, 3), 8 * SUN_COLUMN + 10, 8 * SUN_ROW + 14)
    draw(machine, cloud(1), 8 * SUN_COLUMN + 10, 8 * SUN_ROW + 14)
    for words, row, column, ink in SIGNS:
        banner(machine, words, row, column, 2, ink, "k")
    pen = PEN.coloured("Y", "k")
    for start, end in pairwise(BOLT):
        for x, y in straight(start, end, 2):
            draw(machine, pen, x, y)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))
