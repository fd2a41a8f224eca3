"""What the mastermind does at the end: he is behind bars, juggles the pegs of a code, or falls asleep."""

from abc import ABC, abstractmethod

from arcade.games.mastermind import art, sounds
from arcade.games.mastermind.figures import (
    AHEAD,
    EYES_AT,
    HEIGHT,
    LEFT,
    LIGHT,
    MOUTH_AT,
    RIGHT,
    WIDTH,
    Eyes,
    Mood,
    hooded,
)
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.codes.code import PEGS, Code
from arcade.toolkit.codes.pegs import PEG, peg
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, sprite

BARS = (0, 3, 8, 11)
"""Columns of the bars before him; he holds the middle ones."""
HAND_ROW = 8
BAR = sprite([".######."] * CELL, "C", "k")
AMAZED_FRAMES, BAR_FRAMES = 25, 9
JUGGLER_ROWS = 8
"""So many rows are seen of him when he juggles."""
FLIGHT, HIDDEN = 72, 24
"""Frames that a peg is in the air, and then behind his back."""
RISE = 5
"""Rows that a peg rises."""
DOZE = 120
"""Frames in which a snore goes up."""


class Act(ABC):
    """What he does at the end, twelve columns wide; the rows down to its last one are his."""

    def __init__(self, machine: Spectrum, top: int, last: int, column: int) -> None:
        self.machine = machine
        self.top, self.last, self.column = top, last, column

    @abstractmethod
    def enter(self) -> Frames[None]:
        """How it comes to that."""

    @abstractmethod
    def live(self, frame: int) -> None:
        """What goes on then."""


class Caught(Act):
    """A light goes on, bars fall before him, and he holds on to them. He may smile at how long it took."""

    def __init__(self, machine: Spectrum, last: int, column: int, mood: Mood = Mood.AMAZED) -> None:
        super().__init__(machine, last + 1 - HEIGHT, last, column)
        self.mood = mood
        self._eyes = Eyes(machine, self.top + EYES_AT, column + EYES_AT)

    def enter(self) -> Frames[None]:
        machine, top, column = self.machine, self.top, self.column
        machine.chime(sounds.LAMP)
        fill(machine, top, column, HEIGHT, WIDTH, colours=pair("k" + LIGHT))
        hooded(machine, top, column, behind=LIGHT)
        self._eyes.show(Mood.AMAZED)
        for _ in range(AMAZED_FRAMES):
            yield
        for bar in BARS:
            for row in range(HEIGHT):
                draw_cells(machine, BAR, top + row, column + bar)
                if row % 2:
                    yield
            machine.chime(sounds.CLANK)
            for _ in range(BAR_FRAMES):
                yield
        for bar, hand in zip(BARS[1:3], (art.HAND, art.HAND.mirrored()), strict=True):
            draw_cells(machine, hand.coloured("W", "k").opaque(), top + HAND_ROW, column + bar)
            yield

    def live(self, frame: int) -> None:
        self._eyes.live(frame, self.mood, (AHEAD, LEFT, RIGHT, LEFT))


class Juggling(Act):
    """He throws the pegs of his code round and round, behind his back and over his head."""

    def __init__(self, machine: Spectrum, top: int, last: int, column: int, code: Code) -> None:
        super().__init__(machine, top, last, column)
        self.code = code
        self._row = last + 1 - JUGGLER_ROWS
        self._eyes = Eyes(machine, self._row + EYES_AT, column + EYES_AT)
        self._pegs = Moving(machine)

    def enter(self) -> Frames[None]:
        machine, column = self.machine, self.column
        for seen in range(1, JUGGLER_ROWS + 1):
            hooded(machine, self.last + 1 - seen, column, seen)
            for _ in range(3):
                yield
        self._eyes.show(Mood.SMUG)
        draw_cells(machine, art.GRIN.coloured("W", "k").opaque(), self._row + MOUTH_AT[0], column + MOUTH_AT[1])
        between = (FLIGHT + HIDDEN) // PEGS
        for frame in range(2 * (FLIGHT + HIDDEN)):
            if frame % between == 0:
                machine.chime(sounds.thrown(frame // between % PEGS))
            self.live(frame)
            yield

    def live(self, frame: int) -> None:
        self._eyes.live(frame, Mood.SMUG, (LEFT, AHEAD, RIGHT, AHEAD))
        if frame % 2:
            return
        actors = []
        for place in range(PEGS):
            age = frame - place * (FLIGHT + HIDDEN) // PEGS
            now = age % (FLIGHT + HIDDEN)
            if age >= 0 and now < FLIGHT:
                across = CELL * WIDTH - PEG
                high = 4 * (CELL * (self._row - self.top) - PEG // 2) * now * (FLIGHT - now) // FLIGHT**2
                x = CELL * self.column + across - across * now // FLIGHT
                actors.append((peg(self.code[place]), x, CELL * self._row - PEG // 2 - high))
        self._pegs.show(*actors)


class Asleep(Act):
    """Somebody else has told: he sleeps."""

    def __init__(self, machine: Spectrum, top: int, last: int, column: int) -> None:
        super().__init__(machine, top, last, column)
        self._row = last + 1 - JUGGLER_ROWS
        self._eyes = Eyes(machine, self._row + EYES_AT, column + EYES_AT)
        self._snores = Moving(machine)

    def enter(self) -> Frames[None]:
        for seen in range(1, JUGGLER_ROWS + 1):
            hooded(self.machine, self.last + 1 - seen, self.column, seen)
            for _ in range(3):
                yield
        self._eyes.show(Mood.SLY)
        for mood in (Mood.SLY, Mood.SMUG, Mood.SHUT):
            self._eyes.show(mood)
            for _ in range(16):
                yield
        self.machine.chime(sounds.SNORE)
        for frame in range(DOZE):
            self.live(frame)
            yield

    def live(self, frame: int) -> None:
        self._eyes.show(Mood.SHUT)
        if frame % 3:
            return
        bottom, height = CELL * self._row, CELL * (self._row - self.top - 1)
        actors = []
        for number in range(2):
            risen = (frame + number * DOZE // 2) % DOZE * height // DOZE
            x = CELL * (self.column + 7) + risen // 2 + (risen // 6 % 2)
            actors.append((art.SNORE.see_through().coloured("C"), x, bottom - CELL - risen))
        self._snores.show(*actors)
