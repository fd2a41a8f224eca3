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

LETTER_PIXELS = 32
LETTER_ROWS = 7
"""With one above it for its hops."""
FLOOR_ROW, GEARS_ROW = 11, 12
WHEEL_PIXELS = 72
PITCH_PIXELS = 64
MESHED_SIXTIETHS = 2
INKS = "YCGMR"
WALKING_FRAMES, STRIKING_FRAMES = 24, 6
TURN_FRAMES = WALKING_FRAMES + STRIKING_FRAMES + FRAMES


class Title(LivingTitle):
    music = MUSIC
    wipe = Wipe.CENTRE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        words = program.text(strings.TITLE).upper()
        self._left = (WIDTH - LETTER_PIXELS * len(words)) // 2
        self._letters = [dotted(letter, 4, 6) for letter in words]
        self._master = Moving(self.machine, clear=True)

    def draw(self) -> None:
        for place, letter in enumerate(self._letters):
            self._ink(place, 0)
            self._draw(place, letter)
        fill(self.machine, FLOOR_ROW, 0, 1, COLUMNS, WOOD, pair("yr"))
        for place in range(WIDTH // PITCH_PIXELS + 1):
            colour_cells(self.machine, GEARS_ROW, 8 * place - 4, 9, 8, pair("Ck" if place % 2 == 0 else "ck"))
        self._wheels(0)
        self._walk(0)
        colour_cells(self.machine, 21, 0, 1, COLUMNS, pair("Wk"))
        centred(self.machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def _ink(self, place: int, by: int) -> None:
        """Give a letter's cells their colours: light falls from above."""
        column = (self._left + LETTER_PIXELS * place) // CELL
        ink = INKS[(place + by) % len(INKS)]
        for row in range(LETTER_ROWS):
            lit = "W" if row < 2 else ink if row < 5 else ink.lower()
            colour_cells(self.machine, row, column, 1, LETTER_PIXELS // CELL, pair(lit + "k"))

    def _draw(self, place: int, picture: Sprite) -> None:
        seen = picture.cut(0, -CELL, LETTER_PIXELS, CELL * LETTER_ROWS).opaque()
        draw(self.machine, seen, self._left + LETTER_PIXELS * place, 0)

    def _wheels(self, turn: int) -> None:
        draw(self.machine, _train(turn % TURNS), 0, CELL * GEARS_ROW)

    def _walk(self, frame: int) -> tuple[int, int]:
        """The master in a frame; the letter above him, and the frames since it was struck."""
        count = len(self._letters)
        turn, age = divmod(frame, TURN_FRAMES)
        leg = turn % (2 * count - 2)
        place, ahead = (leg, 1) if leg < count - 1 else (2 * count - 2 - leg, -1)
        x = self._left + LETTER_PIXELS * place - 4
        if age < WALKING_FRAMES:
            x += LETTER_PIXELS * ahead * (age - WALKING_FRAMES) // WALKING_FRAMES
            picture = WALK[age // 4 % 2]
        else:
            picture = STRIKE if age < WALKING_FRAMES + STRIKING_FRAMES else WALK[1]
        picture = (picture if ahead > 0 else picture.mirrored()).coloured(CLOTHES, "k")
        self._master.show((picture, x, CELL * FLOOR_ROW - picture.height))
        return place, age - WALKING_FRAMES - STRIKING_FRAMES

    def step(self, frame: int) -> None:
        if frame % 6 == 0:
            self._wheels(frame // 6)
        place, age = self._walk(frame)
        if age >= 0:
            if age == 0:
                self._ink(place, frame // TURN_FRAMES + 1)
            trick = TRICKS[(place + frame // TURN_FRAMES) % len(TRICKS)]
            self._draw(place, trick(self._letters[place], age))


@cache
def _train(turn: int) -> Sprite:
    picture = Sprite(WIDTH, (0,) * WHEEL_PIXELS, (0,) * WHEEL_PIXELS)
    for place in range(WIDTH // PITCH_PIXELS + 1):
        wheel = gear(WHEEL_PIXELS, turn if place % 2 == 0 else (MESHED_SIXTIETHS - turn) % TURNS)
        picture = wheel.over(picture, PITCH_PIXELS * place - WHEEL_PIXELS // 2, 0)
    return picture.opaque()
