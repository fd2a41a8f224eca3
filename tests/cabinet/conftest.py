"""The cabinet's tests have a store of their own and a player before the shelf of fake games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets import canvas
from tests.cabinet.player import Player


@pytest.fixture(autouse=True)
def nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that are cut on a page are a failure."""

    def too_long(words: str, columns: int) -> None:
        raise AssertionError(f"{words!r} has {len(words)} characters and {columns} columns")

    monkeypatch.setattr(canvas, "too_long", too_long)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A fresh store on the disk."""
    store = Store(tmp_path)
    yield store
    store.close()


@pytest.fixture
def player(store: Store, fake_games: None) -> Player:  # noqa: ARG001
    """Somebody in front of the shelf of fake games."""
    return Player(store)
