"""Large tables in a browser: fetched in the middle of a frame, kept for times without a network."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from arcade.web.serve import published
from tests.web.conftest import STATIC
from tests.web.served import served
from tests.web.visit import Visit

pytestmark = pytest.mark.web
PATH, NAME = "assets/tables/nim.bin", "nim-01234567.bin"
BUILD = {"build": "abc", "tables": {PATH: NAME}}
PAGE = """<!doctype html><meta charset="utf-8" /><script>
const worker = new Worker("worker.js", { type: "module" });
const ask = (path) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(path);
});
</script>"""
WORKER = f"""
import {{ tables }} from "./tables.js";
const laid = [];
const FS = {{ mkdirTree: () => null, writeFile: (path, bytes) => laid.push([path, new TextDecoder().decode(bytes)]) }};
const fetchTable = tables({{ FS }}, new URL("./", import.meta.url).href, {json.dumps(BUILD)});
self.onmessage = ({{ data }}) => self.postMessage([fetchTable(data), laid]);
"""
KEPT = f"caches.match('{NAME}').then((found) => found?.text() ?? null)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page with a worker that can ask for a table."""
    for name in ("tables.js", "runner.js", "archive.js"):
        shutil.copy(STATIC / name, tmp_path)
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "worker.js").write_text(WORKER)
    (tmp_path / NAME).write_bytes(b"won")
    return tmp_path


@pytest.fixture
def page(context: BrowserContext, folder: Path) -> Iterator[Page]:
    with served(folder) as address:
        page = context.new_page()
        page.goto(address)
        yield page


def answered(page: Page, path: str = PATH) -> Any:
    """What the worker says: whether the table came, and what was laid down so far."""
    return page.evaluate(f"ask('{path}')")


def test_a_table_is_there_when_the_call_comes_back(page: Page) -> None:
    assert answered(page) == [True, [[f"/robac/{PATH}", "won"]]]
    assert page.evaluate(KEPT) is None, "there is nothing of this build to keep it with"


def test_it_is_kept_with_the_build(page: Page) -> None:
    page.evaluate("caches.open(`robac ${location.href} abc`).then(() => null)")
    answered(page)
    page.wait_for_function(KEPT)
    assert page.evaluate(KEPT) == "won"


def test_what_is_not_there_is_said(page: Page, folder: Path) -> None:
    assert answered(page, "assets/tables/other.bin") == [False, []], "no table of this build"
    (folder / NAME).unlink()
    assert answered(page) == [False, []], "a host that is being brought up to date"
    page.context.set_offline(True)
    assert answered(page) == [False, []], "no network"


def test_a_game_waits_for_its_table_without_a_network_and_keeps_it_afterwards(
    context: BrowserContext, built: Path
) -> None:
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    tables = json.loads((built / "build.json").read_bytes())["tables"]
    with published(built) as address:
        visit = Visit(context, address)
        visit.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visit.page.close()
        context.set_offline(True)
        visit = Visit(context, address, "?game=impas").until("Press a key").press("Enter").until("Who starts?")
        assert not asked & set(tables.values()), "nobody has to think yet"
        visit.press("y").until("F1 hint").press("F1").until("downloaded").page.close()
        context.set_offline(False)
        visit = gone_on_with(context, address)
        name = tables["assets/tables/impas.bin"]
        # The table is put by while the game goes on; a page closed before that has to fetch it again.
        visit.until(lambda _: visit.page.evaluate(f"caches.match('{name}').then(Boolean)")).page.close()
        assert asked & set(tables.values()) == {name}
    context.set_offline(True)
    gone_on_with(context, address)


def gone_on_with(context: BrowserContext, address: str) -> Visit:
    """Go on with the game that waits, in which a hint is due."""
    visit = Visit(context, address, "?game=impas").until("unfinished").press("Enter").until(" step")
    assert visit.faults == []
    return visit
