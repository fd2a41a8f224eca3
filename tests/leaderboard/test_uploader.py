"""A cabinet's scores travel into the leaderboard by themselves, and again when the leaderboard has lost them."""

from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from arcade.cabinet import catalogue
from arcade.cabinet.catalogue import UnknownGameError
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import LeaderboardNote, ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.leaderboard import sync_job
from arcade.leaderboard.careers import signed
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.delivery import count
from arcade.leaderboard.memory import remembered
from arcade.leaderboard.sessions import linked
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.uploader import Uploader
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import row_and_run
from tests.patience import still


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path)) as opened:
        yield opened


def reach(store: Store, score: int, proved: bool = True, named: bool = True, player: str = "ANA") -> int:
    """Enter a score with its run."""
    run = unpack(row_and_run(score)[1])
    return store.add_score(
        ScoreRow("tetris", 1, False, 1, player, score, Outcome.WON.value), run, proved=proved, named=named
    )


def test_what_a_leaderboard_is_told_besides_travels_with_the_score(
    store: Store, tmp_path: Path, cabinet: Credentials
) -> None:
    code = "c0" * 32
    for score, note in ((1, LeaderboardNote()), (2, LeaderboardNote(code, "2026-11-23"))):
        run = unpack(row_and_run(score)[1])
        store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", score, Outcome.WON.value), run, note=note)
    assert carried(tmp_path, cabinet) == 2
    with linked(cabinet.address, "test") as link:
        kept = link.execute("SELECT score, code, challenge FROM robac.scores ORDER BY score").fetchall()
    assert kept == [(1, "", None), (2, signed(code), date(2026, 11, 23))]


def carried(tmp_path: Path, cabinet: Credentials) -> int:
    """Let the uploader go until nothing waits; how many scores it carried."""
    with remembered(tmp_path, tmp_path / FILE) as own, linked(cabinet.address, "test") as link:
        uploader = Uploader(own, cabinet.number)
        uploader.meet(link)
        carried = 0
        while still(found := uploader.round(link)):
            carried += found
        assert uploader.waiting == 0
        return carried


def test_a_score_travels_once(store: Store, tmp_path: Path, cabinet: Credentials) -> None:
    for score in range(1, 121):
        reach(store, score)
    assert carried(tmp_path, cabinet) == 120
    assert carried(tmp_path, cabinet) == 0
    reach(store, 500)
    assert carried(tmp_path, cabinet) == 1


def test_what_is_not_proved_or_not_named_stays_until_it_is(store: Store, tmp_path: Path, cabinet: Credentials) -> None:
    unproved, unnamed = reach(store, 1, proved=False), reach(store, 2, named=False)
    reach(store, 3, proved=False, named=False)
    store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", 9, Outcome.WON.value))  # without a run
    assert carried(tmp_path, cabinet) == 0
    store.note_proved(unproved)
    assert carried(tmp_path, cabinet) == 1
    store.note_named(unnamed)
    assert carried(tmp_path, cabinet) == 1


def test_an_uploader_whose_memory_is_lost_sends_all_again_and_nothing_is_there_twice(
    store: Store, tmp_path: Path, cabinet: Credentials
) -> None:
    for score in range(1, 11):
        reach(store, score)
    carried(tmp_path, cabinet)
    for path in tmp_path.glob("hall.db*"):
        path.unlink()
    assert carried(tmp_path, cabinet) == 10
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 10


def test_a_leaderboard_restored_from_an_older_copy_gets_back_what_it_has_lost(
    store: Store, tmp_path: Path, cabinet: Credentials, url: str
) -> None:
    for score in range(1, 61):
        reach(store, score)
    carried(tmp_path, cabinet)
    with linked(url, "test") as link:  # as if the copy had been made after the first forty
        link.execute("DELETE FROM robac.scores WHERE score > 40")
        link.execute("DELETE FROM robac.runs WHERE id NOT IN (SELECT run FROM robac.scores)")
    reach(store, 61)
    assert carried(tmp_path, cabinet) == 21
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 61


def test_a_leaderboard_restored_under_a_connection_that_lasts_gets_back_what_it_has_lost(
    store: Store, tmp_path: Path, cabinet: Credentials, url: str
) -> None:
    """A copy may be played back while the server runs; what comes afterwards must not make up the number."""
    for score in range(1, 61):
        reach(store, score)
    with remembered(tmp_path, tmp_path / FILE) as own, linked(cabinet.address, "test") as link:
        uploader = Uploader(own, cabinet.number)
        uploader.meet(link)
        while still(uploader.round(link)):
            pass
        for first in (40, 20):
            with linked(url, "test") as owner:
                owner.execute("DELETE FROM robac.scores WHERE score > %s", [first])
            for score in range(100 + first, 110 + first):
                reach(store, score)
            assert first == 40 or uploader.compare(link), "where nothing is to be carried it is seen, too"
            while still(uploader.round(link)):
                pass
        assert count(link, cabinet.number) == 80


def test_what_is_lost_while_nobody_plays_is_sent_again(
    store: Store, tmp_path: Path, cabinet: Credentials, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync_job, "REFRESH", 0.0)
    monkeypatch.setattr(sync_job, "LOOKS", 1_000_000)
    for score in range(1, 11):
        reach(store, score)
    rounds = 0

    def pause(_: float) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 2:
            with linked(url, "test") as owner:
                owner.execute("DELETE FROM robac.scores WHERE score > 5")

    Sync(tmp_path, cabinet, pause).visit(rounds=4)
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 10


def test_a_cabinet_that_moves_to_another_leaderboard_brings_everything(
    store: Store, tmp_path: Path, cabinet: Credentials, url: str
) -> None:
    for score in range(1, 11):
        reach(store, score)
    carried(tmp_path, cabinet)
    with linked(url, "test") as link:
        link.execute("DELETE FROM robac.scores")
    assert carried(tmp_path, invited(url, name="Elsewhere")) == 10


def test_a_score_of_a_game_that_is_not_there_keeps_no_other_back_and_is_tried_again(
    store: Store, tmp_path: Path, cabinet: Credentials, monkeypatch: pytest.MonkeyPatch
) -> None:
    reach(store, 1)
    known = catalogue.cartridge

    def without(slug: str) -> object:
        raise UnknownGameError(slug)

    monkeypatch.setattr(catalogue, "cartridge", without)
    assert carried(tmp_path, cabinet) == 1, "looked at, and laid aside"
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 0
        monkeypatch.setattr(catalogue, "cartridge", known)
        assert carried(tmp_path, cabinet) == 1
        assert count(link, cabinet.number) == 1


def test_a_score_that_the_server_refuses_keeps_no_other_back_and_is_tried_again(
    store: Store, tmp_path: Path, cabinet: Credentials, url: str
) -> None:
    with linked(url, "test") as link:
        link.execute("ALTER TABLE robac.scores ADD CONSTRAINT odd CHECK (score <> 3)")
        for score in range(1, 6):
            reach(store, score)
        reach(store, 6, player="A\0A")  # no server's text holds that
        assert carried(tmp_path, cabinet) == 6, "looked at, and two laid aside"
        kept = link.execute("SELECT score FROM robac.scores ORDER BY score").fetchall()
        assert kept == [(1,), (2,), (4,), (5,)]
        link.execute("ALTER TABLE robac.scores DROP CONSTRAINT odd")
    assert carried(tmp_path, cabinet) == 2
    with linked(cabinet.address, "test") as link:
        assert count(link, cabinet.number) == 5
