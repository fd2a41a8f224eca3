"""Fields named by a letter and a digit."""

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.flow.cursor import TYPED
from arcade.toolkit.flow.square_names import lettered, named_cell
from arcade.toolkit.picture.grid import Cell


def test_letters_stand_for_columns() -> None:
    assert lettered(3) == {"a": (TYPED, 0), "b": (TYPED, 1), "c": (TYPED, 2)}


@pytest.mark.parametrize(
    ("cell", "digit", "named"),
    [((TYPED, 2), "1", (4, 2)), ((TYPED, 0), "5", (0, 0)), ((TYPED, 1), "", None), ((3, 3), "1", (3, 3))],
)
def test_a_digit_counts_rows_from_the_bottom(cell: Cell, digit: str, named: Cell | None) -> None:
    asked: list[int] = []

    def ask_row(column: int) -> Frames[str]:
        asked.append(column)
        yield
        return digit

    assert at_once(named_cell(cell, 5, ask_row)) == named
    assert asked == ([cell[1]] if cell[0] == TYPED else [])
