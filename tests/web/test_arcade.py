"""The whole arcade in a browser: it starts, plays, sounds, keeps, and says when it cannot."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

import pygame
import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.web.visit import Visit

pytestmark = pytest.mark.web
GAMEPAD = """
const pad = { index: 0, id: "A pad", mapping: "standard", connected: true, timestamp: 0, axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
globalThis.pad = pad;
navigator.getGamepads = () => [pad, null, null, null];
"""
PLUGGED = 'window.dispatchEvent(Object.assign(new Event("gamepadconnected"), { gamepad: pad }))'


HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BUTTON = "pressed => pad.buttons[0] = { pressed, touched: pressed, value: Number(pressed) }"
LOOKS = 20
"""Looks at a page that has been hidden."""


def test_a_desk_with_keys_and_a_mouse(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen().until("games")
    _fills_its_room(visit, finger=False)
    first = visit.text()
    visit.page.mouse.click(640, 420)
    visit.until(lambda seen: "\n".join(seen["text"]) != first)
    assert "Robac the worm" not in visit.text(), "the mouse has found another cover"

    def fills(wanted: bool) -> None:
        visit.until(lambda _: visit.page.evaluate("document.fullscreenElement !== null") is wanted)

    visit.press("Alt+Enter")
    fills(True)
    visit.page.evaluate("document.exitFullscreen()")
    fills(False)
    visit.press("Alt+Enter")
    fills(True)

    visit.page.evaluate(HIDE, True)
    visit.until(lambda seen: seen["frames"] == 0)
    assert [visit.seen()["frames"] for _ in range(LOOKS)] == [0] * LOOKS
    visit.page.evaluate(HIDE, False)
    visit.until(lambda seen: seen["frames"] > 0)

    visit.press("Enter").until(lambda seen: "games" not in "".join(seen["text"]))
    visit.press("Enter").until(lambda seen: seen["machine"] == "spectrum")
    assert visit.faults == []


def test_a_pad_alone_opens_the_loudspeaker_and_leads_on(context: BrowserContext, address: str) -> None:
    context.add_init_script(GAMEPAD)
    visit = Visit(context, address)
    visit.page.evaluate(PLUGGED)
    visit.seen()
    assert visit.page.evaluate("robac.sound.state") == "none"
    visit.page.evaluate(BUTTON, True)
    visit.until(lambda _: visit.page.evaluate("robac.sound.state") == "running")
    visit.page.evaluate(BUTTON, False)
    visit.until("games").page.evaluate(BUTTON, True)
    visit.until(lambda seen: "games" not in "".join(seen["text"]))
    assert visit.faults == []


def test_firefox_plays_it_too(firefox: Browser, address: str) -> None:
    with firefox.new_context() as context:
        visit = Visit(context, address).past_the_boot_screen().until("games")
        visit.press("Enter").until(lambda seen: "games" not in "".join(seen["text"]))
        assert visit.faults == []


@contextmanager
def telephone(browser: Browser, address: str, size: ViewportSize) -> Iterator[Visit]:
    """Somebody with a telephone in front of the wall."""
    with browser.new_context(viewport=size, has_touch=True, is_mobile=True, device_scale_factor=2) as context:
        visit = Visit(context, address)
        visit.page.touchscreen.tap(size["width"] / 2, size["height"] / 4)
        yield visit.until("games")
        assert visit.faults == []


def test_the_wall_fills_a_telephone_that_lies(browser: Browser, address: str) -> None:
    with telephone(browser, address, {"width": 780, "height": 390}) as visit:
        _fills_its_room(visit, finger=True)


def test_fingers_alone_type_the_name_of_a_friends_game_and_play_it(browser: Browser, address: str) -> None:
    with telephone(browser, address, {"width": 390, "height": 780}) as visit:
        _fills_its_room(visit, finger=True)
        visit.touch("pad1 fire").until("PLAY").touch("pad1 back").until("Play a friend's game")
        visit.touch(*["pad1 down"] * 3, "pad1 fire").until("Type the name")
        visit.touch(*"nim ").tap("123").touch(*"2 76").tap("ABC").touch(*"swhwpsd", "return")
        visit.until(lambda seen: seen["machine"] == "spectrum").touch("pad1 start").until("NIM 2 76SWHWPSD")


def _fills_its_room(visit: Visit, finger: bool) -> None:
    """The wall is as large as can be, beside the controls of a telephone."""
    room = visit.page.viewport_size
    canvas = visit.page.locator("#screen").bounding_box()
    assert room is not None
    assert canvas is not None
    assert canvas["width"] * canvas["height"] > 0.4 * room["width"] * room["height"]
    assert (visit.page.locator("#hands button:visible").count() > 0) is finger
    visit.until(lambda _: _covered(visit) > 0.85)


def _covered(visit: Visit) -> float:
    """The part of the screen's height or width, whichever is more, that is lit: covers come one after the other."""
    picture = pygame.image.load(BytesIO(visit.page.locator("#screen").screenshot()))
    lit = pygame.surfarray.array3d(picture).max(axis=2) > 64
    return float(max(lit.any(axis=0).mean(), lit.any(axis=1).mean()))
