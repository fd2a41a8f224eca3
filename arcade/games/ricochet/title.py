"""The title: a sign of neon tubes in a dark hall, and under the lamp a ball that never stops."""

from functools import cache

from arcade.games.ricochet import ART, MUSIC, scene, strings
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big, fitting, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair, with_bright
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import hollow, spread_by
from arcade.toolkit.picture.sprites import CELL, Sprite

SIGN_ROWS = 5
TABLE_ROW, TABLE_ROWS = 8, 13
LEFT, TOP, RIGHT, BOTTOM = 9, 73, 246, 159
"""The pixels between which the ball's middle stays."""
TARGETS = ((11, 5), (17, 11), (11, 21), (16, 27))
TAIL_DOTS, TAIL_STEP_FRAMES, TURN_FRAMES = 5, 6, 40
DIM_TURNS = 3
"""One in so many of the sign's light is dimmer."""


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)

    def draw(self) -> None:
        machine = self.machine
        draw_cells(machine, neon(self.program.text(strings.TITLE).upper()), 0, 0)
        centred(machine, SIGN_ROWS + 1, self.program.text(strings.SUBTITLE).upper(), pair("Ck"))
        fill(machine, TABLE_ROW, 0, TABLE_ROWS, COLUMNS, colours=pair("kc"))
        for row in range(TABLE_ROW, TABLE_ROW + TABLE_ROWS):
            for column in range(COLUMNS):
                light = scene.bright((row, column), (14, 16), 75)
                colour_cells(machine, row, column, 1, 1, with_bright(pair("kc"), light))
                if row in (TABLE_ROW, TABLE_ROW + TABLE_ROWS - 1) or column in (0, COLUMNS - 1):
                    marked = (column - 2) % scene.SIGHT_CELLS == 0 and 0 < column < COLUMNS - 1
                    draw_cells(machine, ART["sight" if marked else "rail"].coloured("Y", "R"), row, column)
        for row, column in TARGETS:
            draw(machine, ART["disc"], CELL * column - 4, CELL * row - 4)
            draw_cells(machine, ART["star"].coloured("Y", "k"), row, column)
        self._moving.hide()
        self.step(0)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        tail: list[Actor] = [(scene.SPOT, *_at(frame - TAIL_STEP_FRAMES * back)) for back in range(1, TAIL_DOTS + 1)]
        x, y = _at(frame)
        self._moving.show(*tail, (scene.SHADOW, x - 2, y), (scene.BALL, x - 5, y - 5))
        if frame % TURN_FRAMES == 0 and not self.program.calm:
            self._hum(frame // TURN_FRAMES)

    def _hum(self, turn: int) -> None:
        machine, place = self.machine, 4 + turn * 7 % 24
        for column in range(2, COLUMNS - 2):
            for row in range(SIGN_ROWS):
                at = COLUMNS * row + column
                dim = turn % DIM_TURNS == 0 and place <= column < place + 3
                machine.attributes[at] = with_bright(machine.attributes[at], not dim)


def _at(frame: int) -> Point:
    """Where the ball is in a frame: it goes slantwise for ever between four cushions."""
    return _folded(frame + 60, LEFT, RIGHT), _folded(frame + 20, TOP, BOTTOM)


def _folded(way: int, low: int, high: int) -> int:
    return high - abs(high - low - way % (2 * (high - low)))


@cache
def neon(words: str) -> Sprite:
    scale, height = fitting(words, COLUMNS - 4, 4), CELL * SIGN_ROWS
    letters = big(words, scale)
    body = letters.cut(0, CELL * room_for_marks(scale) - 2, letters.width, CELL * scale + 4)
    whole = body.cut(-((WIDTH - body.width) // 2), -((height - body.height) // 2), WIDTH, height)
    dots = [sum(1 << x for x in range(odd, WIDTH, 2)) for odd in (0, 1)]
    glow = zip(spread_by(whole, 3), spread_by(whole, 2), strict=True)
    rows = tuple(
        tube | (far & ~near & dots[y % 2])
        for y, (tube, (far, near)) in enumerate(zip(hollow(whole, 2).ink, glow, strict=True))
    )
    return Sprite(WIDTH, rows, ((1 << WIDTH) - 1,) * height).coloured([ink * COLUMNS for ink in "MMMRR"], "k")
