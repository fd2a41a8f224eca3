"""The title pictures: a large worm that snaps at a spider in vain; and the tale's chase."""

from collections.abc import Sequence

from arcade.games.robac import ART, MUSIC, TALE_MUSIC, art
from arcade.games.robac.levels import LEVELS
from arcade.games.robac.strings import TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.animation.storyboard import Role, acting, around
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import LetterStyle, banner, letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_sprite
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import GRASS, NIGHT
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import Sprite

PICTURES = PackedPictures("arcade.games.robac.painters", as_sprite)
RINGS = (
    (12, 138, 12),
    (19, 130, 18),
    (31, 121, 24),
    (46, 114, 30),
    (63, 110, 33),
    (81, 112, 36),
    (98, 113, 38),
    (115, 108, 40),
    (130, 98, 42),
)
"""Left and top edge and size of each ring, from the tail on."""
HEAD = (137, 64)
EYE_AT = (174, 72)
SHUT, AJAR, GAPING = 14, 4, 2
"""How steep the mouths' edges are, in halves."""
SPIDER_X, SPIDER_TOP, SPIDER_LOW = 219, 16, 96
DOWN = 2 * (SPIDER_LOW - SPIDER_TOP)
"""The frame in which the spider has let itself down."""
FLEES = DOWN + 70
"""The frame in which the spider does so."""
GIVES_UP = DOWN + 90
"""The frame in which the worm does so."""
ENDS = DOWN + 190
"""The frame in which all begins again."""
FLEEING = 8
"""Pixels by which the spider goes up in a frame."""
MUSHROOMS = ((17, 26), (17, 0))
"""Row and column of the large mushrooms."""
APPLES, STARS = (8, 19), ((2, 3), (1, 14), (5, 23), (11, 2), (11, 16), (3, 22), (12, 27), (12, 9))
STEP_FRAMES, CHASE_Y, MEADOW_ROW = 9, 103, 19
STEP = ((0, 0), (0, -2))
PRINCE = LEVELS[5]


class Title(LivingTitle):
    """A spider comes down, dances before the worm's mouth, and flees when it snaps."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._worm, self._spider = Moving(self.machine), Moving(self.machine)

    def draw(self) -> None:
        machine = self.machine
        colour_cells(machine, 0, 0, 22, 32, pair("bC"))
        draw(machine, PICTURES["sun"].coloured("Y", "C"), -12, -8)
        fill(machine, MEADOW_ROW, 0, 3, 32, GRASS, pair("kG"))
        banner(machine, "ROBAC", 1, LetterStyle("R", "C", art.carved), scale=5)
        for x, y, size in RINGS:
            draw(machine, PICTURES[f"ring {size}"].coloured("b", "C"), x, y)
        for row, column in MUSHROOMS:
            draw_cells(machine, art.CAP, row, column)
            draw_cells(machine, art.STEM, row + 2, column)
        centred(machine, 22, self.program.text(TAGLINE), pair("Yk"))
        self.step(0)

    def step(self, frame: int) -> None:
        at = frame % ENDS
        mouth = GAPING if DOWN <= at < FLEES else AJAR if at < DOWN and at // 24 % 3 == 0 else SHUT
        shut = FLEES + FLEEING <= at < GIVES_UP or at % 97 in range(5)
        eye = ART["eye-shut" if shut else "eye"]
        self._worm.show((PICTURES[f"head {mouth}"].coloured("b", "C"), *HEAD), (eye, *EYE_AT))
        if at < DOWN:
            y = SPIDER_TOP + at // 2
        elif at < FLEES:
            y = SPIDER_LOW - 2 * SWING[at // 2 % len(SWING)]
        else:
            y = max(SPIDER_LOW - FLEEING * (at - FLEES), SPIDER_TOP)
        thread, spider = art.thread(y + 4).coloured("K"), smoothly(art.SPIDER, 2).coloured("k", "C")
        self._spider.show((thread, SPIDER_X + 15, 0), (spider, SPIDER_X, y))


class TaleTitle(LivingTitle):
    """By moonlight, an ogre after a prince, and a dragon before him."""

    music = TALE_MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        chase = (
            _running(0, art.OGRE, "G", 16),
            _running(1, art.PRINCE, "W", 96),
            _running(0, (art.PRIZE_PICTURES[3],), "M", 184, [(0, -rise) for rise in SWING]),
        )
        self.alive = all_alive(acting(Moving(self.machine), *chase), Twinkle(self.machine, STARS, "WCCcbbcC", 7).step)

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 22, 32, NIGHT, pair("Ck"))
        draw(machine, PICTURES["moon"].coloured("Y", "k"), 212, -6)
        fill(machine, MEADOW_ROW, 0, 3, 32, GRASS, pair("Gk"))
        words = self.program.text(PRINCE.name).upper()
        flat = letters(machine.font, words.replace("Ă", "A"), 2, 4)
        name = extruded(flat.cut(0, 0, flat.width + 4, flat.height + 4))
        left = (256 - name.width) // 2
        draw(machine, name.coloured(("W", "Y", "Y", "y", "y"), "k"), left, 48)
        for place, letter in enumerate(words):
            if letter == "Ă":
                draw(machine, art.BREVE, left + 16 * place, 42)
        for column in APPLES:
            draw(machine, art.PRIZE_PICTURES[0], 8 * column, 136)
        centred(machine, 22, self.program.text(PRINCE.note), pair("Wk"))
        self.step(0)


def _running(number: int, poses: Sequence[Sprite], ink: str, x: int, course: Sequence[Point] = STEP) -> Role:
    runners = tuple(smoothly(pose, 3).coloured(ink, "k") for pose in poses)
    return Role(Animation(runners, STEP_FRAMES), around((x, CHASE_Y), course, STEP_FRAMES), ahead=STEP_FRAMES * number)
