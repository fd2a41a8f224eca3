"""The title picture: the wizard before his sun, a bolt from the sky, a cloud, and numbers over the land."""

from itertools import accumulate, pairwise

from arcade.games.orange_wizard import ART, MUSIC
from arcade.games.orange_wizard.art import MARK, MARKED, NAME_LETTERS, ORANGE, SLICES, STALK, cloud, letter, wizard
from arcade.games.orange_wizard.strings import LAND, POSTER, TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.living import SWING, Alive, all_alive
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.animation.storyboard import Role, acting, around
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
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
MOOD_FRAMES, TURN_FRAMES = 9, 12
WIND = (0, 0, 1, 1, 0, 1, 0, 0, 0, 1)
SPARK_SIZE_FRAMES, SPARK_FRAMES = 5, 34
SPARK_STAGES = "small", "larger", "full", "larger", "small"
"""How it grows, and goes out."""


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._name = drawn_words(program, POSTER, NAME_LETTERS)
        bobbing = [(0, 2 * up) for up in SWING]
        signs = [
            Role(big(words, 2).coloured(ink, "k"), around((8 * column, 8 * row), bobbing, 5, 15 * place))
            for place, (words, row, column, ink) in enumerate(SIGNS)
        ]
        signs_alive = acting(Moving(self.machine), *signs)
        self.alive = all_alive(name_alive(self.machine, self._name), self._gesture, signs_alive)

    def draw(self) -> None:
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 22, 32, NIGHT, pair("Wk"))
        draw_name(machine, self._name)
        centred(machine, 5, text(LAND), pair("Wk"))
        fill(machine, 20, 0, 2, 32, GRASS, pair("gk"))
        box(machine, SUN_ROW, SUN_COLUMN, SUN_SIZE, SUN_SIZE, pair("RY"), ROUND)
        self._gesture(0)
        pen = PEN.coloured("Y", "k")
        for start, end in pairwise(BOLT):
            for x, y in straight(start, end, 2):
                draw(machine, pen, x, y)
        centred(machine, 22, text(TAGLINE), pair("Wk"))

    def _gesture(self, frame: int) -> None:
        if frame % MOOD_FRAMES == 0:
            draw(self.machine, wizard(MOODS[frame // MOOD_FRAMES % len(MOODS)], 3).over(FACE), *WIZARD_AT)
            draw(self.machine, cloud(1), *WIZARD_AT)


def name_places(words: str) -> list[tuple[str, int]]:
    """The letters of the name, each with its left pixel column, in the middle and as far apart as there is room."""
    widths = [8 if name == " " else letter(name).width for name in words]
    gap = min(5, (WIDTH - sum(widths)) // (len(words) - 1))
    left = (WIDTH - sum(widths) - gap * (len(words) - 1)) // 2
    starts = accumulate((width + gap for width in widths[:-1]), initial=left)
    return [(name, x) for name, x in zip(words, starts, strict=True) if name != " "]


def draw_name(machine: Spectrum, words: str) -> None:
    fill(machine, 0, 0, 5, 32)
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
    tips = [x + letter(name).width - 5 for name, x in places if name not in (ORANGE, MARKED)]
    glitter = Moving(machine)

    def live(frame: int) -> None:
        if frame % TURN_FRAMES == 0:
            glitter.hide()
            turn = frame // TURN_FRAMES
            for x in oranges:
                draw(machine, SLICES[turn % len(SLICES)].opaque(), x, MARK)
                draw(machine, _leaf(WIND[turn % len(WIND)]), x + STALK, 0)
        light, age = divmod(frame, SPARK_FRAMES)
        stage = age // SPARK_SIZE_FRAMES
        if stage < len(SPARK_STAGES):
            glitter.show((ART[f"spark {SPARK_STAGES[stage]}"], tips[3 * light % len(tips)], MARK - 4))
        else:
            glitter.hide()

    return live
