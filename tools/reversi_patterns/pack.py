"""The worths as a file: for each stage the length of what follows and, deflated, a byte a filling and two biases."""

import zlib

import numpy as np

from arcade.families.discs.patterns import GRAINS, WORTHS
from arcade.families.discs.worths import ZERO
from tools.reversi_patterns.kernel import FINE, Array

SELDOM = 1.5
"""A filling seen less often in a stage is written as worth nothing. With a guess for each the file would be four times
as long and made 55 points of 100, four plies deep, against one without."""


def packed(table: Array, seen: Array) -> bytes:
    """The bytes of the file; worths beyond sixteen discs are cut."""
    whole = np.rint(table * GRAINS / FINE).astype(np.int64)
    known = np.where(seen < SELDOM, 0, whole)[:, :WORTHS]
    fillings = (np.clip(known, -ZERO, ZERO - 1) + ZERO).astype(np.uint8)
    biases = whole[:, WORTHS:].astype("<i2")
    stages = [zlib.compress(row.tobytes() + bias.tobytes(), 9) for row, bias in zip(fillings, biases, strict=True)]
    return b"".join(len(stage).to_bytes(4, "little") + stage for stage in stages)
