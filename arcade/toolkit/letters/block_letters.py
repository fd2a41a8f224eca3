"""Names in the machine's own letters, enlarged to solid blocks: where the poster face's D would look like an O."""

from collections.abc import Sequence

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.picture.sprites import CELL

DEPTH = 3
SCALE = 4
"""Rows of cells of a letter."""


def block_name(machine: Spectrum, words: str, row: int, inks: Sequence[str] = "WCCC") -> Area:
    """Write up to ten capitals centred, three cells wide and four high, with depth; returns their extent."""
    name = letters(machine.font, words, SCALE - 1, SCALE)
    whole = extruded(name.cut(-DEPTH, 0, name.width + 3 * DEPTH, name.height + CELL), DEPTH)
    column = (COLUMNS - whole.columns) // 2
    draw_cells(machine, whole.coloured((*inks, inks[-1]), "k"), row, column, clear=True)
    return row, column, SCALE, whole.columns
