"""Where the letters of a machine's picture are, so that what is drawn round some of them covers no others."""

from collections import Counter

from arcade.cabinet.paint.machine_view import View
from arcade.machine.machine import Machine
from arcade.machine.monitor.raster import Rect, overlap
from arcade.machine.teletype import Teletype

CELL = 8
"""Pixels across of a letter, on every machine with letters in cells."""
SIGNS = "!?.,:;"
Pixel = tuple[int, int]


def lettering(machine: Machine, shown: View, left: int, top: int, near: Rect) -> frozenset[Pixel]:
    """The pixels of letters, digits and points that lie within `near`, for a view whose corner is at (left, top).

    A teletype's roll has lines far enough from each other, and is left out.
    """
    if isinstance(machine, Teletype):
        return frozenset()
    rows, (from_left, from_top, _, height) = machine.text_rows(), machine.SCREEN
    high = height // len(rows)
    part, every = shown.part, shown.every
    pixels, stride = machine.pixels(), machine.SIZE[0]
    found: set[Pixel] = set()
    for row, line in enumerate(rows):
        y = from_top + row * high
        for column, sign in enumerate(line):
            x = from_left + column * CELL
            at = left + (x - part[0]) // every, top + (y - part[1]) // every
            if not (sign.isalnum() or sign in SIGNS) or not overlap((*at, CELL // every, high // every), near):
                continue
            cell = [pixels[start : start + CELL] for start in range(y * stride + x, (y + high) * stride + x, stride)]
            paper = Counter(b"".join(cell)).most_common(1)[0][0]
            found.update(
                (at[0] + across // every, at[1] + down // every)
                for down, pixel_row in enumerate(cell)
                for across, colour in enumerate(pixel_row)
                if colour != paper
            )
    return frozenset(found)
