"""The cabinet as a whole: from the shelf into a game, out of it, and back into it."""

import pytest

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.front.shelf_layout import WIDE
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.player import DATE, Player

pytestmark = pytest.mark.usefixtures("fake_games")


def test_the_boot_screen_leads_to_the_wall_and_that_to_the_shelf(store: Store) -> None:
    player = Player(store, Options())
    assert isinstance(player.machine, Spectrum)
    assert player.pause(600).sees("3 games")
    assert player.machine is player.cabinet.context.monitor
    assert player.press("right", "return").sees("Tonight")
    assert player.chosen == "crasher"


def test_any_key_skips_the_boot_screen(store: Store) -> None:
    player = Player(store, Options()).pause(10).press("x")
    assert player.sees("3 games")


def test_the_wall_is_seen_once(store: Store) -> None:
    player = Player(store, Options()).pause(600).press("escape")
    assert player.sees("Tonight")
    player.begin("catcher").press("escape", "up", "return").until("Tonight")


def test_the_menu_leads_back_to_the_wall(player: Player) -> None:
    player.press("right", "escape").until("All covers").press("up", "up", "up", "return").until("3 games")
    assert player.at_wall
    assert player.press("return").until("Tonight").chosen == "crasher", "where the player was"


def test_the_wall_is_leafed_through_by_pages(store: Store) -> None:
    player = Player(store, Options()).pause(600).press("page down", "return").until("Tonight")
    assert player.chosen == "parrot", "the last one"


def test_the_shelf_stands_on_the_game_the_arcade_was_started_with(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).press("escape", "up", "return").until("Tonight")
    assert player.chosen == "parrot"


def test_the_shelf_goes_round_with_the_joystick(player: Player) -> None:
    assert player.chosen == "catcher"
    assert player.joy("left").chosen == "parrot"
    assert player.joy("right").chosen == "catcher"
    assert player.joy("up", "right", "right").chosen == "crasher", "of the tab of puzzles"
    assert player.joy("left", "left", "left").chosen == "parrot", "of the last tab"


def test_the_mouse_chooses_and_opens(player: Player) -> None:
    rows = WIDE.rows
    crasher = f"@{rows.left + rows.across + 9},{rows.top + 9}"
    assert player.press(crasher).chosen == "crasher"
    player.press(crasher).until("the whole story")
    assert player.press("@100,100").playing


def test_the_shelf_without_games_can_be_left(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arcade.games, "__path__", [])
    catalogue.slugs.cache_clear()
    player = Player(store).press("down", "right", "x", "tab").hold("return")
    assert player.sees("Tonight")
    player.press("escape", "down", "down", "return")
    assert player.sees("No game here can be")
    player.press("return").until("Tonight").press("return").until("What would you like to do?").press("up", "return")
    assert player.machine is None


def test_the_card_comes_before_the_first_play_only(player: Player) -> None:
    player.find("catcher").press("return").until("the whole story").press("escape")
    assert player.at_shelf, "whoever goes back from it does not play"
    player.press("return").until("the whole story").press("return").until("LIGHT")
    player.press("escape", "up", "return").until("Tonight").press("return").until("LIGHT")


def test_holding_fire_opens_the_games_own_page(player: Player) -> None:
    player.page("catcher")
    assert player.sees("High scores")
    assert player.press("escape").at_shelf
    player.page("parrot", by_stick=True).joy("fire").until("SAY?")


def test_playing_pausing_resuming(player: Player) -> None:
    player.begin("catcher").press("c", "c")
    assert player.sees("POINTS   2")
    player.press("escape")
    assert player.sees("Resume")
    assert player.press("return").sees("POINTS   2")


def test_the_key_that_chose_play_is_not_a_key_of_the_game(player: Player) -> None:
    player.page("catcher").pause(8, ("return",))
    assert player.sees("POINTS   0")
    player.press("escape", "up", "return").find("catcher").press("return").until("the whole story")
    player.pause(8, ("return",)).until("LIGHT").pause(3)
    assert player.sees("POINTS   0")


def test_the_game_stands_still_in_the_pause(player: Player) -> None:
    player.begin("catcher")
    before = player.machine
    assert isinstance(before, Machine)
    frame = before.frame
    player.press("pad1 start").pause(50)
    assert before.frame <= frame + 1


def test_escape_and_start_resume(player: Player) -> None:
    player.begin("catcher").press("escape", "escape")
    assert player.sees("LIGHT")
    player.press("pad1 start", "pad1 start")
    assert player.sees("LIGHT")


def test_leaving_in_the_middle_asks_and_keeps_the_game(player: Player, store: Store) -> None:
    player.begin("catcher").press("c", "c", "escape").press("up", "return")
    assert player.sees("Save it for later")
    player.press("return").until("CONTINUE")
    assert store.all_suspended() == ["catcher"]
    player.begin("catcher")
    assert player.sees("POINTS   2")
    assert player.press("c").sees("POINTS   3")


def test_a_kept_game_is_gone_on_with_from_its_page_and_from_tonight(player: Player, store: Store) -> None:
    player.begin("catcher").press("c", "c", "escape", "up", "return", "return")
    player.page("catcher").press("return").until("POINTS   2")
    player.press("escape", "up", "return", "return").until("Tonight").find("parrot")
    player.press("up", "up", "return").until("POINTS   2")
    assert store.all_suspended() == ["catcher"]


def test_tonights_record_leads_to_the_scores_and_back(store: Store) -> None:
    store.add_score(ScoreRow("crasher", 1, False, 1, "ANA", 7, Outcome.WON.value))
    player = Player(store).press("up", "up", "right", "return").until("Bronze: not yet")
    assert player.sees("ANA")
    player.press("escape").until("Tonight")
    assert player.chosen == "catcher", "a chip moves nobody along the covers"


def test_giving_a_game_up_forgets_it(player: Player, store: Store) -> None:
    player.begin("catcher").press("c", "escape", "up", "return", "down", "return")
    assert player.sees("Tonight")
    assert store.all_suspended() == []


def test_a_new_game_asks_before_it_takes_the_place_of_a_kept_one(player: Player, store: Store) -> None:
    player.begin("catcher").press("c", "escape", "up", "return", "return")
    player.page("catcher").press("down", "return")
    assert player.sees("Start the new game")
    player.press("return")
    assert player.sees("High scores")
    assert store.all_suspended() == ["catcher"]


def test_a_score_goes_into_the_table_with_its_run(player: Player, store: Store) -> None:
    player.begin("catcher").press("c", "c", "c").until("HIGH SCORE").rest().press("c")
    player.rest().press("up", "return", "z", "return").rest()
    assert player.sees("New record!".upper())
    assert player.sees("BZA")
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
    player.begin("catcher").press("c", "c")
    if order == "quit":
        player.cabinet.asked("quit")
        assert player.pause(1).machine is None
    else:
        player.cabinet.close()
    kept = store.suspended("catcher")
    assert kept is not None
    assert kept.keys.frames > 10


@pytest.mark.parametrize("way_out", [True, False])
def test_where_a_page_is_left_by_closing_it_there_is_no_other_way_out(store: Store, way_out: bool) -> None:
    player = Player(store, Options(boot=False, way_out=way_out)).press("escape").until("What would you like to do?")
    assert player.sees("Settings")
    assert player.sees("Leave the arcade") is way_out
