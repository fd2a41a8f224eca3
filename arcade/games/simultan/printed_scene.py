"""The book's sheet: a grid of thin lines with black squares, places for digits, signs, results and corners.

It was set up with a tick for each line of the grid, for each digit that was drawn and for each sign.
"""

from arcade.games.simultan import strings
from arcade.games.simultan.arithmetic import TIMES
from arcade.games.simultan.board import CELLS, LINES, SIDE, Puzzle
from arcade.games.simultan.puzzles import sheet_signs
from arcade.games.simultan.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import CHANCE
from arcade.toolkit.picture.grid import Cell

BLOCK = "\x8f"
LOWEST, STEP, SQUARES = (48, 39), 24, 5
"""Where PLOT begins the grid, its squares' size and number."""
PAIR_DONE, BLOCK_CELL_DONE = 13.3, 24.6
"""Milliseconds beside a pair of lines and beside a cell of a black square."""


def grid(machine: Spectrum) -> Frames[None]:
    """Draw the grid: a tick as high as their column before each pair of lines, then the black squares cell by cell."""
    basic, (x, y) = machine.basic, LOWEST
    for line in range(SQUARES + 1):
        yield from basic.beep(0.01, (x + STEP * line) // 8, PAIR_DONE)
        yield from basic.plot(x + STEP * line, y)
        yield from basic.draw(0, STEP * SQUARES)
        yield from basic.plot(x, y + STEP * line)
        yield from basic.draw(STEP * SQUARES, 0)
    for top in (5, 11):
        for left in (9, 15):
            for row in range(SIDE):
                for column in range(SIDE):
                    yield from basic.print_at(top + row, left + column, BLOCK)
                    yield from basic.takes(BLOCK_CELL_DONE)


def wipe(machine: Spectrum) -> None:
    """Take away what belonged to the last puzzle; the book left some of it standing."""
    for cell in range(CELLS):
        digit(machine, cell, " ")
        corner(machine, cell, " ")
    for line in range(SIDE):
        machine.print_at(3 + 6 * line, 22, " " * 6)
    machine.print_at(18, 6, " " * 16)
    machine.print_at(20, 6, " " * 20)


def digit(machine: Spectrum, cell: int, sign: str, inverse: int = 0) -> None:
    """A player's digit, or a blank."""
    machine.print_at(3 + 6 * (cell // SIDE), 7 + 6 * (cell % SIDE), sign, inverse=inverse)


def corner(machine: Spectrum, cell: int, sign: str) -> None:
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


PREPARED, WIPED = 98, 180
"""Milliseconds from the answer to a cleared screen to the first line of the grid, and for wiping a used one."""
DRAWN, TOLD_APART, NOTED, EQUALS = 27, 27.5, 22.7, 22.7
"""Milliseconds to draw a digit, to look for it among those before, to note that digits must differ, to place a sign."""
SIGN_DRAWN, DIGIT_DONE, ROW_DONE = 30.2, 5, 12
"""Milliseconds to draw a sign, beside each digit, and beside each row of them."""
SIGN_DONE, LINE_DONE = 38.3, 10.5
"""Milliseconds beside each sign, and beside each line of them."""
WORKED_OUT, RESULT_DONE = 163, 10
"""Milliseconds to work out a line, and beside its result."""
CLICK = 0.01


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
            yield from basic.takes(DRAWN + TOLD_APART * different)
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
            yield from machine.basic.takes(WORKED_OUT)
            yield from result(machine, line, number)
            yield from machine.basic.takes(RESULT_DONE)

    def _sheet(self) -> Frames[None]:
        """The empty grid, or the one of before without what stood there."""
        machine = self.machine
        if self._first:
            yield from machine.basic.cls()
            yield from machine.basic.takes(PREPARED)
            yield from grid(machine)
        else:
            wipe(machine)
            yield from machine.basic.takes(WIPED)
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
            yield from machine.basic.takes(NOTED)
        yield from machine.basic.takes(EQUALS)
        yield from equals(machine, line)
        yield from machine.basic.takes(EQUALS)
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
