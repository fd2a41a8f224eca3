"""What a player's code stands for travels through the leaderboard: medals won at one cabinet are known at another."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from arcade.cabinet.storage.codes import ask_for, code_hash
from arcade.cabinet.storage.leaderboard_careers import LeaderboardCareers
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import LeaderboardNote, ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.leaderboard.careers import wanted
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.memory import remembered
from arcade.leaderboard.sessions import linked
from arcade.leaderboard.sync import Sync
from arcade.toolkit.contract.outcome import Outcome
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import row_and_run

ANA = code_hash("ANA", "1234")


def play(folder: Path, code: str, *scores: int) -> None:
    """Reach scores at a cabinet."""
    with closing(Store(folder)) as store:
        for score in scores:
            run = unpack(row_and_run(score)[1])
            note = LeaderboardNote(code)
            store.add_score(ScoreRow("tetris", 1, False, 1, "ANA", score, Outcome.WON.value), run, note=note)


def prove(url: str) -> None:
    with linked(url, "test") as owner:
        owner.execute("UPDATE robac.scores SET state = 'proved'")


def known(folder: Path, code: str = ANA) -> list[tuple[int | None, str]]:
    """What a cabinet knows of a player in tetris."""
    careers = LeaderboardCareers(lambda: folder, lambda _: code)
    return [(one.score, one.recorded) for one in careers.milestones("ANA", "tetris")]


def test_what_was_reached_at_one_cabinet_is_known_at_another(cabinet: Credentials, url: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    play(there, ANA, 5, 70, 9)
    play(there, "", 500)
    Sync(there, cabinet, lambda _: None).visit(1)
    with closing(Store(here)) as store:
        ask_for(store, ANA)
    corner = Sync(here, invited(url, name="In the corner"), lambda _: None)
    corner.visit(1)
    assert known(here) == [], "nothing is proved yet"
    prove(url)
    corner.visit(1)
    today = date.today().isoformat()
    assert [score for score, _ in known(here)] == [5, 70], "the lowest and the highest"
    assert {day <= today for _, day in known(here)} == {True}
    assert known(here, code_hash("ANA", "1235")) == []
    assert known(there) == [], "it was not given there"


def test_a_code_that_has_just_been_given_is_asked_for_at_once(cabinet: Credentials, url: str, tmp_path: Path) -> None:
    play(tmp_path, ANA, 7)
    sync = Sync(tmp_path, cabinet, lambda _: None)
    sync.visit(1)
    prove(url)
    given = iter([True])

    def pause(_seconds: float) -> None:
        if next(given, False):
            with closing(Store(tmp_path)) as store:
                ask_for(store, ANA)

    Sync(tmp_path, cabinet, pause).visit(2)
    assert [score for score, _ in known(tmp_path)] == [7]


def test_a_spoilt_list_of_codes_asks_for_nothing(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        ask_for(store, ANA)
    with remembered(tmp_path, tmp_path / FILE) as own:
        assert wanted(own) == [ANA]
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE settings SET value = '{' WHERE name = 'hall_codes'")
    with remembered(tmp_path, tmp_path / FILE) as own:
        assert wanted(own) == []
