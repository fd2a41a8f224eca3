"""What a finger is offered: answers, lines, and what a game can do that no stick does."""

from dataclasses import replace

import pytest

from arcade.cabinet import strings
from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.input.bindings import Bindings
from arcade.cabinet.input.offered import Offered, Orders, offered
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import Button
from arcade.machine.machine import Waiting
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, YES_NO
from tests.cabinet.player import Player
from tests.patience import still

LANGUAGES: tuple[Language, ...] = ("en", "ro")
LINE = Waiting("line", move=True)


def asking(choices: dict[str, str], move: bool = False) -> Waiting:
    """A question whose keys mean these answers."""
    return Waiting("key", tuple(choices), move=move, meanings=tuple(choices.values()))


def orders(slug: str, seats: int = 1, **chosen: str) -> Orders:
    """Those of a game whose player chose these keys."""
    return Orders(Bindings(cartridge(slug).controls, chosen, {}), seats)


def words(buttons: tuple[Button, ...]) -> list[str]:
    """Each key, and its words where they are not its own."""
    return [one.key if one.label.lower() == one.key.lower() else f"{one.key}={one.label}" for one in buttons]


def test_of_letters_that_mean_the_same_there_is_one_button() -> None:
    assert words(offered(asking(YES_NO), None, "en").choices) == ["y=yes", "n=no"]
    assert words(offered(asking(YES_NO), None, "ro").choices) == ["d=da", "n=nu"]
    assert words(offered(asking(COMPUTER_OR_YOU), None, "ro").choices) == ["c", "j"]
    assert words(offered(Waiting("key", ("y", "d", "n")), None, "ro").choices) == ["d=da", "n=nu"]


def test_an_alphabet_is_no_yes_and_no() -> None:
    alphabet = Waiting("key", (*"abcdefghijklmnopqrstuvwxyz", *"ăâîșț"), move=True)
    for language in LANGUAGES:
        found = offered(alphabet, orders("hidden-word"), language)
        assert [one.label for one in found.choices] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZĂÂÎȘȚ")


def test_what_the_stick_does_needs_no_button() -> None:
    pads = ("pad1 left", "pad1 fire", "@1,1", "!hint")
    assert not offered(Waiting("key", ("left", "return", " ", *pads)), None, "en").choices


def test_letters_for_directions_are_offered_where_they_are_all_that_is_asked() -> None:
    ways = Waiting("key", ("a", "b", "c", "pad1 left"), move=True)
    assert words(offered(ways, orders("jungle"), "en").choices) == ["a", "b", "c"]
    everything = Waiting("key", ("n", "s", "u", "h", "f1", "pad1 up"), move=True)
    found = offered(everything, orders("cave"), "en")
    assert not found.choices
    assert words(found.extras) == ["u=up", "c=down", "p=points", "f1=hint"]


def test_orders_have_the_games_own_words() -> None:
    assert words(offered(None, orders("tetris"), "ro").extras) == [
        "u=rotește invers",
        "n=următoarea da/nu",
        "f1=sfat",
    ]


def test_orders_follow_the_keys_that_the_player_chose() -> None:
    mine = orders("tetris", hint="h", preview="p")
    assert words(offered(None, mine, "en").extras)[1:] == ["p=next on/off", "h=hint"]
    taken = offered(asking({"p": "p", "x": "x"}), orders("tetris", fire="x"), "en")
    assert words(taken.choices) == ["p"], "whoever shoots with X can't answer X"


def test_what_a_second_player_does_is_offered_to_two() -> None:
    assert not offered(None, orders("path"), "en").extras
    assert len(offered(None, orders("path", seats=2), "en").extras) == 2


def test_letters_are_no_orders_while_a_line_is_typed() -> None:
    found = offered(LINE, orders("checkers"), "en")
    assert found.line
    assert words(found.extras) == ["f1=hint", "f2=take back"]


def test_a_question_has_its_answers_only() -> None:
    found = offered(asking({"c": "c", "j": "j"}), orders("fifteen"), "ro")
    assert (words(found.choices), found.extras) == (["c", "j"], ())
    wheel = offered(Waiting("key", ("1", "f1", "!hint")), orders("fortune-wheel"), "en")
    assert (words(wheel.choices), words(wheel.extras)) == (["1"], ["f1=odds"])


def test_small_letters_stay_small_where_capitals_are_other_keys() -> None:
    assert words(offered(Waiting("key", ("a", "A")), None, "en").choices) == ["a", "A"]
    assert offered(Waiting("key", ("a", "b")), None, "en").choices[0].label == "A"


def test_it_is_worked_out_when_something_changed() -> None:
    known, own = Offered(), orders("tetris")
    first = known.now(asking(YES_NO), own, "en")
    assert known.now(asking(YES_NO), own, "en") is first
    assert known.now(asking(YES_NO), own, "ro") is not first


def playing(store: Store, slug: str, original: bool = False) -> Player:
    """Somebody who plays with a finger, from the first frame on."""
    setup = Start(slug, 0, 1, 1, original)
    player = Player(store, Options(boot=False, start=setup))
    player.cabinet.touched(True)
    while still(not player.cabinet.hands.playing):
        player.pause(1)
    return player


def test_a_game_is_played_and_paused(store: Store) -> None:
    player = playing(store, "tetris")
    assert words(player.cabinet.hands.extras)[-1:] == ["f1=hint"]
    player.joy("start").until("Resume")
    assert not player.cabinet.hands.playing
    assert not player.cabinet.hands.extras
    player.joy("fire").pause(10)
    assert player.cabinet.hands.playing


def test_the_shelf_asks_for_no_buttons(player: Player) -> None:
    assert player.cabinet.hands == type(player.cabinet.hands)()


def test_a_line_is_typed_by_the_hosts_keys_and_none_are_drawn(store: Store) -> None:
    player = playing(store, "animals", original=True)
    while still(not player.cabinet.hands.line):
        player.joy("fire").pause(20)
    kind = type(player.machine)
    for control in ("left", "up", "right"):
        player.joy(control)
        assert type(player.machine) is kind, "keys were drawn"
    player.cabinet.touched(False)
    player.joy("up")
    assert type(player.machine) is not kind, "whoever holds a stick needs them"
    player.cabinet.touched(True)
    player.pause(3)
    assert type(player.machine) is kind


def test_the_stick_of_a_finger_ends_a_line_and_takes_letters_back(store: Store) -> None:
    player = playing(store, "animals", original=True)
    while still(not player.cabinet.hands.line):
        player.joy("fire").pause(20)
    before = player.screen
    player.press("x", "y")
    assert player.screen != before
    player.joy("back", "back").pause(4)
    assert "xy" not in player.screen.lower()


def test_the_name_of_a_friends_game_is_typed_without_drawn_keys(player: Player) -> None:
    player.cabinet.touched(True)
    player.press("escape")
    player.until(strings.GAME_ID.english).joy("down", "down", "down", "fire").until(strings.GAME_ID_ASK.english[:20])
    assert player.cabinet.hands.line
    player.press(*"nim", "backspace")
    assert player.sees("ni")
    player.press("escape").pause(5)
    assert not player.cabinet.hands.line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["hidden-word", "simultan", "masteract", "reflexe"])
def test_every_answer_is_a_key_of_the_question(slug: str, language: Language) -> None:
    session = Session(replace(usual_setup(slug), original=True, language=language))
    own = Orders(Bindings(session.cartridge.controls, {}, {}), 1)
    for _ in range(400):
        session.step()
        waiting = session.machine.waiting
        for button in offered(waiting, own, language).choices:
            assert waiting is not None
            assert button.key in waiting.choices
            assert button.label
