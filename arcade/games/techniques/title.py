"""The title of the Workshop: the old master walks below its name, and each letter that he strikes shows a trick."""

from functools import cache

from arcade.games.techniques import MUSIC, strings
from arcade.games.techniques.art import CLOTHES, FRAMES, STRIKE, TRICKS, TURNS, WALK, dotted, gear
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import WOOD
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTER = 32
"""Pixels of a letter across."""
TALL = 7
"""Rows of a letter, with one above it for its hops."""
FLOOR = 11
"""The row of the plank he walks on."""
GEARS = FLOOR + 1
WHEEL = 72
"""Pixels of a wheel each way."""
APART = 64
"""Pixels from one wheel's middle to the next one's."""
MESHED = 2
"""Sixtieths of a turn by which the teeth of two meet."""
INKS = "YCGMR"
WALKING, STRIKING = 24, 6
TURN = WALKING + STRIKING + FRAMES
"""Frames from one letter to the next."""


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        words = program.text(strings.TITLE).upper()
        self._left = (WIDTH - LETTER * len(words)) // 2
        self._letters = [dotted(letter, 4, 6) for letter in words]
        self._master = Moving(self.machine, clear=True)
        self._shown: tuple[int, int] = -1, -1

    def draw(self) -> None:
        for place, letter in enumerate(self._letters):
            self._ink(place, 0)
            self._draw(place, letter)
        fill(self.machine, FLOOR, 0, 1, COLUMNS, WOOD, pair("yr"))
        for place in range(WIDTH // APART + 1):
            colour_cells(self.machine, GEARS, 8 * place - 4, 9, 8, pair("Ck" if place % 2 == 0 else "ck"))
        self._wheels(0)
        self._walk(0)
        colour_cells(self.machine, 21, 0, 1, COLUMNS, pair("Wk"))
        centred(self.machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def _ink(self, place: int, by: int) -> None:
        """Give a letter's cells their colours: light falls from above."""
        column = (self._left + LETTER * place) // CELL
        ink = INKS[(place + by) % len(INKS)]
        for row in range(TALL):
            lit = "W" if row < 2 else ink if row < 5 else ink.lower()
            colour_cells(self.machine, row, column, 1, LETTER // CELL, pair(lit + "k"))

    def _draw(self, place: int, picture: Sprite) -> None:
        draw(self.machine, picture.cut(0, -CELL, LETTER, CELL * TALL).opaque(), self._left + LETTER * place, 0)

    def _wheels(self, turn: int) -> None:
        draw(self.machine, _train(turn % TURNS), 0, CELL * GEARS)

    def _walk(self, frame: int) -> tuple[int, int]:
        """The master in a frame; the letter above him, and the frames since it was struck."""
        count = len(self._letters)
        turn, age = divmod(frame, TURN)
        leg = turn % (2 * count - 2)
        place, ahead = (leg, 1) if leg < count - 1 else (2 * count - 2 - leg, -1)
        x = self._left + LETTER * place - 4
        if age < WALKING:
            x += LETTER * ahead * (age - WALKING) // WALKING
            picture = WALK[age // 4 % 2]
        else:
            picture = STRIKE if age < WALKING + STRIKING else WALK[1]
        picture = (picture if ahead > 0 else picture.mirrored()).coloured(CLOTHES, "k")
        self._master.show((picture, x, CELL * FLOOR - picture.height))
        return place, age - WALKING - STRIKING

    def step(self, frame: int) -> None:
        if frame % 6 == 0:
            self._wheels(frame // 6)
        place, age = self._walk(frame)
        if age >= 0:
            if age == 0:
                self._ink(place, frame // TURN + 1)
            trick = TRICKS[(place + frame // TURN) % len(TRICKS)]
            self._draw(place, trick(self._letters[place], age))


@cache
def _train(turn: int) -> Sprite:
    picture = Sprite(WIDTH, (0,) * WHEEL, (0,) * WHEEL)
    for place in range(WIDTH // APART + 1):
        wheel = gear(WHEEL, turn if place % 2 == 0 else (MESHED - turn) % TURNS)
        picture = wheel.over(picture, APART * place - WHEEL // 2, 0)
    return picture.opaque()
