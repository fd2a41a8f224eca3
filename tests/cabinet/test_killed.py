"""From a game's result to the table nothing is lost and nothing stays unproved, whenever the arcade is killed."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from arcade.cabinet import catalogue
from arcade.cabinet.kiosk.operator_chord import SECONDS
from arcade.cabinet.kiosk.visitors import WALKED_AWAY
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.outcome import Outcome
from tests.cabinet.player import Player
from tests.conftest import FAKES

pytestmark = pytest.mark.usefixtures("fake_games")
ROOT = Path(__file__).parents[2]
CELEBRATION = 40
SCORED = "EXTRA"
"""What the catcher says with the result."""
KIOSK = """
import sys
from importlib import import_module
from pathlib import Path

import arcade.games
from arcade.cabinet.options import Options, Start
from arcade.cabinet.storage.store import Store
from tests.cabinet.player import Player

folder, games, celebration, words = sys.argv[1:]
arcade.games.__path__[:] = [games]
import_module("arcade.games.catcher.program").CELEBRATION = int(celebration)
player = Player(Store(Path(folder)), Options(boot=False, kiosk=True, start=Start("catcher"))).press("c", "c")
player.until(words)
print(words, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def celebrating(fake_games: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """The catcher takes its time before it asks for another game."""
    monkeypatch.setattr(import_module("arcade.games.catcher.program"), "CELEBRATION", CELEBRATION)


def begun(store: Store, kiosk: bool = True) -> Player:
    """A catcher's game, two points ahead."""
    return Player(store, Options(boot=False, kiosk=kiosk, start=Start("catcher"))).press("c", "c")


def at_the_initials(player: Player) -> Player:
    return player.until("HIGH SCORE").rest().press("c").until("Your initials")


@contextmanager
def restarted(folder: Path) -> Iterator[Store]:
    """The store of an arcade that was killed, as the next one finds it."""
    with closing(Store(folder)) as store:
        yield store


def rows(store: Store) -> list[tuple[str, int]]:
    return [(row.player, row.score) for row in store.scores("catcher", 1, False)]


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.execute(statement)


@pytest.mark.usefixtures("celebrating")
class TestCelebration:
    """Between the result and the question for another game."""

    def test_a_kiosks_score_is_in_the_table_as_soon_as_there_is_a_result(self, store: Store, tmp_path: Path) -> None:
        begun(store).until(SCORED)
        with restarted(tmp_path) as again:
            assert rows(again) == [("---", 2)]
            Player(again).pause(5)
            assert rows(again) == [("---", 2)]
            assert again.unproved() == []

    def test_a_visitor_may_walk_away_from_it(self, store: Store) -> None:
        begun(store).until(SCORED).press("escape").until("Resume").pause(WALKED_AWAY + 5)
        assert rows(store) == [("---", 2)]
        assert store.unproved() == []

    def test_the_row_is_the_same_after_it_and_holds_the_run_with_it(self, store: Store) -> None:
        player = at_the_initials(begun(store))
        row = store.scores("catcher", 1, False)[0]
        replay = store.replay(row.replay)
        assert replay is not None
        assert replay.keys.frames >= replay.results[0].frame + CELEBRATION
        assert prove(replay) is None
        player.rest().press(*"xyz", "return").until("XYZ")
        assert rows(store) == [("XYZ", 2)]
        assert store._disk.column("SELECT count(*) FROM replays") == [1]

    def test_leaving_in_the_middle_of_it_enters_one_row(self, store: Store) -> None:
        player = begun(store).until(SCORED).press("escape").until("Resume").press("up", "return")
        at_the_initials(player).rest().press(*"xyz", "return").until("XYZ")
        assert rows(store) == [("XYZ", 2)]

    def test_a_second_result_in_it_takes_the_place_of_the_first(self, store: Store) -> None:
        player = begun(store).until(SCORED)
        player.play.run.session.program.finish(Outcome.OVER, 5)
        player.pause(1)
        assert rows(store) == [("---", 5)]

    def test_elsewhere_the_run_is_kept_with_its_result(self, store: Store, tmp_path: Path) -> None:
        begun(store, kiosk=False).until(SCORED)
        with restarted(tmp_path) as again:
            assert rows(again) == []
            kept = again.suspended("catcher")
            assert kept is not None
            assert [result.score for result in kept.results] == [2]
            player = Player(again, Options(boot=False, start=Start("catcher"))).press("return")
            at_the_initials(player).rest().press(*"xyz", "return").until("XYZ")
            assert rows(again) == [("XYZ", 2)]


@pytest.mark.usefixtures("celebrating")
@pytest.mark.parametrize("words", [SCORED, "HIGH SCORE"])
def test_a_kiosk_whose_process_is_killed(tmp_path: Path, words: str) -> None:
    command = [sys.executable, "-c", KIOSK, str(tmp_path), str(FAKES), str(CELEBRATION), words]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == words
        process.kill()
    with restarted(tmp_path) as again:
        assert rows(again) == [("---", 2)]
        assert len(again.unproved()) == 1
        Player(again, Options(boot=False, kiosk=True)).pause(5)
        assert rows(again) == [("---", 2)]
        assert again.unproved() == []


def test_the_operator_comes_between_the_result_and_the_initials(store: Store) -> None:
    """The run is not there to be gone on with: its score would enter twice."""
    player = at_the_initials(begun(store)).pause(51 * SECONDS, ("escape", "backspace")).pause(5).until("Settings")
    assert store.all_suspended() == []
    player.press("escape").until("3 games")
    assert rows(store) == [("---", 2)]


@pytest.mark.parametrize("kiosk", [False, True])
@pytest.mark.parametrize("sound", [False, True])
def test_a_row_whose_proof_was_cut_off_is_proved_at_the_next_shelf(
    store: Store, tmp_path: Path, kiosk: bool, sound: bool
) -> None:
    begun(store).until("HIGH SCORE")
    if not sound:
        spoil(tmp_path, "UPDATE scores SET score = 99")
    with restarted(tmp_path) as again:
        assert len(again.unproved()) == 1
        player = Player(again, Options(boot=False, kiosk=kiosk), slow=True)
        assert player.sees("Tonight"), "nobody waits for it"
        assert len(again.unproved()) == sound, "what the row says is compared before its run"
        player.pause(200)
        assert rows(again) == [("---", 2)] * sound
        assert again.unproved() == []


def test_a_proved_row_is_not_proved_again(store: Store, tmp_path: Path) -> None:
    at_the_initials(begun(store)).pause(5)
    assert store.unproved() == []
    spoil(tmp_path, "UPDATE scores SET score = 99")
    with restarted(tmp_path) as again:
        Player(again).pause(5)
        assert rows(again) == [("---", 99)], "that is for `robac verify` to say"


def test_the_row_of_a_game_that_cannot_be_loaded_waits(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(store).until("HIGH SCORE")
    with restarted(tmp_path) as again:
        with monkeypatch.context() as patch:
            patch.setitem(catalogue._broken, "catcher", "gone")
            Player(again).pause(5)
        assert rows(again) == [("---", 2)]
        assert len(again.unproved()) == 1
        Player(again).pause(5)
        assert again.unproved() == []


def test_a_row_without_a_run_cannot_be_proved_later(store: Store, tmp_path: Path) -> None:
    begun(store).until("HIGH SCORE")
    spoil(tmp_path, "DELETE FROM replays")
    with restarted(tmp_path) as again:
        Player(again).pause(5)
        assert rows(again) == []
