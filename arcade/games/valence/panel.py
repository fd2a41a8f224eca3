"""What stands round the board: a tap, the cylinder with its spout and the beaker of acid on the left, keys below.

The keys are digits, a hint, and one that takes a digit back; they are for joystick and mouse.
"""

from arcade.games.valence import ART, ERASE
from arcade.games.valence.rules import UNITS, Cylinder
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair, swapped
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import dither, tiled
from arcade.toolkit.picture.solids import tile

COLUMNS = 9
BRIM, FLOOR, INNER, INNER_WIDTH = 24, 104, 14, 28
"""The cylinder's, in pixels from the top and from the left."""
UNIT_PIXELS = 2
ACID, BEAKER_FLOOR = 116, 135
DROP = ART["drop"]
TICKS = ((0.0048, 48.0), (0.0049, 49.0), (0.005, 50.0))
FLOW = ((0.01, 30.0), (0.01, 34.0))
TYPED: dict[str, Cell] = {digit: (0, place) for place, digit in enumerate(DIGITS)}
COMMANDS: dict[Cell, Control] = {(0, 10): HINT, (0, 11): ERASE}
FACES = (*DIGITS, "?", "←")
ROW, COLUMN, SIZE = 20, 4, 2
"""Cells of the first key, and of a key each way."""


class Apparatus:
    """Draws the glassware and lets water into it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self.shown = 0
        self._drop = Moving(machine)

    def draw(self) -> None:
        machine = self.machine
        self.shown = 0
        fill(machine, 1, 0, 16, COLUMNS, colours=pair("Wk"))
        colour_cells(machine, 3, 0, 11, COLUMNS, pair("Ck"))
        colour_cells(machine, 14, 0, 3, COLUMNS, pair("Gk"))
        draw(machine, ART["tap"], 4, 10)
        self._line(INNER - 2, BRIM, FLOOR)
        self._line(INNER + INNER_WIDTH, BRIM + 6, FLOOR)
        self._bar(INNER - 6, FLOOR, INNER_WIDTH + 12, 3)
        self._bar(INNER + INNER_WIDTH, BRIM + 5, 12, 2)
        self._line(INNER + INNER_WIDTH + 11, BRIM + 5, BRIM + 10)
        for unit in range(0, UNITS, 3):
            self._bar(INNER - 4 if unit % 2 else INNER - 7, FLOOR - UNIT_PIXELS * unit - 1, 2 if unit % 2 else 5, 1)
        self._line(4, ACID - 10, BEAKER_FLOOR)
        self._line(66, ACID - 10, BEAKER_FLOOR)
        self._bar(2, ACID - 11, 4, 2)
        self._bar(64, ACID - 11, 6, 2)
        self._bar(4, BEAKER_FLOOR, 64, 2)
        draw(machine, tiled(dither(58), 60, BEAKER_FLOOR - ACID), 6, ACID)

    def _bar(self, x: int, y: int, width: int, height: int) -> None:
        self.machine.stamp(x, y, ((1 << width) - 1,) * height, width)

    def _line(self, x: int, top: int, bottom: int) -> None:
        self._bar(x, top, 2, bottom - top)

    @property
    def surface(self) -> int:
        """The pixel row of the water."""
        return FLOOR - UNIT_PIXELS * self.shown

    def drip(self, frame: int, period: int) -> None:
        """Show how far the drop has fallen after so many frames of a waiting period."""
        way = max(self.surface - BRIM - DROP.height, 0)
        self._drop.show((DROP, 25, BRIM - 4 + way * frame // period))

    def still(self) -> None:
        self._drop.hide()

    def pour(self, cylinder: Cylinder) -> Frames[None]:
        """Let the water rise to where it is now, a unit at a time."""
        self._drop.hide()
        while self.shown < cylinder.spent:
            self.shown += 1
            self._bar(INNER, self.surface, INNER_WIDTH, UNIT_PIXELS)
            self.machine.chime(FLOW)
            yield from self.machine.wait(4)

    def label(self) -> None:
        write(self.machine, 7, 2, "H2O", pair("kC"))
        write(self.machine, 15, 2, "H2SO4", pair("kG"))

    def spill(self) -> Frames[None]:
        """Drops run over the spout and fall into the acid."""
        for _ in range(6):
            self.machine.chime(TICKS)
            for y in range(BRIM + 10, ACID - DROP.height, 3):
                self._drop.show((DROP, 52, y))
                yield
            self._drop.hide()


KEYPAD = Grid(rows=1, columns=len(FACES), left=8 * COLUMN, top=8 * ROW, width=8 * SIZE, height=8 * SIZE)


def draw_keys(machine: Spectrum) -> None:
    for place, face in enumerate(FACES):
        column = COLUMN + SIZE * place
        draw_cells(machine, tile(16, 16, edge=1, face=0), ROW, column)
        draw(machine, letters(machine.font, face, 1, 1).see_through(), 8 * column + 4, 8 * ROW + 4)
        light_key(machine, (0, place), False)


def light_key(machine: Spectrum, cell: Cell, on: bool) -> None:
    colours = pair("kC" if cell in COMMANDS else "kW")
    colour_cells(machine, ROW, COLUMN + SIZE * cell[1], SIZE, SIZE, swapped(colours) if on else colours)
