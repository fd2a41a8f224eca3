"""The original's drawing: one-pixel lines and quarter circles, the road the same lines once more to either side."""

from collections.abc import Iterable

from arcade.games.blue_road.rules import BOOK_SIZE, EXITS, Section, Side
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum

HALF_PI = 1.5707963
SIZE, MIDDLE = 24, 12
LEFT, TOP = 32, 152
"""The board's upper left corner, y from the bottom."""
SAMPLES = {"a": (210, 120), "b": (210, 80), "c": (210, 40)}
"""The lower left corners of the three samples."""
LINED, STRAIGHT = 5.0, 32.0
"""Milliseconds beside a line of the board, and of a straight way through a tile."""
SINES, BOW = 160.0, 380.0
"""Those of an arc until its first piece is seen, and from then on."""
CORNERS = {
    (Side.TOP, Side.LEFT): (0, 1),
    (Side.TOP, Side.RIGHT): (1, 1),
    (Side.RIGHT, Side.BOTTOM): (1, 0),
    (Side.BOTTOM, Side.LEFT): (0, 0),
}
"""The corner that an arc goes round: right or not, up or not."""


class PrintedScene:
    """Draws onto a machine."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def board(self) -> Frames[None]:
        """Board, arrow and samples, line after line."""
        basic = self.machine.basic
        for x, y, across, up in self._strokes():
            yield from basic.plot(x, y)
            yield from basic.draw(across, up)
            yield from basic.takes(LINED)
        for row, (tile, (x, y)) in self._samples():
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
                yield from basic.takes(STRAIGHT)
            for entry, leaves in self._pairs(tile):
                yield from self._drawn(x, y, entry, leaves, 0)
            yield from basic.print_at(row, 30, tile)

    def frame(self) -> None:
        """The same at once."""
        for stroke in self._strokes():
            self._line(*stroke)
        for row, (tile, (x, y)) in self._samples():
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
            self._thin(x, y, tile)
            self.machine.print_at(row, 30, tile)

    @staticmethod
    def _strokes() -> list[tuple[int, int, int, int]]:
        whole = SIZE * BOOK_SIZE
        lines = [(LEFT, y, whole, 0) for y in range(TOP - whole, TOP + 1, SIZE)]
        lines += [(x, TOP - whole, 0, whole) for x in range(LEFT, LEFT + whole + 1, SIZE)]
        low, high = 30, 154
        lines += [(low, low, 124, 0), (high, low, 0, 124), (high, high, -124, 0), (low, high, 0, -124)]
        return [*lines, (44, 154, 0, 12), (44, 154, 5, 5), (44, 154, -5, 5)]

    @staticmethod
    def _samples() -> Iterable[tuple[int, tuple[str, tuple[int, int]]]]:
        """Rows of the letters, tiles and lower left corners of the three samples."""
        return zip((5, 10, 15), SAMPLES.items(), strict=True)

    def _line(self, x: int, y: int, across: int, up: int) -> None:
        self.machine.plot(x, y)
        self.machine.draw(across, up)

    @staticmethod
    def _pairs(tile: str) -> list[tuple[Side, Side]]:
        """The sides that the ways through a tile join."""
        return [(entry, leaves) for entry, leaves in zip(Side, EXITS[tile], strict=True) if entry < leaves]

    def _thin(self, x: int, y: int, tile: str) -> None:
        for entry, leaves in self._pairs(tile):
            self._lane(x, y, entry, leaves, 0)

    def _drawn(self, x: int, y: int, entry: Side, leaves: Side, beside: int) -> Frames[None]:
        """A lane in the time that it takes: an arc is worked out piece by piece from sines."""
        basic, straight = self.machine.basic, leaves == entry.opposite
        if not straight:
            yield from basic.takes(SINES)
        self._lane(x, y, entry, leaves, beside)
        yield from basic.takes(STRAIGHT if straight else BOW)

    def _lane(self, x: int, y: int, entry: Side, leaves: Side, beside: int) -> None:
        """The line between two sides of a tile whose lower left corner is given, or so many pixels beside it."""
        first, second = sorted((entry, leaves))
        if leaves == entry.opposite:
            if first == Side.TOP:
                self._line(x + MIDDLE + beside, y, 0, SIZE)
            else:
                self._line(x, y + MIDDLE + beside, SIZE, 0)
            return
        right, up = CORNERS[first, second]
        radius = MIDDLE + beside
        inward, down = (-radius if right else radius), (-radius if up else radius)
        self.machine.plot(x + SIZE * right + inward, y + SIZE * up)
        # Against the clock about the upper right and lower left corners, clockwise about the others.
        self.machine.draw(-inward, down, HALF_PI if right == up else -HALF_PI)

    def thin(self, field: int, columns: int, tile: str) -> None:
        """A tile at once."""
        self._thin(*_corner(field, columns), tile)

    def tile(self, field: int, columns: int, tile: str) -> Frames[None]:
        """A tile, in the time that it takes."""
        for entry, leaves in self._pairs(tile):
            yield from self._drawn(*_corner(field, columns), entry, leaves, 0)

    def road(self, section: Section, columns: int) -> None:
        """A section made three pixels thick, at once."""
        for beside in (-1, 1):
            self._lane(*_corner(section.field, columns), section.entry, section.exit, beside)

    def grow(self, section: Section, columns: int) -> Frames[None]:
        """The same, in the time that it takes."""
        for beside in (-1, 1):
            yield from self._drawn(*_corner(section.field, columns), section.entry, section.exit, beside)


def _corner(field: int, columns: int) -> tuple[int, int]:
    """The lower left corner of a field."""
    row, column = divmod(field, columns)
    return LEFT + SIZE * column, TOP - SIZE * (row + 1)
