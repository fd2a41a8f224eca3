"""The title picture: the wizard before his sun, a bolt from the sky, a cloud, and numbers over the land."""

from itertools import accumulate, pairwise

from arcade.games.orange_wizard import ART
from arcade.games.orange_wizard.art import MARK, MARKED, NAME_LETTERS, ORANGE, STALK, cloud, letter, slices, wizard
from arcade.games.orange_wizard.strings import LAND, POSTER, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING, Alive, all_alive
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.borders import ROUND
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
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
WIDTH, NAME_ROWS, GAP, WORD_SPACE = 256, 5, 5, 8
"""Pixels, except for the rows."""
TURN, WIND = 12, (0, 0, 1, 1, 0, 1, 0, 0, 0, 1)
SPARK_SIZE_FRAMES, SPARK_FRAMES, LETTERS_APART = 5, 34, 3
SPARK_STAGES = "small", "larger", "full", "larger", "small"
"""How it grows, and goes out."""
SPARK_TOP, SPARK_LEFT = MARK - 4, 5
"""Pixels from the top of the screen or the end of the letter."""


def title_picture(program: Program[Spectrum]) -> None:
    machine = program.machine
    fill(machine, 0, 0, 22, 32, NIGHT, pair("Wk"))
    draw_name(machine, drawn_words(program, POSTER, NAME_LETTERS))
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


def name_places(words: str) -> list[tuple[str, int]]:
    """The letters of the name, each with its left pixel column, in the middle and as far apart as there is room."""
    widths = [WORD_SPACE if name == " " else letter(name).width for name in words]
    gap = min(GAP, (WIDTH - sum(widths)) // (len(words) - 1))
    left = (WIDTH - sum(widths) - gap * (len(words) - 1)) // 2
    starts = accumulate((width + gap for width in widths[:-1]), initial=left)
    return [(name, x) for name, x in zip(words, starts, strict=True) if name != " "]


def draw_name(machine: Spectrum, words: str) -> None:
    fill(machine, 0, 0, NAME_ROWS, 32)
    for row, ink in enumerate("YYYRR"):
        colour_cells(machine, row, 0, 1, 32, pair(f"{ink}k"))
    for name, x in name_places(words):
        draw(machine, letter(name), x, 0)
        if name == ORANGE:
            draw(machine, _leaf(False), x + STALK, 0)


def _leaf(lifted: int) -> Sprite:
    return ART["leaf lifted" if lifted else "leaf"].opaque().coloured("G", "k")


def name_alive(machine: Spectrum, words: str) -> Alive:
    places = name_places(words)
    oranges = [x for name, x in places if name == ORANGE]
    tips = [x + letter(name).width - SPARK_LEFT for name, x in places if name not in (ORANGE, MARKED)]
    glitter = Moving(machine)

    def live(frame: int) -> None:
        if frame % TURN == 0:
            glitter.hide()
            for x in oranges:
                draw(machine, slices()[frame // TURN % len(slices())].opaque(), x, MARK)
                draw(machine, _leaf(WIND[frame // TURN % len(WIND)]), x + STALK, 0)
        light, age = divmod(frame, SPARK_FRAMES)
        stage = age // SPARK_SIZE_FRAMES
        if stage < len(SPARK_STAGES):
            glitter.show((ART[f"spark {SPARK_STAGES[stage]}"], tips[LETTERS_APART * light % len(tips)], SPARK_TOP))
        else:
            glitter.hide()

    return live


def title_alive(program: Program[Spectrum]) -> Alive:
    words = drawn_words(program, POSTER, NAME_LETTERS)
    return all_alive(name_alive(program.machine, words), _wizard_alive(program.machine))


def _wizard_alive(machine: Spectrum) -> Alive:
    moving = Moving(machine)
    signs = [(big(words, 2).coloured(ink, "k"), 8 * column, 8 * row) for words, row, column, ink in SIGNS]

    def live(frame: int) -> None:
        if frame % MOOD_FRAMES == 0:
            draw(machine, wizard(MOODS[frame // MOOD_FRAMES % len(MOODS)], 3).over(FACE), *WIZARD_AT)
            draw(machine, cloud(1), *WIZARD_AT)
        if frame % DANCE == 0:
            step = frame // DANCE
            heights = (y + 2 * SWING[(step + 3 * place) % len(SWING)] for place, (_, _, y) in enumerate(signs))
            moving.show(*((picture, x, y) for (picture, x, _), y in zip(signs, heights, strict=True)))

    return live
