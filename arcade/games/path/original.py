"""The ride as it was laid out and paced: a blue way on cyan, a thin yellow line, a star that flashes."""

from arcade.games.path import strings
from arcade.games.path.board import COLUMNS, ROWS, Way
from arcade.games.path.levels import LEVELS
from arcade.games.path.rules import BOOK_LEVELS, Ride, Step
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import FOR
from arcade.machine.spectrum.drawing import TOP_LINE
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, BLUE, CYAN, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook
from arcade.toolkit.words.sentences import ANOTHER_GAME

BAR_ROW = 21
LENGTH_COLUMN, LENGTH_AT, WAY_COLUMN, WAY_AT = 1, 11, 17, 27
QUESTION = 10, 6
END = 10, 6
"""Where the question stands two rows below the words, which begin two columns further right."""

LEVEL_NOTE, WRONG_NOTE, TURN_NOTE, OFF_NOTE = (0.1, 12), (1, -6), (0.005, 20), (0.5, -10)
STAR_NOTES = tuple((0.05, pitch) for pitch in range(3, 31, 3))
CELL_FRAMES = 3
"""For each cell that is drawn."""
READY_FRAMES = 50
STEP_FRAMES = (7.0, 6.0, 5.0, 4.5)
"""Frames for a pixel at each level."""


class Original(PrintedLook, ActionLook[Spectrum, Ride]):
    """Draws a ride in the original's way and spends the original's time."""

    @property
    def usual_level(self) -> int:
        """The one chosen in the cabinet, or the hardest that the book has."""
        return min(LEVELS.rung(self.program.setup.level), BOOK_LEVELS)

    def ask_level(self) -> Frames[int]:
        """Ask for the level on an empty screen; fire and clicks mean the one chosen in the cabinet."""
        machine = self.machine
        self.clear_screen(YELLOW, CYAN, BLACK)
        machine.print_at(*QUESTION, self.program.text(strings.LEVEL_QUESTION))
        levels = tuple(str(level) for level in range(1, BOOK_LEVELS + 1))
        key = yield from ask_key(machine, levels, self.wrong_key, str(self.usual_level))
        yield from machine.basic.beep(*LEVEL_NOTE)
        return int(key)

    def wrong_key(self) -> Frames[None]:
        return self.machine.basic.beep(*WRONG_NOTE)

    def begin(self, ride: Ride) -> Frames[None]:
        """The way grows cell by cell; then a moment to look at it."""
        machine = self.machine
        machine.cls()
        self._bar(ride)
        row, column = ride.way.star
        machine.print_at(row, column, "*", ink=YELLOW, paper=BLUE, flash=1)
        for cell in ride.way.cells[:-1]:
            machine.print_at(*cell, " ", paper=BLUE)
            yield from machine.wait(CELL_FRAMES)
        self._plot(ride)
        yield from machine.wait(READY_FRAMES)

    def step(self, ride: Ride, turn: int) -> Frames[None]:
        """A pixel further, with a click at a turn."""
        machine, started = self.machine, self.machine.now
        if turn:
            yield from machine.basic.beep(*TURN_NOTE)
        if ride.ended is not Step.OFF:
            self._plot(ride)
        self._bar(ride)
        yield from machine.until(started, STEP_FRAMES[ride.level - 1])

    def end(self, ride: Ride) -> Frames[None]:
        """How it ended and its sound, beside the way; the question will stand below."""
        machine, text = self.machine, self.program.text
        words = text(strings.WELL_DONE if ride.won else strings.LEFT_THE_PATH)
        row, column = clear_place(ride.way, max(len(words) + 2, len(text(ANOTHER_GAME))))
        self.question_place = row + 2, column
        machine.print_at(row, column + 2, words, flash=int(not self.program.calm))
        yield from machine.basic.tune(STAR_NOTES if ride.won else (OFF_NOTE,), FOR)

    def _plot(self, ride: Ride) -> None:
        """The line's end; its cell takes the line's ink."""
        line = ride.line
        self.machine.plot(line.x, TOP_LINE - line.y, ink=YELLOW, paper=BLUE, flash=int(ride.won))

    def _bar(self, ride: Ride) -> None:
        """The labels, when they are new or the language is, and the length."""
        machine, text = self.machine, self.program.text
        if self.in_new_language() or not ride.line.distance:
            machine.print_at(BAR_ROW, 0, " " * COLUMNS, inverse=1)
            machine.print_at(BAR_ROW, LENGTH_COLUMN, f"{text(strings.LENGTH)} =", inverse=1)
            machine.print_at(BAR_ROW, WAY_COLUMN, f"{text(strings.PATH)} =", inverse=1)
            machine.print_at(BAR_ROW, WAY_AT, str(len(ride.way.cells)), inverse=1)
        machine.print_at(BAR_ROW, LENGTH_AT, str(ride.line.distance), inverse=1)


def clear_place(way: Way, width: int) -> tuple[int, int]:
    """The row and column nearest to END from which three rows of `width` columns are free of the way."""

    def far(place: tuple[int, int]) -> int:
        return abs(place[0] - END[0]) + abs(place[1] - END[1])

    places = [
        (row, column)
        for row in range(ROWS - 2)
        for column in range(COLUMNS - width + 1)
        if not any(row <= down < row + 3 and column <= right < column + width for down, right in way.cells)
    ]
    return min(places, key=far, default=END)
