"""The mastermind: a hooded man with eyes, what they do, and how he stands on his stage."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from arcade.families.codes.code import PEGS, Marks
from arcade.games.mastermind import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite

PEEKING, HAND, GRIN, SNORE = ART["peeking"], ART["hand"], ART["grin"], ART["snore"]
EYE, WIDE_EYE, SMUG_EYE, SHUT_EYE = ART["eye"], ART["wide-eye"], ART["smug-eye"], ART["shut-eye"]
SMALL_EYE, SMALL_WIDE = ART["small-eye"], ART["small-wide"]
SMALL_SMUG, SMALL_SHUT = ART["small-smug"], ART["small-shut"]
FAR_EYE, FAR_WIDE, FAR_SMUG, FAR_SHUT = ART["far-eye"], ART["far-wide"], ART["far-smug"], ART["far-shut"]
PUPIL, SMALL_PUPIL = ART["pupil"], ART["small-pupil"]


def _hood() -> Sprite:
    """Twice as large, its face covered as well."""
    hood = ART["hood"]
    ink = smoothly(hood, 2)
    whole = smoothly(Sprite(hood.width, hood.solid, hood.solid), 2)
    return Sprite(ink.width, ink.ink, whole.ink)


HOOD = _hood()
BLUE = "B"
NIGHT, LIGHT = "k", "Y"
"""What is behind him."""
WIDTH, HEIGHT = HOOD.columns, HOOD.lines
EYES_AT = 4
"""The row and the column of his left eye in him."""
MOUTH_AT = 6, 5
Glance = tuple[int, int]
AHEAD: Glance = (0, 0)
LEFT: Glance = (-3, 1)
RIGHT: Glance = (3, 1)
DOWN: Glance = (0, 2)
ASKANCE: Glance = (-3, 2)
"""To the left and down."""
GLANCE_FRAMES = 45
BLINK_EVERY = 170


class Size(Enum):
    """How near he is; and the pixels that his pupils stand above or below the middle."""

    LARGE = 0, PUPIL, 1
    SMALL = 1, SMALL_PUPIL, 1
    FAR = 2, SMALL_PUPIL, 0


class Mood(Enum):
    """What his eyes say, in all sizes."""

    SLY = EYE, SMALL_EYE, FAR_EYE
    AMAZED = WIDE_EYE, SMALL_WIDE, FAR_WIDE
    SMUG = SMUG_EYE, SMALL_SMUG, FAR_SMUG
    SHUT = SHUT_EYE, SMALL_SHUT, FAR_SHUT


@cache
def eyes(mood: Mood, glance: Glance, size: Size) -> Sprite:
    """A pair of eyes that look somewhere; shut ones look nowhere."""
    number, pupil, lower = size.value
    left = mood.value[number]
    hole = Sprite(pupil.width, (0,) * pupil.height, pupil.ink)
    across, down = glance
    pair_of = []
    for side, white in ((-1, left), (1, left.mirrored())):
        x = (white.width - pupil.width) // 2 + (across if size is not Size.FAR else 2 * across // 3) + side
        y = (white.height - pupil.height) // 2 + lower + (down if size is Size.LARGE else down // 2)
        pair_of.append(white if mood is Mood.SHUT else hole.over(white, x, y).opaque())
    return beside(*pair_of)


class Eyes:
    """His eyes at a cell; drawn only when they change."""

    def __init__(self, machine: Spectrum, row: int, column: int, size: Size = Size.LARGE) -> None:
        self.machine = machine
        self.row, self.column, self.size = row, column, size
        self._shown: tuple[Mood, Glance] | None = None

    def forget(self) -> None:
        self._shown = None

    def show(self, mood: Mood, glance: Glance = AHEAD) -> None:
        """Let them look somewhere."""
        if self._shown != (mood, glance):
            self._shown = mood, glance
            draw_cells(self.machine, eyes(mood, glance, self.size).opaque().coloured("W", NIGHT), self.row, self.column)

    def live(self, frame: int, mood: Mood, glances: Sequence[Glance]) -> None:
        shut = blinks(frame, BLINK_EVERY)
        self.show(Mood.SHUT if shut else mood, glances[frame // GLANCE_FRAMES % len(glances)])


def hooded(machine: Spectrum, row: int, column: int, rows: int = HEIGHT, behind: str = NIGHT, ink: str = BLUE) -> None:
    """Draw so many rows of him from his head on; cells that show what is behind him have its colour as paper."""
    for line in range(rows):
        for place in range(WIDTH):
            part = HOOD.cut(CELL * place, CELL * line, CELL, CELL)
            if any(part.solid):
                paper = behind if any(solid != 0xFF for solid in part.solid) else NIGHT
                draw_cells(machine, part.coloured(ink, paper), row + line, column + place, clear=True)


class Peeking:
    """His head over the edge of the box, and his fingers on it."""

    COLUMNS = 10

    def __init__(self, machine: Spectrum, row: int, column: int) -> None:
        self.machine = machine
        self.row, self.column = row, column
        self.eyes = Eyes(machine, row + 1, column + 3, Size.SMALL)

    def draw(self, mood: Mood = Mood.SLY) -> None:
        """All of him that is seen."""
        machine, row, column = self.machine, self.row, self.column
        head = PEEKING.cut(0, 0, CELL * self.COLUMNS, PEEKING.height)
        draw_cells(machine, head.opaque().coloured(BLUE, NIGHT), row, column)
        for x, hand in ((0, HAND), (CELL * (self.COLUMNS - 1), HAND.mirrored())):
            draw(machine, hand.coloured("W", NIGHT), CELL * column + x, CELL * (row + 1))
        self.eyes.forget()
        self.eyes.show(mood)

    def hide(self) -> None:
        """He ducks."""
        fill(self.machine, self.row, self.column, 2, self.COLUMNS, colours=pair("Wk"))


def mood_at(marks: Marks) -> Mood:
    """What he makes of marks: they are near, or nowhere."""
    if marks.places > 1 or sum(marks) == PEGS:
        return Mood.AMAZED
    return Mood.SMUG if sum(marks) < 2 else Mood.SLY
