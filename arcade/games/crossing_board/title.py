"""The title: a name on pennants in the wind, and below it insects that let each other cross the cloth."""

from functools import cache

from arcade.games.crossing_board import ART, MUSIC, art, strings
from arcade.games.crossing_board.rules import BLACK, WHITE
from arcade.games.crossing_board.scene import BELOW_ROW, SKY_ROWS, on_cloth, picnic
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite

PENNANT_ROW, PENNANT_CELLS = 1, 3
SWAY_FRAMES = 6
LADYBIRD_Y, STAG_X = 80, 96
TIMES = 4
ROUND_FRAMES = 640
CROSSING_FRAMES = 330
"""Until the ladybird has gone by."""
WAITING_Y = 144
"""Where the beetle waits: only its head is seen."""
CAKES = ((SKY_ROWS, 26), (SKY_ROWS + 12, 2))
PENNANT_SHAPE = ART["pennant"].see_through()


class Title(LivingTitle):
    """A crossing with little traffic."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)
        self._words = program.text(strings.TITLE).upper()

    def draw(self) -> None:
        machine = self.machine
        machine.border(4)
        picnic(machine)
        for row, column in CAKES:
            draw(machine, smoothly(art.CAKE, 2).coloured("M"), CELL * column, CELL * row)
        centred(machine, BELOW_ROW, self.program.text(strings.TAGLINE), pair("kG"))
        self._moving.hide()
        self._pennants(0)
        self.step(0)

    def step(self, frame: int) -> None:
        """The ladybird runs by, then the beetle goes up; pennants sway."""
        if frame % SWAY_FRAMES == 0:
            self._pennants(frame)
        if frame % 2:
            return
        at = frame % ROUND_FRAMES
        x = at - 16 * TIMES
        gone = at - CROSSING_FRAMES
        y = WAITING_Y + 2 * (at // 16 % 2) if gone < 0 else WAITING_Y - gone
        beetle = on_cloth(art.hued(WHITE, at // 6 % 2 if gone >= 0 else 0, TIMES), STAG_X, y)
        ladybird = [(art.hued(BLACK, at // 4 % 2, TIMES), x, LADYBIRD_Y)] if gone < 0 else []
        self._moving.show(*ladybird, *beetle)

    def _pennants(self, frame: int) -> None:
        """Each a little after the one before."""
        left = (32 - PENNANT_CELLS * len(self._words)) // 2
        for place, letter in enumerate(self._words):
            swing = SWING[(frame // SWAY_FRAMES - 2 * place) % len(SWING)] // 2
            picture = _pennant(letter, swing).coloured("RBM"[place % 3], "C")
            draw_cells(self.machine, picture, PENNANT_ROW, left + PENNANT_CELLS * place)


@cache
def _pennant(letter: str, swing: int) -> Sprite:
    """Three cells with a pennant on its string, its tip moved by the wind."""
    width, height = CELL * PENNANT_CELLS, CELL * (SKY_ROWS - 1 - PENNANT_ROW)
    face = smoothly(poster(letter), 2)
    inked = face.cut(0, 2 * MARK, face.width, 2 * BODY).over(
        Sprite(PENNANT_SHAPE.width, (0,) * PENNANT_SHAPE.height, (0,) * PENNANT_SHAPE.height),
        (PENNANT_SHAPE.width - face.width) // 2,
        3,
    )
    rows = [shape & ~hole for shape, hole in zip(PENNANT_SHAPE.ink, inked.ink, strict=True)]
    moved = [row << 1 - swing * y // len(rows) for y, row in enumerate(rows)]
    full = (1 << width) - 1
    ink = [full, full, *moved] + [0] * (height - 2 - len(rows))
    return Sprite(width, tuple(row & full for row in ink), (full,) * height)
