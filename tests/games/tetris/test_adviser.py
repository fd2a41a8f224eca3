"""The adviser sees what a player would."""

from collections.abc import Iterator
from itertools import product, takewhile

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from arcade.games.tetris.adviser import advise, judge, places
from arcade.games.tetris.levels import BOOK, LEVELS, MENDED
from arcade.games.tetris.pieces import KINDS, Bags
from arcade.games.tetris.rules import ROWS, Action, Piece, World
from arcade.toolkit.contract.dice import SplitMix
from tests.games.tetris.wells import I, O, T, place, world


def test_the_bar_goes_into_the_shaft() -> None:
    made = world(I, rules=MENDED, pile=["####.######"] * 4)
    advice = advise(made)
    assert advice
    assert (advice.piece.turns % 2, advice.piece.column, advice.rows, advice.height, advice.holes) == (0, 4, 4, 0, 0)


def test_the_square_goes_where_it_covers_nothing() -> None:
    made = world(O, rules=MENDED, pile=["##..#.#.#.#"] * 2)
    advice = advise(made)
    assert advice
    assert made.cells(advice.piece) == [(19, 2), (19, 3), (20, 2), (20, 3)]


def test_holes_are_counted() -> None:
    made = world(T, rules=MENDED, pile=["#..........", "..........."])
    assert judge(made, place(made, row=18, column=5)).holes == 1 + 5


def test_every_place_of_the_square() -> None:
    made = world(O, rules=MENDED)
    columns = sorted({piece.column for piece in places(made)})
    assert columns == list(range(1, 11))


def test_a_wall_in_the_way_is_not_passed() -> None:
    made = world(O, rules=MENDED, pile=["...#......."] * 20)
    assert min(piece.column for piece in places(made)) == 5


@pytest.mark.parametrize(("level", "pieces"), [(1, 120), (4, 30), (5, 18), (6, 40)])
def test_it_outlives_dropping_in_the_middle(level: int, pieces: int) -> None:
    rules = LEVELS[level].sets
    for wise in (True, False):
        made = World(Bags(SplitMix(5), KINDS[rules.pieces], rules.shares), rules)
        for _ in range(pieces):
            if wise and (advice := advise(made)):
                made.piece = advice.piece
            made.tick([Action.DROP])
        assert made.over != wise


def wells(rows: list[list[bool]]) -> int:
    """Cells between two full ones and open above, each with those above it that are like it, one by one."""

    def narrow(row: int, column: int) -> bool:
        left, right = column == 0 or rows[row][column - 1], column == len(rows[row]) - 1 or rows[row][column + 1]
        return left and right and not any(rows[above][column] for above in range(row + 1))

    total = 0
    for row, column in product(range(len(rows)), range(len(rows[0]))):
        total += next((depth for depth in range(row + 1) if not narrow(row - depth, column)), row + 1)
    return total


def worth(rows: list[list[bool]], middle: int) -> int:
    """Dellacherie's features, counted cell by cell."""
    cleared = [[False] * len(row) for row in rows if all(row)]
    left = [*cleared, *(row for row in rows if not all(row))]
    columns: list[tuple[bool, ...]] = list(zip(*left, strict=True))
    across = sum(one != other for row in left for one, other in zip([True, *row], [*row, True], strict=True))
    down = sum(one != other for column in columns for one, other in zip(column, [*column[1:], True], strict=True))
    holes = sum(not square and any(column[:at]) for column in columns for at, square in enumerate(column))
    return -450 * middle // 2 + 342 * len(cleared) - 322 * across - 935 * down - 790 * holes - 339 * wells(left)


@given(st.lists(st.text("#.", min_size=11, max_size=11), max_size=14), st.integers(0, 6))
def test_every_place_is_judged_as_when_cells_are_counted_one_by_one(pile: list[str], kind: int) -> None:
    made = world(kind, rules=MENDED, pile=pile)
    for piece in places(made):
        rows = [[bool(square) for square in row] for row in made.well.rows]
        cells = made.cells(piece)
        for row, column in cells:
            rows[row][column] = True
        heights = [row for row, _ in cells]
        assert judge(made, piece).value == worth(rows, 2 * ROWS - max(heights) - min(heights))


@given(st.lists(st.text("#.", min_size=11, max_size=11), max_size=14), st.integers(0, 6))
def test_the_best_of_all_places_is_advised_and_of_equal_ones_the_first(pile: list[str], kind: int) -> None:
    made = world(kind, rules=MENDED, pile=pile)
    assert advise(made) == max([judge(made, piece) for piece in places(made)], key=lambda advice: advice.value)


@given(st.lists(st.text("#..", min_size=11, max_size=11), max_size=20), st.integers(0, 6))
def test_a_piece_falls_as_far_as_when_it_goes_row_by_row(pile: list[str], kind: int) -> None:
    made = world(kind, rules=MENDED, pile=pile)
    for turns, column in product(range(4), range(-1, 13)):
        piece = place(made, turns=turns, column=column)
        falls = [made.moved(piece, down, 0) for down in range(1, ROWS)]
        assert made.lowest(piece) == [piece, *takewhile(bool, falls)][-1]


def resting(made: World) -> Iterator[Piece]:
    """Every place, found by moving the piece itself step by step."""
    for turns in range(4):
        turned = made.turned(made.piece, turns) if turns else made.piece
        for step in (-1, 1):
            there = turned if step < 0 else turned and made.moved(turned, 0, 1)
            for _ in range(made.rules.columns):
                if there:
                    yield made.lowest(there)
                    there = made.moved(there, 0, step)


@given(st.lists(st.text("#..", min_size=11, max_size=11), max_size=19), st.integers(0, 6), st.booleans())
def test_places_are_those_to_which_the_piece_can_be_moved(pile: list[str], kind: int, own: bool) -> None:
    made = world(kind, rules=MENDED if own else BOOK, pile=pile)
    assume(made.well.free(made.cells(made.piece)))
    assert list(places(made)) == list(resting(made))


def test_there_is_no_advice_after_the_end() -> None:
    made = world(O, rules=MENDED)
    made.over = True
    assert advise(made) is None
