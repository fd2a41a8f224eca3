"""The sounds of Nimble's modern look."""

FOUND = "T200 O5 L16 C E G > C8"
CHOSEN = ((0.02, 19.0), (0.03, 24.0))
PICKED = ((0.012, 14.0), (0.02, 21.0))
DOWN = ((0.01, 0.0), (0.012, -9.0))
WRONG = ((0.09, -15.0), (0.03, None), (0.14, -18.0))
TICK = ((0.01, 19.0),)
HOME = ((0.04, 12.0), (0.04, 16.0), (0.08, 19.0))
"""Somebody has come home."""
HUM = (((0.05, -12.0),), ((0.05, -10.0),), ((0.05, -8.0),), ((0.08, -13.0),))
"""The gnome ponders."""
DUSK = (((0.12, 7.0),), ((0.12, 4.0),), ((0.12, 0.0),), ((0.12, -3.0),), ((0.12, -5.0),))
"""The colours turn to night."""


def step(square: int, length: int) -> tuple[tuple[float, float], ...]:
    """The cursor comes to a square: the higher the nearer it is to home."""
    return ((0.008, 24.0 - 20 * square // length),)
