"""The whole arcade in a browser: it starts, plays, sounds, keeps, and says when it cannot."""

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


def test_the_wall_comes_and_nothing_goes_wrong_on_the_way(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    assert "games" in visit.text()
    assert visit.faults == []


def test_keys_lead_from_the_wall_into_a_game(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    visit.press("Enter").until(lambda seen: "games" not in "".join(seen["text"]))
    visit.press("Enter").until(lambda seen: seen["machine"] == "spectrum")
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


@pytest.mark.parametrize(("width", "height", "finger"), [(390, 780, True), (780, 390, True), (1280, 800, False)])
def test_the_wall_fills_its_room_on_every_screen(
    browser: Browser, address: str, width: int, height: int, finger: bool
) -> None:
    size: ViewportSize = {"width": width, "height": height}
    with browser.new_context(viewport=size, has_touch=finger, is_mobile=finger, device_scale_factor=2) as context:
        visit = Visit(context, address)
        if finger:
            visit.page.touchscreen.tap(width / 2, height / 4)
        else:
            visit.press("Enter")
        visit.until("games").page.wait_for_timeout(500)
        canvas = visit.page.locator("#screen").bounding_box()
        assert canvas is not None
        assert canvas["width"] * canvas["height"] > 0.4 * width * height
        controls = visit.page.locator("#hands button:visible").count()
        assert (controls > 0) is finger
        picture = pygame.image.load(BytesIO(visit.page.locator("#screen").screenshot()))
        colours = pygame.surfarray.array3d(picture)
        lit = colours.max(axis=2) > 64
        lines, columns = lit.any(axis=0), lit.any(axis=1)
        assert max(lines.mean(), columns.mean()) > 0.85, "covers reach nearly from edge to edge one way"
        assert visit.faults == []


def test_fingers_alone_type_the_name_of_a_friends_game_and_play_it(browser: Browser, address: str) -> None:
    with browser.new_context(viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True) as context:
        visit = Visit(context, address)
        visit.page.touchscreen.tap(195, 200)
        visit.until("games").touch("pad1 fire").until("PLAY").touch("pad1 back").until("Play a friend's game")
        visit.touch(*["pad1 down"] * 3, "pad1 fire").until("Type the name")
        visit.touch(*"nim ").tap("123").touch(*"2 76").tap("ABC").touch(*"swhwpsd", "return")
        visit.until(lambda seen: seen["machine"] == "spectrum").touch("pad1 start").until("NIM 2 76SWHWPSD")
        assert visit.faults == []


def test_a_mouse_finds_a_cover(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()
    first = visit.text()
    visit.page.mouse.click(640, 420)
    visit.until(lambda seen: "\n".join(seen["text"]) != first)
    assert "Robac the worm" not in visit.text()


def test_the_whole_screen_is_filled_and_left_as_the_arcade_wishes(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address).past_the_boot_screen()

    def filled(wanted: bool) -> bool:
        for _ in range(40):
            if visit.page.evaluate("document.fullscreenElement !== null") is wanted:
                return True
            visit.page.wait_for_timeout(50)
        return False

    visit.press("Alt+Enter")
    assert filled(True)
    visit.page.evaluate("document.exitFullscreen()")
    assert filled(False)
    visit.press("Alt+Enter")
    assert filled(True)
    assert visit.faults == []
