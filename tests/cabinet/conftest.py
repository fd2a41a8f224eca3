"""The cabinet's tests have a store of their own and a player before the shelf of fake games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arcade.cabinet.storage.store import Store
from tests.cabinet.player import Player


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
