"""The frame round the glass: dark plastic in the room's light, in whose slope the edge of the picture is reflected."""

import numpy as np

MIRRORED = 0.5
"""What part of its light the picture's edge throws on the slope beside it."""
REACH = 0.4
"""How far the reflection reaches, in widths of the frame."""
GAP = 1.6
"""Grains between glass and frame, where it is dark."""
SLOPE = 0.72
"""The part of the frame's width that slopes towards the glass; the rest is its face."""
LIP = 2.0
"""Grains of the rounded edge between slope and face."""
PLASTIC = np.array([1.02, 0.98, 1.0], np.float32)
"""The tint of blue, green and red."""
SLOPING = 13.0
"""The light of the slope, 0 to 255."""
FACE = 25.0
"""The light of the face, 0 to 255."""
GLEAM = 14.0
"""How much more light the edge between them catches, 0 to 255."""
ABOVE = 0.6
"""The part of the light that the slope above the glass gets, since the room's light comes from above."""
BELOW = 1.5
"""The part that the slope below the glass gets."""
FALL = 0.3
"""How much less light the face gets at its lower end than at its upper one."""


def mirrored(beyond: np.ndarray, width: float) -> np.ndarray:
    """What part of the picture's light comes back from places so far (in grains) outside of the glass."""
    away = np.maximum(beyond, 0)
    light: np.ndarray = MIRRORED * np.exp(-away / (REACH * width)) * (1 - np.exp(-away / GAP))
    return light


def plastic(beyond: np.ndarray, down: np.ndarray, width: float) -> np.ndarray:
    """The frame's own light (rows, columns, 3), 0 to 255; `down` counts from the middle to the glass's ends (-1, 1)."""
    away = np.maximum(beyond, 0)
    ends = np.clip(down, -1, 1) ** 8
    slope = SLOPING * (1 + np.where(down > 0, BELOW - 1, ABOVE - 1) * ends) * (1 - np.exp(-away / GAP))
    face = FACE * (1 - FALL * (np.clip(down, -1.1, 1.1) + 1) / 2)
    past = np.clip((away - SLOPE * width) / LIP + 0.5, 0, 1)
    gleam = GLEAM * np.exp(-(((away - SLOPE * width) / LIP) ** 2)) * face / FACE
    colours: np.ndarray = (slope * (1 - past) + face * past + gleam)[..., None] * PLASTIC
    return colours
