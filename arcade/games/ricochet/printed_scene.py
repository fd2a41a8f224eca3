"""How the original's table comes up: tile by tile to rising notes, then wall by wall; twelve seconds in all."""

from arcade.games.ricochet.board import Place, Table, Wall
from arcade.games.ricochet.strings import PLATE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, WHITE

BLOCK, STAR = "\x8f", "*"
ROWS, COLUMNS, LABEL_ROW = 22, 32, 4
TILE = 4
"""Cells of a tile, one after the other in its row."""
TILE_LENGTH = 0.02
PREPARED = 23.56
"""Frames until the first tile is printed: the table's list of numbers is cleared."""
TILED, ROW_TILED = 10.16, 10.0
"""Milliseconds beside a tile's PRINT and BEEP, and more at the end of a row."""
LABELLED, WALLED, FINISHED = 0.84, 0.405, 6.2
"""Frames for a letter of the label, for a cell of the walls, and for doors, targets and the bar's words."""
_STROKES = {
    Wall.H: {0: 0, 20: 0, 5: 1, 10: 2, 16: 2},
    Wall.V: {1: 0, 31: 0, 4: 1, 8: 1, 24: 1, 28: 1, 13: 2, 19: 2},
}
"""In which order the rows of horizontal walls come up, and the columns of the others; several grow side by side."""


def build_up(machine: Spectrum, table: Table) -> Frames[None]:
    """The field in green tiles, then the label, the walls and the targets."""
    clear_screen(machine, WHITE, WHITE, BLACK)
    machine.border(BLUE)
    yield from machine.wait(PREPARED)
    for row in range(ROWS):
        for column in range(0, COLUMNS, TILE):
            yield from machine.basic.print_at(row, column, TILE * BLOCK, ink=GREEN)
            yield from machine.basic.beep(TILE_LENGTH, row + column, TILED)
        yield from machine.basic.takes(ROW_TILED)
    for row in range(ROWS):
        at = row - LABEL_ROW
        machine.print_at(row, 0, PLATE[at] if 0 <= at < len(PLATE) else " ", inverse=1)
        yield from machine.wait(LABELLED)
    machine.paper(GREEN)
    for place in sorted(table.walls, key=lambda place: _stroke(table, place)):
        show_wall(machine, table, place)
        yield from machine.wait(WALLED)
    for column in (1, COLUMNS - 1):
        machine.print_at(ROWS - 1, column, " ", inverse=1)
    for row, column in table.targets:
        machine.print_at(row, column, STAR, inverse=1)
    yield from machine.wait(FINISHED)


def _stroke(table: Table, place: Place) -> tuple[bool, int, Place]:
    """When a cell of the walls comes up: horizontal ones first."""
    wall, (row, column) = table.walls[place], place
    across = wall is Wall.H
    return not across, _STROKES[wall][row if across else column], (column, row) if across else (row, column)


def show_wall(machine: Spectrum, table: Table, place: Place) -> None:
    """Black on black; a digit that nobody sees tells the kind."""
    kind = "1" if table.walls[place] is Wall.H else "2"
    machine.print_at(*place, kind, ink=BLACK, paper=BLACK)
