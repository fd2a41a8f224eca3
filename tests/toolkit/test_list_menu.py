"""Lists and pictures to choose from."""

from collections.abc import Mapping

import pytest

from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.flow.list_menu import NOTHING, choose_line, choose_picture
from arcade.toolkit.picture.grid import Grid
from tests.toolkit.stage import BareMachine, bare_program, drive

LINES = 3
SHELF = Grid(rows=2, columns=3, left=0, top=0, width=10, height=10)


def spaced(keys: list[str]) -> list[str]:
    return ["", *(one for key in keys for one in (key, ""))]


def line(keys: list[str], numbered: bool = True) -> tuple[int | None, list[int], int]:
    """What is chosen of three lines, which were marked, and how many steps were heard."""
    machine, marked, ticks = BareMachine(), list[int](), list[int]()
    part = choose_line(
        machine,
        LINES,
        marked.append,
        lambda x, y: y // 10 if x < 50 else None,
        tick=lambda: ticks.append(0),
        leave=("q",),
        numbered=numbered,
    )
    return drive(machine, part, spaced(keys))[0], marked, len(ticks)


def test_a_line_is_steered_to_round_and_round() -> None:
    assert line(["down", "down", "return"]) == (2, [0, 1, 2], 2)
    assert line(["up", "pad1 down", "pad1 down", " "]) == (1, [0, 2, 0, 1], 3)


def test_a_line_is_chosen_by_its_number_unless_there_are_none() -> None:
    assert line(["4", "3"])[0] == 2
    assert line(["3", "return"], numbered=False)[0] == 0


def test_a_line_is_clicked() -> None:
    assert line(["@60,15", "@3,35", "@3,15"])[0] == 1


def test_a_list_is_left() -> None:
    assert line(["x", "q"])[0] == NOTHING


@pytest.mark.parametrize(
    ("keys", "typed", "chosen"),
    [
        (["right", "return"], None, 1),
        (["5"], None, 4),
        (["@25,3"], None, 2),
        (["right", "right", "down", "return"], None, 4),
        (["@25,15"], None, 4),
        (["5", "b"], {"b": 3}, 3),
        (["!hint"], None, NOTHING),
    ],
)
def test_a_picture_is_chosen(keys: list[str], typed: Mapping[str, int] | None, chosen: int) -> None:
    """Behind the fifth picture, the last of the second row, there is nothing else."""
    program, lit = bare_program(), list[int]()

    def show(place: int, on: bool) -> None:
        if on:
            lit.append(place)
        else:
            assert lit.pop() == place

    part = choose_picture(program, SHELF, 5, show, leave=(HINT,), typed=typed)
    assert drive(program.machine, part, spaced(keys))[0] == chosen
    assert not lit
