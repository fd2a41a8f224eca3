"""The part of a machine's picture that shows, its border going on where the part reaches beyond the picture."""

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
    if not grounds:
        return np.pad(part, (above_below, left_right), "constant")
    sides = [np.where(np.isin(part[:, side], grounds), part[:, side], grounds[0]) for side in (0, -1)]
    found = np.empty(canvas[::-1], np.uint8)
    inner = slice(above_below[0], canvas[1] - above_below[1])
    found[inner, left_right[0] : canvas[0] - left_right[1]] = part
    found[inner, : left_right[0]] = sides[0][:, None]
    found[inner, canvas[0] - left_right[1] :] = sides[1][:, None]
    found[: above_below[0]] = sides[0][0]
    found[canvas[1] - above_below[1] :] = sides[0][-1]
    return found


def _reach(start: int, count: int, length: int) -> tuple[slice, tuple[int, int]]:
    """Which of `length` rows or columns a window of `count` from `start` sees, and how far it reaches beyond them."""
    end = start + count
    return slice(max(0, start), min(length, end)), (max(0, -start), max(0, end - length))
