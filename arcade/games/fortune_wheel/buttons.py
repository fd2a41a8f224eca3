"""The buttons below the drawn machine: coins more or less, the pull, and the pages that tell of chances."""

from arcade.games.fortune_wheel import art, strings
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL

GRID = Grid(rows=2, columns=5, left=8, top=8 * 19, width=art.PLATE_WIDTH, height=art.PLATE_HEIGHT)
PLAIN, CHOSEN = pair("kw"), pair("kY")
MORE: dict[Cell, int] = {(0, 0): -10, (0, 1): -1, (0, 2): 1, (0, 3): 10}
"""What the buttons add to the stake."""
ALL, PULL, ODDS, GRAPH, MANY, STOP = (0, 4), (1, 2), (1, 0), (1, 1), (1, 3), (1, 4)
DIGIT_ROW = GRID.rows
"""Typed digits come as cells of a row below the buttons."""
DIGITS: dict[str, Cell] = {str(digit): (DIGIT_ROW, digit) for digit in range(10)}


class Buttons:
    """Draws the buttons."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.pull: Text = strings.PULL
        self.many: Text = strings.MANY_BUTTON

    def draw(self) -> None:
        """All buttons, none chosen."""
        for row in range(GRID.rows):
            for column in range(GRID.columns):
                self.cursor((row, column), False)

    def cursor(self, cell: Cell, on: bool) -> None:
        """One button, chosen or not."""
        x, y = GRID.origin(cell)
        draw(self.machine, art.plate(on).opaque(), x, y)
        picture = art.label(self.machine.font, self._words(cell)).see_through()
        draw(self.machine, picture, x + (GRID.width - picture.width) // 2, y + 4)
        colour_cells(self.machine, y // CELL, x // CELL, 2, art.PLATE_WIDTH // CELL, CHOSEN if on else PLAIN)

    def _words(self, cell: Cell) -> str:
        if cell in MORE:
            return f"{MORE[cell]:+}"
        words = {
            ALL: strings.ALL,
            PULL: self.pull,
            ODDS: strings.ODDS_BUTTON,
            GRAPH: strings.GRAPH_BUTTON,
            MANY: self.many,
            STOP: strings.STOP_BUTTON,
        }
        return self.program.text(words[cell])
