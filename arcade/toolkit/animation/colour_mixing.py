"""Lights mixed by masks: where areas of blue, red and green overlap, the machine's colour numbers add up."""

from collections.abc import Sequence

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLUE, GREEN, RED, attribute

LIGHTS = (BLUE, RED, GREEN)
"""The primary colours, which are the three bits of a colour number."""


def mixture(areas: Sequence[Area], row: int, column: int) -> int:
    """The colour of a cell lit by the first area in blue, by the second in red, by the third in green."""
    return sum(
        light
        for light, (top, left, height, width) in zip(LIGHTS, areas, strict=False)
        if top <= row < top + height and left <= column < left + width
    )


def mix(machine: Spectrum, areas: Sequence[Area], within: Area, pace: float = 0) -> Frames[None]:
    """Paint a part of the screen in mixed light, cell by cell in `pace` frames each; all at once with none."""
    top, left, height, width = within
    for row in range(top, top + height):
        for column in range(left, left + width):
            colour_cells(machine, row, column, 1, 1, attribute(7, mixture(areas, row, column)))
            yield from machine.wait(pace)
