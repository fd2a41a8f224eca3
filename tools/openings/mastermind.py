"""Mastermind's strategy with the fewest tries over all codes, searched to the end: 5,625 for the 1,296 codes with
repeats (Koyama and Lai, 1993, found as many) and 1,435 for the 360 without, whose guesses may repeat digits.

Every guess is weighed in every pool; those that part it alike count as one, and a guess is given up as soon as its
parts cannot do better even if each of them were parted as well as answers allow. The table keeps the guesses for the
pools of three codes and more that the strategy meets.
"""

from typing import Any

import numpy as np

from arcade.families.codes.code import ANSWERS, BROKEN, all_codes, as_byte, pool_of
from arcade.families.codes.strategy import pool_key
from tools.compiled import njit

CODES = all_codes(True)
OPENING = "1123"
"""The first guess. With 360 codes none of the four other kinds (1111, 1112, 1122, 1234) takes fewer tries; with 1,296
Koyama and Lai proved as much.
"""
OTHERS = len(ANSWERS) - 1
"""Answers after which the code is not found yet."""
BROKEN_AT = ANSWERS.index(BROKEN)
NONE = 1 << 60
"""The worth of a guess that tells nothing."""
Array = Any
"""A numpy array; numba's functions are not typed."""


def answers() -> Array:
    """The number of the answer of each code (column) to each guess (row)."""
    numbers = bytes.maketrans(bytes(map(as_byte, ANSWERS)), bytes(range(len(ANSWERS))))
    pool = pool_of(CODES)
    return np.array([list(pool.marks(guess).translate(numbers)) for guess in CODES], np.int64)


def fewest() -> Array:
    """By the number of codes: tries for all of them if every guess got every answer."""
    least = [0] * (len(CODES) + 1)
    found, room, tries = 0, 1, 1
    for codes in range(1, len(least)):
        if codes > found + room:
            found, room, tries = found + room, room * OTHERS, tries + 1
        least[codes] = least[codes - 1] + tries
    return np.array(least, np.int64)


@njit()
def _weighed(pool: Array, answer: Array, least: Array, broken: int) -> Array:
    """All guesses as numbers to be sorted: least tries in the best case, most parts, rather codes of the pool."""
    keys = np.empty(len(answer), np.int64)
    inside = np.zeros(len(answer), np.int64)
    inside[pool] = 1
    for guess in range(len(answer)):
        sizes, tries, parts = np.zeros(16, np.int64), len(pool), 0
        for code in pool:
            sizes[answer[guess, code]] += 1
        for place in range(16):
            parts += sizes[place] > 0
            if place != broken:
                tries += least[sizes[place]]
        keys[guess] = ((tries * 16 + 15 - parts) * 2 + 1 - inside[guess]) * 4096 + guess
        if parts == 1 and not inside[guess]:
            keys[guess] = NONE
    return np.sort(keys)


@njit()
def _likeness(pool: Array, answer: Array, broken: int) -> int:
    """A number that guesses have in common which part a pool alike."""
    names = np.full(16, -1, np.int64)
    named, likeness = 0, 0
    for code in pool:
        one = answer[code]
        if names[one] < 0:
            names[one] = named
            named += 1
        likeness = likeness * 1_000_003 + names[one] + (16 if one == broken else 0) & (1 << 60) - 1
    return likeness


@njit()
def _solve(pool: Array, limit: int, answer: Array, least: Array, broken: int) -> tuple[int, int]:
    """The fewest tries for all codes of a pool, and the guess for them; `limit` and -1 if they are not below it."""
    size = len(pool)
    if size <= 2:
        return 2 * size - 1, pool[0]
    if 2 * size - 1 >= limit:
        return limit, -1
    for guess in pool:
        if (np.bincount(answer[guess][pool], minlength=16) > 0).sum() == size:
            return 2 * size - 1, guess  # every code answers otherwise: nothing can be better
    best, choice = limit, -1
    seen, many = np.zeros(len(answer), np.int64), 0
    for key in _weighed(pool, answer, least, broken):
        total, guess = key // (2 * 16 * 4096), key % 4096
        if total >= best:
            break
        likeness = _likeness(pool, answer[guess], broken)
        if (seen[:many] == likeness).any():
            continue
        seen[many] = likeness
        many += 1
        given = answer[guess][pool]
        sizes = np.bincount(given, minlength=16)
        for place in np.argsort(sizes, kind="mergesort"):
            if sizes[place] > 2 and place != broken and total < best:
                total -= least[sizes[place]]
                total += _solve(pool[given == place], best - total, answer, least, broken)[0]
        if total < best:
            best, choice = total, guess
    return best, choice


class Strategy:
    """The guesses for pools, as numbers of codes, worked out as they are asked for."""

    def __init__(self) -> None:
        self.answer, self.least = answers(), fewest()

    def solve(self, pool: Array) -> tuple[int, int]:
        """The fewest tries and the guess."""
        found: tuple[int, int] = _solve(pool, NONE, self.answer, self.least, BROKEN_AT)
        return found

    def parts(self, pool: Array, guess: int) -> list[Array]:
        """What answers to a guess make of a pool; without the one that ends the game."""
        given = self.answer[guess][pool]
        return [pool[given == place] for place in range(OTHERS + 1) if place != BROKEN_AT and (given == place).any()]

    def total(self, pool: Array, guess: int) -> int:
        """The fewest tries that begin with a guess."""
        return len(pool) + sum(self.solve(part)[0] for part in self.parts(pool, guess))

    def replies(self, pool: Array, guess: int) -> dict[str, str]:
        """The guesses in a pool and in all that follow, by the pools' keys."""
        found = {pool_key(texts(pool)): CODES[guess]}
        for part in self.parts(pool, guess):
            if len(part) > 2:
                found |= self.replies(part, self.solve(part)[1])
        return found


def texts(pool: Array) -> tuple[str, ...]:
    """The codes of a pool."""
    return tuple(CODES[code] for code in pool)


def table() -> dict[str, str]:
    """The guesses by key; the tries in all are printed."""
    strategy, found, opening = Strategy(), dict[str, str](), CODES.index(OPENING)
    for repeats in (False, True):
        pool = np.array([CODES.index(code) for code in all_codes(repeats)], np.int64)
        print(f"{len(pool)} codes: {strategy.total(pool, opening)} tries")
        found |= strategy.replies(pool, opening)
    return found
