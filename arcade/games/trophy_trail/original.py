"""The trip as it was laid out and paced: an instruction page, ampersands for trophies, a flashing star."""

from arcade.games.trophy_trail import strings
from arcade.games.trophy_trail.handling import BookKeys
from arcade.games.trophy_trail.levels import LEVELS
from arcade.games.trophy_trail.rules import COLUMNS, ROWS, Cell, Crashed, Event, Moved, Ticked, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, GREEN, RED
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

TROPHY, STAR = "&", "*"
BAR_ROW, POINTS_COLUMN, TIME_COLUMN = 21, 13, 29
KEY_NOTE, WRONG_NOTE = (0.1, 40), (1, -6)
TICK, TAKEN, CRASH, END = (0.05, 33), (0.1, 40), ((0.1, 22), (0.2, 33)), (1, 1)
PAUSES = (20, 14, 8, 2)
"""Frames before each decision, by level."""
# How long BASIC took, in frames.
TICK_FRAMES, STEP_FRAMES, TROPHY_FRAMES = 5, 3, 9
BEFORE_WALL, WALL_ROW_DONE, BEFORE_THROWS, THROW_DONE = 1.5, 0.12, 8.2, 2.54
# And in milliseconds.
KEYS_READ, CELL_TESTED, CRASH_NOTED, TROPHY_NOTED, LEVEL_READ, WRONG_READ, PAGE_SET_UP = 19.4, 18, 18, 9, 4, 6.4, 95


class Original(PrintedLook, ActionLook[Spectrum, World]):
    question_place = 15, 7
    level = 1

    @property
    def usual_level(self) -> int:
        """The one chosen in the cabinet, or the hardest that the book has."""
        return min(LEVELS.rung(self.program.setup.level), len(PAUSES))

    def ask_level(self) -> Frames[int]:
        """The instruction page, on which the level is chosen."""
        machine, text = self.machine, self.program.text
        machine.border(CYAN)
        yield from machine.basic.cls()
        yield from machine.basic.takes(PAGE_SET_UP)
        yield from machine.basic.print_at(4, 10, text(strings.BOOK_TITLE), inverse=1)
        yield from self._prose(7, strings.BOOK_RULES)
        yield from self._prose(13, strings.BOOK_KEYS)
        yield from machine.basic.print_at(18, 1, text(strings.BOOK_LEVEL))
        yield from machine.basic.print_at(19, 1, text(strings.BOOK_LEVELS))
        key = yield from ask_key(machine, ("1", "2", "3", "4"), self.wrong_key, str(self.usual_level))
        self.level = int(key)
        return self.level

    def _prose(self, row: int, words: Text) -> Frames[None]:
        """Wrapped words, in which the game's two signs stand out."""
        for line, shown in enumerate(wrap(self.program.text(words), 32), row):
            yield from self.machine.basic.print_at(line, 0, shown)
            for column, sign in enumerate(shown):
                if sign in (TROPHY, STAR):
                    self.machine.print_at(line, column, sign, inverse=1)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.takes(LEVEL_READ)
        yield from self.machine.basic.tune((KEY_NOTE, WRONG_NOTE), WRONG_READ)

    def fence(self) -> Frames[None]:
        machine, basic = self.machine, self.machine.basic
        yield from basic.takes(LEVEL_READ)
        yield from basic.beep(*KEY_NOTE)
        yield from basic.cls()
        yield from machine.wait(BEFORE_WALL)
        for row in range(BAR_ROW + 1):
            for column in (0, COLUMNS + 1):
                yield from basic.print_at(row, column, STAR, ink=RED, paper=RED)
            yield from machine.wait(WALL_ROW_DONE)
        for row in (0, ROWS + 1):
            yield from basic.print_at(row, 0, STAR * (COLUMNS + 2), ink=RED, paper=RED)
        self._labels(0, 0)
        yield from machine.wait(BEFORE_THROWS)

    def throw(self, cell: Cell) -> Frames[None]:
        yield from self.machine.wait(THROW_DONE)
        yield from self.machine.basic.print_at(*cell, TROPHY, ink=BLUE)

    def begin(self, world: World) -> Frames[None]:
        return self.machine.basic.print_at(*world.walkers[0].cell, STAR, ink=BLACK, flash=1)

    def pause(self, keys: BookKeys) -> Frames[None]:
        return keys.pause(PAUSES[self.level - 1])

    def step(self, world: World, event: Event | None) -> Frames[None]:
        """Show what came of a decision and spend its time; nothing did while a key that is no way was down."""
        machine, basic, started, walker = self.machine, self.machine.basic, self.machine.now, world.walkers[0]
        if self.in_new_language():
            self._labels(walker.points, walker.clock)
        yield from basic.takes(KEYS_READ)
        match event:
            case Ticked():
                yield from basic.beep(*TICK)
                self._number(TIME_COLUMN, walker.clock)
                yield from machine.until(started, TICK_FRAMES)
            case Moved(_, start, _, value):
                yield from basic.print_at(*start, STAR, paper=GREEN)
                yield from basic.takes(CELL_TESTED)
                yield from basic.print_at(*walker.cell, STAR, ink=RED, flash=1)
                if value:
                    yield from basic.takes(TROPHY_NOTED)
                    yield from basic.beep(*TAKEN)
                self._number(POINTS_COLUMN, walker.points)
                yield from machine.until(started, TROPHY_FRAMES if value else STEP_FRAMES)
            case Crashed():
                yield from basic.print_at(*walker.cell, STAR, paper=GREEN)
                yield from basic.takes(CELL_TESTED + CRASH_NOTED)
                yield from basic.tune(CRASH, beside=0)
            case None:
                yield from machine.until(started, STEP_FRAMES)

    def end(self, world: World) -> Frames[None]:
        basic, text = self.machine.basic, self.program.text
        yield from basic.beep(*END)
        yield from basic.cls()
        yield from basic.print_at(6, 8, f" {text(strings.BOOK_OVER):11}", flash=1)
        yield from basic.print_at(10, 7, text(strings.BOOK_SCORE, n=world.walkers[0].points))

    def _number(self, column: int, number: int) -> None:
        self.machine.print_at(BAR_ROW, column, str(number))

    def _labels(self, points: int, clock: int) -> None:
        """The blue bar with its words and numbers, in the language of the moment; the clock comes after a nought."""
        machine = self.machine
        machine.print_at(BAR_ROW, 1, " " * COLUMNS, ink=BLUE, inverse=1)
        for column, words in ((POINTS_COLUMN, strings.POINTS), (TIME_COLUMN - 1, strings.TIME)):
            label = f"{self.program.text(words)} = "
            machine.print_at(BAR_ROW, column - len(label), f"{label}0", ink=BLUE, inverse=1)
        for column, value in ((POINTS_COLUMN, points), (TIME_COLUMN, clock)):
            if value:
                self._number(column, value)
