"""The solved positions packed as `arcade.games.checkers.endgame_tables` reads them.

What nobody asks for, a place of no position or one where a capture is due, gets the value before it: long runs of
equal values pack well.
"""

import zlib
from collections.abc import Iterable

import numpy as np

from arcade.games.checkers.endgame_tables import BLOCK, LENGTH, LONG, size
from tools.checkers_tables.moves import CAPTURE, LOST, NONE, VALUE
from tools.checkers_tables.places import Array
from tools.checkers_tables.solving import starts

LEVEL, MEMORY = 9, 9
"""zlib's best."""


def filled(values: Array, matters: Array) -> Array:
    """The values, with those that do not matter filled in."""
    if not matters.any():
        return np.zeros_like(values)
    latest = np.maximum.accumulate(np.where(matters, np.arange(values.size), -1))
    return values[np.where(latest < 0, matters.argmax(), latest)]


def ends(known: Array) -> bytes:
    """How a material's positions end: 0 for a loss, 1 for a draw, 2 for a win, four in a byte."""
    return in_fours(filled((known & VALUE) - LOST, (known & CAPTURE == 0) & (known & VALUE < NONE)))


def distances(known: Array, plies: Array, least: int) -> bytes:
    """How far a material's lost positions are from their end, in pairs of plies, where it is so many plies at least."""
    return bytes(filled(np.where(plies < least, 0, plies >> 1).astype(np.uint8), known == LOST))


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


def packed(parts: Iterable[bytes]) -> bytes:
    """A whole file, of the bytes of each material."""
    found = [pressed(part[at : at + BLOCK]) for part in parts for at in range(0, len(part), BLOCK)]
    return b"".join([*(len(block).to_bytes(LENGTH, "big") for block in found), *found])


def files(known: Array, plies: Array, most: int) -> tuple[bytes, bytes]:
    """The file of wins and losses, and that of the distances."""
    wins, far, begins = [], [], starts(most)
    for material, begin in begins.items():
        end = begin + size(material)
        wins.append(ends(known[begin:end]))
        far.append(distances(known[begin:end], plies[begin:end], LONG if material[0] or material[1] else 0))
    return packed(wins), packed(far)
