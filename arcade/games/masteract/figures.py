"""The robot as it is seen: its head with eyes, ears that light up, and a number in its mouth."""

from enum import Enum
from functools import cache

from arcade.games.masteract import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite

EYE, HAPPY_EYE, SHUT_EYE = ART["eye"], ART["happy-eye"], ART["shut-eye"]
TIRED_EYE, CROSSED_EYE = ART["tired-eye"], ART["crossed-eye"]
PUPIL, EAR = ART["pupil"], ART["ear"]
Glance = tuple[int, int]
AHEAD: Glance = (0, 0)
BOARD: Glance = (-4, 1)
LIGHTS: Glance = (0, 4)
UP: Glance = (0, -4)
ROUND: tuple[Glance, ...] = ((0, -4), (3, -3), (4, 0), (3, 3), (0, 4), (-3, 3), (-4, 0), (-3, -3))
"""Where rolling eyes look."""
WIDTH, HEIGHT = 10, 5
EYE_COLUMNS, EYE_ROW, MOUTH_ROW = (2, 6), 1, 3
TIN = pair("Ck")
BLINK_EVERY = 160
GLANCE_FRAMES = 50
BULB_FRAMES = 12


@cache
def head(times: int = 1) -> Sprite:
    """Its head, ten cells wide and five high, or larger: ink is tin, its face is dark."""
    half = ART["half"]
    whole = beside(half, half.mirrored())
    ink = smoothly(whole, times)
    return Sprite(ink.width, ink.ink, smoothly(Sprite(whole.width, whole.solid, whole.solid), times).ink)


class Mood(Enum):
    AWAKE = EYE
    HAPPY = HAPPY_EYE
    SHUT = SHUT_EYE
    TIRED = TIRED_EYE
    BROKEN = CROSSED_EYE


@cache
def eye(mood: Mood, glance: Glance, times: int = 1) -> Sprite:
    """One of its eyes, both look alike; only open ones look somewhere."""
    white = mood.value
    if mood in (Mood.AWAKE, Mood.TIRED):
        dark = Sprite(PUPIL.width, PUPIL.inverted().ink, PUPIL.solid)
        x, y = (white.width - dark.width) // 2 + glance[0], (white.height - dark.height) // 2 + glance[1]
        white = dark.over(white, x, y + 2 * (mood is Mood.TIRED))
    return smoothly(white, times).opaque()


class Robot:
    """Its head at a cell, `times` as large; parts of it are drawn only when they change."""

    def __init__(self, machine: Spectrum, row: int, column: int, times: int = 1) -> None:
        self.machine = machine
        self.row, self.column, self.times = row, column, times
        self._looks: tuple[Mood, Glance] | None = None
        self._bulbs = ""

    def draw(self) -> None:
        row, column, times = self.row, self.column, self.times
        draw_cells(self.machine, head(times), row, column)
        colour_cells(self.machine, row, column, HEIGHT * times, WIDTH * times, TIN)
        ear = smoothly(EAR, times).opaque()
        for place, picture in ((-times, ear), (WIDTH * times, ear.mirrored())):
            draw_cells(self.machine, picture.coloured("C", "k"), row + times, column + place)
        self._looks, self._bulbs = None, ""
        self.bulbs("bb")
        self.look(Mood.AWAKE)

    def look(self, mood: Mood, glance: Glance = AHEAD) -> None:
        if self._looks == (mood, glance):
            return
        self._looks = mood, glance
        picture = eye(mood, glance, self.times).coloured("W", "k")
        for place in EYE_COLUMNS:
            draw_cells(self.machine, picture, self.row + EYE_ROW * self.times, self.column + place * self.times)

    def bulbs(self, inks: str) -> None:
        if self._bulbs == inks:
            return
        self._bulbs = inks
        for place, ink in ((-1, inks[0]), (WIDTH, inks[1])):
            row, column = self.row + self.times, self.column + place * self.times
            colour_cells(self.machine, row, column, self.times, self.times, pair(ink + "k"))

    def number(self, number: int, ink: str = "Y") -> None:
        room = room_for_marks(2) * CELL
        figure = big(str(number), 2)
        fill(self.machine, self.row + MOUTH_ROW, self.column + 1, 2, WIDTH - 2, colours=pair(ink + "k"))
        x = CELL * self.column + (CELL * WIDTH - figure.width) // 2
        draw(self.machine, figure.cut(0, room, figure.width, 2 * CELL), x, CELL * (self.row + MOUTH_ROW))

    def think(self, frame: int, calm: bool = False) -> None:
        self.look(Mood.AWAKE, ROUND[frame // 4 % len(ROUND)])
        self.bulbs("YY" if calm else ("Yb", "bY")[frame // BULB_FRAMES % 2])

    def wait(self, frame: int, *glances: Glance) -> None:
        shut = blinks(frame, BLINK_EVERY)
        self.look(Mood.SHUT if shut else Mood.AWAKE, glances[frame // GLANCE_FRAMES % len(glances)])
        self.bulbs("bb")
