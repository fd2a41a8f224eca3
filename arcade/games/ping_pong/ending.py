"""The end of Ping-pong: the ball hops off the table, the board counts the points, and the hall claps or yawns."""

from collections.abc import Iterable, Iterator
from functools import cache

from arcade.games.ping_pong import art
from arcade.games.ping_pong.scenery import MIDDLE, NEAR, Crowd
from arcade.games.ping_pong.strings import BARELY, BRAVO, MASTERLY, OUT_OF_BOUNCES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import hop, straight
from arcade.toolkit.animation.storyboard import Storyboard
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.noises import applause

FINE = 15
"""From this score on the hall claps."""
GREAT = 30
"""From this score on it is on its feet."""
VERDICTS = (BARELY, "CWW"), (BRAVO, "YWW"), (MASTERLY, "YYW")
"""The words and their colours, by score."""
BALL = art.BALLS[2].coloured("W")
FLOOR, FLOOR_ROW = 174, 21
HOPS = (26, 14, 7, 3)
"""Pixels of the ball's hops on the floor."""
TOCK = ((0.004, 28.0), (0.003, 8.0))
BOARD_ROW, BOARD_COLUMN = 8, 11
TILE_ROWS, TILE_COLUMNS = 7, 5
"""Cells of each of the two plates with a digit."""
SCALE = 5
WORD_ROW = 16


class Ending(Storyboard[Program[Spectrum]]):
    """The ball rolls off the table, the board counts, the hall claps or yawns."""

    def __init__(self, program: Program[Spectrum], crowd: Crowd, score: int, ball: Point) -> None:
        """`ball` is the pixel where the ball is."""
        super().__init__(program)
        self._crowd = crowd
        self._score = score
        self._ball = ball

    def rest(self, frame: int) -> None:
        if self._score >= FINE:
            self._crowd.cheer(frame, 1 if self._score >= GREAT else 2)
        else:
            self._crowd.yawn(frame)

    def play(self) -> Frames[None]:
        fill(self.machine, FLOOR_ROW, 0, 2, COLUMNS, colours=pair("Wk"))
        yield from self._roll_off(self._ball)
        yield from self._count()
        words, inks = VERDICTS[(self._score >= FINE) + (self._score >= GREAT)]
        headline(self.machine, self.program.text(words), WORD_ROW, inks=inks, most=2)
        centred(self.machine, 22, self.program.text(OUT_OF_BOUNCES, n=self._score), pair("Ck"))
        if self._score >= FINE:
            self.machine.chime(applause(40))
        yield from self.hold(75)

    def _roll_off(self, ball: Point) -> Frames[None]:
        """Over the near edge, and down on the floor in shorter and shorter hops."""
        side = 1 if ball[0] < MIDDLE else -1
        x = ball[0] - ball[0] // 40 * side
        place = x, NEAR - 8
        yield from self._roll(self._watched(straight(ball, place, 3)))
        for height in HOPS:
            landing = place[0] + side * (6 + height), FLOOR
            yield from self._roll(hop(place, landing, height, 6 + height // 2))
            self.machine.chime(TOCK)
            place = landing
        yield from self._roll(straight(place, (place[0] + side * 70, FLOOR), 2))
        self.moving.hide()

    def _roll(self, path: Iterable[Point]) -> Frames[None]:
        for x, y in path:
            self.moving.show((BALL, x - BALL.width // 2, y - BALL.height // 2))
            yield

    def _watched(self, path: Iterable[Point]) -> Iterator[Point]:
        """The same points; the crowd looks at each."""
        for x, y in path:
            self._crowd.watch(x)
            yield x, y

    def _count(self) -> Frames[None]:
        """Two plates with a digit each turn to the score, a click and a little higher for every point."""
        self._plates(0)
        for points in range(1, self._score + 1):
            self._plates(points)
            self.machine.chime(((0.006, 4.0 + points / 2), (0.004, 16.0 + points / 2)))
            yield from pause(2)
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
