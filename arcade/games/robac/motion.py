"""The worm in motion: rings that glide over the meadow, a head that bites, and meals that go through the rings."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from arcade.games.robac import ART, art
from arcade.games.robac.art import turned
from arcade.games.robac.rules import STEPS, Cell, Heading
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.sprites import CELL, Sprite


class Face(Enum):
    """The head, by its drawing."""

    SHUT = "shut"
    GAPING = "gaping"
    BLINKING = "blinking"
    SICK = "sick"


FACES = {face: turned(art.rimmed(ART[f"head-{face.value}"])) for face in Face}
RINGS, FULL, TAILS = turned(art.RING), turned(art.rimmed(ART["full-ring"])), turned(art.TAIL)
"""A ring is full with a meal in it."""
CRUMBS = turned(ART["crumbs-1"]), turned(ART["crumbs-2"])
BITE_PIXELS = 5
"""Of a step after which the mouth shuts on its food."""
WIDE = 2 * COLUMNS
"""Numbers of cells in a row, from -COLUMNS / 2 on: cells beyond the screen have numbers, too."""
Part = tuple[int, int, int]
"""A cell that a ring's rectangle touches, counted from the cell that is entered, and as numbers the mask of what stays
of its eight bytes and what is added."""


class Worm:
    """Lies over the meadow, which is unchanged below it. Hide it before the meadow changes."""

    def __init__(self, machine: Spectrum, rows: int) -> None:
        """It is hidden below so many rows of cells, and in cells that hold something else."""
        self.machine = machine
        self._rows = rows
        self._colours = art.WORM
        self._below: dict[int, int | None] = {}
        """By cell, since it was hidden: the eight bytes below it as a number, or None where it can't be seen."""
        self._places: dict[int, tuple[int, int, int]] = {}
        """By cell where it can be seen: the first byte in the bitmap, the place of the attribute, its value."""
        self._shown: dict[int, int] = {}
        """By cell that it lies on now: the eight bytes."""
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
        """Begin anew, without meals."""
        self.hide()
        self._meals.clear()

    def eat(self) -> None:
        """A meal enters the mouth; with each step it moves on by a ring."""
        self._meals.append(0)

    def show(
        self, pixels: int, face: Face = Face.SHUT, colours: int = art.WORM, back: int = 0, crumbs: int = -1
    ) -> None:
        """Show it so many pixels on its way, 0 to 8; the head may be `back` by some, or `crumbs` fly before it.

        A cell is written once, however many rings touch it.
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
        last = len(self._rings) - 1
        for place, (cell, heading) in reversed(list(enumerate(self._rings))):
            if place == 0:
                yield cell, _parts(FACES[face][heading], heading, pixels - back)
            else:
                ring = TAILS if place == last else FULL if place in self._meals else RINGS
                yield cell, _parts(ring[heading], heading, pixels)
        if crumbs >= 0:
            cell, heading = self._rings[0]
            yield cell, _parts(CRUMBS[crumbs % len(CRUMBS)][heading], heading, pixels + CELL)

    def _laid(self, rings: Iterator[tuple[Cell, tuple[Part, ...]]]) -> dict[int, int]:
        """The eight bytes of each cell that rings touch, later ones in front."""
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
        """Note a cell without the worm; its eight bytes, or None if the worm can't be seen there."""
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
        """Show the meadow without it."""
        for number in self._shown:
            self._give_back(number)
        self._shown = {}
        self._below.clear()
        self._places.clear()


@lru_cache(1024)
def _parts(picture: Sprite, heading: Heading, pixels: int) -> tuple[Part, ...]:
    """A picture that is so many pixels on its way into a cell."""
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
