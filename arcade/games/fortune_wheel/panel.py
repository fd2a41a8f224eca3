"""The right side of the drawn look: what each pattern pays, and the graph of the purse as it grows."""

from arcade.games.fortune_wheel import strings, theory
from arcade.games.fortune_wheel.graph import draw_graph
from arcade.games.fortune_wheel.rules import Pattern
from arcade.games.fortune_wheel.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.animation.transitions import flash_cells
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import THIN
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, centred, write

COLUMN, WIDTH = 19, 13
ROW, HEIGHT = 1, 10
GRAPH_ROW, GRAPH_HEIGHT = 11, 7
FRAME, PAYS, TIMES, HIT, CURVE = pair("yk"), pair("wk"), pair("Yk"), pair("kY"), pair("Gk")
TIMES_FROM = 6
"""Columns of a line before its multiple."""
SAMPLES = ("1 1 1", "2 3 4", "4 3 2", "n n n", "n n -", "n - n", "- 1 -")


class Panel:
    """Draws both boxes."""

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def draw(self) -> None:
        """What is paid, and the graph's box."""
        machine, paytable = self.machine, self.program.terms.paytable
        box(machine, ROW, COLUMN, HEIGHT, WIDTH, FRAME, THIN)
        for shown in Pattern:
            sample = SAMPLES[shown] if shown < len(SAMPLES) else self.program.text(strings.REST)
            write(machine, ROW + 1 + shown, COLUMN + 1, f"{sample:6}{f'x{paytable.pays[shown]}':>5}", PAYS)
            colour_cells(machine, ROW + 1 + shown, COLUMN + 1 + TIMES_FROM, 1, WIDTH - 2 - TIMES_FROM, TIMES)
        words = f" {theory.percent(self.program, paytable.hundredths)}% "
        centred(machine, ROW + HEIGHT - 1, words, FRAME, COLUMN + WIDTH // 2 - len(words) // 2, len(words))
        box(machine, GRAPH_ROW, COLUMN, GRAPH_HEIGHT, WIDTH, FRAME, THIN)

    def graph(self) -> None:
        """The purse's way so far, real and expected."""
        machine = self.machine
        height, width = GRAPH_HEIGHT - 2, WIDTH - 2
        draw_graph(machine, self.program.purse.history, GRAPH_ROW + 1, COLUMN + 1, height, width)
        colour_cells(machine, GRAPH_ROW + 1, COLUMN + 1, height, width, CURVE)
        words = self.program.text(strings.LEI).upper()
        centred(machine, GRAPH_ROW, words, FRAME, COLUMN + WIDTH // 2 - len(words) // 2, len(words))

    def clear(self) -> None:
        """No line is marked."""
        for shown in Pattern:
            self._mark(shown, False)

    def _mark(self, shown: Pattern, on: bool) -> None:
        row = ROW + 1 + shown
        write(self.machine, row, COLUMN, ">" if on else " ", HIT if on else FRAME)
        colour_cells(self.machine, row, COLUMN + 1, 1, WIDTH - 2, HIT if on else PAYS)
        if not on:
            colour_cells(self.machine, row, COLUMN + 1 + TIMES_FROM, 1, WIDTH - 2 - TIMES_FROM, TIMES)

    def mark(self, shown: Pattern) -> Frames[None]:
        """Point at what the drums show."""
        self._mark(shown, True)
        yield from flash_cells(self.machine, ROW + 1 + shown, COLUMN, 1, WIDTH - 1, 3, 5, calm=self.program.calm)
