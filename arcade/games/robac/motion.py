"""The worm in motion: rings that glide over the meadow, a head that bites, and meals that go through all of it."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from arcade.games.robac import art, art_creatures
from arcade.games.robac.board import STEPS, Cell, Heading
from arcade.games.robac.printed_art import turned
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, HEIGHT, LINES, WIDTH
from arcade.toolkit.picture.sprites import CELL, Sprite


class Face(Enum):
    """What the head looks like."""

    SHUT = 0
    GAPING = 1
    BLINKING = 2
    SICK = 3


FACES = {
    Face.SHUT: turned(art_creatures.SHUT),
    Face.GAPING: turned(art_creatures.GAPING),
    Face.BLINKING: turned(art_creatures.BLINKING),
    Face.SICK: turned(art_creatures.SICK),
}
RINGS, FULL, TAILS = turned(art_creatures.RING), turned(art_creatures.FULL), turned(art_creatures.TAIL)
CRUMBS = tuple(turned(picture) for picture in art_creatures.CRUMBS)
BITE = 5
"""Pixels of a step after which the mouth shuts on what it eats."""


class Worm:
    """Lies over the meadow, which is as it was where the worm is not. Hide it before the meadow changes."""

    def __init__(self, machine: Spectrum, rows: int) -> None:
        """On so many rows of cells; nothing of it is seen below them, nor in cells where something else is."""
        self.machine = machine
        self._foot = CELL * rows
        self._below: dict[int, tuple[int, bytearray, int]] = {}
        """The cells that it lies on, by their place among the attributes, as they are without it: where the bitmap has
        the first of their eight bytes, these bytes, and the attribute."""
        self._before: list[int] = []
        """Those of them in which something else is, that is seen before it."""
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
        """Show it so many pixels on its way, 0 to 8; the head may be drawn `back`, or `crumbs` fly before it."""
        self.hide()
        last = len(self._rings) - 1
        for place in range(last, -1, -1):
            cell, heading = self._rings[place]
            if place == 0:
                self._cover(FACES[face][heading], cell, heading, pixels - back, colours)
            elif place == last:
                self._cover(TAILS[heading], cell, heading, pixels, colours)
            else:
                self._cover((FULL if place in self._meals else RINGS)[heading], cell, heading, pixels, colours)
        if crumbs >= 0:
            cell, heading = self._rings[0]
            self._cover(CRUMBS[crumbs % len(CRUMBS)][heading], cell, heading, pixels + CELL, colours)
        for at in self._before:
            self._give_back(at)

    def _cover(self, picture: Sprite, cell: Cell, heading: Heading, pixels: int, colours: int) -> None:
        down, right = STEPS[heading]
        x = CELL * cell[1] + right * (pixels - CELL) + (CELL - picture.width) // 2
        y = CELL * cell[0] + down * (pixels - CELL) + (CELL - picture.height) // 2
        if y + picture.height > self._foot:
            picture = _cropped(picture, self._foot - y)
        self._lie_on(x, y, picture, colours)
        self.machine.cover(x, y, picture.solid, picture.ink, picture.width)

    def _lie_on(self, x: int, y: int, picture: Sprite, colours: int) -> None:
        """Note the cells of a picture at (x, y) that the worm was not on yet; those of the meadow take its colours."""
        display, attributes, below = self.machine.display, self.machine.attributes, self._below
        left, right = max(x, 0) // CELL, -(-min(x + picture.width, WIDTH) // CELL)
        for row in range(max(y, 0) // CELL, -(-min(y + picture.height, HEIGHT) // CELL)):
            for at in range(COLUMNS * row + left, COLUMNS * row + right):
                if at in below:
                    continue
                start, value = LINES[CELL * row] + at % COLUMNS, attributes[at]
                below[at] = start, display[start : start + 1793 : 256], value
                if value in (art.MEADOW, art.WORM):
                    attributes[at] = colours
                elif value != colours:
                    self._before.append(at)

    def _give_back(self, at: int) -> None:
        start, rows, value = self._below[at]
        self.machine.display[start : start + 1793 : 256] = rows
        self.machine.attributes[at] = value

    def hide(self) -> None:
        """Give the meadow back."""
        for at in self._below:
            self._give_back(at)
        self._below.clear()
        self._before.clear()


@cache
def _cropped(picture: Sprite, height: int) -> Sprite:
    return picture.cut(0, 0, picture.width, max(height, 1))
