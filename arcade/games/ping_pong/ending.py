"""The end of Ping-pong: the ball hops off the table, the board counts the points, and the hall claps or yawns."""

from functools import cache

from arcade.games.ping_pong import art
from arcade.games.ping_pong.scenery import MIDDLE, NEAR, Crowd
from arcade.games.ping_pong.strings import BARELY, BRAVO, MASTERLY, OUT_OF_BOUNCES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving, hop, straight
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.noises import applause

FINE, GREAT = 15, 30
"""Scores from which on the hall claps, and is on its feet."""
VERDICTS = BARELY, BRAVO, MASTERLY
INKS = "CWW", "YWW", "YYW"
"""The verdict's words and their colours, by score."""
FLOOR, FLOOR_ROW = 174, 21
HOPS = (26, 14, 7, 3)
"""Pixels of the ball's hops on the floor."""
TOCK = ((0.004, 28.0), (0.003, 8.0))
BOARD_ROW, BOARD_COLUMN = 8, 11
TILE_ROWS, TILE_COLUMNS = 7, 5
"""Cells of each of the two plates with a digit."""
SCALE = 5
WORD_ROW = 16


class Ending:
    """A scene in the hall; its last picture goes on while another game is asked for."""

    def __init__(self, program: Program[Spectrum], crowd: Crowd, score: int, ball: Point) -> None:
        """`ball` is the pixel where the ball is."""
        self.program = program
        self.machine = program.machine
        self._crowd = crowd
        self._moving = Moving(self.machine)
        self._score = score
        self._ball = ball

    def rest(self, frame: int) -> None:
        """The hall goes on."""
        if self._score >= FINE:
            self._crowd.cheer(frame, 1 if self._score >= GREAT else 2)
        else:
            self._crowd.yawn(frame)

    def play(self) -> Frames[None]:
        """From the last bounce to the words."""
        fill(self.machine, FLOOR_ROW, 0, 2, COLUMNS, colours=pair("Wk"))
        yield from self._roll_off(self._ball)
        yield from self._count()
        rank = (self._score >= FINE) + (self._score >= GREAT)
        headline(self.machine, self.program.text(VERDICTS[rank]), WORD_ROW, inks=INKS[rank], most=2)
        centred(self.machine, 22, self.program.text(OUT_OF_BOUNCES, n=self._score), pair("Ck"))
        if self._score >= FINE:
            self.machine.chime(applause(40))
        for frame in range(75):
            self.rest(frame)
            yield

    def _roll_off(self, ball: Point) -> Frames[None]:
        """Over the near edge, and down on the floor in shorter and shorter hops."""
        side = 1 if ball[0] < MIDDLE else -1
        x = ball[0] - ball[0] // 40 * side
        place = x, NEAR - 8
        for point in straight(ball, place, 3):
            self._put(point)
            self._crowd.watch(point[0])
            yield
        for height in HOPS:
            landing = place[0] + side * (6 + height), FLOOR
            for point in hop(place, landing, height, 6 + height // 2):
                self._put(point)
                yield
            self.machine.chime(TOCK)
            place = landing
        for point in straight(place, (place[0] + side * 70, FLOOR), 2):
            self._put(point)
            yield
        self._moving.hide()

    def _put(self, place: Point) -> None:
        picture = art.BALLS[2]
        self._moving.show((picture.coloured("W"), place[0] - picture.width // 2, place[1] - picture.height // 2))

    def _count(self) -> Frames[None]:
        """Two plates with a digit each turn to the score, a click and a little higher for every point."""
        self._plates(0)
        for points in range(1, self._score + 1):
            self._plates(points)
            self.machine.chime(((0.006, 4.0 + points / 2), (0.004, 16.0 + points / 2)))
            yield
            yield
        yield

    def _plates(self, points: int) -> None:
        for place, digit in enumerate(f"{points:02}"):
            column = BOARD_COLUMN + place * TILE_COLUMNS
            draw_cells(self.machine, _plate(digit), BOARD_ROW, column)


@cache
def _plate(digit: str) -> Sprite:
    """A plate that turns: a digit in dark ink, the split across its middle, a rim."""
    width, height = CELL * TILE_COLUMNS, CELL * TILE_ROWS
    letters = big(digit, SCALE)
    above = CELL * room_for_marks(SCALE)
    body = letters.cut(0, above, letters.width, CELL * SCALE)
    whole = body.cut(-(width - body.width) // 2, -(height - body.height) // 2, width, height)
    full, rim = (1 << width) - 1, 1 | 1 << width - 1
    rows = [row | rim for row in whole.ink]
    rows[0] = rows[-1] = full
    rows[height // 2] = full
    return Sprite(width, tuple(rows), (full,) * height).coloured("k", "W")
