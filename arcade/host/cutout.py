"""The part of a machine's picture that shows, its border going on where the part reaches beyond the picture."""

from functools import lru_cache

import numpy as np

from arcade.machine.machine import Machine


def cutout(
    machine: type[Machine],
    pixels: bytes,
    corner: tuple[int, int],
    canvas: tuple[int, int],
    grounds: tuple[int, ...] = (),
) -> np.ndarray:
    """Palette indices, (lines, columns) of `canvas` columns and lines from `corner` on.

    Round machines without a border there is colour 0; with `grounds` what is at the picture's edge on that line, if it
    is one of these colours, else the first of them.
    """
    width, height = machine.SIZE
    picture = np.frombuffer(pixels, np.uint8).reshape(height, width)
    rows, above_below = _reach(corner[1], canvas[1], height)
    columns, left_right = _reach(corner[0], canvas[0], width)
    part = picture[rows, columns]
    if above_below == left_right == (0, 0):
        return part
    if machine.SCREEN[2:] != machine.SIZE:
        return np.pad(part, (above_below, left_right), "edge")
    found = np.zeros(canvas[::-1], np.uint8)
    inner = slice(above_below[0], canvas[1] - above_below[1])
    found[inner, left_right[0] : canvas[0] - left_right[1]] = part
    if grounds:
        left, right = (_goes_on(grounds).take(part[:, side]) for side in (0, -1))
        found[inner, : left_right[0]] = left[:, None]
        found[inner, canvas[0] - left_right[1] :] = right[:, None]
        found[: above_below[0]] = left[0]
        found[canvas[1] - above_below[1] :] = left[-1]
    return found


@lru_cache(4)
def _goes_on(grounds: tuple[int, ...]) -> np.ndarray:
    """What goes on beyond each colour: itself where it is a ground, else the first ground."""
    table = np.full(256, grounds[0], np.uint8)
    table[list(grounds)] = grounds
    return table


def _reach(start: int, count: int, length: int) -> tuple[slice, tuple[int, int]]:
    """Which of `length` rows or columns a window of `count` from `start` sees, and how far it reaches beyond them."""
    end = start + count
    return slice(max(0, start), min(length, end)), (max(0, -start), max(0, end - length))
