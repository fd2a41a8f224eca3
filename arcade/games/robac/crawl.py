"""The worm in motion: what each of its cells shows when every ring has gone so many pixels from its cell to the next.

A cell between two steps shows one ring that arrives and the ring before it that leaves; the pictures are made once.
"""

from functools import cache
from operator import or_

from arcade.games.robac import art
from arcade.games.robac.field import STEPS, Cell, Heading
from arcade.games.robac.typefaces import turned
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.sprites import CELL, Sprite

GAPING, SHUT, RING, TAIL = range(4)
"""The parts of a worm, as places in PICTURES."""


PICTURES: tuple[dict[Heading, Sprite], ...] = (
    turned(art.GAPING),
    turned(art.SHUT),
    dict.fromkeys(Heading, art.RING),
    turned(art.TAIL),
)
MOUTH_SHUTS = 5
"""Pixels of a step after which the mouth is shut."""


def _seen(part: int, heading: Heading, pixels: int) -> tuple[int, ...]:
    """A cell's rows with a ring so many pixels beyond it in a heading, or before it by a negative number."""
    down, right = STEPS[heading]
    return PICTURES[part][heading].cut(-right * pixels, -down * pixels, CELL, CELL).ink


@cache
def shown(part: int, heading: int, before: int, left: int, pixels: int) -> bytes:
    """The eight bytes of a cell that `part` enters and `before` leaves; negative parts are none."""
    rows = [0] * CELL
    if part >= 0:
        rows = [a | b for a, b in zip(rows, _seen(part, Heading(heading), pixels - CELL), strict=True)]
    if before >= 0 and pixels < CELL:
        rows = [a | b for a, b in zip(rows, _seen(before, Heading(left), pixels), strict=True)]
    return bytes(rows)


class Crawl:
    """One step of a worm over the screen."""

    def __init__(
        self, machine: Spectrum, worm: tuple[Cell, ...], headings: tuple[Heading, ...], behind: Cell, meal: bytes = b""
    ) -> None:
        """`worm` and `headings` are those after the step, `behind` is the cell that its tail leaves.

        `meal` are the rows of what lies in the head's new cell; it is seen until the mouth shuts.
        """
        self._meal = meal
        self.display = machine.display
        cells = (*worm, behind)
        for row, column in cells:
            machine.attributes[COLUMNS * row + column] = art.WORM
        ways = tuple(map(int, headings))
        parts = (SHUT, *[RING] * (len(worm) - 2), TAIL)
        befores, lefts = (-1, *parts), (0, *ways)
        rings = zip((*parts, -1), (*ways, 0), befores, lefts, strict=True)
        self._rings = [(LINES[CELL * row] + column, *ring) for (row, column), ring in zip(cells, rings, strict=True)]
        self._rings.reverse()
        """From behind the tail to the head, so that the head lies on top: start in the bitmap and what it shows."""
        self._crossing = len(set(cells)) < len(cells)

    def show(self, pixels: int) -> None:
        """Show every ring so many pixels on its way, 0 to 8."""
        display = self.display
        mouth = SHUT if pixels >= MOUTH_SHUTS else GAPING
        if self._crossing:
            for start, *_ in self._rings:
                display[start : start + 1793 : 256] = art.BARE
        for start, part, heading, before, left in self._rings:
            rows = shown(mouth if part == SHUT else part, heading, mouth if before == SHUT else before, left, pixels)
            if self._crossing:
                rows = bytes(map(or_, rows, display[start : start + 1793 : 256]))
            display[start : start + 1793 : 256] = rows
        if self._meal and mouth == GAPING:
            # The head's cell is the last of the rings.
            display[start : start + 1793 : 256] = bytes(map(or_, rows, self._meal))
