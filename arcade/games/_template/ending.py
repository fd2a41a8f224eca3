"""How a game of the Lucky Number ends: its star goes up among the others, or the night closes over it."""

from arcade.games._template.art import STAR
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Burst, Figure, Twinkle
from arcade.toolkit.animation.moving_sprites import Animation, Moving, eased
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import NIGHT
from arcade.toolkit.picture.sprites import Sprite
from arcade.toolkit.sound.jingles import POINT, THUD

SKY = pair("bk")
TOP, ROWS = 1, 20
"""Rows of the sky."""
ROW = 14
"""Where the words stand."""
ZENITH: Point = (112, 32)
"""Where the lucky star hangs after a win."""
ROCKETS = ((56, 44), (200, 56), (84, 76), (176, 36), (44, 72), (216, 72))
"""Pixels where rockets burst, above the words and beside the star."""
TWINKLING = ((3, 5), (5, 26), (8, 3), (11, 29), (2, 20), (18, 8), (19, 24), (12, 10))
LARGE: Sprite = STAR.enlarged(2, 2).see_through()


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], outcome: Outcome, place: Point) -> None:
        """`place` is the pixel of the lucky tile."""
        self.program = program
        self.machine = program.machine
        self.won = outcome is Outcome.WON
        self.place = place
        self._lights = Twinkle(self.machine, TWINKLING, "WCCbbC", 9)
        shining = Animation((LARGE.coloured("Y"), LARGE.coloured("W"), LARGE.coloured("Y"), LARGE.coloured("y")), 12)
        self._star = Figure(self.machine, shining, *ZENITH)

    def play(self) -> Frames[None]:
        """From the last guess to the words."""
        start = STAR.coloured("Y" if self.won else "W")
        for row in range(TOP, TOP + ROWS):
            fill(self.machine, row, 0, 1, 32, NIGHT, SKY)
            draw(self.machine, start, *self.place)
            yield
            yield
        yield from self._rise() if self.won else self._sink()
        inks = "YYW" if self.won else "CCb"
        headline(
            self.machine, self.program.text(WORDS[Outcome.WON if self.won else Outcome.LOST]), ROW, inks, shade=None
        )
        yield
        if self.won:
            yield from self._rockets()

    def _rise(self) -> Frames[None]:
        moving = Moving(self.machine)
        fill(self.machine, TOP, 0, ROWS, 32, NIGHT, SKY)
        for step, point in enumerate(eased(self.place, (ZENITH[0] + 8, ZENITH[1] + 8), 40)):
            if step % 8 == 0:
                self.machine.chime(POINT)
            moving.show((STAR.coloured("WY"[step // 4 % 2]), *point))
            yield
        moving.hide()
        self._star.step(0)

    def _sink(self) -> Frames[None]:
        moving = Moving(self.machine)
        fill(self.machine, TOP, 0, ROWS, 32, NIGHT, SKY)
        for step, point in enumerate(eased(self.place, (self.place[0], 160), 50)):
            if step % 16 == 0:
                self.machine.chime(THUD)
            moving.show((STAR.coloured("WCCbb"[step // 10]), *point))
            yield
        moving.hide()

    def _rockets(self) -> Frames[None]:
        bursts = [Burst(self.machine, place) for place in ROCKETS]
        for frame in range(12 * len(bursts) + Burst.FRAMES):
            self._star.step(frame)
            for number, burst in enumerate(bursts):
                burst.step(frame - 12 * number)
            yield

    def rest(self, frame: int) -> None:
        """The stars twinkle, and the lucky one shines."""
        self._lights.step(frame)
        if self.won:
            self._star.step(frame)
