"""The light of a beam above and below the middle of its line: bright lines are wider than dark ones."""

from functools import lru_cache
from math import erf, sqrt

import numpy as np

TUBE = 2.35
"""The exponent from a voltage to the tube's light."""
SHOWN = 2.2
"""That of the screens of today."""
DARK_KEPT = 0.97
"""What part of a flat field's light is kept where it is dark."""
PEAK = 1.14
"""White's peak may be so much brighter than can be shown."""
PLACES = 8
"""So many places in a line, from half way to the one above, are told apart."""


@lru_cache(16)
def levels(beam: tuple[float, float], row: float) -> np.ndarray:
    """What is shown, 0 to 255, for each voltage (0 to 255) at each place from a line's middle to half way to the next.

    (PLACES / 2 + 1, 256). `row` is the height in lines of a row of the screen, over which light is gathered.
    """
    volts = np.arange(256) / 255
    sigmas = beam[0] + (beam[1] - beam[0]) * volts
    distances = np.arange(PLACES // 2 + 1) / PLACES
    profile = np.array([[_gathered(distance, sigma, row) for sigma in sigmas] for distance in distances])
    top = min(PEAK / profile[0, -1], DARK_KEPT)
    kept = DARK_KEPT + (top - DARK_KEPT) * volts**4
    light = volts**TUBE * kept * profile
    shown: np.ndarray = np.rint(255 * np.minimum(light, 1) ** (1 / SHOWN)).astype(np.uint8)
    return shown


def _gathered(distance: float, sigma: float, row: float) -> float:
    """The light of equal lines, one in the mean, in a row so far from the middle of one of them."""
    edges = [[(distance + line + side * row / 2) / (sigma * sqrt(2)) for side in (1, -1)] for line in range(-3, 4)]
    return sum(erf(upper) - erf(lower) for upper, lower in edges) / (2 * row)


def in_pairs(light: np.ndarray) -> np.ndarray:
    """A table of bytes as one of two bytes at a time: (65536,) of 16 bits."""
    pairs = np.empty((256, 256, 2), np.uint8)
    pairs[..., 0] = light[None, :]
    pairs[..., 1] = light[:, None]
    return pairs.view(np.uint16).reshape(-1)


def mean(upper: np.ndarray, lower: np.ndarray, found: np.ndarray, spare: np.ndarray) -> None:
    """Put the mean of packed colours into `found`, byte by byte; `spare` is overwritten."""
    np.bitwise_xor(upper, lower, out=spare)
    np.right_shift(spare, 1, out=spare)
    np.bitwise_and(spare, np.uint32(0x7F7F7F7F), out=spare)
    np.bitwise_and(upper, lower, out=found)
    np.add(found, spare, out=found)
