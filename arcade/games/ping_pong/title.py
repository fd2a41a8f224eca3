"""The title: two words set of balls on a table; one more ball hops from letter to letter, far and near in turn."""

from arcade.games.ping_pong import ART, MUSIC, art
from arcade.games.ping_pong.scenery import MIDDLE, Crowd, table
from arcade.games.ping_pong.strings import TAGLINE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import outlined

WORDS = ("PING", ART["bead far"], "Y"), ("PONG", ART["bead near"], "W")
"""The far and the near word, the balls of which they are made, and the balls' colours."""
PLACES: tuple[Point, Point] = (54, 54), (40, 103)
"""The top left pixels of the two words; the net of the table runs behind both their Ns."""
GAPS = 7, 8
"""Pixels between their letters."""
DIP = (2, 4, 6, 6, 5, 3, 2, 1)
"""How far a letter sinks in each second frame after the ball has met it; those beside it sink half as far."""
FLIGHT = 40
"""Frames from word to word."""
HIGH = 26
BALL = outlined(art.BALLS[2].cut(-1, -1, 12, 12))
"""In a rim of paper, which keeps it apart from those that it flies over."""
ROUND = (0, 0, 1, 1, 2, 2, 3, 3, 3, 2, 2, 1, 1, 0)
"""Which letter of its word each flight begins on; far and near take turns."""


class Title(LivingTitle):
    """A rally of letters, seen by a full hall."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._crowd = Crowd(self.machine)
        self._moving = Moving(self.machine)
        self._words = [word(0), word(1)]

    def draw(self) -> None:
        self._crowd.sit()
        table(self.machine)
        self._moving.hide()
        self.step(0)
        centred(self.machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """The ball goes to and fro, the letter that it meets gives way, and everybody's eyes follow."""
        turn, at = divmod(frame, FLIGHT)
        met = turn % 2, ROUND[turn % len(ROUND)]
        start = self._top(*met)
        end = self._top(1 - met[0], ROUND[(turn + 1) % len(ROUND)])
        x = start[0] + (end[0] - start[0]) * at // FLIGHT
        y = start[1] + (end[1] - start[1]) * at // FLIGHT - 4 * HIGH * at * (FLIGHT - at) // FLIGHT**2
        down = DIP[at // 2] if frame >= FLIGHT and at // 2 < len(DIP) else 0
        actors: list[Actor] = []
        for side, letters in enumerate(self._words):
            for place, (picture, left, top) in enumerate(letters):
                away = abs(place - met[1]) if side == met[0] else len(letters)
                actors.append((picture, left, top + (down, down // 2, 0, 0, 0)[away]))
        self._moving.show(*actors, (BALL, x - BALL.width // 2, y - BALL.height // 2))
        self._crowd.watch(x + 2 * (x - MIDDLE))

    def _top(self, side: int, place: int) -> Point:
        """Where the ball's middle is when it meets a letter."""
        picture, left, top = self._words[side][place]
        return left + picture.width // 2, top - 4


def word(side: int) -> list[Actor]:
    """The letters of the far word (0) or the near one in their places."""
    name, ball, ink = WORDS[side]
    left, top = PLACES[side]
    actors: list[Actor] = []
    for mark in name:
        picture = art.letter(mark, ball).coloured(ink)
        actors.append((picture, left, top))
        left += picture.width + GAPS[side] - 2 * art.RIM
    return actors
