"""The scores file, or its folder, taken away under a running arcade: noticed, said, and made anew if that can be."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.cabinet.player import Player

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file cannot be taken away")
GONE = "The scores file was deleted while the arcade was running"
RUN = Replay(Setup("nim"), KeyLog([(10, ["left"])]))


def add(store: Store, score: int) -> None:
    store.add_score(ScoreRow("nim", 1, False, 1, "ABC", score, Outcome.WON.value), RUN)


def scores(store: Store) -> list[int]:
    return [row.score for row in store.scores("nim", 1, False)]


def said(store: Store) -> list[str]:
    return [sentence.english for sentence in store.messages]


def fill(store: Store) -> None:
    for score in (1, 2, 2):
        add(store, score)
    store.set_setting("volume", 3)
    store.suspend("dipo", RUN)
    store.set_learned("animals", ("frog",))
    store.note_played("nim")


def assert_whole(folder: Path, *more: int) -> None:
    """Everything that `fill` wrote, and further scores, is on the disk."""
    with closing(Store(folder)) as store:
        assert store.messages == []
        assert scores(store) == [*more, 2, 2, 1]
        assert store.setting("volume") == 3
        assert store.suspended("dipo") == RUN
        assert store.learned("animals") == ("frog",)
        assert store.plays("nim") == 1
        assert store.replay(store.scores("nim", 1, False)[0].replay) == RUN


def the_file(folder: Path) -> None:
    (folder / "arcade.db").unlink()


def the_file_and_its_log(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()


def the_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def the_folder_by_renaming(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


AWAY = (the_file, the_file_and_its_log, the_folder, the_folder_by_renaming)


@pytest.mark.parametrize("take_away", AWAY)
@pytest.mark.parametrize("write", [True, False])
def test_what_was_taken_away_is_made_anew_with_everything(
    take_away: Callable[[Path], None], write: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    with closing(Store(folder)) as store:
        fill(store)
        take_away(folder)
        if write:
            add(store, 9)
        assert scores(store) == [*([9] if write else []), 2, 2, 1]
        assert said(store) == [f"{GONE}. A new one was made, with everything that was in it."]
        assert store.kept
        scores(store)
        assert len(store.messages) == 1
    assert_whole(folder, *([9] if write else []))
    assert [file.name for file in folder.iterdir()] == ["arcade.db"]


@pytest.mark.parametrize("take_away", AWAY)
def test_what_is_taken_away_last_is_made_anew_on_leaving(take_away: Callable[[Path], None], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = Store(folder)
    fill(store)
    take_away(folder)
    store.close()
    assert_whole(folder)


def test_where_nothing_can_be_made_nothing_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with closing(Store(folder)) as store:
        fill(store)
        shutil.rmtree(folder)
        folder.write_text("in the way")
        add(store, 9)
        assert not store.kept
        assert said(store) == [f"{GONE}: scores and settings last only until you leave."]
        assert scores(store) == [9, 2, 2, 1]
        folder.unlink()
        add(store, 10)
        assert store.kept
        assert said(store)[1:] == ["Scores and settings are saved again."]
    assert_whole(folder, 10, 9)


def test_a_file_taken_away_while_the_disk_was_owed_something(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        fill(store)
        with closing(sqlite3.connect(tmp_path / "arcade.db", isolation_level=None)) as other:
            other.execute("CREATE TRIGGER no BEFORE INSERT ON scores BEGIN SELECT RAISE(ABORT, 'no'); END")
        add(store, 9)
        assert not store.kept
        the_file_and_its_log(tmp_path)
        add(store, 10)
        assert store.kept
        assert scores(store) == [10, 9, 2, 2, 1]
    assert_whole(tmp_path, 10, 9)


def test_another_file_in_its_place_is_gone_on_with(tmp_path: Path) -> None:
    folder, other = tmp_path / "data", tmp_path / "other"
    with closing(Store(other)) as store:
        add(store, 7)
    with closing(Store(folder)) as store:
        fill(store)
        (other / "arcade.db").replace(folder / "arcade.db")
        add(store, 8)
        assert scores(store) == [8, 7]
        assert said(store) == [
            "The scores file was replaced while the arcade was running. The new one is used from now on."
        ]
        assert store.kept
    with closing(Store(folder)) as store:
        assert scores(store) == [8, 7]
        assert store.messages == []


def test_two_arcades_find_the_same_new_file(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as one, closing(Store(tmp_path)) as other:
        fill(one)
        assert scores(other) == [2, 2, 1]
        the_file_and_its_log(tmp_path)
        add(one, 8)
        add(other, 9)
        assert scores(one) == scores(other) == [9, 8, 2, 2, 1]
    assert_whole(tmp_path, 9, 8)


@pytest.mark.usefixtures("fake_games")
@pytest.mark.parametrize(("language", "sentence"), [("en", "was deleted while"), ("ro", "a fost șters în timp")])
def test_the_player_is_told_at_the_shelf(language: str, sentence: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with closing(Store(folder)) as store:
        store.set_setting("language", language)
        player = Player(store, Options(start=Start("parrot"), data_dir=folder)).press("x")
        shutil.rmtree(folder)
        player.pause(600).press("escape", "up", "return", "return")
        assert sentence in " ".join(player.screen.split())
        player.rest().press("return").until("Begun" if language == "en" else "Începute")
        assert store.all_suspended() == ["parrot"]
    with closing(Store(folder)) as store:
        assert store.all_suspended() == ["parrot"]
