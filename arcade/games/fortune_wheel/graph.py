"""The graph of a purse: what it really held as a line, what was to be expected of it as dots."""

from collections.abc import Sequence

from arcade.games.fortune_wheel.memory import Balance
from arcade.games.fortune_wheel.rules import PULLS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.sprites import CELL, Sprite

DOT_EVERY = 4
"""Pixels from one dot to the next."""
LEAST_SPAN = 10
"""Lei that a graph's height stands for at least."""

Range = tuple[int, int]
"""The lei at the lower and the upper edge."""


def extent(history: Sequence[Balance]) -> Range:
    """The lei that a graph must show."""
    sums = [lei for lei, _ in history] + [expected // PULLS for _, expected in history]
    low, high = min(sums, default=0), max(sums, default=0)
    return low, max(high + 1, low + LEAST_SPAN)


def curve(history: Sequence[Balance], width: int, height: int) -> Sprite:
    """The graph as a picture; the whole width stands for the pulls there were, but for no fewer than a tenth of it."""
    low, high = extent(history)
    last = max(len(history) - 1, width // 10)
    rows = [0] * height

    def line(sum_729: int) -> int:
        """The pixel row of a sum in 729ths."""
        y = (height - 1) * (sum_729 - low * PULLS) // ((high - low) * PULLS)
        return height - 1 - min(max(y, 0), height - 1)

    before: int | None = None
    for x in range(width):
        pull = x * last // (width - 1)
        if pull >= len(history):
            break
        lei, expected = history[pull]
        now = line(lei * PULLS)
        top, bottom = sorted((now, now if before is None else before))
        for y in range(top, bottom + 1):
            rows[y] |= 1 << width - 1 - x
        before = now
        if x % DOT_EVERY < 2:
            y = line(expected)
            rows[y] |= 1 << width - 1 - x
    return Sprite(width, tuple(rows), ((1 << width) - 1,) * height)


def draw_graph(machine: Spectrum, history: Sequence[Balance], row: int, column: int, height: int, width: int) -> None:
    """Draw the graph into so many cells."""
    draw_cells(machine, curve(history, CELL * width, CELL * height), row, column)
