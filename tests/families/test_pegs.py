"""Pegs and marks are told apart without colours; boards draw what changed and nothing else."""

import pytest

from arcade.families.codes.board import PegBoard, key_signs
from arcade.families.codes.code import DIGITS, Marks
from arcade.families.codes.pegs import LARGE, MYSTERY, NEITHER, PEG, PIT, PLUS, STAR, great_peg, peg
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import lift_cells


@pytest.mark.parametrize("size", [PEG, LARGE])
def test_every_peg_has_a_shape_of_its_own(size: int) -> None:
    assert len({peg(digit, size).ink for digit in DIGITS + MYSTERY}) == 7


def test_great_pegs_and_marks_have_shapes_of_their_own() -> None:
    assert len({great_peg(digit).ink for digit in DIGITS + MYSTERY}) == 7
    assert len({sign.ink for sign in (STAR, PLUS, NEITHER, PIT)}) == 4


def test_stars_come_before_pluses_and_a_dash_stands_alone() -> None:
    assert [sign.ink for sign in key_signs(Marks(1, 2))] == [STAR.ink, PLUS.ink, PLUS.ink]
    assert [sign.ink for sign in key_signs(Marks(0, 0))] == [NEITHER.ink]


def machine() -> Spectrum:
    made = Spectrum()
    made.paper(0)
    made.cls()
    return made


def run(on: Spectrum, part: Frames[None]) -> None:
    """All the frames of a part."""
    for _ in part:
        on.end_frame()


TRIES = (("1234", Marks(0, 2)), ("2156", Marks(1, 2)), ("2365", Marks(0, 3)))


@pytest.mark.parametrize("lines", [2, 3, 5])
def test_a_board_shown_step_by_step_looks_like_one_drawn_at_once(lines: int) -> None:
    steps, once = machine(), machine()
    board = PegBoard(steps, 1, 2, lines, counts=True)
    board.draw()
    for count in range(len(TRIES)):
        board.show(TRIES[:count], "", [84, 24, 6])
        for place, digit in enumerate(TRIES[count][0]):
            run(steps, board.drop(count, place, digit))
        run(steps, board.mark(count, TRIES[count][1]))
        board.count(count, 99)
    board.show(TRIES, None, [84, 24, 6], (1,))
    whole = PegBoard(once, 1, 2, lines, counts=True)
    whole.draw()
    whole.show(TRIES, None, [84, 24, 6], (1,))
    assert steps.memory() == once.memory()


def test_the_last_lines_are_in_sight() -> None:
    shown, other = machine(), machine()
    PegBoard(shown, 0, 0, 2).draw(*TRIES)
    PegBoard(other, 0, 0, 3).draw(*TRIES)
    last_two = [lift_cells(other, 3, 1, 4, 13), lift_cells(shown, 1, 1, 4, 13)]
    assert last_two[0].lines == last_two[1].lines
