"""Golden pictures of pages: words that meet or leave the picture are found, and so is a picture that changed."""

from pathlib import Path

import pytest

from arcade.cabinet.storage.store import Store
from arcade.machine.monitor import colours as c
from tests.cabinet import golden_pages
from tests.cabinet.golden_pages import compare, context_of, disorder


def test_words_that_meet_or_leave_the_picture_are_found(store: Store) -> None:
    monitor = context_of(store).monitor
    monitor.text(10, 10, "one", c.WHITE)
    monitor.text(10, 24, "two", c.WHITE)
    assert disorder(monitor) == []
    monitor.text(20, 30, "three", c.WHITE)
    monitor.text(10, 355, "four", c.WHITE)
    assert disorder(monitor) == ["'two' meets 'three'", "'four' leaves the picture"]


def test_a_picture_that_changed_is_kept(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_pages, "FOLDER", tmp_path / "pages")
    context = context_of(store, "ro")
    compare(context, "page", True, tmp_path)
    compare(context, "page", False, tmp_path)
    context.monitor.fill((0, 0, 1, 1), c.WHITE)
    with pytest.raises(pytest.fail.Exception, match=r"differs from page-ro\.png"):
        compare(context, "page", False, tmp_path)
    assert (tmp_path / "page-ro-wanted-and-got.png").is_file()
    with pytest.raises(AssertionError, match="missing"):
        compare(context, "another", False, tmp_path)
