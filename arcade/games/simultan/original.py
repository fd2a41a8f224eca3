"""The puzzle as it was laid out and paced: thin lines on white, a blinking corner, and a tick for every point lost.

The sheet was set up with a tick for each line of its grid, for each digit that was drawn and for each sign.
"""

from itertools import product

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.levels import TIMES
from arcade.games.simultan.look import Ending, EquationsLook, State
from arcade.games.simultan.puzzles import sheet_signs
from arcade.games.simultan.rules import CELLS, LINES, SIDE, Clock, Puzzle
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import CHANCE, FOR
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_yes_no
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.printed_look import PrintedLook
from arcade.toolkit.sound.jingles import BONUS, WRONG

BLOCK, CORNER = "\x8f", "\x8b"
SQUARES, SQUARE_PIXELS = 5, 24
# Measured milliseconds of what the listing did between its sounds; what is DONE came with each of its kind.
PAIR_DONE, BLOCK_CELL_DONE = 13.3, 24.6
SHEET_CLEARED, SHEET_WIPED = 98, 180
DIGIT_DRAWN, DIGIT_COMPARED, NOTE_PRINTED, EQUALS_PLACED = 27, 27.5, 22.7, 22.7
SIGN_DRAWN, DIGIT_DONE, ROW_DONE = 30.2, 5, 12
SIGN_DONE, LINE_DONE = 38.3, 10.5
LINE_WORKED_OUT, RESULT_DONE = 163, 10
LINE_CHECKED, SOLUTION_DIGIT_PLACED, BEFORE_TUNE = 262, 27, 202
PASS_FRAMES, CUT_FRAMES = 13, 9
"""A press cuts a pass short."""
WRITING_FRAMES = 3
"""What writing a digit adds to the next pass."""
POINTS_FROM_FRAME, CORNER_FROM_FRAME = 5, 8
POINTS_ROW, MESSAGE_ROW, QUESTION_ROW = 21, 22, 23


def print_digit(machine: Spectrum, cell: int, sign: str, inverse: int = 0) -> None:
    machine.print_at(3 + 6 * (cell // SIDE), 7 + 6 * (cell % SIDE), sign, inverse=inverse)


def print_corner(machine: Spectrum, cell: int, sign: str) -> None:
    """What stands in the lower right corner of a cell: the cursor, or the solution."""
    machine.print_at(4 + 6 * (cell // SIDE), 8 + 6 * (cell % SIDE), sign)


class SetUp:
    """Sets one puzzle after the other up on the sheet of a program."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._first = True

    def draw(self) -> Frames[Puzzle]:
        """The book's puzzle: its digits tick while they are drawn, its signs are drawn in silence."""
        digits: list[int] = []
        yield from self.lay_out(digits)
        signs = sheet_signs(self.program.dice)
        yield from self.machine.basic.takes(SIGN_DRAWN * 2 * len(LINES))
        return Puzzle(tuple(digits), signs, self.program.different)

    def lay_out(self, digits: list[int] | None = None) -> Frames[None]:
        """The sheet with a tick for each cell; with a list, for which a digit is drawn then."""
        basic = self.machine.basic
        if self._first:
            yield from basic.cls()
            yield from basic.takes(SHEET_CLEARED)
            yield from self._grid()
        else:
            self._wipe()
            yield from basic.takes(SHEET_WIPED)
        self._first = False
        for cell in range(CELLS):
            row, column = divmod(cell, SIDE)
            yield from basic.beep(0.01, 10 * (row + 1) - 15 * (column + 1), DIGIT_DONE)
            if digits is not None:
                digits.append((yield from self._drawn_digit(digits)))
            yield from self._equals(cell)

    def _grid(self) -> Frames[None]:
        """A tick as high as their column before each pair of lines, then the black squares cell by cell."""
        basic, x, y = self.machine.basic, 48, 39
        for along in range(0, SQUARE_PIXELS * SQUARES + 1, SQUARE_PIXELS):
            yield from basic.beep(0.01, (x + along) // 8, PAIR_DONE)
            yield from basic.plot(x + along, y)
            yield from basic.draw(0, SQUARE_PIXELS * SQUARES)
            yield from basic.plot(x, y + along)
            yield from basic.draw(SQUARE_PIXELS * SQUARES, 0)
        for top, left, row, column in product((5, 11), (9, 15), range(SIDE), range(SIDE)):
            yield from basic.print_at(top + row, left + column, BLOCK)
            yield from basic.takes(BLOCK_CELL_DONE)

    def _wipe(self) -> None:
        """Take away what belonged to the last puzzle; the book left some of it standing."""
        machine = self.machine
        for cell in range(CELLS):
            print_digit(machine, cell, " ")
            print_corner(machine, cell, " ")
        for line in range(SIDE):
            machine.print_at(3 + 6 * line, 22, " " * 6)
        machine.print_at(18, 6, " " * 16)
        machine.print_at(20, 6, " " * 20)

    def _drawn_digit(self, before: list[int]) -> Frames[int]:
        basic, different = self.machine.basic, self.program.different
        while True:
            digit = self.program.dice.below(9) + 1
            yield from basic.takes(DIGIT_DRAWN + DIGIT_COMPARED * different)
            if not different or digit not in before:
                return digit

    def _equals(self, cell: int) -> Frames[None]:
        """The equals signs of the digit's row, and of the column of the same number."""
        basic, line = self.machine.basic, cell // SIDE
        if self.program.different:
            for row, words in enumerate(strings.NOTE, 13):
                self.machine.print_at(row, 0, self.program.text(words))
            yield from basic.takes(NOTE_PRINTED)
        for row, column in ((3 + 6 * line, 22), (18, 7 + 6 * line)):
            yield from basic.takes(EQUALS_PLACED)
            yield from basic.print_at(row, column, "=")
        yield from basic.takes(ROW_DONE * (cell % SIDE == SIDE - 1))

    def fill(self, puzzle: Puzzle) -> Frames[None]:
        """Signs, then results, each after a deep tone."""
        machine, basic = self.machine, self.machine.basic
        yield from self._signs(puzzle)
        for line, number in enumerate(puzzle.results):
            yield from basic.beep(0.1, machine.rnd() * 30 / 65536 - 40, CHANCE)
            yield from basic.takes(LINE_WORKED_OUT)
            row, column = (3 + 6 * line, 24) if line < SIDE else (20, 7 + 6 * (line - SIDE))
            yield from basic.print_at(row, column, str(number))
            yield from basic.takes(RESULT_DONE)

    def _signs(self, puzzle: Puzzle) -> Frames[None]:
        """Column by column those within rows, then those within columns; the book wrote "x" for times."""
        basic = self.machine.basic
        for place, line in product(range(2), range(SIDE)):
            yield from basic.beep(0.01, 10 * (line + 1) - 15 * (place + 1), SIGN_DONE)
            self.machine.print_at(3 + 6 * line, 10 + 6 * place, puzzle.signs[line][place].replace(TIMES, "x"))
            yield from basic.takes(LINE_DONE * (line == SIDE - 1))
        for column, place in product(range(SIDE), range(2)):
            yield from basic.beep(0.01, 15 * (column + 1) - 10 * (place + 1), SIGN_DONE)
            sign = puzzle.signs[SIDE + column][place].replace(TIMES, "x")
            self.machine.print_at(6 + 6 * place, 7 + 6 * column, sign)
            yield from basic.takes(LINE_DONE * (place == 1))


class Original(PrintedLook, EquationsLook):
    columns = SIDE

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._set_up = SetUp(program)
        self._question_row = QUESTION_ROW
        self._digits = [""] * CELLS
        self._corner: int | None = None
        """The cell in which the cursor stands."""
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
        self.clear_screen()
        yield from self.machine.basic.cls()

    def ask_different(self) -> Frames[bool]:
        yield from self.machine.basic.print_at(POINTS_ROW, 0, self.program.text(strings.MAY_REPEAT))
        return not (yield from ask_yes_no(self.machine, default=True))

    def drawn(self) -> Frames[Puzzle]:
        """The book's puzzle, drawn while its sheet is set up."""
        self._clear_words()
        return self._set_up.draw()

    def begin(self) -> Frames[None]:
        machine = self.machine
        if self.program.duel:
            self._clear_words()
            yield from self._set_up.lay_out()
        yield from self._set_up.fill(self.program.game.puzzle)
        print_corner(machine, 0, CORNER)
        self._digits, self._corner = [""] * CELLS, 0
        yield from machine.pause(5)
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
            self._due = min(self._due, max(self._began + CUT_FRAMES * machine.FRAME, machine.frame * machine.FRAME))
        if machine.now >= self._due:
            return True
        yield
        return False

    def step(self) -> Frames[None]:
        return self._begin_pass()

    def _begin_pass(self) -> Frames[None]:
        """A tick; the points are shown later in the pass."""
        machine = self.machine
        self._began = machine.now
        self._due = self._began + (PASS_FRAMES + WRITING_FRAMES * self._writing) * machine.FRAME
        self._presses, self._writing, self._counted = machine.keyboard.presses, False, False
        yield from machine.basic.beep(0.01, 10)

    def show(self) -> None:
        """Digits that changed, and the blinking corner; digits that clash are inverse."""
        machine, game = self.machine, self.program.game
        clashes = game.puzzle.clashes(game.cells)
        for cell, digit in enumerate(game.cells):
            shown = (str(digit) if digit else " ") + "!" * (cell in clashes)
            if shown != self._digits[cell]:
                self._digits[cell] = shown
                print_digit(machine, cell, shown[0], inverse=len(shown) - 1)
        frame = (machine.now - self._began) // machine.FRAME
        if frame >= POINTS_FROM_FRAME and not self._counted:
            self.count()
        self._put_corner(self.program.cell if frame >= CORNER_FROM_FRAME else None)

    def _put_corner(self, cell: int | None) -> None:
        for place, sign in ((self._corner, " "), (cell, CORNER)):
            if place is not None and cell != self._corner:
                print_corner(self.machine, place, sign)
        self._corner = cell

    def move(self) -> None:
        """A digit was written, which takes its time in the next pass."""
        self._writing = True

    def count(self) -> None:
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

    def at(self, x: int, y: int) -> Cell | None:
        row, column = y // 8 - 2, x // 8 - 6
        inside = 0 <= row < SIDE * SQUARES and 0 <= column < SIDE * SQUARES
        return (row // 6, column // 6) if inside and not row // SIDE % 2 and not column // SIDE % 2 else None

    def prompt(self) -> None:
        self._say("")

    def refuse(self, words: Text, **values: object) -> None:
        self._refused = True
        self.say(words, **values)

    def say(self, words: Text, **values: object) -> None:
        self._say(self.program.text(words, **values))

    def _say(self, words: str) -> None:
        lines = [*words.split("\n"), ""]
        for row, line in zip((MESSAGE_ROW, QUESTION_ROW), lines, strict=False):
            self.machine.print_at(row, 0, line.ljust(32)[:32])

    def checking(self) -> Frames[None]:
        """The pass is finished; then line after line is worked out, up to the first that is wrong."""
        machine, game = self.machine, self.program.game
        machine.waiting = None
        if self._due < self._began + PASS_FRAMES * machine.FRAME:
            yield from machine.spend(max(self._due - machine.now, 0))
            yield from self._begin_pass()
        self._put_corner(None)
        right = game.right_lines
        checked = next((line + 1 for line in range(len(LINES)) if line not in right), len(LINES))
        yield from machine.basic.takes(LINE_CHECKED * checked)

    def end(self, ending: Ending) -> Frames[None]:
        machine, text, lesson = self.machine, self.program.text, self.program.lesson
        self.show()
        self._put_corner(None)
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
            print_corner(self.machine, cell, str(digit))
            yield from basic.takes(SOLUTION_DIGIT_PLACED)
        yield from basic.takes(BEFORE_TUNE)
        yield from basic.tune([(0.1, pitch) for pitch in range(-30, 31, 5)], FOR)

    def farewell(self) -> Frames[None]:
        machine = self.machine
        self._clear_words()
        self.say(strings.GOODBYE)
        yield from machine.basic.beep(2, machine.rnd() * 24 / 65536, CHANCE)

    def _clear_words(self) -> None:
        for row in (POINTS_ROW, MESSAGE_ROW, QUESTION_ROW):
            self.machine.print_at(row, 0, " " * 32)
