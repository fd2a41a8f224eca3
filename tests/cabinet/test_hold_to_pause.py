"""Two buttons are enough: the second one, held for a second, is the pause."""

from collections.abc import Iterable

import pytest

from arcade.cabinet.catalogue import cartridge, pilot_class, whole
from arcade.cabinet.input.hold_to_pause import FULL, SHOWN, TAP, Taps
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.overlay import RING, WRITERS, Overlay
from arcade.machine.keyboard import NO_KEYS, Keyboard, Keys
from arcade.machine.machine import Machine
from arcade.toolkit.contract.program import Setup
from tests.cabinet.player import Player

BACK = frozenset(("pad1 back",))


def in_game(store: Store, slug: str = "catcher", **options: object) -> Player:
    player = Player(store, Options(start=Start(slug), **options))  # type: ignore[arg-type]
    return player.pause(5)


@pytest.mark.usefixtures("fake_games")
class TestInTheArcade:
    @pytest.mark.parametrize("button", ["pad1 back", "pad2 back"])
    def test_holding_the_second_button_pauses_and_letting_go_changes_nothing(self, store: Store, button: str) -> None:
        player = in_game(store).pause(FULL - 1, (button,))
        assert not player.sees("Resume")
        player.pause(2, (button,))
        assert player.sees("Resume")
        player.pause(100, (button,))
        assert player.sees("Resume")
        player.pause(3).joy("fire")
        assert player.sees("LIGHT")

    def test_the_ring_appears_after_a_moment_and_fills(self, store: Store) -> None:
        player = in_game(store)
        live = player.machine
        assert player.pause(SHOWN - 2, BACK).machine is live
        player.pause(2, BACK)
        assert player.machine is not live
        assert player.sees("Pause")
        early = player.machine.memory() if player.machine else b""
        player.pause(FULL - SHOWN - 2, BACK)
        assert player.machine is not None
        assert player.machine.memory() != early
        assert player.pause(2).machine is live, "let go in time, it goes away and nothing happens"

    def test_a_line_that_is_typed_by_joystick_is_left_so_too(self, store: Store) -> None:
        player = Player(store).press("escape", "down", "down", "down", "return").until("Type the name")
        player.pause(SHOWN + 1, BACK)
        assert player.sees("back")
        player.pause(FULL, BACK).pause(3).until("Tonight")

    def test_in_a_kiosk_the_operators_sign_is_no_pause_of_its_own(self, store: Store) -> None:
        player = in_game(store, kiosk=True).pause(2, ("pad1 back",)).pause(10, ("pad1 back", "pad1 start"))
        assert player.sees("Resume")
        assert player.cabinet.context.hold.lit(len(RING)) == 0

    def test_the_demonstrations_end_at_it_and_it_does_nothing_else(self, player: Player) -> None:
        player.pause(60 * 50 + 20)
        assert not player.sees("Tonight")
        player.pause(2 * FULL, BACK).pause(3)
        assert player.sees("Tonight")


def seen(held: Iterable[bool], taps: Taps | None = None) -> list[bool]:
    taps = taps or Taps()
    return [bool(taps.keys(BACK if down else NO_KEYS)) for down in held]


def test_a_short_press_reaches_the_program_when_it_is_let_go() -> None:
    assert seen([True] * 4 + [False] * 6) == [False] * 4 + [True] * TAP + [False] * (6 - TAP)
    assert seen([True] * (FULL - 1) + [False]) == [False] * (FULL - 1) + [True]


def test_a_press_that_became_a_pause_never_reaches_it() -> None:
    assert not any(seen([True] * FULL + [False] * 5))
    taps = Taps()
    seen([True] * 9, taps)
    taps.forget()
    assert not any(seen([False] * 5, taps))


def test_other_keys_pass_untouched() -> None:
    taps = Taps()
    both: Keys = frozenset(("pad1 back", "pad1 left"))
    assert taps.keys(both) == {"pad1 left"}
    assert taps.keys(frozenset(("pad1 left",))) == {"pad1 left", "pad1 back"}


@pytest.mark.parametrize("kind", WRITERS)
def test_the_ring_is_drawn_on_a_copy_of_every_machine(kind: type[Machine]) -> None:
    machine = kind()
    before, pictures = machine.memory(), set()
    overlay = Overlay(machine)
    for lit in range(1, len(RING) + 1):
        shown = overlay.show()
        overlay.ring(lit, "Pause")
        assert any("PAUSE" in row.upper() for row in shown.text_rows())
        pictures.add(shown.pixels())
    assert len(pictures) == len(RING)
    assert machine.memory() == before


@pytest.mark.rotates(8)
@pytest.mark.parametrize("slug", whole())
def test_no_game_wants_the_second_button_held(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game sees a press of it when it is let go, so none may ask whether it is down."""
    asked: list[Iterable[str]] = []
    down = Keyboard.down

    def noting(self: Keyboard, names: Iterable[str]) -> bool:
        asked.append(names)
        return down(self, names)

    assert pilot_class(slug)
    for original in (False, True):
        session = Session(Setup(slug, rules_version=cartridge(slug).rules_version, original=original))
        hands = pilot_hands(session, 1)
        monkeypatch.setattr(Keyboard, "down", noting)
        for _ in range(1500):
            session.step(next(hands))
        monkeypatch.undo()
    held = [names for names in asked if "pad1 back" in names or "pad2 back" in names]
    assert not held, f"{slug} asks whether {held[0]} is held"
