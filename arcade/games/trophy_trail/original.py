"""The trip as it was laid out and paced: an instruction page, ampersands for trophies, a flashing star."""

from collections.abc import Iterator

from arcade.games.trophy_trail import strings
from arcade.games.trophy_trail.board import COLUMNS, ROWS
from arcade.games.trophy_trail.events import Crashed, Event, Moved, Ticked
from arcade.games.trophy_trail.handling import BookKeys
from arcade.games.trophy_trail.rules import World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.texts import Text, wrap
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, GREEN, RED, WHITE
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

TROPHY, STAR = "&", "*"
BAR_ROW, POINTS_COLUMN, TIME_COLUMN = 21, 13, 29
KEY_NOTE, WRONG_NOTE = (0.1, 40), (1, -6)
TICK, TAKEN, CRASH, END = (0.05, 33), (0.1, 40), ((0.1, 22), (0.2, 33)), (1, 1)
PAUSES = (20, 14, 8, 2)
"""Frames before each decision, by level."""
IDLE, STEP, TAKING = 5, 3, 9
"""Frames that BASIC took for a tick of the clock, for a step, and for one onto a trophy."""
TO_LEVEL, TO_REPLAY, TO_FIELD = 10, 4, 123
"""Frames until the level is asked, from the answer until the page is there again, from the level's key to the field."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a trip in the original's way and spends the original's time."""

    question_place = 15, 7
    level = 1

    def ask_level(self) -> Frames[None]:
        """The instruction page, on which the level is chosen."""
        machine, text = self.machine, self.program.text
        self.clear_screen(CYAN, WHITE, BLACK)
        machine.print_at(4, 10, text(strings.BOOK_TITLE), inverse=1)
        self._prose(7, strings.BOOK_RULES)
        self._prose(13, strings.BOOK_KEYS)
        machine.print_at(18, 1, text(strings.BOOK_LEVEL))
        machine.print_at(19, 1, text(strings.BOOK_LEVELS))
        yield from machine.wait(TO_LEVEL)
        usual = str(min(self.program.setup.level, len(PAUSES)))
        key = yield from ask_key(machine, ("1", "2", "3", "4"), self.wrong_key, usual)
        self.level = int(key)

    def _prose(self, row: int, words: Text) -> None:
        """Wrapped words, in which the game's two signs stand out."""
        for line, shown in enumerate(wrap(self.program.text(words), 32), row):
            self.machine.print_at(line, 0, shown)
            for column, sign in enumerate(shown):
                if sign in (TROPHY, STAR):
                    self.machine.print_at(line, column, sign, inverse=1)

    def wrong_key(self) -> Frames[None]:
        """A high tone, then a low one."""
        return self.machine.tune((KEY_NOTE, WRONG_NOTE))

    def begin(self, world: World) -> Frames[None]:
        """The level's note, the wall, the trophies as they were thrown, the bar, the star."""
        machine, started = self.machine, self.machine.now
        yield from machine.beep(*KEY_NOTE)
        machine.cls()
        for row in range(BAR_ROW + 1):
            for column in range(COLUMNS + 2) if row in (0, ROWS + 1) else (0, COLUMNS + 1):
                machine.print_at(row, column, STAR, ink=RED, paper=RED)
            yield from machine.wait(1)
        for cell in world.thrown:
            machine.print_at(*cell, TROPHY, ink=BLUE)
            yield from machine.wait(2)
        self._labels(world)
        self._star(world)
        yield from machine.until(started, TO_FIELD)

    def pause(self, keys: BookKeys) -> Frames[None]:
        """The level's wait, which a key ends."""
        return keys.pause(PAUSES[self.level - 1])

    def step(self, world: World, event: Event | None) -> Frames[None]:
        """Show what came of a decision and spend its time; nothing did while a key that is no way was down."""
        machine, started = self.machine, self.machine.now
        if self.in_new_language():
            self._labels(world)
        match event:
            case Ticked():
                yield from machine.beep(*TICK)
                self._number(TIME_COLUMN, world.walkers[0].clock)
                yield from machine.until(started, IDLE)
            case Moved(_, start, _, value):
                machine.print_at(*start, STAR, paper=GREEN)
                self._star(world)
                if value:
                    yield from machine.beep(*TAKEN)
                    self._number(POINTS_COLUMN, world.walkers[0].points)
                yield from machine.until(started, TAKING if value else STEP)
            case Crashed():
                yield from machine.tune(CRASH)
            case None:
                yield from machine.wait(STEP)
            case _:
                pass

    def end(self, world: World) -> Frames[None]:
        """The low tone and the end page."""
        machine, text = self.machine, self.program.text
        yield from machine.beep(*END)
        machine.cls()
        machine.print_at(6, 8, f" {text(strings.BOOK_OVER)} ", flash=1)
        machine.print_at(10, 7, text(strings.BOOK_SCORE, n=world.walkers[0].points))

    def again(self) -> Frames[bool]:
        """After a yes the page takes a moment."""
        again = yield from super().again()
        if again:
            yield from self.machine.wait(TO_REPLAY)
        return again

    def _star(self, world: World) -> None:
        self.machine.print_at(*world.walkers[0].cell, STAR, ink=RED, flash=1)

    def _number(self, column: int, number: int) -> None:
        self.machine.print_at(BAR_ROW, column, str(number))

    def _labels(self, world: World) -> None:
        """The blue bar with its words and numbers, in the language of the moment."""
        machine, walker = self.machine, world.walkers[0]
        machine.print_at(BAR_ROW, 1, " " * COLUMNS, ink=BLUE, inverse=1)
        for column, value, words in self._values(walker.points, walker.clock):
            label = f"{self.program.text(words)} = "
            machine.print_at(BAR_ROW, column - len(label), label, ink=BLUE, inverse=1)
            if value:
                self._number(column, value)
            else:
                machine.print_at(BAR_ROW, column, "0", ink=BLUE, inverse=1)

    def _values(self, points: int, clock: int) -> Iterator[tuple[int, int, Text]]:
        yield POINTS_COLUMN, points, strings.POINTS
        yield TIME_COLUMN, clock, strings.TIME
