"""The page's sound in a real browser: it begins with a gesture, has no gap, and sleeps while nobody sees the page."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import STATIC
from tests.web.frames import beeper, packed
from tests.web.served import served

pytestmark = pytest.mark.web
HERE = Path(__file__).parent
FRAMES = 500
ATTEMPTS = 3
"""A computer that does other things for longer than the sound's lead leaves a gap; it does not do so every time."""
LATE, PAUSE = 12.0, 0.035
"""Milliseconds that a frame may be late and seconds that the device may do without: the lead is enough for both."""
PATIENCE, NAP = 30.0, 0.05
"""Seconds until what has to come is missed, and from one look to the next."""
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
    frames = {"frames": packed(beeper(FRAMES)), "milliseconds": 20}
    (tmp_path / "frames.json").write_text(json.dumps(frames), encoding="utf-8")
    with served(tmp_path) as address:
        page.goto(address)
        until(page, "globalThis.heard !== undefined")
        yield page


def until(page: Page, expression: str) -> None:
    """Wait for something to be so; the page's own way of waiting is forbidden by its policy."""
    for _ in range(round(PATIENCE / NAP)):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(1000 * NAP)
    raise AssertionError(f"not within {PATIENCE} s: {expression}")


def played(page: Page) -> dict[str, float]:
    """What the loudspeaker counted over all frames, from the first gesture on."""
    assert page.evaluate("heard.sound.state") == "none"
    assert page.evaluate("heard.sound.figures()") is None
    page.mouse.click(5, 5)
    until(page, "heard.sent")
    assert page.evaluate("heard.sound.state") == "running"
    assert page.evaluate("heard.notices") == []
    figures: dict[str, float] = page.evaluate("heard.sound.figures()")
    return figures


@pytest.mark.rotates(3)
def test_ten_seconds_in_a_browser_have_no_gap(heard: Page) -> None:
    for _ in range(ATTEMPTS):
        found = played(heard)
        assert found["frames"] + found["leftOut"] == FRAMES
        if heard.evaluate("heard.late") < LATE and found["pause"] < PAUSE:
            assert (found["gaps"], found["leftOut"]) == (0, 0)
            assert 0.025 < found["lead"] < 0.035
            return
        heard.reload()
        until(heard, "globalThis.heard !== undefined")
    pytest.skip("the computer does so much else that neither frames nor requests for sound come in time")


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
