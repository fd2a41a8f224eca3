"""New puzzles: the signs of the book's, and the lesson's puzzles, which have exactly one solution.

All solutions are found: digits that fit each row are joined row by row, and the columns say which third digits do. A
line has 729 fillings; those that make its result are known for every pair of signs. Two rows joined leave for each
column only few third digits, and of those the third row keeps what fits it.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product

from arcade.games.simultan.arithmetic import quotient, whole
from arcade.games.simultan.levels import BOOK, DIVIDED, Terms
from arcade.games.simultan.rules import CELLS, DIGITS, LINES, SIDE, Puzzle
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

Triple = tuple[int, int, int]
Noted = tuple[tuple[int, ...], tuple[str, ...], bool, tuple[int, ...]]
LEAST_DIVISIONS = 2
DRAWS = 60
"""Puzzles tried before more cells are shown than the level wants."""


@cache
def fillings(signs: str) -> dict[int, tuple[Triple, ...]]:
    """By whole result the triples of digits that make it with a pair of signs."""
    found: dict[int, list[Triple]] = {}
    for triple in product(DIGITS, DIGITS, DIGITS):
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
            for third in product(*(columns[place].get((first[place], second[place]), ()) for place in range(SIDE))):
                found = (*first, *second, *third)
                if third in last and (not puzzle.different or len(set(found)) == len(found)):
                    yield found


def unique(puzzle: Puzzle) -> bool:
    found = solutions(puzzle)
    return next(found, None) is not None and next(found, None) is None


def sheet_signs(dice: Dice) -> tuple[str, ...]:
    """The signs of all lines, drawn as they stand on the sheet: of a row, between it and the next, of the next."""
    drawn = [dice.pick(BOOK.signs) for _ in range(2 * len(LINES))]
    rows = tuple("".join(drawn[start : start + 2]) for start in (0, 5, 10))
    return rows + tuple(drawn[2 + column] + drawn[7 + column] for column in range(SIDE))


def drawn_digits(dice: Dice, different: bool, highest: int = 9) -> tuple[int, ...]:
    """Nine digits; where they must differ one that is there already is drawn again."""
    digits: list[int] = []
    while len(digits) < CELLS:
        digit = dice.below(highest) + 1
        if not different or digit not in digits:
            digits.append(digit)
    return tuple(digits)


def drawn(dice: Dice, terms: Terms, different: bool) -> Puzzle:
    """Any puzzle of a level; all divisions come out."""
    while True:
        digits, signs = drawn_digits(dice, different, terms.highest), []
        for line in range(len(LINES)):
            pair = ""
            while not pair or not whole(Puzzle.along(digits, line), pair):
                pair = dice.pick(terms.signs) + dice.pick(terms.signs)
            signs.append(pair)
        if DIVIDED not in terms.signs or "".join(signs).count(DIVIDED) >= LEAST_DIVISIONS:
            return Puzzle(digits, tuple(signs), different)


def composed(dice: Dice, terms: Terms, different: bool, given: int) -> Search[Puzzle]:
    """A puzzle with exactly one solution and so many cells shown, or a few more on a level that has them to spare."""
    for attempt in range(10 * DRAWS):
        puzzle = yield from singled_out(drawn(dice, terms, different))
        if len(puzzle.given) <= max(given, terms.spare, 2 * (attempt // DRAWS)):
            break
    while len(puzzle.given) < given:
        cell = dice.pick([cell for cell in range(CELLS) if cell not in puzzle.given])
        puzzle = replace(puzzle, given=tuple(sorted((*puzzle.given, cell))))
    return puzzle


def noted(search: Search[Puzzle]) -> Search[Noted]:
    """A search for a puzzle that answers with plain values, from which `Puzzle` makes it again."""
    puzzle = yield from search
    return puzzle.digits, puzzle.signs, puzzle.different, puzzle.given


def singled_out(puzzle: Puzzle) -> Search[Puzzle]:
    """The puzzle with as few cells shown as it takes to have one solution: each time the one that tells most."""
    if unique(puzzle):
        return puzzle
    left = []
    for found in solutions(puzzle):
        left.append(found)
        if len(left) % 100 == 0:
            yield
    given: list[int] = []
    while len(left) > 1:
        cell = min(range(CELLS), key=lambda cell: sum(found[cell] == puzzle.digits[cell] for found in left))
        given.append(cell)
        left = [found for found in left if found[cell] == puzzle.digits[cell]]
        yield
    return replace(puzzle, given=tuple(sorted(given)))
