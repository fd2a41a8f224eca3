"""The original's net: one-pixel lines between nodes, letters in character cells, and the map of the nodes' names."""

from arcade.games.english_hunt.rules import PLACES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.grid import Grid

SPACING, LEFT, TOP = 40, 20, 155
"""Pixels between nodes, and where the net's first column and row are (y from the bottom)."""
LINES = ((0, 2), (3, 7), (8, 10), (0, 8), (1, 9), (2, 10), (3, 0), (0, 10), (2, 8), (2, 7), (3, 8), (10, 7))
KEY_MAP = (
    (9, 25, "0-1-2"),
    (10, 24, "/|\\|/|\\"),
    (11, 23, "3-4-5-6-7"),
    (12, 24, "\\|/|\\|/"),
    (13, 25, "8-9-:"),
)
HOUND, HARE, NOBODY = "C", "I", " "
GRID = Grid(rows=3, columns=5, left=0, top=0, width=SPACING, height=SPACING)


class PrintedScene:
    """Draws onto a machine."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def draw(self, reading: float) -> Frames[None]:
        """All lines; before each the listing reads its places, in so many milliseconds."""
        basic = self.machine.basic
        for start, end in LINES:
            (x, y), (to_x, to_y) = _centre(start), _centre(end)
            yield from basic.takes(reading)
            yield from basic.plot(x, y)
            yield from basic.draw(to_x - x, to_y - y)

    def key_map(self) -> Frames[None]:
        """The names of the nodes beside the net."""
        for row, column, strokes in KEY_MAP:
            yield from self.machine.basic.print_at(row, column, strokes)

    def put(self, node: int, animal: str) -> Frames[None]:
        """HOUND (flashing), HARE (inverse) or NOBODY at a node."""
        row, column = cell_of(node)
        flash, inverse = int(animal == HOUND), int(animal == HARE)
        return self.machine.basic.print_at(row, column, animal, flash=flash, inverse=inverse)


def _centre(node: int) -> tuple[int, int]:
    """A node's pixel, y from the bottom."""
    row, column = PLACES[node]
    return LEFT + SPACING * column, TOP - SPACING * row


def cell_of(node: int) -> tuple[int, int]:
    """Row and column of a node's character."""
    row, column = PLACES[node]
    return 2 + 5 * row, 2 + 5 * column
