"""The whole arcade in a browser: it starts, plays, sounds, keeps, and says when it cannot."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.web.visit import Visit

pytestmark = pytest.mark.web
GAMEPAD = """
const pad = { index: 0, id: "A pad", mapping: "standard", connected: true, timestamp: 0, axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
globalThis.pad = pad;
navigator.getGamepads = () => [pad, null, null, null];
"""
PLUGGED = 'window.dispatchEvent(Object.assign(new Event("gamepadconnected"), { gamepad: pad }))'


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here, at a desk."""
    made = browser.new_context(viewport={"width": 1280, "height": 800})
    yield made
    made.close()


def test_the_wall_comes_and_nothing_goes_wrong_on_the_way(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    assert "games" in visit.text()
    assert visit.faults == []


def test_keys_lead_from_the_wall_into_a_game(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    visit.press("Enter").until(lambda seen: "games" not in "".join(seen["text"]))
    visit.press("Enter").until(lambda seen: seen["machine"] == "spectrum")
    assert visit.faults == []


def test_ten_seconds_of_tetris_without_a_lost_frame(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address, "?game=tetris").until(lambda seen: seen["machine"] == "spectrum")
    visit.press("Enter")
    visit.page.wait_for_timeout(2_000)
    visit.seen()
    visit.page.wait_for_timeout(10_000)
    seen = visit.seen()
    assert seen["lost"] == 0
    assert 490 <= seen["frames"] <= 515
    assert visit.faults == []


def test_a_pad_is_heard(context: BrowserContext, address: str) -> None:
    context.add_init_script(GAMEPAD)
    visit = Visit(context, address).past_the_boot_screen()
    visit.page.evaluate(PLUGGED)
    visit.page.evaluate("pad.buttons[0] = { pressed: true, touched: true, value: 1 }")
    visit.until(lambda seen: "games" not in "".join(seen["text"]))


def test_a_hidden_page_stands_still(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    hide = "Object.defineProperty(document, 'hidden', {{ value: {}, configurable: true }});"
    hide += "document.dispatchEvent(new Event('visibilitychange'))"
    visit.page.evaluate(hide.format("true"))
    visit.page.wait_for_timeout(300)
    visit.seen()
    visit.page.wait_for_timeout(1_000)
    assert visit.seen()["frames"] == 0
    visit.page.evaluate(hide.format("false"))
    visit.page.wait_for_timeout(500)
    assert visit.seen()["frames"] > 10


def test_a_pad_alone_opens_the_loudspeaker(context: BrowserContext, address: str) -> None:
    context.add_init_script(GAMEPAD)
    visit = Visit(context, address)
    visit.page.evaluate(PLUGGED)
    visit.page.wait_for_timeout(300)
    assert visit.page.evaluate("robac.sound.state") == "none"
    visit.page.evaluate("pad.buttons[0] = { pressed: true, touched: true, value: 1 }")
    visit.until(lambda _seen: visit.page.evaluate("robac.sound.state") == "running", patience=10)


def test_firefox_plays_it_too(firefox: Browser, address: str) -> None:
    with firefox.new_context() as context:
        visit = Visit(context, address).past_the_boot_screen()
        assert "games" in visit.text()
        visit.press("Enter").until(lambda seen: "games" not in "".join(seen["text"]))
        assert visit.faults == []
