"""The magic square as it was laid out: a cross of lines on yellow, numbers in inverse, the name down both sides."""

from arcade.games.magic_square.board import CLASSIC, board
from arcade.games.magic_square.rules import Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW

WIDTH = CLASSIC + 2
NAME_ROWS, MESSAGE_ROW, MESSAGE_COLUMNS, ECHO_COLUMN = 22, 21, 30, 29
BEFORE, LEFT_SIDE, RIGHT_SIDE, LETTER, LISTS = 20.0, 13.5, 4.3, 7.0, 905.0
"""Milliseconds before the screen is cleared, to find a letter of either side, for a letter of a line, and for lists."""


class PrintedScene:
    """Draws onto a machine; the cross takes its time."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.board = board(CLASSIC)

    def cross(self, left: str, right: str) -> Frames[None]:
        """The name's halves at the sides, the lines of the cross, the letters."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.takes(BEFORE)
        yield from clear_in_time(machine, BLUE, YELLOW, BLACK)
        for column, side, found in ((0, left, LEFT_SIDE), (COLUMNS - 1, right, RIGHT_SIDE)):
            for row, letter in enumerate(side.center(NAME_ROWS)):
                yield from basic.print_at(row, column, letter, inverse=1)
                yield from basic.takes(found)
        for y, x, length in ((24, 64, 128), *((y, 32, 191) for y in range(48, 145, 24)), (167, 64, 128)):
            yield from basic.plot(x, y)
            yield from basic.draw(length, 0)
        for x, y, length in ((32, 48, 96), *((x, 24, 143) for x in range(64, 193, 32)), (223, 48, 96)):
            yield from basic.plot(x, y)
            yield from basic.draw(0, length)
        for move in range(len(self.board.letters)):
            self.letter(move)
            yield from basic.takes(LETTER)
        yield from basic.takes(LISTS)

    def letter(self, move: int, inverse: int = 0, flash: int = 0) -> None:
        """A move's letter, beside the arm that the move needs empty."""
        row, column = divmod(self.board.end(move), WIDTH)
        if column in (0, WIDTH - 1):
            at = 3 * row + 2, 28 if column else 3
        else:
            at = (19 if row else 0), 4 * column + 6
        self.machine.print_at(*at, self.board.letters[move], inverse=inverse, flash=flash)

    def sign(self, corner: Cell, sign: str) -> None:
        """A sign in a corner of the cross in inverse, or none."""
        row, column = 17 if corner[0] else 2, 24 if corner[1] else 7
        self.machine.print_at(row, column, sign or " ", inverse=int(bool(sign)))

    def cell(self, cell: int, tile: int) -> None:
        """A tile in a cell of the cross, or two blanks."""
        row, column = divmod(cell, WIDTH)
        words, inverse = (f"{tile:02}", 1) if tile else ("  ", 0)
        self.machine.print_at(3 * row + 2, 5 + 4 * column, words, inverse=inverse)

    def cells(self, position: Position) -> None:
        """Every tile."""
        for cell, tile in enumerate(position.cells):
            self.cell(cell, tile)

    def question(self, cell: int, typed: str) -> None:
        """A cell that waits for a tile: flashing question marks behind what is typed of it."""
        row, column = divmod(cell, WIDTH)
        at = 3 * row + 2, 5 + 4 * column
        self.machine.print_at(*at, "??", flash=1)
        self.machine.print_at(*at, typed, inverse=1)

    def message(self, words: str) -> None:
        """A prompt."""
        self.machine.print_at(MESSAGE_ROW, 1, f"{words:<{MESSAGE_COLUMNS}}"[:MESSAGE_COLUMNS])

    def echo(self, key: str) -> None:
        """The key pressed, behind the prompt."""
        self.machine.print_at(MESSAGE_ROW, ECHO_COLUMN, key)
