"""The title of Sliding Squares, a tray of large men with one on its way; and the three trays to choose from."""

from arcade.games.sliding_squares import art, strings
from arcade.games.sliding_squares.layouts import Tray
from arcade.games.sliding_squares.rules import BLACK, CHEQUERED, HOLE, SIDE, SQUARES, WHITE
from arcade.games.sliding_squares.scene import BOTTOM, COLOURS, FREE, LIT, NAMES, TIMBER
from arcade.games.sliding_squares.state import State
from arcade.toolkit.letters.headline import Area, headline, setting
from arcade.toolkit.letters.lettering import banner, fitting
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import EMPTY, WOOD
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL

LARGE, SMALL = 40, 16
TRAY_ROW, TRAY_ROWS, TRAY_COLUMNS = 9, 2, 6
SLIDING = 18
"""Pixels that the title's man has still to slide."""
SAMPLES = {
    Tray.CHEQUERED: CHEQUERED,
    Tray.EXCHANGED: "#o##oo#o#o#o#o#o#.##ooo#o",
    Tray.EMPTY: "..#....o.....#.....o....#",
}
TRAYS = Grid(rows=1, columns=len(SAMPLES), left=0, top=64, width=88, height=112)


class Title:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def _lines(self) -> tuple[list[str], int]:
        lines = self.program.text(strings.POSTER).upper().split("\n")
        return lines, min(fitting(line, 30, 3) for line in lines)

    def lettering(self) -> Area:
        """The cells of the title's letters."""
        return 0, 1, 7, 30

    def title(self) -> None:
        """The whole title picture."""
        machine = self.machine
        lines, scale = self._lines()
        for place, line in enumerate(lines):
            row = 4 * place + (3 - scale)
            banner(machine, line, row, None, scale, "WYY", "k", lambda words: extruded(words, 3))
        last = TRAY_ROW + TRAY_ROWS * LARGE // CELL
        fill(machine, TRAY_ROW - 1, 0, last - TRAY_ROW + 2, 32, WOOD, TIMBER)
        width = TRAY_COLUMNS * LARGE
        draw_cells(machine, art.dark(width, TRAY_ROWS * LARGE), TRAY_ROW, 1)
        colour_cells(machine, TRAY_ROW, 1, TRAY_ROWS * LARGE // CELL, width // CELL, BOTTOM)
        for row in range(TRAY_ROWS):
            for column in range(TRAY_COLUMNS):
                self._large(row, column)
        centred(machine, last + 2, self.program.text(strings.TAGLINE), pair("Yk"))

    def _large(self, row: int, column: int) -> None:
        """A man of the title; the second row has a hole into which the next man slides."""
        machine, man = self.machine, WHITE if (row + column) % 2 else BLACK
        x, y = CELL + LARGE * column, CELL * TRAY_ROW + LARGE * row
        if (row, column) == (1, 3):
            return
        if (row, column) == (1, 4):
            x -= LARGE - SLIDING
        draw(machine, art.tile(man, LARGE), x, y)
        first, last = x // CELL, -(-(x + LARGE) // CELL)
        colour_cells(machine, y // CELL, first, LARGE // CELL, last - first, COLOURS[man])

    def trays(self) -> None:
        """Three trays, in small."""
        machine = self.machine
        fill(machine, 0, 0, 24, 32, colours=pair("Wk"))
        words = self.program.text(strings.TITLE).upper()
        row = 3 if len(setting(words, 2)[0]) == 1 else 1
        headline(machine, words, row, "WYY", "k", most=2)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        for tray in Tray:
            self.tray(tray - 1, False)

    def tray(self, place: int, on: bool) -> None:
        """One of the trays with its name, lit when the cursor is on it."""
        machine, tray = self.machine, Tray(place + 1)
        x, y = TRAYS.origin((0, place))
        row, column = y // CELL, x // CELL
        for edge in (row, row + 11):
            fill(machine, edge, column, 1, 10, EMPTY if on else WOOD, LIT if on else TIMBER)
        for square in SQUARES:
            down, across = divmod(square, SIDE)
            man = SAMPLES[tray][square]
            picture = art.tile(man, SMALL) if man != HOLE else art.place(SMALL)
            colours = COLOURS.get(man, FREE)
            if man == HOLE and tray is not Tray.EMPTY:
                picture, colours = art.hole(SMALL), BOTTOM
            draw_cells(machine, picture, row + 1 + 2 * down, column + 2 * across)
            colour_cells(machine, row + 1 + 2 * down, column + 2 * across, 2, 2, colours)
        plate = pair("kY" if on else "Wk")
        centred(machine, row, str(int(tray)), plate if on else NAMES, column + 4, 2)
        centred(machine, row + 12, self.program.text(strings.TRAYS[tray]), plate, column, 10)
