"""How the frogs' duel ends: one leaps under the moon, of the other one only the eyes stay above the water."""

from arcade.games.frog_duel import art
from arcade.games.frog_duel.art import Pose
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Drift, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Moving, hop
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

SHORE, LOW = 17, 22
SIDE = 64
"""Pixels of a frog."""
TOP = 8 * SHORE - SIDE
PLACES = (16, WIDTH - 16 - SIDE)
DEPTH = 44
"""Pixels by which the loser goes under."""
SINK = 2
"""Frames of each of them."""
LEAP, HEIGHT = 34, 30
WORD_ROW = 2
STARS = ((1, 2), (5, 30), (7, 14), (7, 1), (1, 28), (9, 21), (10, 10))
SPEEDS = (0, 0, 9, 0, 0, -6, 0, 0)
BUBBLE = ((0.006, 22.0), (0.006, 27.0))
CROAK = ((0.03, -5.0), (0.05, -8.0), (0.03, -5.0), (0.06, -9.0))


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], outcome: Outcome) -> None:
        machine = program.machine
        self.program = program
        self.machine = machine
        self.outcome = outcome
        self.winner = int(outcome in (Outcome.LOST, Outcome.SECOND))
        self._frogs = Moving(machine)
        water = Drift(machine, CELL * (SHORE + 2), 0, CELL * (LOW - SHORE - 2), COLUMNS, SPEEDS)
        self._pond = all_alive(water.step, Twinkle(machine, STARS, "WCbbC", 11).step)

    def play(self) -> Frames[None]:
        """The pond by night, a leap, somebody who goes under, the words."""
        self._night()
        self._show(PLACES[self.winner], TOP, Pose.SITTING, 0, Pose.SITTING)
        yield from pause(16)
        start, end = (PLACES[self.winner], TOP), ((WIDTH - SIDE) // 2, TOP)
        self.machine.chime(CROAK)
        for x, y in hop(start, end, HEIGHT, LEAP):
            self._show(x, y, Pose.LEAPING, 0, Pose.SITTING)
            yield
        self.machine.chime(CROAK)
        for sunk in range(DEPTH + 1):
            if sunk % 9 == 0:
                self.machine.chime(BUBBLE)
            self._show(*end, Pose.CROAKING if sunk < 16 else Pose.SITTING, sunk, Pose.SITTING)
            for frame in range(SINK):
                self._pond(SINK * sunk + frame)
                yield
        inks = "GYG" if self.outcome is not Outcome.LOST else "CCc"
        headline(self.machine, self.program.text(WORDS[self.outcome]), WORD_ROW, inks, "", outlined, 2)
        yield

    def rest(self, frame: int) -> None:
        """The water runs, the winner croaks now and then, two eyes blink."""
        self._pond(frame)
        pose = Pose.CROAKING if frame % 80 in range(40, 56) else Pose.SITTING
        eyes = Pose.BLINKING if frame % 70 in range(20, 27) else Pose.SITTING
        self._show((WIDTH - SIDE) // 2, TOP, pose, DEPTH, eyes)

    def _night(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, SHORE, COLUMNS, colours=pair("Wk"))
        for row, column in STARS:
            draw(machine, art.STAR, CELL * column, CELL * row)
        draw(machine, ball(24).coloured("W", "k"), PLACES[1 - self.winner] + 20, TOP - 24)
        fill(machine, SHORE, 0, LOW - SHORE, COLUMNS, art.WATER, pair("CB"))
        shelf = art.SHELF.enlarged(2, 1).coloured("G", "B")
        for x in (PLACES[self.winner], (WIDTH - SIDE) // 2):
            draw(machine, shelf, x, CELL * SHORE)

    def _show(self, x: int, y: int, pose: Pose, sunk: int, sinking: Pose) -> None:
        """Both frogs: the winner at a place, the loser so many pixels under."""
        loser = 1 - self.winner
        under = _above(art.frog(loser, sinking, 4), sunk, art.INKS[loser])
        self._frogs.show((under, PLACES[loser], TOP + sunk), (art.frog(self.winner, pose, 4), x, y))


def _above(frog: Sprite, sunk: int, ink: str) -> Sprite:
    """What is seen of a frog that is so many pixels under water."""
    return frog.cut(0, 0, SIDE, SIDE - sunk).coloured(ink, "k") if sunk else frog
