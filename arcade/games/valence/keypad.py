"""The row of keys below the board: digits, a hint, and one that takes a digit back; for joystick and mouse."""

from arcade.games.valence import ERASE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.solids import tile

DIGITS = "0123456789"
TYPED: dict[str, Cell] = {digit: (0, place) for place, digit in enumerate(DIGITS)}
COMMANDS: dict[Cell, Control] = {(0, 10): HINT, (0, 11): ERASE}
FACES = f"{DIGITS}?←"
ROW, COLUMN, SIZE = 20, 4, 2
DIGIT_COLOURS, COMMAND_COLOURS = pair("kW"), pair("kC")
KEY = tile(16, 16, edge=1, face=0)


class Keypad:
    """Draws the keys and the cursor on them."""

    GRID = Grid(rows=1, columns=len(FACES), left=8 * COLUMN, top=8 * ROW, width=8 * SIZE, height=8 * SIZE)

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def draw(self) -> None:
        """All keys."""
        font = self.machine.font
        assert font is not None
        for place, face in enumerate(FACES):
            column = COLUMN + SIZE * place
            draw_cells(self.machine, KEY, ROW, column)
            draw(self.machine, letters(font, face, 1, 1).see_through(), 8 * column + 4, 8 * ROW + 4)
            self._colour((0, place), False)

    def _colour(self, cell: Cell, lit: bool) -> None:
        colours = COMMAND_COLOURS if cell in COMMANDS else DIGIT_COLOURS
        colour_cells(self.machine, ROW, COLUMN + SIZE * cell[1], SIZE, SIZE, swapped(colours) if lit else colours)

    def cursor(self, cell: Cell, on: bool) -> None:
        """The chosen key is shown light on dark."""
        self._colour(cell, on)

    @staticmethod
    def meaning(cell: Cell) -> int | Control:
        """The digit or the command of a key."""
        return COMMANDS.get(cell, cell[1])
