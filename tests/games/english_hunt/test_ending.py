"""The sun and the moon of the end."""

import pytest

from arcade.games.english_hunt import art
from arcade.games.english_hunt.ending import DISC, DISC_COLUMN, MEADOW_ROW, WOOD_ROW, Ending
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.ink import BLACK, RED, YELLOW, ink_of, paper_of
from arcade.toolkit.picture.sprites import CELL
from tests.prompted import Prompted


@pytest.mark.parametrize(("caught", "light"), [(True, RED), (False, YELLOW)])
def test_the_disc_goes_behind_the_trees_and_leaves_them_black(caught: bool, light: int) -> None:
    """It is seen between the tree tops, and no pixel of the wood is ever lost to it."""
    run = Prompted("english-hunt")
    wood, seen = art.wood(), False
    for _ in Ending(run.program, caught).play():
        for row in range(WOOD_ROW, MEADOW_ROW):
            for column in range(DISC_COLUMN, DISC_COLUMN + DISC // CELL):
                attribute = run.spectrum.attributes[COLUMNS * row + column]
                top = CELL * (row - WOOD_ROW)
                trees = wood.cut(CELL * column, top, CELL, CELL).ink
                if any(trees) and ink_of(attribute) == BLACK:
                    lines = LINES[CELL * row : CELL * (row + 1)]
                    assert [run.spectrum.display[line + column] for line in lines] == list(trees)
                    seen = seen or paper_of(attribute) == light
    assert seen
