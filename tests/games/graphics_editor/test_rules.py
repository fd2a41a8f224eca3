"""Graphics and figures: what the operations do, as pictures and bytes."""

import pytest

from arcade.games.graphics_editor.art import LOPSIDED, SYMMETRIC, TILE, WALK, letters
from arcade.games.graphics_editor.rules import BLANK, LEAST, Figure, Graphic, Layout, exercises, graphic, points
from arcade.machine.font import load_builtin
from arcade.toolkit.contract.dice import SplitMix

FLAG = graphic(["######..", "#...#...", "#..#....", "#...#...", "######..", "#.......", "#.......", "#......#"])


def test_the_left_dot_is_worth_128_and_the_right_one_1() -> None:
    assert FLAG.rows == (252, 136, 144, 136, 252, 128, 128, 129)
    assert FLAG.inked((7, 7))
    assert not FLAG.inked((7, 6))
    assert graphic(FLAG.text()) == FLAG


def test_a_dot_is_set_and_cleared() -> None:
    one = BLANK.with_dot((2, 3), True)
    assert one.rows == (0, 0, 16, 0, 0, 0, 0, 0)
    assert one.with_dot((2, 3), True) == one
    assert one.with_dot((2, 3), False) == BLANK
    assert BLANK.rows == (0,) * 8, "what was there is as it was"


def test_mirrored_exchanges_left_and_right() -> None:
    assert FLAG.mirrored().text()[0] == "..######"
    assert FLAG.mirrored().text()[7] == "#......#"


def test_flipped_exchanges_top_and_bottom() -> None:
    assert FLAG.flipped().rows == FLAG.rows[::-1]


def test_rotated_turns_clockwise() -> None:
    assert FLAG.rotated().text() == [
        "########",
        "...#...#",
        "...#...#",
        "...#.#.#",
        "...##.##",
        "...#...#",
        "........",
        "#.......",
    ]


@pytest.mark.parametrize("one", [FLAG, *LOPSIDED, *SYMMETRIC, *WALK])
def test_operations_take_themselves_back(one: Graphic) -> None:
    assert one.mirrored().mirrored() == one
    assert one.flipped().flipped() == one
    assert one.inverted().inverted() == one
    assert one.rotated().rotated().rotated().rotated() == one
    assert one.rotated().rotated() == one.mirrored().flipped()
    assert one.shifted(3, -2).shifted(-3, 2) == one
    assert one.shifted(8, -8) == one


def test_inverted_exchanges_ink_and_paper() -> None:
    assert BLANK.inverted().rows == (255,) * 8
    assert FLAG.inverted().text()[0] == "......##"


@pytest.mark.parametrize(
    ("down", "right", "dot"), [(0, -1, (0, 7)), (0, 1, (0, 1)), (-1, 0, (7, 0)), (1, 0, (1, 0)), (9, 10, (1, 2))]
)
def test_what_is_shifted_out_enters_on_the_other_side(down: int, right: int, dot: tuple[int, int]) -> None:
    assert BLANK.with_dot((0, 0), True).shifted(down, right) == BLANK.with_dot(dot, True)


def test_unlike_names_the_dots_that_differ() -> None:
    assert FLAG.unlike(FLAG) == ()
    assert FLAG.unlike(FLAG.with_dot((0, 0), False).with_dot((7, 6), True)) == ((0, 0), (7, 6))


@pytest.mark.parametrize("rows", [(0,) * 7, (0,) * 9, (256, *(0,) * 7), (-1, *(0,) * 7)])
def test_other_than_eight_bytes_are_no_graphic(rows: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not eight bytes"):
        Graphic(rows)


# --- figures


def test_a_figure_grows_by_copies_and_shrinks() -> None:
    two = Figure((FLAG,)).with_more(0)
    assert two.graphics == (FLAG, FLAG)
    three = two.with_graphic(1, BLANK).with_more(0)
    assert three.graphics == (FLAG, FLAG, BLANK)
    assert three.without(1).graphics == (FLAG, BLANK)
    assert three.with_more(2).count == 4


@pytest.mark.parametrize("count", [0, 5])
def test_a_figure_has_one_graphic_to_four(count: int) -> None:
    with pytest.raises(ValueError, match="one graphic to four"):
        Figure((BLANK,) * count)


def test_the_layouts_follow_one_another() -> None:
    figure = Figure((FLAG,) * 4)
    shapes = []
    for _ in range(4):
        shapes.append((figure.layout, figure.shape))
        figure = figure.laid_out()
    assert shapes == [(Layout.APART, (1, 4)), (Layout.ROW, (1, 4)), (Layout.COLUMN, (4, 1)), (Layout.SQUARE, (2, 2))]
    assert figure.layout is Layout.APART


def test_joined_pictures() -> None:
    full = BLANK.inverted()
    assert Figure((full, BLANK), Layout.ROW).picture() == ["########........"] * 8
    assert Figure((full, BLANK), Layout.COLUMN).picture() == ["########"] * 8 + ["........"] * 8
    square = Figure((full, BLANK, BLANK), Layout.SQUARE)
    assert square.picture() == ["########........"] * 8 + ["." * 16] * 8, "the fourth place is blank"
    assert Figure((full,), Layout.SQUARE).picture() == ["########"] * 8


# --- what is there from the beginning


def test_starting_points() -> None:
    assert len(set(WALK)) == 4
    assert TILE.shape == (2, 2)
    assert TILE.picture()[0] == "#......##......#"
    font = load_builtin("spectrum")
    assert letters(font).graphics[0].rows == tuple(font["a"])


def test_exercises_differ_from_what_is_wanted_and_are_the_dice_s() -> None:
    for seed in range(300):
        tasks = exercises(SplitMix(seed), LOPSIDED, SYMMETRIC)
        assert len(tasks) == 3
        assert all(task.start != task.goal for task in tasks)
        assert tasks[2].start == BLANK
        assert tasks == exercises(SplitMix(seed), LOPSIDED, SYMMETRIC)


@pytest.mark.parametrize(("changes", "worth"), [(0, 100), (1, 99), (90, LEAST), (500, LEAST)])
def test_points(changes: int, worth: int) -> None:
    assert points(changes) == worth
