"""The solved positions packed as `arcade.games.checkers.endgame_tables` reads them.

What nobody asks for, a place of no position or one where a capture is due, gets the value before it: long runs of
equal values pack well.
"""

import zlib

import numpy as np

from arcade.games.checkers.endgame_tables import BLOCK, LENGTH, Material, materials, size
from tools.checkers_tables.moves import CAPTURE, LOST, NONE, VALUE
from tools.checkers_tables.places import Array
from tools.checkers_tables.solving import starts

LEVEL, MEMORY = 9, 9
"""zlib's best."""


def filled(known: Array) -> Array:
    """The values from 0 for a loss to 2 for a win, those that do not matter filled in."""
    matters = (known & CAPTURE == 0) & (known & VALUE < NONE)
    if not matters.any():
        return np.zeros(known.size, np.uint8)
    latest = np.maximum.accumulate(np.where(matters, np.arange(known.size), -1))
    return known[np.where(latest < 0, matters.argmax(), latest)] - LOST


def in_fours(values: Array) -> bytes:
    """Four values in a byte, the first one lowest; the last is repeated to make it full."""
    rows = np.append(values, np.repeat(values[-1:], -values.size % 4)).reshape(-1, 4)
    return bytes(rows[:, 0] | rows[:, 1] << 2 | rows[:, 2] << 4 | rows[:, 3] << 6)


def pressed(block: bytes) -> bytes:
    """A block as it is kept."""
    if block == block[:1] * len(block):
        return block[:1]
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, MEMORY)
    return packer.compress(block) + packer.flush()


def packed(known: Array, most: int) -> bytes:
    """The whole file."""
    found: list[bytes] = []
    begins: dict[Material, int] = starts(most)
    for material in materials(most):
        begin = begins[material]
        fours = in_fours(filled(known[begin : begin + size(material)]))
        found += [pressed(fours[at : at + BLOCK]) for at in range(0, len(fours), BLOCK)]
    return b"".join([*(len(block).to_bytes(LENGTH, "big") for block in found), *found])
