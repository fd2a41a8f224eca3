"""Without a network, and with a newer version: the service worker keeps one build whole."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from arcade.web.joined import joined
from arcade.web.page import build_of, keeping
from tests.web.conftest import STATIC
from tests.web.served import served
from tests.web.visit import Visit

pytestmark = pytest.mark.web
PAGE = """<!doctype html><meta charset="utf-8" /><title>{title}</title><script type="module" src="main.js"></script>"""
TABLE = "nim-01234567.bin"
SCRIPT = """
import { keepOffline, renewed } from "./offline.js";
globalThis.came = await renewed();
keepOffline();
"""
BUILT = {"first": 1, "second": 2}
READY = "navigator.serviceWorker.ready.then(() => true)"
REGISTRATION = "(await navigator.serviceWorker.getRegistration())"
WAITING = f"(async () => {REGISTRATION}.waiting !== null)()"
NO_MORE = f"(async () => {REGISTRATION}.installing === null)()"
NAMES = "caches.keys()"
ASKED = 200
"""Times that a page is asked, with a twentieth of a second between."""


def publish(folder: Path, title: str, spoilt: bool = False) -> None:
    """A small page as a build of its own."""
    files = {
        "index.html": PAGE.format(title=title).encode(),
        "main.js": SCRIPT.encode(),
        "offline.js": (STATIC / "offline.js").read_bytes(),
    }
    scripts = {name: (STATIC / name).read_bytes() for name in ("sw.js", "lean.js")}
    worker = keeping(joined(scripts)["sw.js"], build_of(files), files, [TABLE])
    (folder / TABLE).write_bytes(b"won")
    for name, data in files.items():
        (folder / name).write_bytes(data)
    (folder / "sw.js").write_bytes(worker)
    if spoilt:
        (folder / "main.js").write_bytes(SCRIPT.encode() + b"// of another build")
    for path in folder.iterdir():  # the server tells whole seconds, and two builds are no second apart
        os.utime(path, (0, BUILT[title]))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the first build."""
    publish(tmp_path, "first")
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with served(folder) as found:
        yield found


def visited(context: BrowserContext, address: str) -> Page:
    """A page that is kept."""
    page = context.new_page()
    page.goto(address)
    assert page.evaluate(READY)
    return page


def until(page: Page, script: str) -> None:
    """Wait until a promise is kept with what is true."""
    for _ in range(ASKED):
        if page.evaluate(script):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {script}")


def test_a_page_that_was_visited_comes_without_a_network(context: BrowserContext, address: str, folder: Path) -> None:
    page = visited(context, address)
    shutil.rmtree(folder)
    context.set_offline(True)
    page.goto(f"{address}?game=tetris")
    assert page.title() == "first"
    assert page.evaluate("globalThis.came") is False


def test_a_newer_version_comes_at_the_next_start_and_takes_the_older_ones_place(
    context: BrowserContext, address: str, folder: Path
) -> None:
    page = visited(context, address)
    (kept,) = page.evaluate(NAMES)
    publish(folder, "second")
    page.goto(address)
    assert page.title() == "first"
    until(page, WAITING)
    page.goto(address)
    page.wait_for_function("document.title === 'second'")
    until(page, f"(async () => !(await {NAMES}).includes({kept!r}))()")
    assert len(page.evaluate(NAMES)) == 1


def test_a_table_is_kept_once_it_was_asked_for_and_is_the_newer_versions_too(
    context: BrowserContext, address: str, folder: Path
) -> None:
    page = visited(context, address)
    had = f"(async () => (await caches.match('{address}{TABLE}'))?.text())()"
    assert page.evaluate(had) is None, "nobody has asked for it"
    (kept,) = page.evaluate(NAMES)
    page.evaluate(f"(async () => (await caches.open('{kept}')).put('{address}{TABLE}', new Response('won')))()")
    publish(folder, "second")
    page.goto(address)
    until(page, WAITING)
    (folder / TABLE).unlink()
    page.goto(address)
    page.wait_for_function("document.title === 'second'")
    until(page, f"(async () => !(await {NAMES}).includes({kept!r}))()")
    assert page.evaluate(f"(async () => (await fetch('{TABLE}')).text())()") == "won"


def test_a_newer_version_waits_for_another_window(context: BrowserContext, address: str, folder: Path) -> None:
    other, page = visited(context, address), visited(context, address)
    publish(folder, "second")
    page.reload()
    until(page, WAITING)
    page.reload()
    page.wait_for_function("globalThis.came === false")
    assert (page.title(), other.title()) == ("first", "first")
    other.close()
    page.reload()
    page.wait_for_function("document.title === 'second'")


def test_files_of_two_builds_are_not_kept_together(context: BrowserContext, address: str, folder: Path) -> None:
    page = visited(context, address)
    (kept,) = page.evaluate(NAMES)
    publish(folder, "second", spoilt=True)
    page.goto(address)
    page.evaluate(f"(async () => await {REGISTRATION}.update().catch(() => null))()")
    until(page, NO_MORE)
    page.goto(address)
    assert page.title() == "first"
    assert page.evaluate(NAMES) == [kept]


def test_what_others_keep_on_the_same_host_stays(context: BrowserContext, address: str, folder: Path) -> None:
    page = visited(context, address)
    page.evaluate("caches.open('robac http://elsewhere/ 0')")
    publish(folder, "second")
    page.goto(address)
    until(page, WAITING)
    page.goto(address)
    page.wait_for_function("document.title === 'second'")
    until(page, f"(async () => (await {NAMES}).length === 2)()")


def test_a_host_that_compresses_nothing_sends_the_twins_and_they_are_kept_unpacked(
    context: BrowserContext, built: Path
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    with served(built) as address:
        visit = Visit(context, address)
        until(visit.page, READY)
        assert {"arcade.zip.gz", "stdlib.zip.gz", "pyodide.asm.wasm.gz"} <= set(asked)
        assert not [name for name in asked if name.endswith((".js.gz", ".mjs.gz", ".br"))]
        assert visit.faults == []
        visit.page.close()
        asked.clear()
    context.set_offline(True)
    visit = Visit(context, address, "?game=tetris").until(lambda seen: seen["machine"] == "spectrum")
    assert not [name for name in asked if name.endswith(".gz")]
    assert visit.faults == []
