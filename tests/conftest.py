"""Options and settings of the whole suite: no window, no sound card, golden pictures renewed only on request."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import arcade.games
from arcade.cabinet import catalogue
from tests import selection
from tests.patience import TURNS, Patience

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
FAKES = Path(__file__).parent / "cabinet" / "fakes"
GAMES = Path(__file__).parent / "games"
settings.register_profile("arcade", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arcade")
"""Nothing is asserted about speed: a busy computer is no failure."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures anew instead of comparing")
    parser.addoption("--game", action="append", default=[], metavar="SLUG", help="only the tests of this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other games where some are named."""
    selection.select(config, items)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the folder of a game that cannot be loaded: that is one red test of the contract suite."""
    slug = collection_path.name.replace("_", "-")
    game = collection_path.parent == GAMES and slug in catalogue.slugs(pattern=True)
    return True if game and slug not in catalogue.whole(pattern=True) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whose tests were left out."""
    for error in catalogue.broken():
        terminalreporter.write_line(str(error), red=True)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give each test the turns of its loops."""
    marker = item.get_closest_marker("turns")
    Patience.left = marker.args[0] if marker else TURNS


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden pictures are to be written instead of compared."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def fake_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The shelf holds the fake games only."""
    monkeypatch.setattr(arcade.games, "__path__", [str(FAKES)])
    catalogue.slugs.cache_clear()
    yield
    catalogue.slugs.cache_clear()
