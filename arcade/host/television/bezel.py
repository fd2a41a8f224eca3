"""The frame round the glass: dark plastic in the room's light, in which the edge of the picture is reflected."""

import numpy as np

MIRRORED = 0.5
"""What part of its light the picture's edge throws on the frame beside it."""
REACH = 0.4
"""How far the reflection reaches, in widths of the frame."""
GAP = 1.6
"""Grains between glass and frame, where it is dark."""
PLASTIC = np.array([19.0, 18.0, 18.0])
"""Blue, green and red of the frame, 0 to 255."""
ABOVE, BELOW = 0.55, 1.5
"""The light of the room comes from above: on the slope below the glass there is more of it."""
RIM = 0.35
"""The frame's outer edge is brighter by this part."""


def mirrored(beyond: np.ndarray, width: float) -> np.ndarray:
    """What part of the picture's light comes back from places so far (in grains) outside of the glass."""
    away = np.maximum(beyond, 0)
    light: np.ndarray = MIRRORED * np.exp(-away / (REACH * width)) * (1 - np.exp(-away / GAP))
    return light


def plastic(beyond: np.ndarray, y: np.ndarray, width: float, half: float) -> np.ndarray:
    """The frame's own light (rows, columns, 3), 0 to 255; `y` counts from the middle, `half` is the glass's height."""
    slope = np.clip(y / half, -1, 1)
    light = np.where(slope > 0, 1 + (BELOW - 1) * slope**8, 1 - (1 - ABOVE) * slope**8)
    rim = 1 + RIM * np.clip(beyond / width, 0, 3) ** 2
    shown = light * rim * (1 - np.exp(-np.maximum(beyond, 0) / GAP))
    colours: np.ndarray = shown[..., None] * PLASTIC
    return colours
