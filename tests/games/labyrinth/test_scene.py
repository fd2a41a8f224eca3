"""The walls of the modern labyrinth: textures of two by two cells that go on from cell to cell."""

import pytest

from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.scene import WALLS, wall_tile


@pytest.mark.parametrize("mode", list(Mode))
def test_a_texture_goes_on_over_two_by_two_cells(mode: Mode) -> None:
    texture, _ = WALLS[mode]
    assert (texture.width, texture.height) == (16, 16)
    for column in range(4):
        for row in range(4):
            tile = wall_tile(lambda _: True, (column, row), texture)
            assert tile.ink == texture.cut(8 * (column % 2), 8 * (row % 2), 8, 8).ink


def test_every_game_has_walls_of_its_own() -> None:
    assert len({texture.ink for texture, _ in WALLS.values()}) == len(Mode)
