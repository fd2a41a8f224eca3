"""How the original's table comes up: tile by tile to rising notes, then wall by wall; twelve seconds in all."""

from arcade.games.ricochet.board import Place, Table, Wall
from arcade.games.ricochet.strings import PLATE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import clear_screen, colour_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, WHITE, attribute

BLOCK, STAR = "\x8f", "*"
ROWS, TARGETS_ROW, LABEL_ROW = 22, 22, 4
TILES_ACROSS, TILES = 16, 176
TILE_LENGTH = 0.02
BUILD_UP, TILES_UP = 615, 320
"""Frames until the table stands, and until its tiles do; the ball's own note follows."""


def build_up(machine: Spectrum, table: Table) -> Frames[None]:
    """The field in green tiles of two cells by two, then the label, the walls and the targets."""
    started = machine.now
    clear_screen(machine, BLUE, WHITE, BLACK)
    colour_cells(machine, TARGETS_ROW, 0, 2, 32, attribute(WHITE, BLUE))
    for number in range(TILES):
        row, column = 2 * (number // TILES_ACROSS), 2 * (number % TILES_ACROSS)
        for line in (row, row + 1):
            machine.print_at(line, column, 2 * BLOCK, ink=GREEN)
        yield from machine.beep(TILE_LENGTH, row + column)
        yield from machine.until(started, TILES_UP * (number + 1) / TILES)
    machine.paper(GREEN)
    for row in range(ROWS):
        machine.print_at(row, 0, " ", paper=BLACK)
        machine.print_at(row, 1, " " * 31)
    for row, letter in enumerate(PLATE, LABEL_ROW):
        machine.print_at(row, 0, letter, ink=WHITE, paper=BLACK)
    walls = sorted(table.walls, key=lambda place: (table.walls[place] is Wall.V, place))
    for number, place in enumerate(walls, 1):
        show_wall(machine, table, place)
        yield from machine.until(started, TILES_UP + (BUILD_UP - TILES_UP) * number / len(walls))
    for row, column in table.targets:
        machine.print_at(row, column, STAR, inverse=1)


def show_wall(machine: Spectrum, table: Table, place: Place) -> None:
    """Black on black; a digit that nobody sees tells the kind."""
    kind = "1" if table.walls[place] is Wall.H else "2"
    machine.print_at(*place, kind, ink=BLACK, paper=BLACK)
