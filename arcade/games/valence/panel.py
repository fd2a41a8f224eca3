"""What stands round the board: a tap, the cylinder with its spout and the beaker of acid on the left, keys below.

The keys are digits, a hint, and one that takes a digit back; they are for joystick and mouse.
"""

from arcade.games.valence import ART, ERASE
from arcade.games.valence.rules import UNITS, Cylinder
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import dither, tiled
from arcade.toolkit.picture.solids import tile

TOP, ROWS, COLUMNS = 1, 16, 9
BRIM = 24
"""The cylinder's upper edge, in pixels from the top."""
FLOOR = 104
INNER, INNER_WIDTH = 14, 28
UNIT = 2
"""Pixels that a unit of water is high."""
SPOUT, ACID, BEAKER_FLOOR = 56, 116, 135
TAP = ART["tap"]
TAP_LEFT, TAP_TOP, MOUTH = 4, 10, 25
DROP = ART["drop"]
SPLASHES = (ART["splashes to the left"], ART["splashes to the right"])
BUBBLES = tiled(dither(58), 60, BEAKER_FLOOR - ACID)
WATER_LABEL_ROW, ACID_LABEL_ROW = 7, 15
FALLING = 3
"""Pixels that an overflowing drop falls in a frame."""
TICKS = ((0.0048, 48.0), (0.0049, 49.0), (0.005, 50.0))
FLOW = ((0.01, 30.0), (0.01, 34.0))
DIGITS = "0123456789"
TYPED: dict[str, Cell] = {digit: (0, place) for place, digit in enumerate(DIGITS)}
COMMANDS: dict[Cell, Control] = {(0, 10): HINT, (0, 11): ERASE}
FACES = f"{DIGITS}?←"
ROW, COLUMN, SIZE = 20, 4, 2
"""Cells of the first key, and of a key each way."""
DIGIT_COLOURS, COMMAND_COLOURS = pair("kW"), pair("kC")
KEY = tile(16, 16, edge=1, face=0)


class Apparatus:
    """Draws the glassware and lets water into it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.shown = 0
        self._drop = Moving(machine)

    def draw(self) -> None:
        machine = self.machine
        self.shown = 0
        fill(machine, TOP, 0, ROWS, COLUMNS, colours=pair("Wk"))
        colour_cells(machine, 3, 0, 11, COLUMNS, pair("Ck"))
        colour_cells(machine, 14, 0, 3, COLUMNS, pair("Gk"))
        draw(machine, TAP, TAP_LEFT, TAP_TOP)
        self._line(INNER - 2, BRIM, FLOOR)
        self._line(INNER + INNER_WIDTH, BRIM + 6, FLOOR)
        self._bar(INNER - 6, FLOOR, INNER_WIDTH + 12, 3)
        self._bar(INNER + INNER_WIDTH, BRIM + 5, 12, 2)
        self._line(INNER + INNER_WIDTH + 11, BRIM + 5, BRIM + 10)
        for unit in range(0, UNITS, 3):
            self._bar(INNER - 4 if unit % 2 else INNER - 7, FLOOR - UNIT * unit - 1, 2 if unit % 2 else 5, 1)
        self._line(4, ACID - 10, BEAKER_FLOOR)
        self._line(66, ACID - 10, BEAKER_FLOOR)
        self._bar(2, ACID - 11, 4, 2)
        self._bar(64, ACID - 11, 6, 2)
        self._bar(4, BEAKER_FLOOR, 64, 2)
        draw(machine, BUBBLES, 6, ACID)

    def _bar(self, x: int, y: int, width: int, height: int) -> None:
        self.machine.stamp(x, y, ((1 << width) - 1,) * height, width)

    def _line(self, x: int, top: int, bottom: int) -> None:
        self._bar(x, top, 2, bottom - top)

    @property
    def surface(self) -> int:
        """The pixel row of the water."""
        return FLOOR - UNIT * self.shown

    def drip(self, frame: int, period: int) -> None:
        """Show how far the drop has fallen after so many frames of a waiting period."""
        way = max(self.surface - BRIM - DROP.height, 0)
        self._drop.show((DROP, MOUTH, BRIM - 4 + way * frame // period))

    def still(self) -> None:
        self._drop.hide()

    def pour(self, cylinder: Cylinder) -> Frames[None]:
        """Let the water rise to where it is now, a unit at a time."""
        self._drop.hide()
        while self.shown < cylinder.spent:
            self.shown += 1
            self._bar(INNER, self.surface, INNER_WIDTH, UNIT)
            self.machine.chime(FLOW)
            yield from self.machine.wait(4)

    def label(self) -> None:
        write(self.machine, WATER_LABEL_ROW, 2, "H2O", pair("kC"))
        write(self.machine, ACID_LABEL_ROW, 2, "H2SO4", pair("kG"))

    def spill(self) -> Frames[None]:
        """Drops run over the spout and fall into the acid."""
        for _ in range(6):
            self.machine.chime(TICKS)
            for y in range(BRIM + 10, ACID - DROP.height, FALLING):
                self._drop.show((DROP, SPOUT - 4, y))
                yield
            self._drop.hide()


class Keypad:
    """Draws the keys and the cursor on them."""

    GRID = Grid(rows=1, columns=len(FACES), left=8 * COLUMN, top=8 * ROW, width=8 * SIZE, height=8 * SIZE)

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def draw(self) -> None:
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
        self._colour(cell, on)

    @staticmethod
    def meaning(cell: Cell) -> int | Control:
        return COMMANDS.get(cell, cell[1])
