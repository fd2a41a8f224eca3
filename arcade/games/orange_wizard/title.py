"""The title picture: the wizard before his sun, a bolt from the sky, a cloud, and numbers over the land."""

from itertools import pairwise

from arcade.games.orange_wizard.figures import cloud, wizard
from arcade.games.orange_wizard.strings import LAND, POSTER, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING, Alive
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.letters.poster import poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.picture.strokes import PEN
from arcade.toolkit.programs.figure_look import Mood

BOLT = ((244, 50), (216, 96), (238, 102), (204, 150))
SIGNS = (("7", 15, 1, "C"), ("3", 18, 4, "G"), ("+", 8, 2, "Y"), ("×", 11, 5, "M"))
SUN_ROW, SUN_COLUMN, SUN_SIZE = 6, 8, 16
WIZARD_AT = 8 * SUN_COLUMN + 10, 8 * SUN_ROW + 14
FACE = Sprite(108, (0,) * 108, ((1 << 108) - 1,) * 108)
"""The sun behind him."""
MOODS = (*(Mood.CHEERING,) * 9, Mood.GLAD, Mood.CALM, Mood.BLINKING, Mood.CALM, Mood.CALM, Mood.BLINKING, Mood.GLAD)
MOOD_FRAMES, DANCE = 9, 5
NAME_TOP, NAME_ROWS, BOW, GAP = 0, 5, 3000, 2
"""The name's highest pixel row, its rows of cells, how flat its bow is, pixels between letters."""


def title_picture(program: Program[Spectrum]) -> None:
    """Draw it."""
    machine = program.machine
    fill(machine, 0, 0, 22, 32, NIGHT, pair("Wk"))
    _name(machine, program.text(POSTER).upper())
    centred(machine, 5, program.text(LAND), pair("Wk"))
    fill(machine, 20, 0, 2, 32, GRASS, pair("gk"))
    box(machine, SUN_ROW, SUN_COLUMN, SUN_SIZE, SUN_SIZE, pair("RY"), ROUND)
    draw(machine, wizard(Mood.CHEERING, 3), *WIZARD_AT)
    draw(machine, cloud(1), *WIZARD_AT)
    pen = PEN.coloured("Y", "k")
    for start, end in pairwise(BOLT):
        for x, y in straight(start, end, 2):
            draw(machine, pen, x, y)
    centred(machine, 22, program.text(TAGLINE), pair("Wk"))


def _name(machine: Spectrum, words: str) -> None:
    """The name on a bow, burning from yellow to red."""
    letters = [smoothly(poster(letter), 3) for letter in words]
    x = (256 - sum(letter.width + GAP for letter in letters) + GAP) // 2
    fill(machine, 0, 0, NAME_ROWS, 32)
    for row, ink in enumerate("YYYRR"):
        colour_cells(machine, row, 0, 1, 32, pair(f"{ink}k"))
    for letter in letters:
        away = abs(x + letter.width // 2 - 128)
        draw(machine, letter, x, NAME_TOP + away * away // BOW)
        x += letter.width + GAP


def title_alive(machine: Spectrum) -> Alive:
    """He blinks and raises his arms, and numbers dance round him."""
    moving = Moving(machine)
    signs = [(big(words, 2).coloured(ink, "k"), 8 * column, 8 * row) for words, row, column, ink in SIGNS]

    def live(frame: int) -> None:
        if frame % MOOD_FRAMES == 0:
            draw(machine, wizard(MOODS[frame // MOOD_FRAMES % len(MOODS)], 3).over(FACE), *WIZARD_AT)
            draw(machine, cloud(1), *WIZARD_AT)
        if frame % DANCE == 0:
            step = frame // DANCE
            moving.show(
                *(
                    (picture, x, y + 2 * SWING[(step + 3 * place) % len(SWING)])
                    for place, (picture, x, y) in enumerate(signs)
                )
            )

    return live
