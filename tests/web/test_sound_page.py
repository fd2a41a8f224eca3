"""The page's sound in a real browser: it begins with a gesture, has no gap, and sleeps while nobody sees the page."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import STATIC
from tests.web.frames import beeper, packed
from tests.web.served import served

pytestmark = pytest.mark.web
HERE = Path(__file__).parent
POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'"
PAGE = f"""<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">
<script type="module" src="heard.js"></script><title>sound</title><p>sound"""
GO_AND_COME = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

PHONE = """
globalThis.calls = [];
globalThis.AudioContext = class extends AudioContext {
    static line = null;
    constructor() { super(); globalThis.context = this; }
    get state() { return AudioContext.line ?? super.state; }
    suspend() { calls.push("suspend"); return super.suspend(); }
    resume() { calls.push("resume"); return super.resume(); }
};
globalThis.telephone = line => { AudioContext.line = line; context.dispatchEvent(new Event("statechange")); };
"""


@pytest.fixture
def heard(page: Page, tmp_path: Path) -> Iterator[Page]:
    """A page with ten seconds of sound, which nobody has touched yet."""
    for path in (*STATIC.glob("s*.js"), STATIC / "voice.js", HERE / "pacer.js", HERE / "heard.js"):
        shutil.copy(path, tmp_path)
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    frames = {"frames": packed(beeper(500)), "milliseconds": 20}
    (tmp_path / "frames.json").write_text(json.dumps(frames), encoding="utf-8")
    with served(tmp_path) as address:
        page.goto(address)
        until(page, "globalThis.heard !== undefined")
        yield page


def until(page: Page, expression: str, seconds: float = 30) -> None:
    """Wait for something to be so; the page's own way of waiting is forbidden by its policy."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"not within {seconds} s: {expression}"
        page.wait_for_timeout(50)


def test_ten_seconds_in_a_browser_have_no_gap(heard: Page) -> None:
    assert heard.evaluate("heard.sound.state") == "none"
    assert heard.evaluate("heard.sound.figures()") is None
    heard.mouse.click(5, 5)
    until(heard, "heard.sent")
    found = heard.evaluate("heard.sound.figures()")
    assert heard.evaluate("heard.sound.state") == "running"
    assert found["gaps"] <= 1
    assert found["frames"] + found["leftOut"] >= 499
    assert 0.02 < found["lead"] < 0.045
    assert heard.evaluate("heard.notices") == []


def test_sound_sleeps_while_the_page_is_hidden(heard: Page) -> None:
    heard.keyboard.press("a")
    until(heard, "heard.sound.state === 'running'")
    heard.evaluate(GO_AND_COME, True)
    until(heard, "heard.sound.state === 'suspended'")
    heard.mouse.click(5, 5)
    assert heard.evaluate("heard.sound.state") == "suspended"
    heard.evaluate(GO_AND_COME, False)
    until(heard, "heard.sound.state === 'running'")


def test_sound_goes_on_with_the_next_gesture_after_a_call(heard: Page) -> None:
    heard.add_init_script(PHONE)
    heard.reload()
    until(heard, "globalThis.heard !== undefined")
    heard.keyboard.press("a")
    until(heard, "heard.sound.state === 'running'")
    heard.evaluate("telephone('interrupted')")
    heard.keyboard.press("a")
    assert heard.evaluate("calls.slice(-1)") == ["resume"]  # in vain, while somebody speaks
    heard.evaluate("telephone(null), calls.length = 0")
    heard.keyboard.press("a")
    assert heard.evaluate("calls.slice(0, 2)") == ["suspend", "resume"]
    until(heard, "heard.sound.state === 'running'")


def test_no_sound_is_told_once(heard: Page, tmp_path: Path) -> None:
    (tmp_path / "voice.js").unlink()
    heard.mouse.click(5, 5)
    heard.mouse.click(5, 5)
    until(heard, "heard.notices.length > 0")
    heard.mouse.click(5, 5)
    assert heard.evaluate("heard.notices") == ["no-sound"]
