"""The part of a machine's picture that shows, its border going on where the part reaches beyond the picture."""

from typing import Literal

import numpy as np

from arcade.machine.machine import Machine


def cutout(
    machine: type[Machine], pixels: bytes, corner: tuple[int, int], canvas: tuple[int, int], ground: bool = False
) -> np.ndarray:
    """Palette indices, (lines, columns) of `canvas` columns and lines from `corner` on.

    Round machines without a border there is colour 0, or with `ground` what is at their picture's edge.
    """
    width, height = machine.SIZE
    picture = np.frombuffer(pixels, np.uint8).reshape(height, width)
    rows, above_below = _reach(corner[1], canvas[1], height)
    columns, left_right = _reach(corner[0], canvas[0], width)
    part = picture[rows, columns]
    if above_below == left_right == (0, 0):
        return part
    bordered = machine.SCREEN[2:] != machine.SIZE
    beyond: Literal["edge", "constant"] = "edge" if bordered or ground else "constant"
    return np.pad(part, (above_below, left_right), beyond)


def _reach(start: int, count: int, length: int) -> tuple[slice, tuple[int, int]]:
    """Which of `length` rows or columns a window of `count` from `start` sees, and how far it reaches beyond them."""
    end = start + count
    return slice(max(0, start), min(length, end)), (max(0, -start), max(0, end - length))
