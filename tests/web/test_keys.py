"""Keyboards and game pads on the page: names of keys, what stays the browser's, letters that are composed, pads."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.fingers import Panel, panel

pytestmark = pytest.mark.web
PAD = """(shown) => {
    const buttons = Array.from({ length: 17 }, (_, place) => ({ pressed: shown.down.includes(place) }));
    const pad = { index: 0, id: "Pad", mapping: "standard", axes: shown.axes, buttons };
    navigator.getGamepads = () => [pad, null];
    if (shown.fresh) {
        dispatchEvent(new Event("gamepadconnected"));
    }
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
}"""
UNPLUG = """() => {
    navigator.getGamepads = () => [null, null];
    const gone = new Event("gamepaddisconnected");
    gone.gamepad = { index: 0 };
    dispatchEvent(gone);
}"""
COMPOSED = """(typed) => {
    const field = document.querySelector(".composed");
    field.value = typed;
    field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: typed }));
}"""
PREVENTED = """([key, code, more]) => {
    const event = new KeyboardEvent("keydown", { key, code, cancelable: true, bubbles: true, ...more });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
}"""


@pytest.fixture(scope="module")
def opened(browser: Browser) -> Iterator[Panel]:
    """A page with a keyboard, once for all."""
    with panel(browser) as found:
        found.begin((780, 390), touched=False)
        yield found


@pytest.fixture
def desk(opened: Panel) -> Panel:
    """The same before anything is pressed."""
    _ = opened.sent
    return opened


NAMES = {
    "ArrowLeft": "left",
    "Enter": "return",
    "Escape": "escape",
    "Backspace": "backspace",
    "Space": " ",
    "Tab": "tab",
    "F1": "f1",
    "PageUp": "page up",
    "Shift": "left shift",
    "ControlRight": "right ctrl",
    "a": "a",
    "Shift+A": "A",
    "/": "/",
    "'": "'",
    "NumpadEnter": "return",
}
"""The arcade's name of each key, as a browser's driver presses it."""
DIGITS: list[tuple[str, str, dict[str, bool], str | None]] = [
    ("é", "Digit2", {}, "2"),
    ("&", "Digit1", {}, "1"),
    ("à", "Digit0", {}, "0"),
    ("É", "Digit2", {"modifierCapsLock": True}, "2"),
    ("2", "Digit2", {}, None),
    ("2", "Digit2", {"shiftKey": True}, None),
    ("!", "Digit1", {"shiftKey": True}, None),
    ("~", "Digit2", {"modifierAltGraph": True}, None),
    ("é", "KeyE", {}, None),
    ("5", "Numpad5", {}, None),
]
"""A key, its place, what is held with it, and the digit that is told with it."""
BROWSERS: list[tuple[str, str, dict[str, bool]]] = [
    ("r", "KeyR", {"ctrlKey": True}),
    ("c", "KeyC", {"metaKey": True}),
    ("F11", "F11", {}),
    ("F12", "F12", {}),
    ("Dead", "Quote", {}),
    ("Process", "KeyA", {}),
]
"""What a page leaves to the browser."""


def test_a_key_has_the_arcades_name(desk: Panel) -> None:
    told: dict[str, list[str]] = {}
    for key in NAMES:
        desk.page.keyboard.press(key)
        sent = [one for one in desk.sent if one["type"] in ("press", "release")]
        told[key] = [one["key"] for one in sent if one["type"] == "press"]
        presses, releases = ({one["place"] for one in sent if one["type"] == kind} for kind in ("press", "release"))
        assert presses == releases, key
    assert {key: name for key, name in NAMES.items() if name not in told[key]} == {}


def test_a_letter_of_any_layout_is_itself(desk: Panel) -> None:
    assert desk.page.evaluate(PREVENTED, ["ș", "Semicolon", {}])
    assert desk.sent[-1] == {"type": "press", "place": "Semicolon", "key": "ș"}
    desk.page.evaluate("dispatchEvent(new KeyboardEvent('keyup', { key: 'ș', code: 'Semicolon' }))")
    assert desk.sent == [{"type": "release", "place": "Semicolon"}]


def test_a_key_of_the_digit_row_is_told_with_its_digit(desk: Panel) -> None:
    for key, code, more, digit in DIGITS:
        assert desk.page.evaluate(PREVENTED, [key, code, more]), (key, code, more)
        pressed = {"type": "press", "place": code, "key": key}
        assert desk.sent[-1] == (pressed if digit is None else {**pressed, "digit": digit})
        desk.page.evaluate("code => dispatchEvent(new KeyboardEvent('keyup', { key: 'x', code }))", code)
    assert {one["type"] for one in desk.sent} == {"release"}


def test_what_is_the_browsers_stays_so(desk: Panel) -> None:
    prevented = [one for one in BROWSERS if desk.page.evaluate(PREVENTED, list(one))]
    assert prevented == []
    assert "press" not in [one["type"] for one in desk.sent]


def test_whoever_shoots_with_ctrl_steers_meanwhile(desk: Panel) -> None:
    desk.page.keyboard.down("ControlLeft")
    desk.page.keyboard.press("ArrowUp")
    desk.page.keyboard.up("ControlLeft")
    assert [one for one in desk.said if one[0] == "+"] == ["+left ctrl", "+up"]


def test_a_held_key_is_told_once(desk: Panel) -> None:
    for _ in range(3):
        desk.page.keyboard.down("ArrowRight")
    desk.page.keyboard.up("ArrowRight")
    assert desk.said == ["+right", "-ArrowRight"]


def test_alt_and_return_ask_for_full_screen(desk: Panel) -> None:
    desk.page.keyboard.press("Alt+Enter")
    assert {"type": "asked", "order": "fullscreen"} in desk.sent


def test_composed_letters_are_tapped(desk: Panel) -> None:
    desk.page.evaluate(COMPOSED, "éț")
    assert desk.said == ["é", "ț"]
    desk.page.evaluate(COMPOSED, "s\u0326")
    assert desk.said == ["ș"], "one letter of two parts"
    assert desk.page.evaluate("document.activeElement.className") == "composed"
    assert desk.page.evaluate("document.activeElement.inputMode") == "none", "no telephone shows its own keyboard"


def test_nothing_stays_down_when_the_window_is_left(desk: Panel) -> None:
    desk.page.keyboard.down("x")
    desk.page.evaluate("dispatchEvent(new Event('blur'))")
    assert desk.said == ["+x", "-KeyX"]
    desk.page.keyboard.up("x")
    assert desk.said == []


def test_a_pad_is_told_when_something_changes(browser: Browser) -> None:
    with panel(browser) as phone:
        phone.begin((390, 780))
        quiet: dict[str, object] = {"down": [], "axes": [0.01, 0, -1, 0], "fresh": True}
        phone.page.evaluate(PAD, quiet)
        (pad,) = phone.sent
        assert (pad["type"], pad["device"], pad["standard"]) == ("pad+", 0, True)
        assert pad["axes"] == [0.01, 0, -1, 0]
        phone.page.evaluate(PAD, {**quiet, "fresh": False})
        assert phone.sent == [], "a hand that trembles says nothing"
        phone.page.evaluate(PAD, {"down": [0], "axes": [-0.8, 0, -1, 0]})
        assert phone.sent == [
            {"type": "hands", "touch": False},
            {"type": "button", "device": 0, "button": 0, "pressed": True},
            {"type": "axis", "device": 0, "axis": 0, "value": -0.8},
        ]
        assert not phone.rects(), "whoever holds a pad needs no controls"
        phone.page.evaluate(PAD, quiet)
        assert [one["type"] for one in phone.sent] == ["button", "axis"]
        phone.page.evaluate(UNPLUG)
        assert phone.sent == [{"type": "pad-", "device": 0}]
