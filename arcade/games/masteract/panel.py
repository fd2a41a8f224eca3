"""The codes as lights, one each in a field: those that are ruled out go dark."""

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.codes.code import Code, all_codes
from arcade.toolkit.picture.grid import Cell

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
        self._show("".join(["1" if code in lit else "0" for code in self.codes]))

    def display(self, lamps: frozenset[Cell]) -> None:
        """Draw a picture of SIDE by SIDE lights, given as x and y, as large as fits."""
        times = self.across // SIDE
        left = (self.across - SIDE * times) // 2
        places = [divmod(number, self.across) for number in range(len(self.codes))]
        self._show("".join(["1" if ((x - left) // times, y // times) in lamps else "0" for y, x in places]))

    def _show(self, lit: str) -> None:
        """Draw the field with a binary digit for each light."""
        rows = [0] * HEIGHT
        # The digits of a row read to a base of so many bits stand as far apart as its lights.
        base, right = 1 << self.pitch, (WIDTH - self.across * self.pitch) // 2 + self.pitch - self.size
        light, middle = (1 << self.size) - 1, self.size // 2
        dark = lit.translate({ord("0"): "1", ord("1"): "0"})
        for number, start in enumerate(range(0, len(lit), self.across)):
            top, row = self.pitch * number, slice(start, start + self.across)
            shining = int(lit[row], base) * light << right
            rows[top : top + self.size] = [shining] * self.size
            if self.size < self.pitch:
                rows[top + middle] |= int(dark[row], base) << middle + right
        self.machine.stamp(self.x, self.y, rows, WIDTH, Mode.SET)
