"""A browser that is killed right after a score has it when it comes back."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Playwright

from tests.web.conftest import FLAGS
from tests.web.visit import Visit

pytestmark = pytest.mark.web
KILLS = 20
MOVES = 3_000
INITIALS, GO_ON = "Your initials", "go on"
"""What is read before a score is kept, and once it is."""
KEPT = """
async () => {
    const records = await new Promise((resolve, reject) => {
        const request = indexedDB.open("robac", 1);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const bytes = await new Promise((resolve, reject) => {
        const request = records.transaction("kept").objectStore("kept").get("arcade.db");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    return Array.from(bytes);
}
"""


def processes(home: Path) -> Iterator[int]:
    """The browser that has its profile in a folder, without its helpers."""
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdigit() else []
        except OSError:
            continue
        if f"--user-data-dir={home}".encode() in words and not any(word.startswith(b"--type=") for word in words):
            yield int(entry.name)


@contextmanager
def browsing(playwright: Playwright, chromium: str, home: Path) -> Iterator[BrowserContext]:
    """A browser that keeps its profile; it may be killed meanwhile."""
    context = playwright.chromium.launch_persistent_context(home, executable_path=chromium, args=list(FLAGS))
    try:
        yield context
    finally:
        with suppress(Error):  # it is dead already
            context.close()


def scores(visit: Visit, folder: Path) -> int:
    """How many scores the browser has kept."""
    path = folder / "kept.db"
    path.write_bytes(bytes(visit.page.evaluate(KEPT)))
    with sqlite3.connect(path) as database:
        (count,) = database.execute("SELECT count(*) FROM scores").fetchone()
    database.close()
    return int(count)


def play_to_a_score(visit: Visit) -> None:
    """Drop everything where it comes until the game is over, and put initials to the score, until it is said kept."""
    visit.press("Enter")
    for _ in range(MOVES):
        text = visit.text()
        if GO_ON in text:
            return
        visit.press("Enter" if INITIALS in text else "Space")
    raise AssertionError(f"no score came of it: {visit.text()}")


@pytest.mark.timeout(1200)
@pytest.mark.rotates(4)
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found where Linux tells of them")
def test_twenty_kills_right_after_a_score_lose_none(
    playwright: Playwright, chromium: str, address: str, tmp_path: Path
) -> None:
    home = tmp_path / "profile"
    for kill in range(KILLS):
        with browsing(playwright, chromium, home) as context:
            visit = Visit(context, address, "?game=tetris")
            if kill:
                assert scores(visit, tmp_path) == kill
            play_to_a_score(visit)
            for process in processes(home):
                os.kill(process, signal.SIGKILL)
    with browsing(playwright, chromium, home) as context:
        assert scores(Visit(context, address), tmp_path) == KILLS
