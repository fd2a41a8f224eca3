"""The store as the bytes of one file, and the number that tells that they are other ones."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.outcome import Outcome


def add(store: Store, score: int) -> None:
    store.add_score(ScoreRow("nim", 1, False, 1, "ANA", score, Outcome.WON.value))


def scores_in(image: bytes, folder: Path) -> list[int]:
    """The scores that an arcade finds which gets these bytes as its file."""
    folder.mkdir()
    (folder / "arcade.db").write_bytes(image)
    with closing(Store(folder)) as store:
        assert store.messages == []
        return [row.score for row in store.all_scores()]


def test_the_image_of_an_open_store_is_a_whole_file(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "here")) as store:
        add(store, 30)
        add(store, 40)
        assert (tmp_path / "here" / "arcade.db-wal").stat().st_size
        assert scores_in(store.image(), tmp_path / "there") == [30, 40]


def test_without_a_folder_there_is_an_image_but_nothing_that_has_reached_a_file(tmp_path: Path) -> None:
    with closing(Store(None)) as store:
        before = store.changes
        add(store, 30)
        assert store.changes == before
        assert scores_in(store.image(), tmp_path / "there") == [30]


def test_the_number_grows_with_writing_and_not_with_reading(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        assert store.changes > 0  # what was opened may have been brought up to date
        before = store.changes
        store.scores("nim", 1, False)
        store.image()
        assert store.changes == before
        add(store, 30)
        store.set_setting("volume", 3)
        assert store.changes > before


def test_what_a_visitor_does_is_neither_counted_nor_shown(tmp_path: Path) -> None:
    with closing(Store(tmp_path)) as store:
        store.set_setting("volume", 3)
        store.begin_visit()
        before, image = store.changes, store.image()
        store.set_setting("volume", 9)
        store.set_learned("animals", ("cat",))
        assert (store.changes, store.image()) == (before, image)
        add(store, 30)
        assert store.changes > before


def test_what_the_disk_refuses_is_not_counted_until_it_takes_it(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "data")) as store, closing(sqlite3.connect(tmp_path / "data" / "arcade.db")) as other:
        before = store.changes
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("arcade.cabinet.storage.sql.PATIENCE", 0.0)
            other.execute("BEGIN IMMEDIATE")
            add(store, 30)
            assert not store.kept
            assert store.changes == before
            assert scores_in(store.image(), tmp_path / "there") == [30]
            other.execute("ROLLBACK")
        add(store, 40)
        assert store.kept
        assert store.changes > before
