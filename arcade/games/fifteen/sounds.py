"""The sounds of the tray: tiles that rub and clack, and each tile's own note when it comes home."""

from arcade.toolkit.sound.tunes import Tune

CLACK: Tune = ((0.004, 10.0), (0.006, -2.0), (0.004, 22.0))
AWAY: Tune = ((0.006, 5.0), (0.008, -2.0), (0.01, -9.0))
"""A tile has left its home."""
RUB: Tune = ((0.002, 33.0), (0.002, 28.0), (0.002, 31.0))
"""A tile begins to slide."""
SCALE = (0, 2, 4, 7, 9)
"""Five notes, of which any sound well one after the other."""


def home(tile: int) -> Tune:
    """A tile is at home: tile by tile up the scale."""
    octave, place = divmod(tile - 1, len(SCALE))
    pitch = float(SCALE[place] + 12 * octave - 5)
    return (0.012, pitch), (0.012, pitch + 12), (0.05, pitch)
