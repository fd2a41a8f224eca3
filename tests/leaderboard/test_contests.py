"""Everybody's results of a day's challenge, and who holds most records, out of a real server."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.storage.leaderboard_contests import HOLDERS, RESULTS, Holder, LeaderboardContests
from arcade.cabinet.storage.scores import LeaderboardNote
from arcade.cabinet.storage.store import FILE, Store
from arcade.leaderboard.contests import contests, holders
from arcade.leaderboard.credentials import Credentials
from arcade.leaderboard.delivery import deliver
from arcade.leaderboard.memory import forget_tables, note_contests, note_holders, remembered
from arcade.leaderboard.sessions import Link, linked
from arcade.leaderboard.sync import Sync
from arcade.leaderboard.tables import today
from arcade.leaderboard.uploads import upload
from tests.leaderboard.guests import invited
from tests.leaderboard.scores import row_and_run

CODE = "c0" * 32


@pytest.fixture
def owner(url: str, cabinet: Credentials) -> Iterator[Link]:
    """The operator's link to a leaderboard."""
    del cabinet
    with linked(url, "test") as link:
        yield link


def send(
    guest: Credentials, slug: str, *scores: int, day: str = "", player: str = "ANA", code: str = "", level: int = 1
) -> None:
    """Let a cabinet deliver scores, first tries at a day's challenge if one is named."""
    uploads = []
    for score in scores:
        row, body = row_and_run(score, slug)
        row = replace(row, player=player, level=level, assisted=score % 10 == 1)
        uploads.append(upload(row, body, LeaderboardNote(code, day)))
    with linked(guest.address, "test") as link:
        deliver(link, guest.number, uploads)


def prove(owner: Link) -> None:
    """Prove whatever waits, and let the tables be known."""
    owner.execute("UPDATE robac.scores SET state = 'proved'")
    owner.execute(
        """INSERT INTO robac.changes (slug, level, original) SELECT DISTINCT slug, level, original FROM robac.scores
        ON CONFLICT DO NOTHING"""
    )


def results(link: Link, day: date) -> tuple[int, Sequence[tuple[str, int]]]:
    """How many results of a day there are, and the best."""
    slug = challenge(day.isoformat()).game.slug
    found = [contest for that, contest in contests(link, today(link)) if (that, contest.slug) == (day, slug)]
    return next(((one.number, [(row.player, row.score) for row in one.results]) for one in found), (0, []))


def test_results_are_those_of_the_days_own_game_best_first(owner: Link, cabinet: Credentials, url: str) -> None:
    day = today(owner)
    slug = challenge(day.isoformat()).game.slug
    other = "nim" if slug != "nim" else "street"
    corner = invited(url, name="In the corner")
    send(cabinet, slug, 10, 30, day=day.isoformat())
    send(corner, slug, 20, day=day.isoformat(), player="BOB")
    send(cabinet, slug, 99)  # no first try
    send(cabinet, other, 98, day=day.isoformat())
    send(cabinet, slug, 97, day=(day - timedelta(1)).isoformat())
    assert results(owner, day) == (0, []), "nothing is proved yet"
    prove(owner)
    number, best = results(owner, day)
    assert number == 3
    assert sorted(best) == [("ANA", 10), ("ANA", 30), ("BOB", 20)]
    assert best in ([("ANA", 30), ("BOB", 20), ("ANA", 10)], [("ANA", 10), ("BOB", 20), ("ANA", 30)])
    with linked(cabinet.address, "test") as link:
        assert results(link, day)[0] == 3, "a cabinet may read it"


def test_more_are_counted_than_come(owner: Link, cabinet: Credentials) -> None:
    day = today(owner)
    slug = challenge(day.isoformat()).game.slug
    send(cabinet, slug, *range(1, RESULTS + 21), day=day.isoformat())
    prove(owner)
    number, best = results(owner, day)
    assert (number, len(best)) == (RESULTS + 20, RESULTS)


def test_a_record_is_a_first_place_and_a_code_is_one_player(owner: Link, cabinet: Credentials, url: str) -> None:
    corner = invited(url, name="In the corner")
    send(cabinet, "nim", 50, code=CODE)
    send(corner, "street", 50, code=CODE)
    send(corner, "tetris", 50)  # another ANA, at another cabinet
    send(cabinet, "tetris", 40, 41)
    send(cabinet, "reversi", 50, player="BOB")
    send(cabinet, "reversi", 60, player="BOB", level=2)
    send(cabinet, "reversi", 59, level=2)
    assert holders(owner) == []
    prove(owner)
    found = holders(owner)
    assert sorted((one.player, one.cabinets, one.records) for one in found) == [
        ("ANA", 1, 1),
        ("ANA", 2, 2),
        ("BOB", 1, 2),
    ]
    assert [one.records for one in found] == [2, 2, 1]
    assert found[-1] == Holder("ANA", "In the corner", 1, 1)


def test_the_best_score_without_help_is_the_record(owner: Link, cabinet: Credentials) -> None:
    send(cabinet, "nim", 51, player="AID")  # a score that ends in 1 is aided
    prove(owner)
    assert holders(owner) == []
    send(cabinet, "nim", 50, player="BOB")
    send(cabinet, "nim", 49, player="ANA")
    prove(owner)
    assert [one.player for one in holders(owner)] == ["BOB"]


def test_the_first_holders_only(owner: Link, cabinet: Credentials) -> None:
    for level in range(1, HOLDERS + 4):
        send(cabinet, "nim", level + 100, player=f"P{level}", level=level)
    prove(owner)
    assert len(holders(owner)) == HOLDERS


def test_the_uploader_brings_them_and_another_leaderboard_takes_them_awaytext(
    owner: Link, cabinet: Credentials, tmp_path: Path
) -> None:
    day = today(owner)
    slug = challenge(day.isoformat()).game.slug
    send(cabinet, slug, 10, day=day.isoformat())
    prove(owner)
    Store(tmp_path).close()
    sync = Sync(tmp_path, cabinet, lambda _: None)
    sync.visit(1)
    known = LeaderboardContests(tmp_path)
    contest = known.contest(day.isoformat(), slug)
    assert contest is not None
    assert (contest.slug, contest.number, [one.player for one in contest.results]) == (slug, 1, ["ANA"])
    assert known.holders() == [Holder("ANA", "By the door", 1, 1)]
    with remembered(tmp_path, tmp_path / FILE) as own:
        note_contests(own, [])
        note_holders(own, [])
        assert known.contest(day.isoformat(), slug) is None
        assert known.holders() == []
        note_holders(own, [Holder("ANA", "By the door", 1, 1)])
        forget_tables(own)
    assert known.holders() == []
