"""M turns the sound off and on in every game, and says so; F8 does where M is a letter; no game uses M otherwise."""

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.input.bindings import RESERVED, STAND_IN, Bindings, on_desk
from arcade.cabinet.options import Options, Start
from arcade.cabinet.playing.game_input import GameInput
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.cartridge import Cartridge
from tests.cabinet.player import Player
from tests.patience import still

LISTED = {"falling-dominoes", "path", "tetris", "trophy-trail"}
"""Games whose programs know M: from their listings, or beside the listing's keys for the second player."""
LETTERS = Waiting("key", tuple("abcdefghijklmnop"), move=True)


def unbound(game: Cartridge) -> Bindings:
    return Bindings(game.controls, {}, {})


@pytest.mark.parametrize("slug", whole(pattern=True))
def test_m_is_the_sounds_in_every_game(slug: str) -> None:
    game = cartridge(slug)
    keys = unbound(game)
    typing = GameInput(keys, "en")
    for pressed in ("m", "M"):
        assert typing.mutes(frozenset(pressed), None)
        assert typing.mutes(frozenset(pressed), Waiting("key", move=True))
        assert typing.mutes(frozenset(pressed), Waiting("key", tuple(key for one in game.controls for key in one.keys)))
        assert not typing.mutes(frozenset(pressed), Waiting("line"))
    for waiting in (None, LETTERS, Waiting("line")):
        assert typing.mutes(frozenset(("f8",)), waiting)
        assert not typing.mutes(frozenset("n"), waiting)
    assert keys.stands_in == (slug in LISTED)
    assert not any("m" in keys.keys(control) for control in keys.controls)


@pytest.mark.parametrize("slug", sorted(LISTED))
def test_what_the_listing_does_with_m_the_comma_does(slug: str) -> None:
    game = cartridge(slug)
    keys = unbound(game)
    assert keys.translate(frozenset((STAND_IN,))) == {"m"}
    assert keys.translate(frozenset("m")) == frozenset()
    for control in game.controls:
        shown = keys.keys(control)
        assert len(shown) == len([key for key in control.keys if on_desk(key)]), "no key is lost"
        assert all(keys.translate(frozenset((key,))) <= set(control.keys) for key in shown)
        assert keys.key(control) in (shown or control.keys)


def test_a_control_that_was_given_another_key_leaves_the_comma() -> None:
    controls = cartridge("tetris").controls
    keys = Bindings(controls, {"drop": "q"}, {"fire": STAND_IN})
    assert keys.translate(frozenset("q")) == {"m"}
    assert not keys.translate(frozenset((STAND_IN,)))
    assert Bindings(controls, {"turn": STAND_IN}, {}).translate(frozenset((STAND_IN,))) == {"o"}


def test_who_gave_m_to_something_keeps_it_and_nobody_can_any_more() -> None:
    keys = Bindings(cartridge("tetris").controls, {"turn": "m"}, {})
    assert keys.translate(frozenset("m")) == {"o"}
    typing = GameInput(keys, "en")
    assert not typing.mutes(frozenset("m"), None)
    assert typing.mutes(frozenset(("f8",)), None)
    assert {"m", "f8"} <= set(RESERVED)


def test_m_is_a_letter_where_a_letter_is_the_answer() -> None:
    typing = GameInput(unbound(cartridge("mefisto")), "en")
    assert not typing.mutes(frozenset("m"), LETTERS)
    assert typing.keys(frozenset("m"), LETTERS) == {"m"}


@pytest.mark.parametrize("original", [False, True])
def test_it_is_said(store: Store, original: bool) -> None:
    player = Player(store, Options(start=Start("tetris", original=original)))
    player.pause(5).press("m")
    assert player.cabinet.window_settings.mute
    assert player.sees("Sound off.")
    assert player.sees("comma")
    player.press("M")
    assert not player.cabinet.window_settings.mute
    assert player.sees("Sound on.")
    player.press("f8")
    assert player.sees("Sound off.")
    assert not player.sees("comma")


def test_f8_is_heard_while_a_line_is_typed(store: Store) -> None:
    player = Player(store, Options(start=Start("street", original=True)))
    while still(player.cabinet.context.asked is None):
        player.press("return")
    player.press("f8")
    assert player.cabinet.window_settings.mute
    assert player.sees("Sound off.")
