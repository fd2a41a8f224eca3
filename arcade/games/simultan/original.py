"""The puzzle as it was laid out and paced: thin lines on white, a blinking corner, and a tick for every point lost.

The sheet was set up with a tick for each line of its grid, for each digit that was drawn and for each sign.
"""

from itertools import product

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import mixed
from arcade.games.simultan.levels import TIMES
from arcade.games.simultan.look import Command, Ending, EquationsLook, State
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

BLOCK = "\x8f"
LOWEST = 48, 39
"""Where PLOT begins the grid."""
STEP = 24
"""Pixels along a square of the grid."""
SQUARES = 5
# Measured milliseconds of what the listing did between its sounds; what is DONE came with each of its kind.
PAIR_DONE, BLOCK_CELL_DONE = 13.3, 24.6
SHEET_CLEARED, SHEET_WIPED = 98, 180
DIGIT_DRAWN, DIGIT_COMPARED, NOTE_PRINTED, EQUALS_PLACED = 27, 27.5, 22.7, 22.7
SIGN_DRAWN, DIGIT_DONE, ROW_DONE = 30.2, 5, 12
SIGN_DONE, LINE_DONE = 38.3, 10.5
LINE_WORKED_OUT, RESULT_DONE = 163, 10
LINE_CHECKED, SOLUTION_DIGIT_PLACED, BEFORE_TUNE = 262, 27, 202
CLICK = 0.01
CORNER = "\x8b"
TICK = (0.01, 10.0)
PASS_FRAMES = 13
CUT_FRAMES = 9
"""Frames of a pass in which a key was pressed."""
WRITING_FRAMES = 3
"""What writing a digit adds to the next pass."""
POINTS_FROM_FRAME, CORNER_FROM_FRAME = 5, 8
PAUSE = 5
RISING = tuple((0.1, float(pitch)) for pitch in range(-30, 31, 5))
GOODBYE = 2.0
POINTS_ROW, MESSAGE_ROW, QUESTION_ROW = 21, 22, 23
BLANK = " " * 32


def grid(machine: Spectrum) -> Frames[None]:
    """Draw the grid: a tick as high as their column before each pair of lines, then the black squares cell by cell."""
    basic, (x, y) = machine.basic, LOWEST
    for line in range(SQUARES + 1):
        yield from basic.beep(0.01, (x + STEP * line) // 8, PAIR_DONE)
        yield from basic.plot(x + STEP * line, y)
        yield from basic.draw(0, STEP * SQUARES)
        yield from basic.plot(x, y + STEP * line)
        yield from basic.draw(STEP * SQUARES, 0)
    for top, left, row, column in product((5, 11), (9, 15), range(SIDE), range(SIDE)):
        yield from basic.print_at(top + row, left + column, BLOCK)
        yield from basic.takes(BLOCK_CELL_DONE)


def wipe(machine: Spectrum) -> None:
    """Take away what belonged to the last puzzle; the book left some of it standing."""
    for cell in range(CELLS):
        print_digit(machine, cell, " ")
        print_corner(machine, cell, " ")
    for line in range(SIDE):
        machine.print_at(3 + 6 * line, 22, " " * 6)
    machine.print_at(18, 6, " " * 16)
    machine.print_at(20, 6, " " * 20)


def print_digit(machine: Spectrum, cell: int, sign: str, inverse: int = 0) -> None:
    machine.print_at(3 + 6 * (cell // SIDE), 7 + 6 * (cell % SIDE), sign, inverse=inverse)


def print_corner(machine: Spectrum, cell: int, sign: str) -> None:
    """What stands in the lower right corner of a cell: the cursor, or the solution."""
    machine.print_at(4 + 6 * (cell // SIDE), 8 + 6 * (cell % SIDE), sign)


def sign(machine: Spectrum, line: int, place: int, character: str) -> None:
    """One of the twelve signs; the book wrote "x" for times."""
    character = character.replace(TIMES, "x")
    if line < SIDE:
        machine.print_at(3 + 6 * line, 10 + 6 * place, character)
    else:
        machine.print_at(6 + 6 * place, 7 + 6 * (line - SIDE), character)


def equals(machine: Spectrum, line: int) -> Frames[None]:
    """The sign before what a line has to make."""
    row, column = (3 + 6 * line, 22) if line < SIDE else (18, 7 + 6 * (line - SIDE))
    return machine.basic.print_at(row, column, "=")


def result(machine: Spectrum, line: int, number: int) -> Frames[None]:
    """What a line has to make, behind it or below."""
    row, column = (3 + 6 * line, 24) if line < SIDE else (20, 7 + 6 * (line - SIDE))
    return machine.basic.print_at(row, column, str(number))


def cell_at(x: int, y: int) -> Cell | None:
    """The cell for a digit at a pixel."""
    row, column = y // 8 - 2, x // 8 - 6
    inside = 0 <= row < SIDE * SQUARES and 0 <= column < SIDE * SQUARES
    if not inside or row // SIDE % 2 or column // SIDE % 2:
        return None
    return row // 6, column // 6


class SetUp:
    """Sets one puzzle after the other up on the sheet of a program."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine
        self._first = True

    def draw(self) -> Frames[Puzzle]:
        """The book's puzzle: its digits tick while they are drawn, its signs are drawn in silence."""
        dice = self.program.dice
        yield from self._sheet()
        digits: list[int] = []
        for cell in range(CELLS):
            yield from self._digit_ticks(cell)
            digits.append((yield from self._drawn_digit(digits)))
            yield from self._equals(cell)
        signs = sheet_signs(dice)
        yield from self.machine.basic.takes(SIGN_DRAWN * 2 * len(LINES))
        return Puzzle(tuple(digits), signs, self.program.different)

    def _drawn_digit(self, before: list[int]) -> Frames[int]:
        basic, different = self.machine.basic, self.program.different
        while True:
            digit = self.program.dice.below(9) + 1
            yield from basic.takes(DIGIT_DRAWN + DIGIT_COMPARED * different)
            if not different or digit not in before:
                return digit

    def lay_out(self) -> Frames[None]:
        """The sheet of a puzzle that was not drawn on it, with the same ticks."""
        yield from self._sheet()
        for cell in range(CELLS):
            yield from self._digit_ticks(cell)
            yield from self._equals(cell)

    def fill(self, puzzle: Puzzle) -> Frames[None]:
        """Signs, then results, each after a deep tone."""
        machine = self.machine
        yield from self._signs(puzzle)
        for line, number in enumerate(puzzle.results):
            yield from machine.basic.beep(0.1, machine.rnd() * 30 / 65536 - 40, CHANCE)
            yield from machine.basic.takes(LINE_WORKED_OUT)
            yield from result(machine, line, number)
            yield from machine.basic.takes(RESULT_DONE)

    def _sheet(self) -> Frames[None]:
        """The empty grid, or the one of before without what stood there."""
        machine = self.machine
        if self._first:
            yield from machine.basic.cls()
            yield from machine.basic.takes(SHEET_CLEARED)
            yield from grid(machine)
        else:
            wipe(machine)
            yield from machine.basic.takes(SHEET_WIPED)
        self._first = False

    def _digit_ticks(self, cell: int) -> Frames[None]:
        row, column = cell // SIDE + 1, cell % SIDE + 1
        yield from self.machine.basic.beep(CLICK, 10 * row - 15 * column, DIGIT_DONE)

    def _equals(self, cell: int) -> Frames[None]:
        """The equals signs of the digit's row, and of the column of the same number."""
        machine, line = self.machine, cell // SIDE
        if self.program.different:
            for row, words in enumerate(strings.NOTE, 13):
                machine.print_at(row, 0, self.program.text(words))
            yield from machine.basic.takes(NOTE_PRINTED)
        yield from machine.basic.takes(EQUALS_PLACED)
        yield from equals(machine, line)
        yield from machine.basic.takes(EQUALS_PLACED)
        yield from equals(machine, SIDE + line)
        yield from machine.basic.takes(ROW_DONE * (cell % SIDE == SIDE - 1))

    def _signs(self, puzzle: Puzzle) -> Frames[None]:
        """Column by column of the signs within rows, then of those within columns, each after its tick."""
        places = [(line, place) for place in range(2) for line in range(SIDE)]
        places += [(line, place) for line in range(SIDE, len(LINES)) for place in range(2)]
        for line, place in places:
            pitch = 10 * (line % SIDE + 1) - 15 * (place + 1)
            if line >= SIDE:
                pitch = 15 * (line - SIDE + 1) - 10 * (place + 1)
            yield from self.machine.basic.beep(CLICK, pitch, SIGN_DONE)
            sign(self.machine, line, place, puzzle.signs[line][place])
            yield from self.machine.basic.takes(LINE_DONE * (place == 1 if line >= SIDE else line == SIDE - 1))


class Original(PrintedLook, EquationsLook):
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
        yield from machine.basic.beep(*TICK)

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
        place = self.program.cell if frame >= CORNER_FROM_FRAME else None
        if place != self._corner:
            self._hide_corner()
            if place is not None:
                print_corner(machine, place, CORNER)
            self._corner = place

    def _hide_corner(self) -> None:
        if self._corner is not None:
            print_corner(self.machine, self._corner, " ")
            self._corner = None

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

    def at(self, x: int, y: int) -> Command | Cell | None:
        return cell_at(x, y)

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
        self._hide_corner()
        right = game.right_lines
        checked = next((line + 1 for line in range(len(LINES)) if line not in right), len(LINES))
        yield from machine.basic.takes(LINE_CHECKED * checked)

    def end(self, ending: Ending) -> Frames[None]:
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
            print_corner(self.machine, cell, str(digit))
            yield from basic.takes(SOLUTION_DIGIT_PLACED)
        yield from basic.takes(BEFORE_TUNE)
        yield from basic.tune(RISING, FOR)

    def farewell(self) -> Frames[None]:
        machine = self.machine
        self._clear_words()
        self.say(strings.GOODBYE)
        yield from machine.basic.beep(GOODBYE, machine.rnd() * 24 / 65536, CHANCE)

    def _clear_words(self) -> None:
        for row in (POINTS_ROW, MESSAGE_ROW, QUESTION_ROW):
            self.machine.print_at(row, 0, BLANK)
