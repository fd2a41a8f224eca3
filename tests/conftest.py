"""Options and settings of the whole suite: no window, no sound card, golden pictures renewed only on request."""

import os
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import arcade.games
from arcade.cabinet import catalogue
from tests import closing_words, rotation, selection
from tests.patience import TURNS, Patience

# The hundreds of processes that tests start would each compile the arcade anew, and every run rewrite all tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
FAKES = Path(__file__).parent / "cabinet" / "fakes"
settings.register_profile("arcade", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arcade")
"""Nothing is asserted about speed: a busy computer is no failure."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures anew instead of comparing")
    parser.addoption("--game", action="append", default=[], metavar="SLUG", help="only the tests of this game")
    parser.addoption("--all", action="store_true", help="all items of tests that rotate, not this commit's share")


TURN = pytest.StashKey[rotation.Turn]()
COUNTS = pytest.StashKey[dict[str, tuple[int, int]]]()


def pytest_configure(config: pytest.Config) -> None:
    """Take a commit's turn; a worker process has it from the one that started it."""
    given = getattr(config, "workerinput", None)
    config.stash[TURN] = rotation.Turn(*given["turn"]) if given else rotation.turn()
    config.stash[COUNTS] = {}


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Give a worker process the turn."""
    turn = node.config.stash[TURN]
    node.workerinput["turn"] = turn.number, turn.games, turn.ground


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a worker process left out; all leave out the same."""
    told = getattr(node, "workeroutput", {})  # a process that crashed has told nothing
    node.config.stash[COUNTS] = told.get("counts", node.config.stash[COUNTS])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of other games where some are named, and those whose turn it is not."""
    selection.select(config, items)
    counts = rotation.rotate(config, items, config.stash[TURN])
    # Browsers and builds take minutes at a time: begun last, they would leave the other processors with nothing to do.
    items.sort(key=lambda item: not item.path.is_relative_to(selection.WEB))
    config.stash[COUNTS] = counts
    if hasattr(config, "workeroutput"):
        config.workeroutput["counts"] = counts


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the folders of games that nobody wants, or that cannot be loaded."""
    return selection.left_out(collection_path, config.getoption("--game")) or None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how long each part took and what was left out."""
    reports = [report for name in ("passed", "failed", "skipped", "") for report in terminalreporter.getreports(name)]
    counts = terminalreporter.config.stash[COUNTS]
    for line in chain(closing_words.times(reports), closing_words.rotated(counts) if counts else ()):
        terminalreporter.write_line(line)
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
