"""What the browser keeps, in a page of its own: it comes back, it is not lost quietly, and only one window keeps."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from arcade.commands.bench_visit import CHROMIUM
from tests.web.conftest import FLAGS, STATIC
from tests.web.served import served

pytestmark = pytest.mark.web
OPENED = """
    const module = await import("/keep.js");
    globalThis.told = [];
    globalThis.keep = await module.openKeep((name) => told.push(name));
"""
BYTES = "const bytes = (...numbers) => new Uint8Array(numbers);"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    shutil.copy(STATIC / "keep.js", folder)
    (folder / "index.html").write_text("<!doctype html><title>keep</title>", encoding="utf-8")
    with served(folder) as found:
        yield found


def window(context: BrowserContext, address: str) -> Page:
    """A window with a keep."""
    page = context.new_page()
    page.goto(address)
    run(page, OPENED)
    return page


def run(page: Page, script: str) -> object:
    return page.evaluate(f"async () => {{ {BYTES} {script} }}")


LOADED = """
    const { database, files } = await keep.load();
    return [database && [...database], files.map(({ name, bytes }) => [name, [...bytes]])];
"""


def test_nothing_is_there_at_first(context: BrowserContext, address: str) -> None:
    assert run(window(context, address), LOADED) == [None, []]


def test_what_is_kept_comes_back(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    assert run(page, "return keep.save(bytes(1, 2, 3));")
    assert run(page, "return keep.saveFile('pictures/nim-1.png', bytes(4));")
    assert run(page, "return keep.saveFile('patterns/life-1.txt', bytes(5));")
    assert run(page, "return keep.save(bytes(6, 7));")
    assert run(page, "return keep.removeFile('patterns/life-1.txt');")
    page.reload()
    run(page, OPENED)
    assert run(page, LOADED) == [[6, 7], [["pictures/nim-1.png", [4]]]]
    assert run(page, "return [told, keep.elsewhere];") == [[], False]


def test_a_view_of_a_large_memory_takes_its_own_bytes_only(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(page, "await keep.save(new Uint8Array(new ArrayBuffer(100), 10, 3));")
    assert run(page, "return (await keep.load()).database.buffer.byteLength;") == 3


SAVES = """
    const times = [];
    for (let count = 0; count < 50; count++) {
        const image = new Uint8Array(65536).fill(count);
        const began = performance.now();
        if (!await keep.save(image)) { throw new Error("not kept"); }
        times.push(performance.now() - began);
    }
    return times.sort((one, other) => one - other);
"""


def test_fifty_saves(browser: Browser, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=next(filter(None, map(shutil.which, CHROMIUM))), args=list(FLAGS)
    ) as on_disk:  # any other context keeps in memory only
        times = run(window(on_disk, address), SAVES)
        assert run(window(on_disk, address), 'return import("/keep.js").then(({ dangers }) => dangers(false));') == []
    assert isinstance(times, list)
    with capsys.disabled():
        sys.stdout.write(f"\n50 saves of 64 KiB: median {times[25]:.1f} ms, longest {times[-1]:.1f} ms\n")
    assert len(times) == 50


FULL = """
    globalThis.usual = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, name) {
        if (name.startsWith(globalThis.refused)) { throw new DOMException("full", "QuotaExceededError"); }
        return usual.call(this, value, name);
    };
"""


def test_what_is_refused_is_told_once_and_play_goes_on(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(page, f"await keep.save(bytes(1)); {FULL} globalThis.refused = 'arcade';")
    assert run(page, "return [await keep.save(bytes(2)), await keep.save(bytes(3)), told];") == [
        False,
        False,
        ["not-kept"],
    ]
    assert run(page, "refused = 'none'; return [await keep.save(bytes(4)), told];") == [
        True,
        ["not-kept", "kept-again"],
    ]
    assert run(page, LOADED) == [[4], []]


def test_what_is_refused_is_offered_again_by_itself(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(page, f"{FULL} globalThis.refused = 'arcade'; keep.again = 30; await keep.save(bytes(2));")
    page.wait_for_timeout(100)
    run(page, "refused = 'none';")
    page.wait_for_function("told.includes('kept-again')")
    assert run(page, LOADED) == [[2], []]


def test_a_file_that_has_no_room_waits_until_another_is_removed(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(page, f"await keep.saveFile('pictures/old.gif', bytes(1)); {FULL} globalThis.refused = 'pictures';")
    assert not run(page, "return keep.saveFile('pictures/new.gif', bytes(2));")
    assert run(page, "return keep.save(bytes(3));")  # the scores are kept all the same
    assert run(page, "refused = 'none'; return keep.removeFile('pictures/old.gif');")
    assert run(page, LOADED) == [[3], [["pictures/new.gif", [2]]]]
    assert run(page, "return told;") == ["not-kept", "kept-again"]


def test_where_nothing_can_be_opened_nothing_is_kept_and_nothing_stops(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    script = """
        const { openKeep } = await import("/keep.js");
        const told = [];
        const refusing = { open() { throw new DOMException("no", "SecurityError"); } };
        const keep = await openKeep((name) => told.push(name), refusing, null);
        const { database, files } = await keep.load();
        return [database, files, await keep.save(bytes(1)), told];
    """
    assert run(page, script) == [None, [], False, ["not-kept"]]


def test_what_could_not_be_read_is_not_written_over(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(page, "await keep.save(bytes(1));")
    page.reload()
    run(page, OPENED)
    broken = """
        const usual = IDBObjectStore.prototype.openCursor;
        IDBObjectStore.prototype.openCursor = () => { throw new DOMException("no", "UnknownError"); };
        const { database } = await keep.load();
        const saved = await keep.save(bytes(9));
        IDBObjectStore.prototype.openCursor = usual;
        return [database, saved, told];
    """
    assert run(page, broken) == [None, False, ["not-kept"]]
    page.reload()
    run(page, OPENED)
    assert run(page, LOADED) == [[1], []]


def test_records_that_the_browser_closed_are_opened_again(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    assert run(page, "await keep.save(bytes(1)); keep.records.close(); return keep.save(bytes(2));")
    assert run(page, LOADED) == [[2], []]


def test_an_option_that_is_unknown_is_left_out(context: BrowserContext, address: str) -> None:
    page = window(context, address)
    run(
        page,
        """
        const usual = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...given) {
            if (given.length > 2) { throw new TypeError("too many"); }
            return usual.apply(this, given);
        };
        """,
    )
    assert run(page, "return keep.save(bytes(1));")


def test_a_second_window_keeps_nothing_and_says_so(context: BrowserContext, address: str) -> None:
    first = window(context, address)
    run(first, "await keep.save(bytes(1));")
    second = window(context, address)
    assert run(second, "return [keep.elsewhere, told];") == [True, ["another-window"]]
    assert run(second, LOADED) == [[1], []]
    assert not run(second, "return keep.save(bytes(2));")
    assert not run(second, "return keep.saveFile('pictures/a.png', bytes(2));")
    assert run(first, LOADED) == [[1], []]
    first.close()
    second.reload()
    run(second, OPENED)
    assert run(second, "return [keep.elsewhere, await keep.save(bytes(3))];") == [False, True]


@pytest.mark.parametrize(
    ("agent", "installed", "found"),
    [
        ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile Safari/604.1", False, True),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120 Mobile Safari/604.1", False, True),
        ("Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile Safari/604.1", True, False),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130 Safari/537.36",
            False,
            False,
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", False, False),
    ],
    ids=["iphone", "chrome on an iphone", "home screen", "chrome", "firefox"],
)
def test_who_forgets_after_a_week(
    context: BrowserContext, address: str, agent: str, installed: bool, found: bool
) -> None:
    page = window(context, address)
    given = f"{str(installed).lower()}, {{ userAgent: {agent!r} }}"
    dangers = run(page, f'const {{ dangers }} = await import("/keep.js"); return dangers({given});')
    assert dangers == (["seven-days"] if found else [])


@pytest.mark.parametrize(
    ("scope", "found"),
    [
        ("{ userAgent: 'Gecko Firefox', storage: { getDirectory: async () => { throw new Error(); } } }", True),
        ("{ userAgent: 'Chrome', deviceMemory: 8, storage: { estimate: async () => ({ quota: 2e9 }) } }", True),
        ("{ userAgent: 'Chrome', deviceMemory: 8, storage: { estimate: async () => ({ quota: 2e10 }) } }", False),
        ("{ userAgent: 'Gecko Firefox', storage: { getDirectory: async () => ({}) } }", False),
    ],
)
def test_signs_of_a_private_window(context: BrowserContext, address: str, scope: str, found: bool) -> None:
    page = window(context, address)
    dangers = run(page, f'const {{ dangers }} = await import("/keep.js"); return dangers(false, {scope});')
    assert dangers == (["private-window"] if found else [])


def test_a_worker_can_keep(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(address)
    script = """
        import { openKeep } from "/keep.js";
        const keep = await openKeep();
        postMessage(await keep.save(new Uint8Array(3)));
    """
    page.route("**/worker.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    answer = """() => new Promise((resolve) => {
        new Worker("/worker.js", { type: "module" }).onmessage = ({ data }) => resolve(data);
    })"""
    assert page.evaluate(answer) is True
