"""The worm in motion: what each of its cells shows when every ring has gone so many pixels from its cell to the next.

A cell between two steps shows one ring that arrives and the ring before it that leaves; the pictures are made once.
"""

from functools import cache
from operator import or_

from arcade.games.robac import art
from arcade.games.robac.board import STEPS, Cell, Heading
from arcade.games.robac.printed_art import turned
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.sprites import CELL, Sprite

MOUTH, RING, TAIL = range(3)
"""The parts of a worm, as places in PICTURES."""
PICTURES: tuple[dict[Heading, Sprite], ...] = (
    turned(art.SHUT),
    dict.fromkeys(Heading, art.RING),
    turned(art.TAIL),
)
GAPING = turned(art.GAPING)
MOUTH_SHUTS = 5
"""Pixels of a step after which the mouth is shut."""
NOTHING = -1

Phases = tuple[bytes, ...]
"""The eight bytes of a cell when the worm has gone 0 to 8 pixels."""


def _seen(part: int, heading: Heading, pixels: int, beyond: int) -> tuple[int, ...]:
    """A cell's rows after so many pixels of a step, with a part of the worm `beyond` pixels ahead of the cell."""
    down, right = STEPS[heading]
    pictures = GAPING if part == MOUTH and pixels < MOUTH_SHUTS else PICTURES[part]
    return pictures[heading].cut(-right * beyond, -down * beyond, CELL, CELL).ink


@cache
def phases(part: int, heading: int, before: int, left: int) -> Phases:
    """What a cell shows that `part` enters in a heading while `before` leaves it in another; either may be NOTHING."""
    found: list[bytes] = []
    for pixels in range(CELL + 1):
        rows = (0,) * CELL
        if part != NOTHING:
            rows = _seen(part, Heading(heading), pixels, pixels - CELL)
        if before != NOTHING:
            rows = tuple(map(or_, rows, _seen(before, Heading(left), pixels, pixels)))
        found.append(bytes(rows))
    return tuple(found)


class Crawl:
    """One step of a worm over the screen."""

    def __init__(
        self,
        machine: Spectrum,
        worm: tuple[Cell, ...],
        headings: tuple[Heading, ...],
        behind: Cell,
        meal: bytes = b"",
    ) -> None:
        """`worm` and `headings` are those after the step, `behind` is the cell that its tail leaves.

        `meal` are the rows of what lies in the head's new cell; it is seen until the mouth shuts.
        """
        self.display = machine.display
        cells = (*worm, behind)
        for row, column in cells:
            machine.attributes[COLUMNS * row + column] = art.WORM
        parts = (MOUTH, *[RING] * (len(worm) - 2), TAIL)
        shown = list(map(phases, (*parts, NOTHING), (*headings, 0), (NOTHING, *parts), (0, *headings)))
        if meal:
            shown[0] = tuple(
                bytes(map(or_, rows, meal)) if pixels < MOUTH_SHUTS else rows for pixels, rows in enumerate(shown[0])
            )
        self._rings = [(LINES[CELL * row] + column, rows) for (row, column), rows in zip(cells, shown, strict=True)]
        self._crossing = len(set(cells)) < len(cells)

    def show(self, pixels: int) -> None:
        """Show every ring so many pixels on its way, 0 to 8."""
        display = self.display
        if self._crossing:
            self._show_crossing(pixels)
            return
        for start, rows in self._rings:
            display[start : start + 1793 : 256] = rows[pixels]

    def _show_crossing(self, pixels: int) -> None:
        """The same where the worm lies on itself: cells show all that is in them."""
        display = self.display
        for start, _ in self._rings:
            display[start : start + 1793 : 256] = art.BARE
        for start, rows in self._rings:
            cell = slice(start, start + 1793, 256)
            display[cell] = bytes(map(or_, rows[pixels], display[cell]))
