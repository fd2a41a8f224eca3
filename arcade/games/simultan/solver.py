"""All solutions of a puzzle: digits that fit each row are joined row by row, and the columns say which third digits do.

A line has 729 fillings; those that make its result are known for every pair of signs. Two rows joined leave for each
column only few third digits, and of those the third row keeps what fits it.
"""

from collections.abc import Iterator
from functools import cache

from arcade.games.simultan.arithmetic import quotient
from arcade.games.simultan.board import DIGITS, SIDE, Puzzle

Triple = tuple[int, int, int]


@cache
def fillings(signs: str) -> dict[int, tuple[Triple, ...]]:
    """By whole result the triples of digits that make it with a pair of signs."""
    found: dict[int, list[Triple]] = {}
    for triple in ((one, two, three) for one in DIGITS for two in DIGITS for three in DIGITS):
        above, below = quotient(triple, signs)
        if above % below == 0:
            found.setdefault(above // below, []).append(triple)
    return {result: tuple(triples) for result, triples in found.items()}


@cache
def thirds(signs: str, result: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """For the first two digits of a line those that may stand third."""
    found: dict[tuple[int, int], list[int]] = {}
    for one, two, three in fillings(signs).get(result, ()):
        found.setdefault((one, two), []).append(three)
    return {pair: tuple(digits) for pair, digits in found.items()}


def solutions(puzzle: Puzzle) -> Iterator[tuple[int, ...]]:
    """Every way to fill the square, given cells as they are."""
    known = {cell: puzzle.digits[cell] for cell in puzzle.given}
    rows = [
        [
            triple
            for triple in fillings(puzzle.signs[row]).get(puzzle.results[row], ())
            if all(known.get(SIDE * row + place, digit) == digit for place, digit in enumerate(triple))
            and (not puzzle.different or len(set(triple)) == SIDE)
        ]
        for row in range(SIDE)
    ]
    columns = [thirds(puzzle.signs[SIDE + column], puzzle.results[SIDE + column]) for column in range(SIDE)]
    last = set(rows[2])
    for first in rows[0]:
        for second in rows[1]:
            if puzzle.different and not set(first).isdisjoint(second):
                continue
            lefts, middles, rights = (columns[place].get((first[place], second[place]), ()) for place in range(SIDE))
            for left in lefts:
                for middle in middles:
                    for right in rights:
                        found = (*first, *second, left, middle, right)
                        if found[6:] in last and (not puzzle.different or len(set(found)) == len(found)):
                            yield found


def unique(puzzle: Puzzle) -> bool:
    """Whether there is exactly one solution."""
    found = solutions(puzzle)
    return next(found, None) is not None and next(found, None) is None
