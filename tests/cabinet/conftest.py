"""The cabinet's tests find a few fake games on the shelf, and a store of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.storage.store import Store
from tests.cabinet.player import Player

FAKES = Path(__file__).parent / "fakes"


@pytest.fixture
def fake_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The shelf holds the fake games only."""
    monkeypatch.setattr(arcade.games, "__path__", [str(FAKES)])
    catalogue.slugs.cache_clear()
    yield
    catalogue.slugs.cache_clear()


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
