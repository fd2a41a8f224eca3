"""Heaps of which one side takes in turn, any number from one at a time: the theory of Nim (C. L. Bouton, 1901).

Whoever takes the last one wins; upside down (misère) whoever takes the last one loses. Heaps count from 1.
"""

from collections.abc import Sequence
from functools import reduce
from operator import xor

GREEDY = 5
"""In a lost position the printed programs take half of the longest heap if it has so many, else one."""
Taking = tuple[int, int]
"""A heap's number, and how many are taken from it."""


def nim_sum(heaps: Sequence[int]) -> int:
    """The carry-free binary sum of the heaps: each digit tells whether its column holds an odd number of ones."""
    return reduce(xor, heaps, 0)


def winning(heaps: Sequence[int], upside_down: bool = False) -> Taking | None:
    """The taking that wins against any play, by the first heap that allows it; None if the position is lost.

    It leaves sum 0, by taking from a heap that has a one in the sum's leading column. Upside down, once no heap but one
    holds more than one, it leaves an odd number of single ones instead.
    """
    large = [number for number, size in enumerate(heaps, 1) if size > 1]
    singles = list(heaps).count(1)
    if upside_down and len(large) <= 1:
        if large:
            return large[0], heaps[large[0] - 1] - (1 - singles % 2)
        return (list(heaps).index(1) + 1, 1) if singles and singles % 2 == 0 else None
    total = nim_sum(heaps)
    leading = 1 << total.bit_length() - 1 if total else 0
    return next(((number, size - (size ^ total)) for number, size in enumerate(heaps, 1) if size & leading), None)


def printed(heaps: Sequence[int], upside_down: bool = False) -> Taking:
    """What the printed programs take: what wins, else from the first of the longest heaps."""
    most = max(heaps)
    return winning(heaps, upside_down) or (list(heaps).index(most) + 1, most // 2 if most >= GREEDY else 1)
