"""The cabinet's pages: settings, keys, joysticks, initials, and what a game sees of them."""

import pytest

from arcade.cabinet.options import Options
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.preferences import STORED, Preferences, accepted, plain, take
from arcade.cabinet.storage.store import Store
from arcade.machine.hosting import LOOKS
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")


def settings(player: Player) -> Player:
    """Go to the settings from the shelf."""
    return player.press("escape", "down", "return").until("Language")


def play(player: Player) -> Player:
    """Begin the catcher from the shelf, by joystick."""
    return player.begin("catcher", by_stick=True)


def test_settings_take_effect_at_once_and_last(player: Player, store: Store) -> None:
    settings(player).press("down", "right", "right", "down", "return", "down", "left")
    assert (player.cabinet.window_settings.look, player.cabinet.window_settings.scaling) == ("tv", "fit")
    assert player.cabinet.window_settings.phosphor == "amber"
    again = Player(store).cabinet.window_settings
    assert (again.look, again.scaling, again.phosphor) == ("tv", "fit", "amber")


@pytest.mark.parametrize("look", LOOKS)
def test_a_look_that_was_stored_is_still_one(look: str) -> None:
    """And "tv", which was the only television once, is a television again."""
    preferences = Preferences()
    assert take(preferences, "look", look)
    assert preferences.look == look


def test_the_volume_has_ends(player: Player) -> None:
    settings(player).press(*["down"] * 6, *["right"] * 5)
    assert player.cabinet.window_settings.volume == 10
    player.press(*["left"] * 12)
    assert player.cabinet.window_settings.volume == 0


def test_the_language_changes_under_the_players_eyes(player: Player, store: Store) -> None:
    settings(player).press("right")
    assert player.sees("Limba")
    player.press("escape")
    assert player.sees("Astă-seară")
    assert store.setting("language") == "ro"


def test_the_language_changes_in_a_paused_game(player: Player) -> None:
    play(player).press("escape", "s", "return", "right", "escape", "escape")
    assert player.play.run.session.program.language == "ro"
    assert "!lang ro" in {key for _, keys in player.play.run.replay().keys.plain() for key in keys}


def test_calm_reaches_a_paused_game(player: Player) -> None:
    play(player).press("escape", "s", "return", "c", "return", "escape", "escape").pause(3)
    assert player.play.run.session.program.calm


def test_the_options_of_the_command_line_are_not_stored(store: Store) -> None:
    player = Player(store, Options(boot=False, language="ro", mute=True))
    assert player.sees("Astă-seară")
    assert player.cabinet.window_settings.mute
    assert store.setting("language") is None


def test_keys_are_chosen_for_a_game(player: Player, store: Store) -> None:
    player.page("catcher").press("k", "return")
    assert player.sees("BACKSPACE")
    player.press("down", "down", "return", "x")
    assert player.sees("fire is now X.")
    assert store.setting("keys") == {"catcher": {"fire": "x"}}
    player.press("escape").until("How to play").press("p", "return").until("LIGHT").press("x", "c", "x")
    assert player.sees("POINTS   2")


def test_keys_that_meet_change_places_with_a_sentence(player: Player, store: Store) -> None:
    player.page("catcher").press("k", "return", "return", "p")
    assert player.sees("P was right, which is now O.")
    assert store.setting("keys") == {"catcher": {"left": "p", "right": "o"}}
    player.press("up", "return")
    assert player.sees("All keys are back to normal")
    assert store.setting("keys") == {}


def test_the_arcades_own_keys_are_refused(player: Player) -> None:
    player.page("catcher").press("k", "return", "return", "f12")
    assert player.sees("The arcade needs F12")
    player.press("return", "escape")
    assert player.sees("left")
    assert player.cabinet.window_settings.keys == {}


def test_keys_for_all_games_steer_the_pages_too(player: Player) -> None:
    settings(player).press("k", "return", "down", "return", "n")
    assert player.sees("right is now N.")
    player.press("escape", "escape")
    assert player.chosen == "catcher"
    assert player.press("n").chosen == "crasher"


def test_a_modifier_is_a_key_where_one_is_asked_for_and_where_it_was_given_a_meaning(player: Player) -> None:
    settings(player).press("k", "return", "down", "return", "left shift")
    assert player.sees("right is now L SHIFT.")
    player.press("escape", "escape")
    assert player.press("right shift").chosen == "catcher"
    assert player.press("left shift").chosen == "crasher"


def test_a_joystick_is_set_up_by_pressing_its_buttons(player: Player, store: Store) -> None:
    settings(player).press("j", "return", "return")
    assert player.cabinet.window_settings.capture
    for source in ("axis 0 -", "axis 0 +", "axis 1 -", "axis 1 -", "axis 1 +", "button 4", "button 5", "button 6"):
        player.cabinet.raw("abc", "Old Stick", source)
        player.pause(40)
    assert player.sees("The joystick Old Stick is set")
    assert not player.cabinet.window_settings.capture
    assert store.setting("pad_maps") == {
        "abc": {
            "axis 0 -": "left",
            "axis 0 +": "right",
            "axis 1 -": "up",
            "axis 1 +": "down",
            "button 4": "fire",
            "button 5": "back",
            "button 6": "start",
        }
    }
    player.press("down", "return")
    assert store.setting("pad_maps") == {}


def test_a_joystick_without_a_button_is_not_waited_for(player: Player) -> None:
    settings(player).press("j", "return", "return")
    player.cabinet.raw("abc", "Old Stick", "button 0")
    player.pause(40 + 6 * 530)
    assert player.cabinet.window_settings.pad_maps == {"abc": {"button 0": "left"}}


def test_setting_up_a_joystick_can_be_broken_off(player: Player) -> None:
    settings(player).press("j", "return", "return").press("escape")
    assert not player.cabinet.window_settings.capture
    assert player.cabinet.window_settings.pad_maps == {}


def test_initials_by_joystick_go_back_and_forth(player: Player, store: Store) -> None:
    play(player).joy("fire").until("HIGH SCORE").rest().joy("fire")
    player.rest().joy("up", "fire", "down", "back", "up", "fire", "fire", "up", "up", "fire").rest()
    assert player.sees("C-C")
    assert store.setting("initials") == "C-C"
    player.joy("fire").until("LIGHT").pause(20).joy("fire", "fire")
    player.until("HIGH SCORE").rest().joy("fire").rest().joy("fire").rest()
    assert [(row.player, row.score) for row in store.scores("catcher", 1, False)] == [("C-C", 2), ("C-C", 1)]


def test_a_worse_score_does_not_disturb(player: Player, store: Store) -> None:
    store.note_result("AAA", "catcher", FinishedGame(1, 1, "lost", 0, 100))
    play(player).until("Another game?").pause(10)
    assert not player.sees("HIGH SCORE")
    assert store.plays("catcher") == 1
    assert store.scores("catcher", 1, False) == []


def test_two_players_are_not_ranked(player: Player, store: Store) -> None:
    player.page("catcher").press("down", "down", "right", "up", "up", "return").until("LIGHT")
    player.press("c", "c").until("Another game?").pause(10)
    assert not player.sees("HIGH SCORE")
    assert store.scores("catcher", 1, False) == []


def test_what_a_game_learns_enters_the_next_run(player: Player, store: Store) -> None:
    play(player).press("c").until("HIGH SCORE")
    for _ in range(4):  # the page, and three initials
        player.rest().press("return")
    player.rest()
    assert store.learned("catcher") == 1
    player.press("escape").until("Tonight")
    play(player).until("Another game?").pause(10)
    assert store.learned("catcher") == 2


def test_the_hint_is_asked_for_from_the_pause(player: Player) -> None:
    play(player).press("escape", "down", "return").pause(5)
    assert player.sees("HINT: PRESS")


def test_m_turns_the_sound_off_in_play(player: Player) -> None:
    play(player).press("m")
    assert player.cabinet.window_settings.mute
    assert not player.press("M").cabinet.window_settings.mute


def test_m_is_a_letter_where_one_is_typed(player: Player) -> None:
    player.begin("parrot").until("SAY?").type("mm")
    assert player.sees("SAY? MM")
    assert not player.cabinet.window_settings.mute


def test_a_line_is_typed_by_joystick_alone(player: Player) -> None:
    player.begin("parrot", by_stick=True).until("SAY?").joy("down").pause(5)
    assert player.sees("Q")
    player.joy("fire", "right", "fire", "up", "up", "up", "right", "fire").until("A, B OR C")
    player.joy("right", "right", "fire").until("B")
    player.pause(100).joy("fire").until("Again")


def test_favourites_have_a_tab_of_their_own(player: Player, store: Store) -> None:
    player.page("crasher").press("f", "return", "escape")
    assert store.favourites() == ["crasher"]
    assert player.sees("Favourites")
    player.find("catcher").press(*["tab"] * 5)
    assert player.chosen == "crasher"
    player.press("tab", "tab")
    assert player.sees("Favourites")
    player.page("crasher").press("f", "return", "escape")
    assert store.favourites() == []
    assert not player.sees("Favourites")


def test_losing_the_focus_or_the_joystick_pauses(player: Player) -> None:
    play(player)
    player.cabinet.focus(True)
    assert player.pause(3).sees("Paused: window left")
    player.rest().press("return").until("LIGHT")
    player.cabinet.pad_lost("pad1")
    assert player.pause(3).sees("Paused: joystick gone")


def test_stored_nonsense_is_passed_over() -> None:
    preferences = Preferences()
    for name in STORED:
        for nonsense in (3.5, [1], {"a": 1}, {"a": {"b": 2}}, "", "nonsense\0", -1, 99, None):
            take(preferences, name, nonsense)
            assert accepted(name, plain(preferences, name)), (name, nonsense)
    take(preferences, "volume", True)
    assert preferences.volume == 7


def test_setting_up_a_joystick_speaks_to_who_has_no_keyboard(player: Player) -> None:
    settings(player).press("j", "return", "return").until("Press on the joystick")
    assert player.sees("No such button? Wait 10 seconds")


def test_the_pause_says_what_the_name_of_the_game_is_for(player: Player) -> None:
    play(player).press("escape").until("Resume")
    assert player.sees("A friend plays it by this name:   CATCHER 1")
