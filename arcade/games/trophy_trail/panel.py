"""The time that is left, as a bar that shrinks; and whether there is a rope."""

from arcade.games.trophy_trail import art
from arcade.games.trophy_trail.rules import TIME, Walker
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

ROW = 21
LOW, MIDDLE = 20, 50
"""Units left below which the bar is red, or yellow."""
ROPE_WIDTH = 2


class Gauge:
    """A label, the bar, and the rope behind it, on columns of the row."""

    def __init__(self, machine: Spectrum, column: int, width: int) -> None:
        self.machine = machine
        self.column = column
        self.width = width
        self._shown = Shown()

    def forget(self) -> None:
        """Say that the row was overwritten."""
        self._shown.forget()

    def show(self, label: str, walker: Walker) -> None:
        """Draw what has changed."""
        if not self._shown.changed("row", (label, walker.clock, walker.ropes)):
            return
        machine, left = self.machine, TIME - walker.clock
        first = self.column + len(label) + 1
        columns = self.column + self.width - ROPE_WIDTH - first
        pixels = CELL * columns * max(left, 0) // TIME
        bar = (1 << pixels) - 1 << CELL * columns - pixels
        rail = (1 << CELL * columns) - 1
        for line in range(CELL):
            row = bar if 1 <= line <= 5 else rail if line == 7 else 0
            start = LINES[CELL * ROW + line] + first
            machine.display[start : start + columns] = row.to_bytes(columns)
        ink = "R" if left < LOW else "Y" if left < MIDDLE else "G"
        colour_cells(machine, ROW, first, 1, columns, pair(f"{ink}k"))
        write(machine, ROW, self.column, label, pair("Wk"))
        rope = self.column + self.width - 1
        if walker.ropes:
            draw_cells(machine, art.COIL.coloured("Y", "k"), ROW, rope)
        else:
            write(machine, ROW, rope, " ", pair("Yk"))
