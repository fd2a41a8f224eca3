"""A kiosk: visitors play and cannot leave or change anything; the operator can."""

import pytest

from arcade.cabinet.app import WALKED_AWAY
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")
CHORD = 151


def kiosk(store: Store, **options: object) -> Player:
    return Player(store, Options(boot=False, kiosk=True, **options))  # type: ignore[arg-type]


def test_visitors_find_neither_settings_nor_a_way_out(store: Store) -> None:
    player = kiosk(store).press("escape").until("What would you like?")
    assert not player.sees("Settings")
    assert not player.sees("Leave the arcade")
    player = kiosk(store, start=Start("catcher")).pause(30, ("left",)).press("escape").until("Resume")
    assert not player.sees("Settings")
    assert player.sees("Leave")


def test_the_window_cannot_be_closed_or_changed(store: Store) -> None:
    player = kiosk(store)
    player.cabinet.asked("quit")
    player.cabinet.asked("fullscreen")
    assert player.pause(5).sees("All games")
    assert player.cabinet.stage.preferences.fullscreen


def test_the_sound_cannot_be_switched_off(store: Store) -> None:
    player = kiosk(store, start=Start("catcher")).pause(10).press("m")
    assert not player.cabinet.stage.preferences.mute


def test_it_is_calm_without_storing_that(store: Store) -> None:
    assert kiosk(store).cabinet.stage.preferences.calm
    assert not Player(store).cabinet.stage.preferences.calm
    assert not kiosk(store, calm=False).cabinet.stage.preferences.calm


def test_visitors_may_change_the_language(store: Store) -> None:
    player = kiosk(store).press("escape").until("Română").press("down", "return").until("Toate jocurile")
    player.press("escape").until("English")
    assert Player(store).sees("All games"), "for themselves only"


def test_a_game_left_alone_is_kept_and_the_shelf_comes_back(store: Store) -> None:
    player = kiosk(store, start=Start("parrot")).pause(30).press("x").pause(WALKED_AWAY + 5)
    assert player.cabinet._at_shelf
    assert "parrot" in store.all_suspended()


def test_a_page_left_alone_gives_way_to_the_shelf(store: Store) -> None:
    player = kiosk(store).press("c", "return").pause(20)
    assert not player.sees("All games")
    player.pause(WALKED_AWAY + 5)
    assert player.cabinet._at_shelf


def test_the_shelf_is_left_alone_for_the_demonstrations(store: Store) -> None:
    player = kiosk(store).pause(WALKED_AWAY + 600)
    assert player.cabinet._at_shelf
    player.press("x").until("All games")


@pytest.mark.parametrize("chord", [("escape", "backspace"), ("pad1 start", "pad1 back")])
def test_the_operator_comes_in_from_anywhere(store: Store, chord: tuple[str, str]) -> None:
    player = kiosk(store, start=Start("catcher")).pause(30, ("left",)).pause(CHORD, chord).pause(5)
    assert player.sees("Settings")
    assert "catcher" in store.all_suspended()
    player.press("down", "return").until("Language").press("escape").until("All games")


def test_the_operator_may_leave(store: Store) -> None:
    player = kiosk(store).pause(CHORD, ("escape", "backspace")).pause(5).press("down", "down", "return")
    assert player.machine is None


def test_the_chord_must_be_held(store: Store) -> None:
    player = kiosk(store).pause(100, ("escape", "backspace")).pause(5)
    assert not player.sees("Settings")


def test_the_operators_number(store: Store) -> None:
    player = kiosk(store, pin="42").pause(CHORD, ("escape", "backspace")).pause(5)
    player.until("Type the operator's number").type("41").until("That is not the number").press("return")
    assert player.until("All games").sees("All games")
    player.pause(CHORD, ("escape", "backspace")).pause(5).type("42").until("Settings")


def test_outside_a_kiosk_the_chord_means_nothing(store: Store) -> None:
    player = Player(store).pause(CHORD, ("escape", "backspace")).pause(5)
    assert not player.sees("Operator")
