"""The title: two words that take turns, hit by a ball that goes from racket to racket over a table."""

from arcade.games.ping_pong import art, music
from arcade.games.ping_pong.scenery import Crowd, table
from arcade.games.ping_pong.strings import TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite

SCALE = 4
WORDS = ("PING", "YYYWW"), ("PONG", "CCCWW")
PLACES: tuple[Point, Point] = (47, 70), (104, 114)
"""The top left pixels of the two words, which stand on the table."""
DIP = (2, 4, 6, 7, 6, 5, 3, 2, 1)
"""How far a word sinks in each second frame after the ball has met it."""
FLIGHT = 48
"""Frames from word to word."""
ENDS: tuple[Point, Point] = (110, 66), (176, 110)
HIGH = 26


class Title(LivingTitle):
    """A rally of letters, seen by a full hall."""

    piece = music.TITLE

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._crowd = Crowd(self.machine)
        self._moving = Moving(self.machine)
        self._words = [_word(*word) for word in WORDS]

    def draw(self) -> None:
        self._crowd.sit()
        table(self.machine)
        self._moving.hide()
        self.step(0)
        centred(self.machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """The ball goes to and fro, whom it meets gives way, and everybody's eyes follow."""
        turn, at = divmod(frame, FLIGHT)
        start, end = ENDS[turn % 2], ENDS[1 - turn % 2]
        x = start[0] + (end[0] - start[0]) * at // FLIGHT
        y = start[1] + (end[1] - start[1]) * at // FLIGHT - 4 * HIGH * at * (FLIGHT - at) // FLIGHT**2
        actors: list[Actor] = []
        for side, word in enumerate(self._words):
            since = at // 2 if side == turn % 2 and frame >= FLIGHT else len(DIP)
            down = DIP[since] if since < len(DIP) else 0
            left, top = PLACES[side]
            actors.append((word, left, top + down))
        ball = art.BALLS[2]
        self._moving.show(*actors, (ball, x - ball.width // 2, y - ball.height // 2))
        self._crowd.watch(x + 2 * (x - 143))


def _word(words: str, inks: str) -> Sprite:
    picture = big(words, SCALE)
    room = (picture.height - CELL * SCALE) // 2
    body = picture.cut(-2, room - 2, picture.width + 4, CELL * SCALE + 4)
    return outlined(body, 2).coloured(tuple(inks))
