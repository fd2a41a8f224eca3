"""The magic square as it was laid out: a cross of lines on yellow, numbers in inverse, the name down both sides."""

from arcade.games.magic_square.board import CLASSIC, board
from arcade.games.magic_square.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW

WIDTH = CLASSIC + 2
NAME_ROWS, MESSAGE_ROW, MESSAGE_COLUMNS, ECHO_COLUMN = 22, 21, 30, 29


class PrintedScene:
    """Draws onto a machine, all at once."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.board = board(CLASSIC)

    def cross(self, left: str, right: str) -> None:
        """The name's halves at the sides, the lines of the cross, the letters."""
        machine = self.machine
        clear_screen(machine, BLUE, YELLOW, BLACK)
        for column, side in ((0, left), (COLUMNS - 1, right)):
            for row, letter in enumerate(side.center(NAME_ROWS)):
                machine.print_at(row, column, letter, inverse=1)
        for y, x, length in ((24, 64, 128), *((y, 32, 191) for y in range(48, 145, 24)), (167, 64, 128)):
            machine.plot(x, y)
            machine.draw(length, 0)
        for x, y, length in ((32, 48, 96), *((x, 24, 143) for x in range(64, 193, 32)), (223, 48, 96)):
            machine.plot(x, y)
            machine.draw(0, length)
        for move in range(len(self.board.letters)):
            self.letter(move)

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

    def question(self, cell: int, words: str) -> None:
        """A cell that waits for a tile, flashing."""
        row, column = divmod(cell, WIDTH)
        self.machine.print_at(3 * row + 2, 5 + 4 * column, words, flash=1)

    def message(self, words: str) -> None:
        """A prompt."""
        self.machine.print_at(MESSAGE_ROW, 1, f"{words:<{MESSAGE_COLUMNS}}"[:MESSAGE_COLUMNS])

    def echo(self, key: str) -> None:
        """The key pressed, behind the prompt."""
        self.machine.print_at(MESSAGE_ROW, ECHO_COLUMN, key)
