"""A colony on the screen, compared with one drawn cell by cell."""

import pytest

from arcade.games.dipo.art import DISH, PLAIN, Canvas, Kind, View
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.contract.dice import SplitMix


def kind_of(colony: Colony, cell: Cell, coloured: bool, grid: bool) -> Kind | None:
    """What is seen in a cell; None for nothing."""
    bit = colony.field.bit(*cell)
    ground = DISH.ground if grid or coloured else None
    if not coloured:
        return DISH.ages[2] if colony.cells & bit else ground
    if grid:
        return DISH.ages[1] if colony.cells & bit else ground
    for cells, kind in zip(colony.ages, DISH.ages, strict=True):
        if cells & bit:
            return kind
    return DISH.died if colony.deaths & bit else ground


@pytest.mark.parametrize("size", [(22, 32), (12, 20), (40, 70)])
@pytest.mark.parametrize("colouring", [0, 1, 2])
@pytest.mark.parametrize("grid", [False, True])
def test_large_cells_are_drawn_as_one_by_one(size: tuple[int, int], colouring: int, grid: bool) -> None:
    field, dice = Field(*size), SplitMix(7)
    colony = Colony(field, sum(dice.below(2) << bit for bit in range(field.size)))
    for _ in range(6):
        colony.step()
    machine, view = Spectrum(), View(field, 8)
    view.centre((size[0] // 2, size[1] // 3))
    Canvas(machine).show(view, colony, colouring, grid)
    plain = (0, DISH.ages[2].colours, PLAIN)[colouring]
    for row in range(22):
        for column in range(COLUMNS):
            cell = view.at(8 * column, 8 * row)
            kind = None if cell is None else kind_of(colony, cell, not plain, grid)
            start = LINES[8 * row] + column
            drawn = bytes(machine.display[start : start + 1793 : 256])
            assert drawn == (bytes(kind.picture.ink) if kind else bytes(8))
            assert machine.attributes[COLUMNS * row + column] == (plain or (kind or DISH.ground).colours)
