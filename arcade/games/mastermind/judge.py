"""How good a try is: how many tries the code takes from there on, this one counted, whatever it turns out to be.

What is left after each answer is taken to need as many tries as pools of its size do on average with the strategy of
the fewest tries; where that strategy knows the pool itself, its own guess is the best.
"""

from bisect import bisect_left
from functools import cache

from arcade.toolkit.codes.breakers import SLICE
from arcade.toolkit.codes.code import BROKEN, Code, Pool, all_codes
from arcade.toolkit.codes.duel import Attacking
from arcade.toolkit.codes.strategy import best_guess
from arcade.toolkit.contract.judge import Judge, Valued
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Language, Prose, Text

TRY = 100
"""Values are in hundredths of a try."""
NEEDED = (
    (0, 0), (1, 100), (2, 150), (3, 168), (4, 178), (5, 184), (6, 190), (8, 199), (12, 217), (16, 231), (20, 245),
    (27, 256), (34, 261), (42, 270), (51, 278), (81, 304), (105, 323), (182, 340), (276, 353), (1296, 434),
)  # fmt: skip
"""Codes left, and how many hundredths of a try the strategy of 5,625 tries takes to find one of them, on average."""
WORTH_NAMING = 20
"""What a mistake costs at least: pools of one size differ by that among themselves."""
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


def _values(position: Attacking) -> Search[Valued[Code]]:
    """The first of the best is the strategy's guess or, in a pool that it never meets, one that may be the code."""
    pool = position.attack.pool
    values: dict[Code, int] = {}
    for number, code in enumerate(all_codes(True), 1):
        values[code] = worth(pool, code)
        if number % SLICE == 0:
            yield
    best = max(values.values())
    first = best_guess(pool) or next((code for code in pool.codes if values[code] == best), None)
    if first is not None:
        values = {first: best} | {code: value for code, value in values.items() if code != first}
    return tuple(values.items())


def _named(position: Attacking, code: Code, language: Language) -> str:
    del position, language
    return code


def _told(value: int) -> Text:
    tries, hundredths = divmod(-value, TRY)
    return Prose(f"{tries}.{hundredths:02} tries", f"în {tries},{hundredths:02}")


JUDGE = Judge(_named, _told, _values, WORTH_NAMING)
