"""The time that is left, as a bar that shrinks; and whether there is a rope."""

from arcade.games.trophy_trail import art, strings
from arcade.games.trophy_trail.levels import TROPHIES
from arcade.games.trophy_trail.rules import TIME, Walker
from arcade.games.trophy_trail.world import Outing
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
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
NAMES, VALUES_END = 4, 28
"""Columns of an outing's figures."""
FIGURES, FIGURES_LAST = pair("Wk"), pair("Yk")


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


def figures(program: Program[Spectrum], outing: Outing, row: int) -> None:
    """A line for each figure of an outing, from a row on; of two, a column of values for each."""
    walkers = outing.world.walkers
    found: list[tuple[Text, list[object]]] = []
    if outing.seats == 1:
        best = max(outing.best, walkers[0].taken)
        found += [(strings.ROW_FIELDS, [outing.number]), (strings.ROW_BEST, [f"{best}/{TROPHIES}"])]
    else:
        heads = "".join(f"{walker.seat + 1:>5}" for walker in walkers)
        write(program.machine, row + 1, VALUES_END - len(heads), heads, FIGURES_LAST)
    found += [
        (strings.ROW_TROPHIES, [walker.taken + TROPHIES * outing.number for walker in walkers]),
        (strings.ROW_TIME, [outing.used + walker.clock for walker in walkers]),
        (strings.ROW_POINTS, [outing.points] if outing.seats == 1 else [walker.points for walker in walkers]),
    ]
    for line, (words, values) in enumerate(found, row + 6 - len(found)):
        shown = "".join(f"{value!s:>5}" for value in values)
        colours = FIGURES_LAST if words is strings.ROW_POINTS else FIGURES
        write(program.machine, line, NAMES, program.text(words), FIGURES)
        write(program.machine, line, VALUES_END - len(shown), shown, colours)
