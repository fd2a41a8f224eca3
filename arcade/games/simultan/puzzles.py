"""New puzzles: the signs of the book's, and the lesson's puzzles, which have exactly one solution."""

from dataclasses import replace

from arcade.games.simultan.arithmetic import DIVIDED, whole
from arcade.games.simultan.board import CELLS, LINES, SIDE, Puzzle
from arcade.games.simultan.levels import BOOK, Level
from arcade.games.simultan.solver import solutions, unique
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

Noted = tuple[tuple[int, ...], tuple[str, ...], bool, tuple[int, ...]]
DIVISIONS = 2
"""So many at least on the level that has any."""
DRAWS = 60
"""Puzzles tried before more cells are shown than the level wants."""


def drawn_digit(dice: Dice, before: list[int], different: bool, highest: int = 9) -> int:
    """A digit, drawn again as long as it must not be."""
    while True:
        digit = dice.below(highest) + 1
        if not different or digit not in before:
            return digit


def sheet_signs(dice: Dice) -> tuple[str, ...]:
    """The signs of all lines, drawn as they stand on the sheet: of a row, between it and the next, of the next."""
    drawn = [dice.pick(BOOK.signs) for _ in range(2 * len(LINES))]
    rows = tuple("".join(drawn[start : start + 2]) for start in (0, 5, 10))
    return rows + tuple(drawn[2 + column] + drawn[7 + column] for column in range(SIDE))


def drawn_digits(dice: Dice, different: bool, highest: int = 9) -> tuple[int, ...]:
    """Nine digits."""
    digits: list[int] = []
    for _ in range(CELLS):
        digits.append(drawn_digit(dice, digits, different, highest))
    return tuple(digits)


def drawn_signs(dice: Dice, signs: str = BOOK.signs) -> str:
    """The two signs of a line."""
    return "".join(dice.pick(signs) for _ in range(2))


def drawn(dice: Dice, level: Level, different: bool) -> Puzzle:
    """Any puzzle of a level; all divisions come out."""
    while True:
        digits, signs = drawn_digits(dice, different, level.highest), []
        for line in range(len(LINES)):
            pair = drawn_signs(dice, level.signs)
            while not whole(Puzzle.along(digits, line), pair):
                pair = drawn_signs(dice, level.signs)
            signs.append(pair)
        if DIVIDED not in level.signs or "".join(signs).count(DIVIDED) >= DIVISIONS:
            return Puzzle(digits, tuple(signs), different)


def composed(dice: Dice, level: Level, different: bool, given: int) -> Search[Puzzle]:
    """A puzzle with exactly one solution and so many cells shown, or a few more on a level that has them to spare."""
    for attempt in range(10 * DRAWS):
        puzzle = yield from singled_out(drawn(dice, level, different))
        if len(puzzle.given) <= max(given, level.spare, 2 * (attempt // DRAWS)):
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
