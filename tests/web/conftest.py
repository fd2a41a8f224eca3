"""What the tests of the browser's arcade need from outside: node, and Chromium; without them they are skipped."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from arcade.cabinet.storage.paths import default_cache_dir
from arcade.commands.bench_visit import CHROMIUM
from arcade.commands.bench_visit import FLAGS as QUIET
from arcade.web.local import make, place
from arcade.web.runtime import RuntimeMissingError, runtime
from arcade.web.serve import published

STATIC = Path(__file__).parents[2] / "arcade" / "web" / "static"
FIREFOX = ("firefox-esr", "firefox")
WHOLE_MAKING = 1200.0
"""Seconds that tests wait for the folder before one is hung: to make it takes a busy computer some minutes."""
FLAGS = (*QUIET, "--autoplay-policy=no-user-gesture-required")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whichever test is the first to need the folder is given the time to make it."""
    for item in items:
        if "built" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.timeout(WHOLE_MAKING))


@pytest.fixture(scope="session")
def node() -> str:
    """Where node is."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("node is not installed")
    return found


@pytest.fixture(scope="session")
def pinned() -> Path:
    """The runtime's files, which npm fetches once."""
    cache = default_cache_dir()
    if cache is None:
        pytest.skip("there is no home to keep the runtime in")
    try:
        return runtime(cache)
    except RuntimeMissingError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def built(node: str, pinned: Path, pytestconfig: pytest.Config) -> Path:  # noqa: ARG001 (node compiles it)
    """The folder as `robac web` makes it, whole and never to be changed; it is kept from run to run."""
    assert pytestconfig.cache is not None
    cache = pytestconfig.cache.mkdir("web")
    folder = place(cache)
    with closing(sqlite3.connect(cache / "making.db", timeout=WHOLE_MAKING, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")  # one process makes it for all that test
        if not folder.is_dir():
            make(folder, pinned)
    return folder


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; there can be one only."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.skip("Chromium is not installed")
    return found


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """A Chromium without a window."""
    with playwright.chromium.launch(executable_path=chromium, args=list(FLAGS)) as found:
        yield found


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """A Firefox without a window."""
    found = next(filter(None, map(shutil.which, FIREFOX)), None)
    if found is None:
        pytest.skip("Firefox is not installed")
    with playwright.firefox.launch(channel="moz-firefox", executable_path=found) as browser:
        yield browser


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """Where the arcade is served."""
    with published(built) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here, at a desk; it keeps nothing."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as found:
        yield found


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page of it."""
    return context.new_page()
