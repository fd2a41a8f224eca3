"""The sets of pieces: complete, without doubles, and turning as they should."""

import pytest

from arcade.games.tetris.art import INKS, ink, pattern
from arcade.games.tetris.pieces import CLASSIC, HEX, MIX, PENTIS, TETRIS, Kind
from arcade.toolkit.picture.polyominoes import Cells, read, settled, states, steady, turned


def grown(squares: int) -> set[Cells]:
    """All shapes of so many squares, turned and mirrored ones counted once: found by adding a square at a time."""
    shapes: set[Cells] = {((0, 0),)}
    for _ in range(squares - 1):
        shapes = {
            alike((*shape, cell))
            for shape in shapes
            for row, column in shape
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if cell not in shape
        }
    return shapes


def alike(cells: Cells) -> Cells:
    """The least of a shape's eight forms."""
    mirrored = tuple((row, -column) for row, column in cells)
    return min(settled(form) for one in (cells, mirrored) for form in states(one))


@pytest.mark.parametrize(("kinds", "squares", "count"), [(PENTIS, 5, 12), (HEX, 6, 35)])
def test_every_piece_of_five_and_six_squares_is_there_once(kinds: tuple[Kind, ...], squares: int, count: int) -> None:
    shapes = [alike(kind.shapes[0][0]) for kind in kinds]
    assert len(shapes) == count
    assert set(shapes) == grown(squares)


def test_both_hands_of_a_piece_come_unless_they_are_the_same() -> None:
    assert sum(len(kind.shapes) for kind in PENTIS) == 18
    assert sum(len(kind.shapes) for kind in HEX) == 60
    assert all(len(kind.shapes) == 1 for kind in TETRIS)
    assert len(MIX) == 54


SPAWNED = (
    ((-2, 0), (-1, 0), (0, 0), (1, 0)),
    ((0, -1), (0, 0), (0, 1), (1, 1)),
    ((-1, 1), (0, -1), (0, 0), (0, 1)),
    ((0, -1), (0, 0), (0, 1), (1, 0)),
    ((0, -1), (0, 0), (1, 0), (1, 1)),
    ((-1, 0), (-1, 1), (0, -1), (0, 0)),
    ((-1, -1), (-1, 0), (0, -1), (0, 0)),
)


@pytest.mark.parametrize("kinds", [CLASSIC, TETRIS])
def test_the_seven_are_the_books(kinds: tuple[Kind, ...]) -> None:
    assert tuple(kind.shapes[0][0] for kind in kinds) == SPAWNED


def test_the_books_bar_wanders_through_four_places() -> None:
    _, two, three, four = CLASSIC[0].shapes[0]
    assert two == ((0, -2), (0, -1), (0, 0), (0, 1))
    assert three == ((-1, 0), (0, 0), (1, 0), (2, 0))
    assert four == ((0, -1), (0, 0), (0, 1), (0, 2))


@pytest.mark.parametrize("kind", MIX)
def test_four_turns_are_none_and_squares_stay_joined(kind: Kind) -> None:
    for shape in kind.shapes:
        for cells in shape:
            assert turned(turned(turned(turned(cells)))) == tuple(sorted(cells))
            assert len(set(cells)) == kind.size
        assert steady(shape) == shape


def test_no_piece_reaches_above_the_well_when_it_comes() -> None:
    assert all(row >= -2 for kind in MIX for shape in kind.shapes for row, _ in shape[0])


def test_a_turning_point_without_a_square() -> None:
    assert read("#.#/#o#") == ((-1, -1), (-1, 1), (0, -1), (0, 1))


def test_no_two_kinds_look_alike() -> None:
    looks = [(ink(number), pattern(number)) for number in range(49)]
    assert len(set(looks)) == len(looks)
    assert len(INKS) == 7
