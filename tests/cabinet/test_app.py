"""The cabinet as a whole: from the shelf into a game, out of it, and back into it."""

import pytest

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Machine
from tests.cabinet.player import DATE, Player

pytestmark = pytest.mark.usefixtures("fake_games")


def enter(player: Player, title: str) -> Player:
    """Choose a game on the shelf by its first letter, and go through its card to its setup."""
    player.press(title[0].lower(), "return")
    if not player.sees("Play\n"):
        player.press("return")
    return player.until("Play\n")


def begin(player: Player, title: str = "Catcher") -> Player:
    """Be in the middle of a game."""
    return enter(player, title).press("return").pause(3)


def test_the_boot_screen_leads_to_the_shelf(store: Store) -> None:
    player = Player(store, Options())
    player.pause(600)
    assert player.sees("All games")


def test_any_key_skips_the_boot_screen(store: Store) -> None:
    player = Player(store, Options()).pause(10).press("x")
    assert player.sees("All games")


def test_the_shelf_goes_round_with_the_joystick(player: Player) -> None:
    assert player.sees("1/3")
    assert player.joy("up").sees("3/3")
    assert player.joy("down").sees("1/3")
    assert player.joy("right").sees("Puzzles")
    assert player.joy("left", "left").sees("From the PET magazine")


def test_the_mouse_chooses_and_opens(player: Player) -> None:
    player.press(f"@{20},{8 * 6 + 3}")
    assert player.sees("2/3")
    player.press(f"@{20},{8 * 6 + 3}")
    assert player.sees("the whole story")
    player.press("@100,100").until("Play\n").press(f"@{20},{8 * 6 + 3}")
    assert player.sees("hard")
    player.press(f"@{20},{8 * 5 + 3}").until("LIGHT")


def test_the_shelf_without_games_can_be_left(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arcade.games, "__path__", [])
    catalogue.slugs.cache_clear()
    player = Player(store).press("down", "return", "right", "x", "tab")
    assert player.sees("All games")
    player.press("escape", "up", "return")
    assert player.machine is None


def test_the_card_comes_before_the_first_play_only(player: Player) -> None:
    player.press("c", "return")
    assert player.sees("the whole story")
    player.press("return").until("Play\n").press("escape", "return")
    assert not player.sees("the whole story")
    assert player.sees("High scores")


def test_playing_pausing_resuming(player: Player) -> None:
    begin(player).press("c", "c")
    assert player.sees("POINTS   2")
    player.press("escape")
    assert player.sees("Resume")
    assert player.press("return").sees("POINTS   2")


def test_the_key_that_chose_play_is_not_a_key_of_the_game(player: Player) -> None:
    enter(player, "Catcher").pause(8, ("return",))
    assert player.sees("POINTS   0")


def test_the_game_stands_still_in_the_pause(player: Player) -> None:
    begin(player)
    before = player.machine
    assert isinstance(before, Machine)
    frame = before.frame
    player.press("pad1 start").pause(50)
    assert before.frame <= frame + 1


def test_escape_and_start_resume(player: Player) -> None:
    begin(player).press("escape", "escape")
    assert player.sees("LIGHT")
    player.press("pad1 start", "pad1 start")
    assert player.sees("LIGHT")


def test_leaving_in_the_middle_asks_and_keeps_the_game(player: Player, store: Store) -> None:
    begin(player).press("c", "c", "escape").press("up", "return")
    assert player.sees("Keep it for later")
    player.press("return")
    assert player.sees("All games")
    assert store.all_suspended() == ["catcher"]
    player.press("return")
    assert player.sees("Go on playing")
    player.press("return").pause(5)
    assert player.sees("POINTS   2")
    assert player.press("c").sees("POINTS   3")


def test_giving_a_game_up_forgets_it(player: Player, store: Store) -> None:
    begin(player).press("c", "escape", "up", "return", "down", "return")
    assert player.sees("All games")
    assert store.all_suspended() == []


def test_a_new_game_asks_before_it_takes_the_place_of_a_kept_one(player: Player, store: Store) -> None:
    begin(player).press("c", "escape", "up", "return", "return")
    player.press("return", "down", "return")
    assert player.sees("Start the new game")
    player.press("return")
    assert player.sees("High scores")
    assert store.all_suspended() == ["catcher"]


def test_a_score_goes_into_the_table_with_its_run(player: Player, store: Store) -> None:
    begin(player).press("c", "c", "c").until("HIGH SCORE").rest().press("c")
    player.rest().press("up", "return", "z", "return").rest()
    assert player.sees("1  BZA          3")
    player.press("return").until("Another game?")
    (row,) = store.scores("catcher", 1, False)
    assert (row.player, row.score, row.recorded) == ("BZA", 3, DATE)
    replay = store.replay(row.replay)
    assert replay is not None
    assert [result.score for result in replay.results] == [3]
    assert store.all_suspended() == []


def test_straight_into_a_game_and_out(store: Store) -> None:
    start = Start("catcher", level=2, seed=7)
    player = Player(store, Options(start=start, leave_after=True)).press("c")
    assert player.sees("POINTS   2")
    player.press("escape", "up", "return", "return")
    assert player.machine is None


@pytest.mark.parametrize("order", ["quit", "close"])
def test_being_switched_off_keeps_the_game(player: Player, store: Store, order: str) -> None:
    begin(player).press("c", "c")
    if order == "quit":
        player.cabinet.asked("quit")
        assert player.pause(1).machine is None
    else:
        player.cabinet.close()
    kept = store.suspended("catcher")
    assert kept is not None
    assert kept.keys.frames > 10
