"""The original's drawing: one-pixel lines and quarter circles, the road the same lines once more to either side."""

from arcade.games.blue_road.rules import BOOK_SIZE, EXITS, Section, Side
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum

HALF_PI = 1.5707963
SIZE, MIDDLE = 24, 12
LEFT, TOP = 32, 152
"""The board's upper left corner, y from the bottom."""
SAMPLES = {"a": (210, 120), "b": (210, 80), "c": (210, 40)}
"""The lower left corners of the three samples."""
LINE_FRAMES, ARC_FRAMES = 5.0, 57.0
"""What drawing both sides of a section took, measured on the ROM."""
TILE_FRAMES = {"a": 8.0, "b": 56.5, "c": 56.5}
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

    def board(self, frames: int) -> Frames[None]:
        """Board, arrow and samples over so many frames."""
        steps = self._strokes()
        for step, (x, y, across, up) in enumerate(steps):
            self._line(x, y, across, up)
            gone = frames * (step + 1) // len(steps) - frames * step // len(steps)
            yield from self.machine.wait(gone)
        self._samples()

    def frame(self) -> None:
        """The same at once."""
        for stroke in self._strokes():
            self._line(*stroke)
        self._samples()

    @staticmethod
    def _strokes() -> list[tuple[int, int, int, int]]:
        whole = SIZE * BOOK_SIZE
        lines = [(LEFT, y, whole, 0) for y in range(TOP - whole, TOP + 1, SIZE)]
        lines += [(x, TOP - whole, 0, whole) for x in range(LEFT, LEFT + whole + 1, SIZE)]
        low, high = 30, 154
        lines += [(low, low, 124, 0), (high, low, 0, 124), (high, high, -124, 0), (low, high, 0, -124)]
        return [*lines, (44, 154, 0, 12), (44, 154, 5, 5), (44, 154, -5, 5)]

    def _samples(self) -> None:
        machine = self.machine
        for row, (tile, (x, y)) in zip((5, 10, 15), SAMPLES.items(), strict=True):
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
            self._pairs(x, y, tile)
            machine.print_at(row, 30, tile)

    def _line(self, x: int, y: int, across: int, up: int) -> None:
        self.machine.plot(x, y)
        self.machine.draw(across, up)

    def _pairs(self, x: int, y: int, tile: str) -> None:
        for entry, leaves in zip(Side, EXITS[tile], strict=True):
            if entry < leaves:
                self._lane(x, y, entry, leaves, 0)

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
        self._pairs(*_corner(field, columns), tile)

    def tile(self, field: int, columns: int, tile: str) -> Frames[None]:
        """A tile, in the time that it took."""
        self.thin(field, columns, tile)
        yield from self.machine.wait(TILE_FRAMES[tile])

    def road(self, section: Section, columns: int) -> None:
        """A section made three pixels thick."""
        for beside in (-1, 1):
            self._lane(*_corner(section.field, columns), section.entry, section.exit, beside)


def _corner(field: int, columns: int) -> tuple[int, int]:
    """The lower left corner of a field."""
    row, column = divmod(field, columns)
    return LEFT + SIZE * column, TOP - SIZE * (row + 1)
