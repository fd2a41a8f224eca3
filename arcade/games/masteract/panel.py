"""The codes as lights, one each in a field: those that are ruled out go dark."""

from collections.abc import Sequence

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.codes.code import Code, all_codes
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.sprites import Sprite

WIDTH, HEIGHT = 80, 72
"""Pixels of the field."""
SIDE = 18
"""Lights each way of a picture made of them."""
SHAPES = {360: (20, 4, 3), 1296: (36, 2, 2)}
"""For so many codes: lights in a row, pixels from one to the next, and pixels of a light."""


class Lights:
    """A field of all codes of a level."""

    def __init__(self, machine: Spectrum, repeats: bool, x: int, y: int) -> None:
        self.machine = machine
        self.codes = all_codes(repeats)
        self.x = x
        self.y = y
        self.across, self.pitch, self.size = SHAPES[len(self.codes)]

    def draw(self, lit: frozenset[Code]) -> None:
        """Draw the field with these codes lit; of the others a point is left where lights are parted by dark."""
        self._show([code in lit for code in self.codes])

    def display(self, lamps: frozenset[Cell]) -> None:
        """Draw a picture of SIDE by SIDE lights, given as x and y, as large as fits."""
        times = self.across // SIDE
        left = (self.across - SIDE * times) // 2
        places = (divmod(number, self.across) for number in range(len(self.codes)))
        self._show([((x - left) // times, y // times) in lamps for y, x in places])

    def _show(self, lit: Sequence[bool]) -> None:
        rows = [0] * HEIGHT
        left = (WIDTH - self.across * self.pitch) // 2
        light, middle = (1 << self.size) - 1, self.size // 2
        point = 1 << middle if self.size < self.pitch else 0
        for number, shining in enumerate(lit):
            down, right = divmod(number, self.across)
            shift, top = WIDTH - left - self.pitch * right - self.size, self.pitch * down
            if shining:
                for line in range(top, top + self.size):
                    rows[line] |= light << shift
            else:
                rows[top + middle] |= point << shift
        draw(self.machine, Sprite(WIDTH, tuple(rows), ((1 << WIDTH) - 1,) * HEIGHT), self.x, self.y)
