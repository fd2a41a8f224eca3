"""The puzzle as it was laid out and paced: thin lines on white, a blinking corner, and a tick for every point lost."""

from arcade.games.simultan import printed_scene, strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.board import CELLS, LINES, SIDE, Puzzle
from arcade.games.simultan.handling import Command
from arcade.games.simultan.look import Ending, EquationsLook
from arcade.games.simultan.printed_scene import SetUp
from arcade.games.simultan.rules import Clock
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.basic import CHANCE, FOR
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.printed_look import PrintedLook
from arcade.toolkit.sound.jingles import BONUS, WRONG

CORNER = "\x8b"
CHECKED, SOLUTION_PLACED, SOLVED = 262, 27, 202
"""Milliseconds to check a line of the player's, to place a digit of the solution, and before the tune."""
TICK = (0.01, 10.0)
PASS, CUT, WRITING = 13, 9, 3
"""Frames of a pass; of one in which a key was pressed; and what writing a digit adds to the next."""
POINTS_SHOWN, CORNER_SHOWN = 5, 8
"""The frames of a pass from which on the points and the cursor are seen."""
PAUSE = 5
RISING = tuple((0.1, float(pitch)) for pitch in range(-30, 31, 5))
GOODBYE = 2.0
POINTS_ROW, MESSAGE_ROW, QUESTION_ROW = 21, 22, 23
BLANK = " " * 32


class Original(PrintedLook, EquationsLook):
    """Draws the program's game in the original's way and spends the original's time."""

    columns = SIDE

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._set_up = SetUp(program)
        self._question_row = QUESTION_ROW
        self._digits = [""] * CELLS
        self._corner: int | None = None
        self._began = self._due = 0
        """The tick at which this pass began, and the one at which it ends."""
        self._presses = 0
        self._writing = False
        """Whether a digit was written in this pass."""
        self._counted = True
        """Whether the points of this pass are shown."""
        self._refused = False
        """Whether a low sound is to come."""

    def title(self) -> Frames[None]:
        """There was none."""
        self.clear_screen()
        yield from self.machine.basic.cls()

    def ask_different(self) -> Frames[bool]:
        """The first question."""
        yield from self.machine.basic.print_at(POINTS_ROW, 0, self.program.text(strings.MAY_REPEAT))
        may = yield from ask_yes_no(self.machine, default=True)
        return not may

    def drawn(self) -> Frames[Puzzle]:
        """The book's puzzle, drawn while its sheet is set up."""
        self._clear_words()
        return self._set_up.draw()

    def begin(self) -> Frames[None]:
        """Digits stay hidden, signs and results are shown; and the first pass begins."""
        machine = self.machine
        if self.program.duel:
            self._clear_words()
            yield from self._set_up.lay_out()
        yield from self._set_up.fill(self.program.game.puzzle)
        printed_scene.corner(machine, 0, CORNER)
        self._digits, self._corner = [""] * CELLS, 0
        yield from machine.pause(PAUSE)
        yield from self._begin_pass()

    def frame(self, clock: Clock) -> Frames[bool]:
        """A pass ends when its pause does, which a press cuts short."""
        del clock
        machine = self.machine
        if self._refused:
            self._refused = False
            yield from machine.basic.tune(WRONG)
        if machine.keyboard.presses != self._presses:
            self._presses = machine.keyboard.presses
            self._due = min(self._due, max(self._began + CUT * machine.FRAME, machine.frame * machine.FRAME))
        if machine.now >= self._due:
            return True
        yield
        return False

    def step(self) -> Frames[None]:
        """The next pass begins."""
        return self._begin_pass()

    def _begin_pass(self) -> Frames[None]:
        """A tick; the points are shown later in the pass."""
        machine = self.machine
        self._began = machine.now
        self._due = self._began + (PASS + WRITING * self._writing) * machine.FRAME
        self._presses, self._writing, self._counted = machine.keyboard.presses, False, False
        yield from machine.basic.beep(*TICK)

    def show(self) -> None:
        """Digits that changed, and the blinking corner; digits that clash are inverse."""
        machine, game = self.machine, self.program.game
        clashes = game.puzzle.clashes(game.cells)
        for cell, digit in enumerate(game.cells):
            shown = (str(digit) if digit else " ") + "!" * (cell in clashes)
            if shown != self._digits[cell]:
                self._digits[cell] = shown
                printed_scene.digit(machine, cell, shown[0], inverse=len(shown) - 1)
        frame = (machine.now - self._began) // machine.FRAME
        if frame >= POINTS_SHOWN and not self._counted:
            self.count()
        place = self.program.cell if frame >= CORNER_SHOWN else None
        if place != self._corner:
            self._hide_corner()
            if place is not None:
                printed_scene.corner(machine, place, CORNER)
            self._corner = place

    def _hide_corner(self) -> None:
        if self._corner is not None:
            printed_scene.corner(self.machine, self._corner, " ")
            self._corner = None

    def move(self) -> None:
        """A digit was written, which takes its time in the next pass."""
        self._writing = True

    def count(self) -> None:
        """The points, or in a duel those of both."""
        self._counted = True
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

    def at(self, x: int, y: int) -> Command | Cell | None:
        """The digit cell under the mouse."""
        return printed_scene.cell_at(x, y)

    def prompt(self) -> None:
        """Blank the message."""
        self._say("")

    def refuse(self, words: Text, **values: object) -> None:
        """A message below, with a low sound."""
        self._refused = True
        self.say(words, **values)

    def say(self, words: Text, **values: object) -> None:
        """A message below."""
        self._say(self.program.text(words, **values))

    def _say(self, words: str) -> None:
        lines = [*words.split("\n"), ""]
        for row, line in zip((MESSAGE_ROW, QUESTION_ROW), lines, strict=False):
            self.machine.print_at(row, 0, line.ljust(32)[:32])

    def checking(self) -> Frames[None]:
        """The pass is finished; then line after line is worked out, up to the first that is wrong."""
        machine, game = self.machine, self.program.game
        machine.waiting = None
        if self._due < self._began + PASS * machine.FRAME:
            yield from machine.spend(max(self._due - machine.now, 0))
            yield from self._begin_pass()
        self._hide_corner()
        right = game.right_lines
        checked = next((line + 1 for line in range(len(LINES)) if line not in right), len(LINES))
        yield from machine.basic.takes(CHECKED * checked)

    def end(self, ending: Ending) -> Frames[None]:
        """Praise and the average, or the solution in the corners and a rising tune."""
        machine, text, lesson = self.machine, self.program.text, self.program.lesson
        self.show()
        self._hide_corner()
        self._clear_words()
        self._question_row = QUESTION_ROW
        if ending is Ending.DUEL:
            self.count()
        elif ending is Ending.SOLVED:
            machine.print_at(POINTS_ROW, 0, text(strings.BRAVO, n=self.program.game.points))
            self._say(text(strings.AVERAGE, n=lesson.games, average=mixed(lesson.average)))
        else:
            words = strings.TIME_IS_UP if ending is Ending.TIME else strings.NOT_RIGHT
            yield from machine.basic.print_at(POINTS_ROW, 0, text(words))
            yield from self._solution()
            self._question_row = POINTS_ROW
        if ending in (Ending.SOLVED, Ending.DUEL):
            yield from machine.basic.tune(BONUS)

    def again(self) -> Frames[bool]:
        """Another puzzle? Beside a solution, in place of the verdict."""
        words = self.program.text(strings.ANOTHER).ljust(32)
        yield from self.machine.basic.print_at(self._question_row, 0, words)
        return (yield from ask_yes_no(self.machine, default=True))

    def _solution(self) -> Frames[None]:
        basic = self.machine.basic
        for cell, digit in enumerate(self.program.game.puzzle.digits):
            printed_scene.corner(self.machine, cell, str(digit))
            yield from basic.takes(SOLUTION_PLACED)
        yield from basic.takes(SOLVED)
        yield from basic.tune(RISING, FOR)

    def farewell(self) -> Frames[None]:
        """A last word and a long note."""
        machine = self.machine
        self._clear_words()
        self.say(strings.GOODBYE)
        yield from machine.basic.beep(GOODBYE, machine.rnd() * 24 / 65536, CHANCE)

    def _clear_words(self) -> None:
        for row in (POINTS_ROW, MESSAGE_ROW, QUESTION_ROW):
            self.machine.print_at(row, 0, BLANK)
