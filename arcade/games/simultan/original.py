"""The puzzle as it was laid out and paced: thin lines on white, a blinking corner, and a tick for every point lost."""

from arcade.games.simultan import printed_scene, strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.board import CELLS, SIDE
from arcade.games.simultan.handling import Command
from arcade.games.simultan.look import Ending, EquationsLook
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.printed_look import PrintedLook
from arcade.toolkit.sound.jingles import BONUS, WRONG

CORNER = "\x8b"
GRID, DIGIT, SIGN, RESULT = 13, 10, 10, 15
"""Frames for each line of the grid, digit, sign and result."""
SET_UP, SET_UP_AGAIN, CHECK, SOLUTION = 387, 307, 82, 87
CLICK, TICK = 0.01, (0.01, 10.0)
BLINK = 5
"""Frames in which the cursor is seen, of the thirteen of a pass."""
PASS = 13
RISING = tuple((0.1, float(pitch)) for pitch in range(-30, 31, 5))
GOODBYE = 2.0
POINTS_ROW, MESSAGE_ROW, QUESTION_ROW = 21, 22, 23
BLANK = " " * 32


class Original(PrintedLook, EquationsLook):
    """Draws the program's game in the original's way and spends the original's time."""

    columns = SIDE

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._first = True
        self._digits = [""] * CELLS
        self._corner: int | None = None
        self._frame = 0

    def title(self) -> Frames[None]:
        """There was none."""
        self.clear_screen()
        yield from ()

    def ask_different(self) -> Frames[bool]:
        """The first question."""
        self.machine.print_at(0, 0, self.program.text(strings.MAY_REPEAT))
        may = yield from ask_yes_no(self.machine, default=True)
        return not may

    def begin(self) -> Frames[None]:
        """The grid with its ticks, then digits that stay hidden, signs and results."""
        machine, puzzle, started = self.machine, self.program.game.puzzle, self.machine.now
        first, self._first = self._first, False
        if first:
            machine.cls()
            for pitch in printed_scene.grid(machine):
                yield from self._paced(CLICK, pitch, GRID)
        else:
            printed_scene.wipe(machine)
            self._clear_words()
        self._digits, self._corner, self._frame = [""] * CELLS, None, 0
        for row in range(1, SIDE + 1):
            for place in range(1, SIDE + 1):
                yield from self._paced(CLICK, 10 * row - 15 * place, DIGIT)
        for line, signs in enumerate(puzzle.signs):
            for place, sign in enumerate(signs):
                printed_scene.sign(machine, line, place, sign)
                pitch = 10 * (line % SIDE + 1) - 15 * (place + 1)
                yield from self._paced(CLICK, pitch if line < SIDE else -pitch, SIGN)
        for line, result in enumerate(puzzle.results):
            printed_scene.result(machine, line, result)
            yield from self._paced(0.1, self.program.dice.below(31) - 40, RESULT)
        if puzzle.different:
            for row, words in enumerate(strings.NOTE, 13):
                machine.print_at(row, 0, self.program.text(words))
        yield from self._until(started, SET_UP if first else SET_UP_AGAIN)

    def show(self) -> None:
        """Digits that changed, and the blinking corner; digits that clash are inverse."""
        game = self.program.game
        clashes = game.puzzle.clashes(game.cells)
        for cell, digit in enumerate(game.cells):
            shown = (str(digit) if digit else " ") + "!" * (cell in clashes)
            if shown != self._digits[cell]:
                self._digits[cell] = shown
                printed_scene.digit(self.machine, cell, shown[0], inverse=len(shown) - 1)
        self._frame += 1
        place = self.program.cell if self._frame % PASS < BLINK else None
        if place != self._corner:
            if self._corner is not None:
                printed_scene.corner(self.machine, self._corner, " ")
            if place is not None:
                printed_scene.corner(self.machine, place, CORNER)
            self._corner = place

    def step(self) -> None:
        """A tick, and the points."""
        text, duel = self.program.text, self.program.duel
        if duel:
            sides = [
                (">" if duel.seat == seat else " ") + text(strings.BOOK_PLAYER, n=seat + 1, points=duel.points[seat])
                for seat in (0, 1)
            ]
            words = "  ".join([*sides, text(strings.BOOK_TURN, points=duel.turn_points)])
        else:
            words = text(strings.POINTS_DONE, points=self.program.game.points)
        self.machine.print_at(POINTS_ROW, 0, words.ljust(32)[:32])
        self.machine.chime((TICK,))

    def at(self, x: int, y: int) -> Command | Cell | None:
        """The digit cell under the mouse."""
        return printed_scene.cell_at(x, y)

    def prompt(self) -> None:
        """Blank the message."""
        self._say("")

    def refuse(self, words: Text, **values: object) -> None:
        """A message below, with a low sound."""
        self.machine.chime(WRONG)
        self.say(words, **values)

    def say(self, words: Text, **values: object) -> None:
        """A message below."""
        self._say(self.program.text(words, **values))

    def _say(self, words: str) -> None:
        lines = [*words.split("\n"), ""]
        for row, line in zip((MESSAGE_ROW, QUESTION_ROW), lines, strict=False):
            self.machine.print_at(row, 0, line.ljust(32)[:32])

    def checking(self) -> Frames[None]:
        """The check took its time."""
        self.machine.waiting = None
        if self._corner is not None:
            printed_scene.corner(self.machine, self._corner, " ")
            self._corner = None
        yield from self.machine.wait(CHECK)

    def end(self, ending: Ending) -> Frames[None]:
        """Praise and the average, or the solution in the corners and a rising tune."""
        self.show()
        if self._corner is not None:
            printed_scene.corner(self.machine, self._corner, " ")
        self._clear_words()
        text, lesson = self.program.text, self.program.lesson
        if ending is Ending.DUEL:
            self.step()
        elif ending is Ending.SOLVED:
            self.machine.print_at(POINTS_ROW, 0, text(strings.BRAVO, n=self.program.game.points))
            self._say(text(strings.AVERAGE, n=lesson.games, average=mixed(lesson.average)))
        else:
            words = {
                Ending.TIME: strings.TIME_IS_UP,
                Ending.GIVEN_UP: strings.NOT_RIGHT,
                Ending.WRONG: strings.NOT_RIGHT,
            }
            self.machine.print_at(POINTS_ROW, 0, text(words[ending]))
            yield from self._solution()
        if ending in (Ending.SOLVED, Ending.DUEL):
            yield from self.machine.tune(BONUS)

    def again(self) -> Frames[bool]:
        """Another puzzle?"""
        self.machine.print_at(QUESTION_ROW, 0, self.program.text(strings.ANOTHER))
        return (yield from ask_yes_no(self.machine, default=True))

    def _solution(self) -> Frames[None]:
        started = self.machine.now
        for cell, digit in enumerate(self.program.game.puzzle.digits):
            printed_scene.corner(self.machine, cell, str(digit))
        yield from self.machine.tune(RISING)
        yield from self._until(started, SOLUTION)

    def farewell(self) -> Frames[None]:
        """A last word and a long note."""
        self._clear_words()
        self.say(strings.GOODBYE)
        yield from self.machine.beep(GOODBYE, self.program.dice.below(25))

    def _clear_words(self) -> None:
        for row in (POINTS_ROW, MESSAGE_ROW, QUESTION_ROW):
            self.machine.print_at(row, 0, BLANK)

    def _paced(self, seconds: float, pitch: int, frames: int) -> Frames[None]:
        started = self.machine.now
        yield from self.machine.beep(seconds, pitch)
        yield from self._until(started, frames)

    def _until(self, started: int, frames: int) -> Frames[None]:
        """Let time pass until so many frames after a tick."""
        machine = self.machine
        return machine.until(started, frames)
