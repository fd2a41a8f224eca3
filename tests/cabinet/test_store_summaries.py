"""What the store sums up says the same as all that it sums up, however it came into the file."""

import random
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.storage import scores
from arcade.cabinet.storage.careers import Career, FinishedGame
from arcade.cabinet.storage.database import Database
from arcade.cabinet.storage.database_file import copied_file
from arcade.cabinet.storage.medals import counting, medals, missing, progress, winner
from arcade.cabinet.storage.schema import MIGRATIONS, SUMMARIES
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import FILE, Store
from arcade.toolkit.contract.cartridge import Goal, Scoring
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still

GAMES = "nim", "street", "reflexe"
PLAYERS = "ANA", "ION", "EVA", "ABC", "XYZ"
GOALS = [Goal(level, score is None, score) for level in (1, 2, 4) for score in (None, 3, 11, 19)]
NOTED = None, False, True
"""What may be known of looks and help."""
LOOKED, HELPED = 5, len(MIGRATIONS)
"""The versions that note them first."""
Played = list[tuple[str, str, FinishedGame]]


def played(seed: int, games: int = 400) -> Played:
    """Who finished what, the earliest first."""
    chance = random.Random(seed)
    found: Played = []
    for _ in range(games):
        score = None if chance.random() < 0.3 else chance.randrange(-3, 21)
        outcome = chance.choice(["won", "lost", "over", "first"])
        look, helped = chance.choice(NOTED), chance.choice(NOTED)
        one = FinishedGame(
            chance.randint(1, 4), chance.randint(1, 2), outcome, score, chance.randrange(999), look, helped
        )
        day = f"1988-06-{chance.randint(1, 30):02}"
        found.append((chance.choice(PLAYERS[:4]), chance.choice(GAMES), replace(one, recorded=day)))
    return found


def note(store: Store, games: Played) -> None:
    for player, slug, one in games:
        store.note_result(player, slug, one, one.recorded)


def ends(games: list[FinishedGame], look: bool | None, helped: bool | None) -> tuple[int, int]:
    """The highest and the lowest score of those in a look, helped or not."""
    scores = [one.score for one in games if (one.original, one.assisted) == (look, helped) and one.score is not None]
    return max(scores, default=0), min(scores, default=0)


def assert_summed_up(store: Store, games: Played) -> None:
    """Every question that pages ask is answered as by whoever looks at every game."""
    latest = list(dict.fromkeys(player for player, _, _ in reversed(games)))
    assert store.players() == latest
    for player in PLAYERS:
        mine = [(slug, one) for name, slug, one in games if name == player]
        careers = []
        for slug in GAMES:
            known = [one for name, one in mine if name == slug]
            told = store.results(player, slug)
            assert len(told) <= len(known)
            for goal in GOALS:
                for scoring in Scoring:
                    first, expected = winner(goal, scoring, told), winner(goal, scoring, known)
                    assert first == expected
                    assert first is None or expected is None or first.recorded == expected.recorded
                    assert progress(goal, scoring, told) == progress(goal, scoring, known)
                    assert missing(goal, scoring, told) == missing(goal, scoring, known)
            for level in (1, 2, 3, 4):
                for seats in (1, 2):
                    here = [one for one in known if (one.level, one.seats) == (level, seats)]
                    won = sum(one.outcome == "won" for one in here)
                    assert store.count_results(player, slug, level, seats) == (len(here), won)
                    for look, helped in product(NOTED, NOTED):
                        kept = [one for one in told if (one.level, one.seats) == (level, seats)]
                        assert ends(kept, look, helped) == ends(here, look, helped)
            game = cartridge(slug)
            bests = [best.game(game.scoring) for best in store.bests(player).get(slug, [])]
            assert medals(game, bests) == medals(game, told) == medals(game, known)
            for goal in GOALS:
                for scoring in Scoring:
                    bests = [best.game(scoring) for best in store.bests(player).get(slug, [])]
                    for metal, look in product(range(2), (False, True)):
                        counted = counting(metal, look, known)
                        first = winner(goal, scoring, counting(metal, look, bests))
                        assert (first is None) == (winner(goal, scoring, counted) is None)
            if known:
                won = sum(one.outcome == "won" for one in known)
                careers.append(Career(slug, len(known), won, sum(one.frames for one in known)))
        assert store.careers(player) == sorted(careers, key=lambda one: (-one.played, one.slug))


@pytest.fixture(params=["disk", "memory"])
def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "data" if request.param == "disk" else None)) as opened:
        yield opened


@pytest.mark.parametrize("seed", range(3))
def test_as_they_come(seed: int, any_store: Store) -> None:
    games = played(seed)
    note(any_store, games)
    assert_summed_up(any_store, games)


def test_what_a_visitor_finishes_comes_on_top(any_store: Store) -> None:
    before, visit = played(1, 200), played(2, 100)
    note(any_store, before)
    any_store.begin_visit()
    assert_summed_up(any_store, before)
    note(any_store, visit)
    assert_summed_up(any_store, [*before, *visit])
    any_store.begin_visit()
    assert_summed_up(any_store, before)


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_file_of_any_earlier_version_is_brought_up_to_date_and_backed_up(version: int, tmp_path: Path) -> None:
    games = [
        (player, slug, one)
        for player, slug, one in played(version)
        if (version >= LOOKED or one.original is None) and (version >= HELPED or one.assisted is None)
    ]
    with closing(Database(tmp_path / FILE, MIGRATIONS[:version])) as old:
        columns = "slug, level, original, seats, player, score, outcome, recorded, replay"
        scored = [("nim", 1, 0, 1, "ABC", number % 5, "won", "1988-06-01", "") for number in range(20)]
        add = f"INSERT INTO scores ({columns}) VALUES ({', '.join('?' * 9)})"
        old.write(lambda connection: connection.executemany(add, scored))
        names = ["player", "slug", "level", "seats", "outcome", "scored", "score", "frames"]
        names += ["original"] * (version >= LOOKED) + ["recorded"]
        insert = f"INSERT INTO results ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        rows = [
            (player, slug, *one.row()[: -1 if version >= LOOKED else -2], one.recorded) for player, slug, one in games
        ]
        if version >= 2:
            old.write(lambda connection: connection.executemany(insert, rows))
    with closing(Store(tmp_path)) as store:
        assert store.messages == []
        assert [row.score for row in store.scores("nim", 1, False)] == [4] * 4 + [3] * 4 + [2] * 2
        assert store.unproved() == []
        assert_summed_up(store, games if version >= 2 else [])
        more = played(99, 50)
        note(store, more)
        assert_summed_up(store, [*(games if version >= 2 else []), *more])
    with closing(Database(tmp_path / f"{FILE}.backup-1", MIGRATIONS[:version])) as backup:
        assert backup.messages == []
        assert backup.read("SELECT count(*) FROM scores") == [(20,)]


def test_a_new_file_in_place_of_one_that_was_taken_away_is_summed_up(tmp_path: Path) -> None:
    folder, games = tmp_path / "data", played(5)
    with closing(Store(folder)) as one, closing(Store(folder)) as other:
        note(one, games)
        shutil.rmtree(folder)
        assert one.careers("ANA")
        assert other.careers("ANA")
        note(one, games[:9])
        note(other, games[:7])
        assert one.messages != []
        assert_summed_up(one, [*games, *games[:9], *games[:7]])


def test_what_an_older_arcade_left_where_nothing_can_be_written_is_summed_up(tmp_path: Path) -> None:
    """Then the file is read as it is, and gone on with in memory."""
    games = [game for game in played(6) if game[2].original is None and game[2].assisted is None]
    with closing(Database(tmp_path / FILE, MIGRATIONS[:4])) as old:
        rows = [(player, slug, *one.row()[:-2], one.recorded) for player, slug, one in games]
        places = ", ".join("?" * 9)
        names = "player, slug, level, seats, outcome, scored, score, frames, recorded"
        old.write(lambda c: c.executemany(f"INSERT INTO results ({names}) VALUES ({places})", rows))
    memory = copied_file(tmp_path / FILE, MIGRATIONS)
    with closing(Store(None)) as store:
        store._disk.database._memory = memory
        assert_summed_up(store, games)


def test_leafing_leads_past_everybody_and_back(any_store: Store) -> None:
    note(any_store, played(7))
    assert any_store.player_beside("???", 1) == any_store.player_beside("???", -1) == "", "nobody knows them"
    names = any_store.players()
    for visited in (False, True):
        if visited:
            any_store.begin_visit()
            note(
                any_store,
                [("ION", "nim", FinishedGame(1, 1, "won", 1, 1)), ("NEW", "nim", FinishedGame(1, 1, "won", 1, 1))],
            )
            names = any_store.players()
            assert names[:2] == ["NEW", "ION"]
            assert len(names) == len(set(names)) == 5
        for step, expected in ((1, names), (-1, names[::-1])):
            found, name = [], ""
            while still(name := any_store.player_beside(name, step)):
                found.append(name)
            assert found == expected


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("scoring", Scoring)
def test_a_table_is_as_if_all_its_scores_had_been_sorted(scoring: Scoring, seed: int, any_store: Store) -> None:
    chance = random.Random(seed)
    highest = chance.choice([1, 2, 4, 50])
    rows = []
    for number in range(chance.choice([0, 3, 9, 10, 11, 60])):
        score, assisted = chance.randint(0, highest), chance.random() < 0.4
        rows.append((-score if scoring is Scoring.HIGHEST else score, assisted, number))
        any_store.add_score(ScoreRow("nim", 1, False, 1, str(number), score, Outcome.WON.value, assisted=assisted))
        any_store.add_score(ScoreRow("nim", 2, False, 1, "no", score, Outcome.WON.value))
    best = any_store.scores("nim", 1, False, scoring)
    assert [int(row.player) for row in best] == [number for _, _, number in sorted(rows)][: scores.PLACES]
    for score in range(-1, highest + 2):
        for assisted in (False, True):
            new = (-score if scoring is Scoring.HIGHEST else score, assisted, len(rows))
            assert any_store.place("nim", 1, False, score, scoring, assisted) == 1 + sum(row < new for row in rows)


@pytest.mark.parametrize("table", SUMMARIES)
@pytest.mark.parametrize("value", ["'many'", "1.5", "x'ff00'", "-1", str(2**63 - 1), "''"])
def test_no_value_in_a_sum_stops_the_arcade(table: str, value: str, tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        note(store, played(8, 60))
        columns = [row[1] for row in store._disk.database.read(f"PRAGMA table_info({table})")]
        for column in columns:

            def spoil(connection: object, column: str = column) -> None:
                connection.execute("PRAGMA ignore_check_constraints = ON")  # type: ignore[attr-defined]
                connection.execute(f"UPDATE OR IGNORE {table} SET {column} = {value}")  # type: ignore[attr-defined]
                connection.execute("PRAGMA ignore_check_constraints = OFF")  # type: ignore[attr-defined]

            store._disk.database.write(spoil)
        for name in (*PLAYERS, ""):
            store.careers(name)
            store.bests(name)
            store.player_beside(name, 1)
            store.player_beside(name, -1)
            for slug in GAMES:
                store.results(name, slug)
                store.count_results(name, slug, 1, 1)
        store.note_result("NEW", "nim", FinishedGame(1, 1, "won", 1, 1))
        assert "NEW" in store.players()
