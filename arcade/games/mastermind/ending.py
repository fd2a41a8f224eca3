"""How the mastermind ends: behind bars, juggling the pegs of a code that nobody found, or asleep."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from arcade.families.codes.board import open_lid
from arcade.families.codes.code import PEGS, Code
from arcade.families.codes.pegs import PEG, STAR, peg
from arcade.games.mastermind import figures
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
    Peeking,
    hooded,
)
from arcade.games.mastermind.rules import VERDICTS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.headline import tall_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.sprites import CELL, sprite
from arcade.toolkit.sound.tunes import Tune

CLANK: Tune = ((0.004, 30.0), (0.01, -9.0), (0.006, 18.0), (0.02, -14.0))
"""A bar hits the floor."""
LAMP: Tune = ((0.003, 24.0), (0.004, None), (0.006, -12.0))
"""The light is switched on."""
SNORING: Tune = ((0.03, -26.0), (0.03, -24.0), (0.04, -28.0))
TRIED: Tune = ((0.003, 9.0),)
"""A peg that the computer thinks of."""
BARS = (0, 3, 8, 11)
"""Columns of the bars before him; he holds the middle ones."""
HAND_ROW = 8
BAR = sprite([".######."] * CELL, "C", "k")
AMAZED_FRAMES, BAR_FRAMES = 25, 9
JUGGLER_ROWS = 8
"""So many rows are seen of him when he juggles."""
FLIGHT, HIDDEN = 72, 24
"""Frames of a peg's way."""
DOZE = 120
"""Frames in which a snore goes up."""
MOODS = (Mood.AMAZED, Mood.AMAZED, Mood.SLY, Mood.SMUG, Mood.SMUG)
"""How he takes it behind his bars, by the verdict: the longer it took, the prouder he is."""
INKS = {Outcome.WON: "YR", Outcome.LOST: "WC", Outcome.DRAWN: "WY", Outcome.OVER: "CC"}
STAR_FRAMES = 7
STARS = len(VERDICTS) + 1


def star(number: int) -> Tune:
    """A star of the verdict: higher with each."""
    return ((0.015, 12.0 + 4 * number), (0.03, 19.0 + 4 * number))


def thrown(place: int) -> Tune:
    """A peg is thrown up."""
    return ((0.008, 7.0 + 2 * place), (0.008, 14.0 + 2 * place))


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
        machine.chime(LAMP)
        fill(machine, top, column, HEIGHT, WIDTH, colours=pair("k" + LIGHT))
        hooded(machine, top, column, behind=LIGHT)
        self._eyes.show(Mood.AMAZED)
        yield from pause(AMAZED_FRAMES)
        for bar in BARS:
            for row in range(HEIGHT):
                draw_cells(machine, BAR, top + row, column + bar)
                if row % 2:
                    yield
            machine.chime(CLANK)
            yield from pause(BAR_FRAMES)
        for bar, hand in zip(BARS[1:3], (figures.HAND, figures.HAND.mirrored()), strict=True):
            draw_cells(machine, hand.coloured("W", "k").opaque(), top + HAND_ROW, column + bar)
            yield

    def live(self, frame: int) -> None:
        self._eyes.live(frame, self.mood, (AHEAD, LEFT, RIGHT, LEFT))


class Rising(Act):
    """He comes up to his chest; above him something moves."""

    def __init__(self, machine: Spectrum, top: int, last: int, column: int) -> None:
        super().__init__(machine, top, last, column)
        self._row = last + 1 - JUGGLER_ROWS
        self._eyes = Eyes(machine, self._row + EYES_AT, column + EYES_AT)
        self._moving = Moving(machine)

    def enter(self) -> Frames[None]:
        for seen in range(1, JUGGLER_ROWS + 1):
            hooded(self.machine, self.last + 1 - seen, self.column, seen)
            yield from pause(3)


class Juggling(Rising):
    """He throws the pegs of his code round and round, behind his back and over his head."""

    def __init__(self, machine: Spectrum, top: int, last: int, column: int, code: Code) -> None:
        super().__init__(machine, top, last, column)
        self.code = code

    def enter(self) -> Frames[None]:
        machine, column = self.machine, self.column
        yield from super().enter()
        self._eyes.show(Mood.SMUG)
        draw_cells(machine, figures.GRIN.coloured("W", "k").opaque(), self._row + MOUTH_AT[0], column + MOUTH_AT[1])
        between = (FLIGHT + HIDDEN) // PEGS
        for frame in range(2 * (FLIGHT + HIDDEN)):
            if frame % between == 0:
                machine.chime(thrown(frame // between % PEGS))
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
        self._moving.show(*actors)


class Asleep(Rising):
    """Somebody else has told: he sleeps."""

    def enter(self) -> Frames[None]:
        yield from super().enter()
        for mood in (Mood.SLY, Mood.SMUG, Mood.SHUT):
            self._eyes.show(mood)
            yield from pause(16)
        self.machine.chime(SNORING)
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
            actors.append((figures.SNORE.see_through().coloured("C"), x, bottom - CELL - risen))
        self._moving.show(*actors)


class Ending:
    """The end of a code: its lids open, and what he does then stands beside the board."""

    def __init__(self, peeking: Peeking, code: Code, outcome: Outcome, words: str, note: str, verdict: int) -> None:
        """`note` stands small below the stars of a win."""
        self.machine = peeking.machine
        self.peeking = peeking
        self.code = code
        self.outcome = outcome
        self.words, self.note = words, note
        self.stars = STARS - verdict
        self.lids = peeking.row + 3, peeking.column + 1
        self.first, self.last, self.column = peeking.row + 6, 21, peeking.column - 1
        self.act: Act = Asleep(self.machine, self.first + 2, self.last, self.column)
        if outcome is Outcome.WON:
            self.act = Caught(self.machine, self.last, self.column, MOODS[verdict])
        elif outcome is Outcome.LOST:
            self.act = Juggling(self.machine, self.first + 2, self.last, self.column, code)

    def play(self) -> Frames[None]:
        """The lids, his ducking away, the words, his act."""
        won = self.outcome is Outcome.WON
        self.peeking.eyes.show(Mood.AMAZED if won else Mood.SMUG, (0, 2))
        yield from open_lid(self.machine, self.code, *self.lids)
        self.peeking.hide()
        for row in range(self.last, self.first - 1, -1):
            fill(self.machine, row, self.column, 1, WIDTH, colours=pair("Wk"))
            yield
        tall_words(self.machine, self.words, self.first, self.column, WIDTH, INKS[self.outcome])
        yield from self.act.enter()
        if won:
            yield from self._verdict()

    def _verdict(self) -> Frames[None]:
        """In stars, which come one by one."""
        centred(self.machine, self.first + 3, self.note, pair("ck"), self.column, WIDTH)
        for place in range(STARS):
            self._star(place, "b")
        for place in range(self.stars):
            self._star(place, "Y")
            self.machine.chime(star(place))
            yield from pause(STAR_FRAMES)

    def _star(self, place: int, ink: str) -> None:
        column = self.column + (WIDTH - 2 * STARS) // 2 + 2 * place
        draw(self.machine, STAR.coloured(ink), CELL * column, CELL * (self.first + 2))

    def rest(self, frame: int) -> None:
        self.act.live(frame)


class DuelEnding:
    """The end of a duel: between the two codes, all lids open, somebody is caught, both are, or he juggles."""

    FIRST, LAST, WORDS_ROW = 3, 17, 19

    def __init__(
        self, machine: Spectrum, code: Code, outcome: Outcome, words: str, lids: Sequence[tuple[Code, Cell]]
    ) -> None:
        """`code` is the one that was not found; `lids` are over so many codes, at their cells."""
        self.machine = machine
        self.outcome = outcome
        self.words = words
        self.lids = lids
        middle = (COLUMNS - WIDTH) // 2
        self.acts: list[Act] = [Juggling(machine, self.FIRST, self.LAST, middle, code)]
        if outcome is not Outcome.LOST:
            sides = (-8, 8) if outcome is Outcome.DRAWN else (0,)
            self.acts = [Caught(machine, self.LAST, middle + side) for side in sides]

    def play(self) -> Frames[None]:
        """The lids open, the boards go, the words and what he does come."""
        for code, cell in self.lids:
            yield from open_lid(self.machine, code, *cell)
        for row in range(self.FIRST, self.WORDS_ROW + 3):
            fill(self.machine, row, 0, 1, COLUMNS, colours=pair("Wk"))
            yield
        tall_words(self.machine, self.words, self.WORDS_ROW, 0, COLUMNS, INKS.get(self.outcome, INKS[Outcome.WON]))
        for act in self.acts:
            yield from act.enter()

    def rest(self, frame: int) -> None:
        for act in self.acts:
            act.live(frame)
