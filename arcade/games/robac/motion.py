"""The worm in motion: rings that glide over the meadow, a head that bites, and meals that go through all of it."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from arcade.games.robac import art, art_creatures
from arcade.games.robac.board import STEPS, Cell, Heading
from arcade.games.robac.printed_art import turned
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.drawing import Patch, draw, lift
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
        self._covered: list[Patch] = []
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

    def _cover(self, picture: Sprite, cell: Cell, heading: Heading, pixels: int, colours: int) -> None:
        down, right = STEPS[heading]
        x = CELL * cell[1] + right * (pixels - CELL) + (CELL - picture.width) // 2
        y = CELL * cell[0] + down * (pixels - CELL) + (CELL - picture.height) // 2
        if y + picture.height > self._foot:
            picture = _cropped(picture, self._foot - y)
        covered = lift(self.machine, x, y, picture.width, picture.height)
        self._covered.append(covered)
        draw(self.machine, picture, x, y)
        for row, cells in enumerate(covered.attributes, covered.row):
            for column, value in enumerate(cells, covered.column):
                if value in (art.MEADOW, art.WORM):
                    self.machine.attributes[COLUMNS * row + column] = colours
                elif value != colours:
                    covered.part(row, column, 1, 1).put_back(self.machine)

    def hide(self) -> None:
        """Give the meadow back."""
        while self._covered:
            self._covered.pop().put_back(self.machine)


@cache
def _cropped(picture: Sprite, height: int) -> Sprite:
    return picture.cut(0, 0, picture.width, max(height, 1))
