"""What the phosphor and the glass let through: stripes of red, green and blue, slots, darker corners. Parts of 1."""

import numpy as np

from arcade.console.figures import Figures

PITCH = 0.75
"""Grains of a triad, to a zoom of 1."""
SLOT = 1.5
"""Grains of a slot, to a zoom of 1."""
FINEST = 3
"""Grains that a triad has at least."""


def pitch(zoom: float) -> int:
    """Grains of a triad."""
    return max(FINEST, round(PITCH * zoom))


def period(zoom: float) -> int:
    """Grains from slot to slot: even, so that they can be staggered."""
    return 2 * max(round(SLOT * zoom / 2), 2)


def stripes(width: int, triad: int, depth: float) -> np.ndarray:
    """What gets through of blue, green and red in each column: (width, 3)."""
    turns = np.arange(width)[:, None] / triad - np.array([2, 1, 0]) / 3
    return (1 - depth * (0.5 - 0.5 * np.cos(2 * np.pi * turns))).astype(np.float32)


def slots(width: int, first: int, end: int, triad: int, high: int, depth: float) -> np.ndarray:
    """What gets through in rows from `first` up to `end`: (rows, width), staggered from triad to triad."""
    shift = np.arange(width) // triad % 2 * (high // 2)
    rows = (np.arange(first, end)[:, None] + shift) % high
    return np.where(rows < max(1, high // 6), np.float32(1 - depth), np.float32(1))


def corners(across: np.ndarray, down: np.ndarray, dim: float) -> np.ndarray:
    """What gets through the glass at places from its middle (0) to its edges (-1 and 1)."""
    through: np.ndarray = 1 - dim * ((across**2 + down**2) / 2) ** 1.5
    return through


def phosphor(figures: Figures, zoom: float, width: int, first: int, end: int) -> np.ndarray:
    """Stripes and slots together: (rows, width, 3), or (1, width, 3) where all rows are alike."""
    triad = pitch(zoom)
    through: np.ndarray = stripes(width, triad, figures.mask)[None]
    if figures.slot:
        through = through * slots(width, first, end, triad, period(zoom), figures.slot)[:, :, None]
    return through


def between_lines(down: np.ndarray, row: float, depth: float) -> np.ndarray:
    """What is left between lines by rows of this height at places counted in lines, in whose middles all is left."""
    left: np.ndarray = 1 - depth * (0.5 + 0.5 * np.sinc(row) * np.cos(2 * np.pi * down))
    return left
