"""The instruction card names every way to do a thing, for what the player holds."""

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.input.key_names import ways
from arcade.cabinet.pages.card import rows
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Sources, Stage
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.texts import Language, Text
from tests.cabinet.player import DATE


def card(store: Store, slug: str, language: Language = "en", sticks: int = 0, by_pad: bool = False) -> dict[str, str]:
    stage = Stage(store, Preferences(language=language), Sources(lambda: 1, lambda: DATE, lambda: 0.0))
    stage.sticks, stage.by_pad = sticks, by_pad
    return {left: right for left, right, _, _ in rows(stage, Game(slug, cartridge(slug)))}


def test_arrows_and_the_listings_letters(store: Store) -> None:
    shown = card(store, "robac")
    assert (shown["up"], shown["left"]) == ("Q ↑", "O ←")
    assert shown["pause"] == "ESC"


def test_a_joysticks_own_words(store: Store) -> None:
    shown = card(store, "tetris", by_pad=True, sticks=1)
    assert (shown["turn"], shown["put aside"], shown["hint"]) == ("FIRE", "BACK", "in the pause")
    assert "Pause: hold button 2 (BACK)" in shown


def test_the_second_player_has_a_joystick_only_where_there_is_one(store: Store) -> None:
    alone = card(store, "nim", sticks=1)
    assert not any("player 2" in words for words in alone)
    assert "Two players use the same keys" in alone
    two = card(store, "nim", sticks=2)
    assert any("player 2" in words for words in two)
    assert "Two players use the same keys" not in two


def test_who_shares_a_keyboard_otherwise_says_so(store: Store) -> None:
    assert any("A Z N M" in words for words in card(store, "trophy-trail"))
    assert "Two players use the same keys" not in card(store, "hurdles"), "each has keys of their own"


@pytest.mark.parametrize(("language", "first"), [("en", ["Y", "D"]), ("ro", ["D", "Y"])])
def test_the_letter_of_the_players_word_comes_first(language: Language, first: list[str]) -> None:
    assert ways(("y", "d"), Text("yes", "da"), language) == first


def test_digits_in_a_row_are_named_by_the_first_and_the_last() -> None:
    assert ways("123456789", Text("digit", "cifră"), "en") == ["1–9"]
