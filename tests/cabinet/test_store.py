"""The store: what goes in comes out, also after closing; ranking; entries that cannot be read."""

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup


def run_of(slug: str, frames: int = 10) -> Replay:
    return Replay(Setup(slug), KeyLog([(frames, ["left"])]))


def add(store: Store, score: int, player: str = "ABC", slug: str = "nim", level: int = 1) -> None:
    store.add_score(ScoreRow(slug, level, False, 1, player, score, Outcome.WON.value))


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "arcade.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statement)


@pytest.fixture(params=["disk", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "data" if request.param == "disk" else None)) as opened:
        yield opened


def test_a_new_store_is_empty(store: Store) -> None:
    assert store.scores("nim", 1, False) == []
    assert store.champion("nim", 1, False) is None
    assert list(store.all_scores()) == []
    assert store.place("nim", 1, False, 0) == 1
    assert store.replay("no such id") is None
    assert store.suspended("nim") is None
    assert store.all_suspended() == []
    assert store.setting("volume", 7) == 7
    assert store.learned("imphex") is None
    assert store.favourites() == []
    assert store.played() == []
    assert (store.plays("nim"), store.card_seen("nim"), store.favourite("nim")) == (0, False, False)


def test_without_a_folder_the_player_is_told() -> None:
    store = Store(None)
    assert [str(words.english) for words in store.messages] == [
        "There is no folder for scores and settings: they last only until you leave."
    ]
    assert not store.kept


def test_a_score_keeps_everything(store: Store) -> None:
    replay = run_of("nim")
    store.add_score(ScoreRow("nim", 3, True, 2, "ȘTA", -5, Outcome.LOST.value, "2 May"), replay)
    [row] = store.scores("nim", 3, True)
    assert row == ScoreRow("nim", 3, True, 2, "ȘTA", -5, "lost", "2 May", row.replay)
    assert store.replay(row.replay) == replay
    assert store.scores("nim", 3, False) == store.scores("nim", 2, True) == store.scores("nimble", 3, True) == []


@pytest.mark.parametrize(
    ("scoring", "best"),
    [(Scoring.HIGHEST, [40, 30, 30, 20]), (Scoring.LOWEST, [20, 30, 30, 40])],
)
def test_the_best_stands_first_and_the_earlier_of_equals(store: Store, scoring: Scoring, best: list[int]) -> None:
    for player, score in zip("ABCD", [30, 20, 40, 30], strict=True):
        add(store, score, player)
    rows = store.scores("nim", 1, False, scoring)
    assert [row.score for row in rows] == best
    assert [row.player for row in rows if row.score == 30] == ["A", "D"]
    assert store.champion("nim", 1, False, scoring) == rows[0]


def test_ten_places(store: Store) -> None:
    for score in range(1, 10):
        add(store, score)
    assert store.place("nim", 1, False, 0) == 10
    add(store, 10)
    assert [store.place("nim", 1, False, score) for score in (1, 2)] == [11, 10]
    assert [store.place("nim", 1, False, score, Scoring.LOWEST) for score in (9, 10)] == [10, 11]
    assert [store.place("nim", 1, False, score) for score in (11, 10, 5, 0)] == [1, 2, 7, 11]
    add(store, 11)
    assert [row.score for row in store.scores("nim", 1, False)] == [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]


def test_every_row_of_every_table(store: Store) -> None:
    for slug, level, score in [("nim", 2, 5), ("nim", 1, 7), ("nim", 1, 9), ("frog-duel", 1, 4), ("frog-duel", 1, 3)]:
        add(store, score, slug=slug, level=level)
    add(store, 1, slug="a-game-taken-off-the-shelf")
    assert [(row.slug, row.level, row.score) for row in store.all_scores()] == [
        ("a-game-taken-off-the-shelf", 1, 1),
        ("frog-duel", 1, 4),
        ("frog-duel", 1, 3),
        ("nim", 1, 7),
        ("nim", 1, 9),
        ("nim", 2, 5),
    ]


@pytest.mark.parametrize("scoring", Scoring)
def test_help_ranks_behind_the_same_score_without(store: Store, scoring: Scoring) -> None:
    for player, assisted in zip("ABCD", (True, False, True, False), strict=True):
        store.add_score(ScoreRow("nim", 1, False, 1, player, 5, Outcome.WON.value, assisted=assisted))
    add(store, 6, "H")
    add(store, 4, "L")
    rows = store.scores("nim", 1, False, scoring)
    assert "".join(row.player for row in rows) == ("HBDACL" if scoring is Scoring.HIGHEST else "LBDACH")
    assert [row.assisted for row in rows] == [False, False, False, True, True, False]
    assert store.place("nim", 1, False, 5, scoring) == 4
    assert store.place("nim", 1, False, 5, scoring, assisted=True) == 6


def test_help_never_displaces_the_same_score_without(store: Store) -> None:
    for number in range(10):
        store.add_score(ScoreRow("nim", 1, False, 1, "A", 5, Outcome.WON.value, assisted=number == 3))
    assert store.place("nim", 1, False, 5, assisted=True) == 11
    assert store.place("nim", 1, False, 5) == 10
    add(store, 5, "NEW")
    rows = store.scores("nim", 1, False)
    assert [row.assisted for row in rows] == [False] * 10
    assert rows[-1].player == "NEW"


def test_scores_of_one_run_share_its_replay(store: Store) -> None:
    for score in (1, 2):
        store.add_score(ScoreRow("nim", 1, False, 1, "A", score, Outcome.WON.value), run_of("nim"))
    assert len({row.replay for row in store.scores("nim", 1, False)}) == 1


def test_a_score_is_stored_before_it_is_proved(store: Store) -> None:
    add(store, 1)
    early = store.add_score(ScoreRow("nim", 1, False, 1, "A", 2, Outcome.WON.value), proved=False)
    assert store.unproved() == [early]
    assert store.score(early) == store.champion("nim", 1, False)
    store.note_proved(early)
    assert store.unproved() == []
    assert store.score(early + 1) is None


def test_a_scores_run_goes_on(store: Store) -> None:
    both = [
        store.add_score(ScoreRow("nim", 1, False, 1, "A", score, Outcome.WON.value), run_of("nim")) for score in (1, 2)
    ]
    first = next(store.all_scores()).replay
    for number in both:
        assert store.replay(first) == run_of("nim"), "another score has it still"
        store.change_run(number, run_of("nim", 20))
    assert [store.replay(row.replay) for row in store.all_scores()] == [run_of("nim", 20)] * 2
    assert store.replay(first) is None
    store.change_run(both[0], Replay(Setup("nim"), KeyLog([(5_000_001, [])])))
    assert [store.replay(row.replay) for row in store.all_scores()] == [run_of("nim", 20)] * 2
    store.change_run(both[1] + 1, run_of("nim", 30))
    assert len(list(store.all_scores())) == 2
    assert store._disk.column("SELECT count(*) FROM replays") == [1]


def test_a_run_that_cannot_be_kept_does_not_cost_the_score(store: Store) -> None:
    endless = Replay(Setup("nim"), KeyLog([(5_000_001, [])]))
    store.messages.clear()
    store.add_score(ScoreRow("nim", 1, False, 1, "A", 3, Outcome.WON.value), endless)
    store.suspend("nim", endless)
    assert [row.replay for row in store.scores("nim", 1, False)] == [""]
    assert store.suspended("nim") is None
    reason = "The replay can't be saved: The replay lasts longer than 5000000 frames."
    assert [words.english for words in store.messages] == [reason, reason]


def test_games_left_in_the_middle(store: Store) -> None:
    for slug, frames in [("nim", 1), ("dipo", 2), ("robac", 3), ("nim", 4)]:
        store.suspend(slug, run_of(slug, frames))
    assert store.all_suspended() == ["nim", "robac", "dipo"]
    assert store.suspended("nim") == run_of("nim", 4)
    store.drop_suspended("nim")
    assert store.suspended("nim") is None
    assert store.suspended("robac") == run_of("robac", 3)


def test_settings_and_learned_things(store: Store) -> None:
    store.set_setting("keys", {"left": ("z", "ă"), "deep": ((1, None), True)})
    store.set_setting("volume", 3)
    store.set_setting("volume", 4)
    assert store.setting("keys") == {"left": ("z", "ă"), "deep": ((1, None), True)}
    assert store.setting("volume") == 4
    store.set_learned("animals", ("frog", ("dog", "cat")))
    store.set_learned("animals", "other", profile="ANA")
    assert store.learned("animals") == ("frog", ("dog", "cat"))
    assert store.learned("animals", "ANA") == "other"
    assert store.learned("imphex") is None


def test_the_shelf(store: Store) -> None:
    assert store.toggle_favourite("nim")
    assert store.toggle_favourite("dipo")
    assert not store.toggle_favourite("nim")
    assert store.favourites() == ["dipo"]
    for slug in ("nim", "dipo", "nim", "robac"):
        store.note_played(slug)
    assert store.played() == ["robac", "nim", "dipo"]
    assert [store.plays(slug) for slug in ("nim", "dipo", "go-fish")] == [2, 1, 0]
    store.note_card_seen("nim")
    store.note_card_seen("street")
    assert [store.card_seen(slug) for slug in ("nim", "dipo", "street")] == [True, False, True]
    assert store.played() == ["robac", "nim", "dipo"]


def test_all_of_it_is_there_after_closing(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.add_score(ScoreRow("nim", 1, False, 1, "A", 3, Outcome.WON.value), run_of("nim"))
        store.suspend("dipo", run_of("dipo"))
        store.set_setting("volume", 3)
        store.set_learned("animals", ("frog",))
        store.toggle_favourite("nim")
        store.note_played("nim")
        store.note_card_seen("nim")
        assert store.kept
    with closing(Store(tmp_path)) as store:
        champion = store.champion("nim", 1, False)
        assert champion is not None
        assert champion.score == 3
        assert store.replay(champion.replay) == run_of("nim")
        assert store.suspended("dipo") == run_of("dipo")
        assert store.setting("volume") == 3
        assert store.learned("animals") == ("frog",)
        assert (store.favourites(), store.plays("nim"), store.card_seen("nim")) == (["nim"], 1, True)
        assert store.messages == []
    assert [file.name for file in tmp_path.iterdir()] == ["arcade.db"]


def test_entries_that_cannot_be_read_are_left_out_and_told_once(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.set_setting("volume", 3)
        store.set_setting("look", 5)
        store.suspend("nim", run_of("nim"))
        store.suspend("dipo", run_of("dipo"))
    spoil(tmp_path, "UPDATE settings SET value = '{' WHERE name = 'volume'")
    spoil(tmp_path, "UPDATE settings SET value = '1.5' WHERE name = 'look'")
    spoil(tmp_path, "UPDATE suspended SET body = x'ffff' WHERE slug = 'nim'")
    # The zlib form of '{}', JSON but not a replay.
    spoil(tmp_path, "UPDATE suspended SET body = x'789cabae0500017500f9' WHERE slug = 'dipo'")
    with closing(Store(tmp_path)) as store:
        for _ in range(2):
            assert store.setting("volume", 7) == 7
            assert store.setting("look", 8) == 8
            assert store.suspended("nim") is None
            assert store.suspended("dipo") is None
        assert [words.english for words in store.messages] == [
            "A stored entry (volume) can't be read and was left out: It doesn't read back as it was written.",
            "A stored entry (look) can't be read and was left out: It doesn't read back as it was written.",
            "A stored entry (nim) can't be read and was left out: It doesn't read back as it was written.",
            "A stored entry (dipo) can't be read and was left out: This is not a replay of Robac Arcade.",
        ]
        assert store.all_suspended() == ["dipo", "nim"]


def test_a_body_that_swells_without_end_is_left_out(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.suspend("nim", run_of("nim"))
    body = zlib.compress(b" " * 100_000_000, 9).hex()
    spoil(tmp_path, f"UPDATE suspended SET body = x'{body}'")
    with closing(Store(tmp_path)) as store:
        assert store.suspended("nim") is None
        assert "longer than 8000000 characters" in store.messages[0].english


def test_two_arcades_share_one_file(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as one, closing(Store(tmp_path)) as other:
        add(one, 1)
        add(other, 2)
        add(one, 3)
        assert [row.score for row in other.scores("nim", 1, False)] == [3, 2, 1]
        assert one.messages == other.messages == []
