"""The book's sheet: a grid of thin lines with black squares, places for digits, signs, results and corners."""

from collections.abc import Iterator

from arcade.games.simultan.board import CELLS, SIDE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.grid import Cell

BLOCK = "\x8f"
LOWEST, STEP, SQUARES = (48, 39), 24, 5
"""Where PLOT begins the grid, its squares' size and number."""


def grid(machine: Spectrum) -> Iterator[int]:
    """Draw the grid; after each pair of lines their column, which is what they sound like."""
    x, y = LOWEST
    for line in range(SQUARES + 1):
        machine.plot(x + STEP * line, y)
        machine.draw(0, STEP * SQUARES)
        machine.plot(x, y + STEP * line)
        machine.draw(STEP * SQUARES, 0)
        yield (x + STEP * line) // 8
    for top in (5, 11):
        for left in (9, 15):
            for row in range(SIDE):
                machine.print_at(top + row, left, BLOCK * SIDE)


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
    """One of the twelve signs."""
    if line < SIDE:
        machine.print_at(3 + 6 * line, 10 + 6 * place, character)
    else:
        machine.print_at(6 + 6 * place, 7 + 6 * (line - SIDE), character)


def result(machine: Spectrum, line: int, number: int) -> None:
    """What a line has to make, behind it or below."""
    if line < SIDE:
        machine.print_at(3 + 6 * line, 22, f"= {number}")
    else:
        machine.print_at(18, 7 + 6 * (line - SIDE), "=")
        machine.print_at(20, 7 + 6 * (line - SIDE), str(number))


def cell_at(x: int, y: int) -> Cell | None:
    """The cell for a digit at a pixel."""
    row, column = y // 8 - 2, x // 8 - 6
    inside = 0 <= row < SIDE * SQUARES and 0 <= column < SIDE * SQUARES
    if not inside or row // SIDE % 2 or column // SIDE % 2:
        return None
    return row // 6, column // 6
