"""The README's table of games is the one that the games themselves give."""

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from tests.png_pictures import decode
from tools.games_table import PICTURES, README, renewed, table


def test_the_readme_lists_the_games_as_they_are() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == renewed(text), "run python -m tools.games_table"


def test_every_game_has_its_line() -> None:
    for slug in slugs():
        assert f"**{cartridge(slug).title.en}**" in table()
        picture = decode((PICTURES / f"{slug}.png").read_bytes())
        assert picture.width * picture.height >= 320 * 240


def test_a_readme_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed("# Robac")
