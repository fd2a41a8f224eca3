"""The worm in motion: rings that glide over the meadow, a head that bites, and meals that go through all of it."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from arcade.games.robac import art
from arcade.games.robac.art import turned
from arcade.games.robac.rules import STEPS, Cell, Heading
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.sprites import CELL, Sprite


class Face(Enum):
    """What the head looks like."""

    SHUT = 0
    GAPING = 1
    BLINKING = 2
    SICK = 3


FACES = {
    Face.SHUT: turned(art.SHUT),
    Face.GAPING: turned(art.GAPING),
    Face.BLINKING: turned(art.BLINKING),
    Face.SICK: turned(art.SICK),
}
RINGS, FULL, TAILS = turned(art.RING), turned(art.FULL), turned(art.TAIL)
CRUMBS = tuple(turned(picture) for picture in art.CRUMBS)
BITE = 5
"""Pixels of a step after which the mouth shuts on what it eats."""


WIDE = 2 * COLUMNS
"""Cells of a row as they are numbered here, from -COLUMNS / 2 on: what is beyond the screen has numbers of its own."""
Part = tuple[int, int, int]
"""Of a ring: a cell that its rectangle touches, counted from the cell that is entered, and as numbers what stays of
the cell's eight bytes and what is added."""


class Worm:
    """Lies over the meadow, which is as it was where the worm is not. Hide it before the meadow changes."""

    def __init__(self, machine: Spectrum, rows: int) -> None:
        """On so many rows of cells; nothing of it is seen below them, nor in cells where something else is."""
        self.machine = machine
        self._rows = rows
        self._colours = art.WORM
        self._below: dict[int, int | None] = {}
        """The cells that it has come to since it was hidden: their eight bytes without it as a number, or None where
        nothing of it is seen."""
        self._places: dict[int, tuple[int, int, int]] = {}
        """Of those where it is seen: the first byte in the bitmap, the place among the attributes, what was there."""
        self._shown: dict[int, int] = {}
        """The cells that it lies on now, and their eight bytes."""
        self._rings: list[tuple[Cell, Heading]] = []
        self._meals: list[int] = []

    def enter(self, worm: tuple[Cell, ...], headings: Sequence[Heading]) -> None:
        """Begin a step: `worm` and `headings` are those after it."""
        self._rings = list(zip(worm, headings, strict=True))
        self._meals = [place + 1 for place in self._meals if place + 1 < len(worm)]

    def face(self, heading: Heading) -> None:
        """Turn the head where it is."""
        self._rings[0] = self._rings[0][0], heading

    def revive(self) -> None:
        """A new worm, with nothing in it."""
        self.hide()
        self._meals.clear()

    def eat(self) -> None:
        """A meal is in the mouth; with each step it goes on by a ring."""
        self._meals.append(0)

    def show(
        self, pixels: int, face: Face = Face.SHUT, colours: int = art.WORM, back: int = 0, crumbs: int = -1
    ) -> None:
        """Show it so many pixels on its way, 0 to 8; the head may be drawn `back`, or `crumbs` fly before it.

        What a cell becomes is worked out from what is below, and written once however many rings touch the cell.
        """
        if colours != self._colours:
            self.hide()
            self._colours = colours
        before, now = self._shown, self._laid(self._parts(pixels, face, back, crumbs))
        for number in before.keys() - now.keys():
            self._give_back(number)
        display, places = self.machine.display, self._places
        for number, rows in now.items():
            start, at, value = places[number]
            display[start : start + 1793 : 256] = rows.to_bytes(CELL)
            if number not in before and value in (art.MEADOW, art.WORM):
                self.machine.attributes[at] = colours
        self._shown = now

    def _parts(self, pixels: int, face: Face, back: int, crumbs: int) -> Iterator[tuple[Cell, tuple[Part, ...]]]:
        """The cell that each ring enters, and its parts; from the tail to the crumbs."""
        rings = self._rings
        last = len(rings) - 1
        for place in range(last, -1, -1):
            cell, heading = rings[place]
            if place == 0:
                yield cell, _parts(FACES[face][heading], heading, pixels - back)
            elif place == last:
                yield cell, _parts(TAILS[heading], heading, pixels)
            else:
                ring = FULL if place in self._meals else RINGS
                yield cell, _parts(ring[heading], heading, pixels)
        if crumbs >= 0:
            cell, heading = rings[0]
            yield cell, _parts(CRUMBS[crumbs % len(CRUMBS)][heading], heading, pixels + CELL)

    def _laid(self, rings: Iterator[tuple[Cell, tuple[Part, ...]]]) -> dict[int, int]:
        """The cells that rings touch, later ones in front, and their eight bytes."""
        below = self._below
        laid: dict[int, int] = {}
        for (row, column), parts in rings:
            entered = WIDE * row + column
            for step, stays, added in parts:
                number = entered + step
                if number in laid:
                    laid[number] = laid[number] & stays | added
                    continue
                if number not in below:
                    below[number] = self._come_to(number)
                rows = below[number]
                if rows is not None:
                    laid[number] = rows & stays | added
        return laid

    def _come_to(self, number: int) -> int | None:
        """Note a cell as it is without the worm; its eight bytes, or None if no worm is to be seen there."""
        row, column = divmod(number + COLUMNS // 2, WIDE)
        column -= COLUMNS // 2
        if not (0 <= row < self._rows and 0 <= column < COLUMNS):
            return None
        at = COLUMNS * row + column
        value = self.machine.attributes[at]
        if value not in (art.MEADOW, art.WORM, self._colours):
            return None
        start = LINES[CELL * row] + column
        self._places[number] = start, at, value
        return int.from_bytes(self.machine.display[start : start + 1793 : 256])

    def _give_back(self, number: int) -> None:
        rows, (start, at, value) = self._below[number], self._places[number]
        assert rows is not None
        self.machine.display[start : start + 1793 : 256] = rows.to_bytes(CELL)
        self.machine.attributes[at] = value

    def hide(self) -> None:
        """Give the meadow back."""
        for number in self._shown:
            self._give_back(number)
        self._shown = {}
        self._below.clear()
        self._places.clear()


@lru_cache(1024)
def _parts(picture: Sprite, heading: Heading, pixels: int) -> tuple[Part, ...]:
    """The parts of a picture that is so many pixels on its way into a cell."""
    down, right = STEPS[heading]
    x = right * (pixels - CELL) + (CELL - picture.width) // 2
    y = down * (pixels - CELL) + (CELL - picture.height) // 2
    found: list[Part] = []
    for line in range(y // CELL, -(-(y + picture.height) // CELL)):
        for column in range(x // CELL, -(-(x + picture.width) // CELL)):
            cell = picture.cut(CELL * column - x, CELL * line - y, CELL, CELL)
            solid, ink = int.from_bytes(bytes(cell.solid)), int.from_bytes(bytes(cell.ink))
            found.append((WIDE * line + column, ~solid, ink))
    return tuple(found)
