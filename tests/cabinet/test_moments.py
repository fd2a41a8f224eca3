"""What happens around a game: rewinding, demonstrations, breakdowns, being switched off at any moment."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcade.cabinet.catalogue import program_class
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.store import Store
from arcade.machine import data
from arcade.machine.hosting import Notice
from tests.cabinet.player import Player

pytestmark = pytest.mark.usefixtures("fake_games")


def straight(store: Store, **options: object) -> Player:
    """Be in the catcher's first frames."""
    return Player(store, Options(start=Start("catcher"), **options))  # type: ignore[arg-type]


def test_rewinding_goes_on_from_an_earlier_moment(store: Store) -> None:
    player = straight(store).press("c", "c").pause(20).press("c").pause(10)
    assert player.sees("POINTS   3")
    player.press("escape", "down", "down", "return")
    assert player.sees("ENTER  from here")
    player.press(*["left"] * 7, "right", "left", "return")
    assert player.sees("3")
    player.pause(100)
    assert player.sees("POINTS   2")
    player.press("c", "c").until("HIGH SCORE")
    assert player.sees("POINTS   4")
    player.rest().press("c").rest().joy("fire", "fire", "fire").rest()
    (row,) = store.scores("catcher", 1, False)
    replay = store.replay(row.replay)
    assert replay is not None
    assert prove(replay) is None
    assert row.score == 4


def test_a_slow_computer_shows_how_far_it_is(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).press("x").pause(600)
    player.cabinet.close()
    slow = Player(store, slow=True)
    slow.find("parrot").press("return").until("Going back to your game")
    slow.until("SAY? X").press("y")
    assert slow.sees("SAY? XY")


def test_a_slow_computer_proves_a_score_in_pieces(store: Store) -> None:
    player = Player(store, Options(start=Start("catcher")), slow=True).press("c").until("HIGH SCORE").rest()
    player.press("c").rest().joy("fire", "fire", "fire").until("Again")
    assert [row.player for row in store.scores("catcher", 1, False)] == ["AAA"]


def test_rewinding_can_be_given_up(store: Store) -> None:
    player = straight(store).press("c").pause(20).press("c", "escape", "down", "down", "return", "left", "escape")
    assert player.sees("Resume")
    player.press("escape")
    assert player.sees("POINTS   2")


def test_a_game_that_is_over_cannot_be_rewound(store: Store) -> None:
    player = straight(store).press("c").until("HIGH SCORE").rest().press("c").rest().joy("fire", "fire", "fire")
    player.rest().joy("fire").until("LIGHT").pause(60).press("escape")
    assert player.sees("Rewind")
    player.press("escape").until("Another game?").press("escape")
    assert player.sees("Resume")
    assert not player.sees("Rewind")


def test_a_game_that_breaks_is_reported_and_the_arcade_goes_on(store: Store, tmp_path: Path) -> None:
    player = Player(store, Options(start=Start("crasher"), data_dir=tmp_path)).pause(5).press("return")
    assert player.sees("Crasher crashed: The game")
    assert player.sees("ZeroDivisionError")
    player.rest().press("return")
    assert player.sees("Tonight")
    (result_json,) = (tmp_path / "reports").glob("*.json")
    reason = prove(Replay.load(result_json))
    assert reason is not None
    assert "ZeroDivisionError" in reason.english
    assert "nobody should have pressed" in result_json.with_suffix(".txt").read_text()
    assert store.all_suspended() == []


def test_a_game_whose_table_did_not_come_waits_for_it(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catcher = program_class("catcher")
    play, tables = catcher.play, ["assets/tables/nobodys.bin"]

    def reading(program: Any) -> Iterator[None]:
        for frame, _ in enumerate(play(program)):
            if frame == 100:
                data.data_path(*tables)
            yield

    monkeypatch.setattr(catcher, "play", reading)
    monkeypatch.setattr(data, "_fetchers", [lambda _: False])
    player = straight(store, data_dir=tmp_path).press("c").until("is saved on the shelf")
    assert player.sees("there is no network")
    assert store.all_suspended() == ["catcher"]
    assert not (tmp_path / "reports").exists()
    player.rest().press("return").until("Tonight").press("return").until("is saved on the shelf")
    assert store.all_suspended() == ["catcher"]
    tables[:] = ["fonts/spectrum.bdf"]
    player.rest().press("return").until("Tonight").press("return").until("POINTS   1")


def test_beginning_straight_asks_about_a_kept_game(store: Store) -> None:
    straight(store).press("c", "c").cabinet.close()
    player = straight(store)
    assert player.sees("will replace it")
    player.press("return").pause(3)
    assert player.sees("POINTS   2")
    player.cabinet.close()
    assert straight(store).press("down", "return").until("LIGHT").sees("POINTS   0")


def test_a_report_that_cannot_be_written_is_no_trouble(store: Store, tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("in the way")
    player = Player(store, Options(start=Start("crasher"), data_dir=tmp_path)).pause(5).press("return")
    player.rest().press("return")
    assert player.sees("Tonight")


def test_a_kept_game_that_cannot_go_on_is_said_and_forgotten(player: Player, store: Store) -> None:
    straight(store).press("c").cabinet.close()
    replay = store.suspended("catcher")
    assert replay is not None
    text = replay.to_text().replace('"rules_version":1', '"rules_version":9')
    store.suspend("catcher", Replay.from_text(text))
    player.find("catcher").press("return").until("other rules")
    assert store.all_suspended() == []
    player.rest().press("return")
    assert player.sees("Tonight")


@pytest.mark.parametrize("frames", [0, 5, 40])
def test_being_switched_off_at_the_end_of_a_game_loses_no_score(store: Store, frames: int) -> None:
    player = straight(store).press("c").until("HIGH SCORE").pause(frames)
    player.cabinet.asked("quit")
    player.pause(1)
    assert store.all_suspended() == ["catcher"]
    again = Player(store)
    again.find("catcher").press("return").until("HIGH SCORE").rest().press("c").rest().joy("fire", "fire", "fire")
    assert again.until("Again").sees("AAA")
    assert store.all_suspended() == []


def test_the_run_is_noted_every_ten_seconds(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).press("x").pause(100)
    assert store.suspended("parrot") is None
    player.pause(420)
    kept = store.suspended("parrot")
    assert kept is not None
    assert 480 < kept.keys.frames < 520


def test_nothing_is_kept_of_a_game_nobody_touched(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).pause(600)
    player.press("escape", "up", "return")
    assert player.sees("Tonight")
    assert store.all_suspended() == []


def test_the_program_may_end_and_be_played_again(store: Store) -> None:
    player = Player(store, Options(start=Start("parrot"))).pause(3).type("hi").until("A, B OR C").press("b")
    player.pause(100)
    assert player.sees("HI B")
    player.press("x")
    assert player.sees("WELL PLAYED!")
    player.rest().press("return").until("SAY?")
    player.type("ho").until("A, B OR C").press("c").pause(100).press("x").rest().press("escape")
    assert player.sees("Tonight")


def test_the_store_speaks_once(tmp_path: Path) -> None:
    (tmp_path / "arcade.db").write_bytes(b"not a database" * 100)
    store = Store(tmp_path)
    player = Player(store)
    assert player.sees("was damaged")
    player.rest().press("return")
    assert player.sees("Tonight")
    assert store.messages == []
    store.close()


def test_the_host_speaks_once_in_the_players_language(store: Store) -> None:
    player = Player(store, Options(boot=False, language="ro"))
    player.cabinet.notice(Notice.NO_SOUND)
    player.cabinet.notice(Notice.NO_SOUND)
    player.press("escape", "return")
    assert player.sees("tace")
    player.rest().press("return")
    assert player.sees("Astă-seară")
