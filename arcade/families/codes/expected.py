"""How many tries a code will take from a try on, and how that is told; two games of codes expect it alike.

What is left after each answer is taken to need as many tries as pools of its size do on average with the strategy of
the fewest tries.
"""

from bisect import bisect_left
from functools import cache
from typing import Any

from arcade.families.codes.code import BROKEN, Code, Pool
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Prose, Text, filled

_TRIES = Prose("{tries}.{hundredths} tries")
TRY = 100
"""Values are in hundredths of a try."""
NEEDED = (
    (0, 0), (1, 100), (2, 150), (3, 168), (4, 178), (5, 184), (6, 190), (8, 199), (12, 217), (16, 231), (20, 245),
    (27, 256), (34, 261), (42, 270), (51, 278), (81, 304), (105, 323), (182, 340), (276, 353), (1296, 434),
)  # fmt: skip
"""Codes left, and how many hundredths of a try the strategy of 5,625 tries takes to find one of them, on average."""
_SIZES = [size for size, _ in NEEDED]


@cache
def needed(size: int) -> int:
    """Hundredths of a try in which one of so many codes is found, between two sizes on the straight line."""
    place = bisect_left(_SIZES, size)
    above, more = NEEDED[place]
    below, fewer = NEEDED[max(place - 1, 0)]
    return more if above == size else fewer + (more - fewer) * (size - below) // (above - below)


def worth(pool: Pool, code: Code) -> int:
    """The value of a try in a pool: less than nothing, and the less the more tries will be needed."""
    left = sum(count * needed(count) for marks, count in pool.parts(code).items() if marks != BROKEN)
    return -TRY - left // len(pool)


def named(position: Any, code: Code, language: Language) -> str:
    """A code is its own name."""
    del position, language
    return code


def told(value: int) -> Text:
    """A value as tries."""
    tries, hundredths = divmod(-value, TRY)
    return filled(_TRIES, tries=tries, hundredths=f"{hundredths:02}")
