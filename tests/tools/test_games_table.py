"""The table of games is the one that the games themselves give."""

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.shelf_groups import players
from tests.png_pictures import decode
from tools.games_table import PAPER, PICTURES, renewed, table


def test_the_paper_lists_the_games_as_they_are() -> None:
    text = PAPER.read_text(encoding="utf-8")
    assert text == renewed(text), "run python -m tools.games_table"


def test_every_game_has_its_line() -> None:
    for slug in slugs():
        assert f"**{cartridge(slug).title.english}**" in table()
        picture = decode((PICTURES / f"{slug}.png").read_bytes())
        assert picture.width * picture.height >= 320 * 240


def test_a_paper_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed("# Robac")


@pytest.mark.parametrize(
    ("slug", "in_table", "on_shelf"),
    [
        ("tetris", "1", "1 player"),
        ("nim", "1 or 2", "1-2 players"),
        ("valence", "1 to 4", "1-4 players"),
        ("septica", "1 or 2, at a table of 2 to 4", "1-2 of 2-4 players"),
    ],
)
def test_table_and_shelf_tell_how_many_play(slug: str, in_table: str, on_shelf: str) -> None:
    line = next(line for line in table().splitlines() if f"`{slug}`" in line)
    assert line.split(" | ")[5] == in_table
    assert players(cartridge(slug)).english == on_shelf
