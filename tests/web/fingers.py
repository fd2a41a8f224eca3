"""A telephone's page with the control panel alone, and fingers on it; what it sends is noted."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Browser, Page

from arcade.machine.hosting import Hands
from arcade.web import page_words
from tests.web.conftest import STATIC
from tests.web.served import served

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="style.css">
<link rel="stylesheet" href="touch.css">
<script type="module" src="alone.js"></script>
</head>
<body><div id="arcade"><div id="room"><canvas id="screen"></canvas></div><div id="hands"></div></div></body>
</html>"""
SCRIPT = """
import { createTouch } from "./touch.js";
import { createTaps } from "./taps.js";
import { createKeys } from "./keys.js";
import { createPads } from "./pads.js";
window.sent = [];
const send = (message) => window.sent.push(message);
const picture = document.getElementById("screen");
window.touch = createTouch(document.getElementById("hands"), send);
const used = (kind) => window.touch.used(kind);
createKeys(send, used);
createPads(send, used);
const click = ({ clientX, clientY }) => send({ type: "click", x: clientX, y: clientY });
createTaps(picture, { click, send, used, playing: () => window.touch.playing });
window.ready = true;
"""
BEGIN = """async ([nothing, touched]) => {
    touch.letGo();
    touch.hands(nothing);
    touch.apply({ touch_side: "left", touch_size: "usual", touch_opacity: "full", buzz: true });
    touch.used("key");
    if (touched) touch.used("touch");
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame); // until all is arranged
    sent.splice(0);
}"""
LOOKS = """(looks) => looks.map(([settings, hands, selectors]) => {
    touch.apply(settings);
    touch.hands({ ...hands, playing: false, choices: [], extras: [], line: false });
    touch.hands(hands);
    const seen = (one) => one.checkVisibility();
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
    return selectors.map((selector) => [...document.querySelectorAll(selector)].filter(seen)
        .map((one) => [one.textContent || one.dataset.key || one.className || one.id, box(one)]));
})"""
VISIBLE = "button, .stick"
Rect = tuple[float, float, float, float]
"""Left, top, width and height."""


class Panel:
    """The page, for one test after the other; `faults` are what its scripts or its policy complained of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self._session = page.context.new_cdp_session(page)
        self._fingers: dict[int, tuple[float, float]] = {}

    def begin(self, size: tuple[int, int], touched: bool = True) -> None:
        """Whatever was before is over, on a telephone with so many CSS pixels; `touched`, its controls have come."""
        if self._fingers:
            self._fingers.clear()
            self._tell("touchCancel")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(BEGIN, [asdict(Hands()), touched])

    def offer(self, hands: Hands) -> None:
        """Let the arcade offer something else."""
        self.page.evaluate("hands => touch.hands(hands)", asdict(hands))

    def change(self, **settings: object) -> None:
        """Let the player have set something."""
        self.page.evaluate("settings => touch.apply(settings)", settings)

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What was sent since the last time."""
        found: list[dict[str, Any]] = self.page.evaluate("sent.splice(0)")
        return found

    @property
    def said(self) -> list[str]:
        """The same in short: "+pad1 left" for a press and "-" with its place for a release, keys that were tapped."""
        return [_short(one) for one in self.sent]

    # --- where things are

    def rect(self, selector: str) -> Rect:
        """Where a part is that can be seen."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, f"{selector} is not seen"
        return box["x"], box["y"], box["width"], box["height"]

    def rects(self, selector: str = VISIBLE) -> dict[str, Rect]:
        """Where all parts are that can be seen, by their words or kinds."""
        found = self.page.evaluate(
            """selector => [...document.querySelectorAll(selector)]
                .filter((one) => one.closest("#hands") && one.checkVisibility())
                .map((one) => [one, one.getBoundingClientRect().toJSON()])
                .map(([one, box]) => [one.textContent || one.dataset.key || one.className, box])
            """,
            selector,
        )
        return {name: (box["x"], box["y"], box["width"], box["height"]) for name, box in found}

    def looks(
        self, states: Sequence[tuple[Mapping[str, object], Hands]], *selectors: str
    ) -> list[list[dict[str, Rect]]]:
        """Where parts are in one state after the other, each of settings and of what is offered: a table a selector."""
        asked = [[dict(settings), asdict(hands), selectors] for settings, hands in states]
        found = self.page.evaluate(LOOKS, asked)
        return [[{name: tuple(box) for name, box in parts} for parts in tables] for tables in found]

    def middle(self, selector: str) -> tuple[float, float]:
        """The middle of a part."""
        left, top, wide, high = self.rect(selector)
        return left + wide / 2, top + high / 2

    # --- fingers

    def put(self, finger: int, x: float, y: float) -> None:
        """Put a finger down, or move it there."""
        kind = "touchMove" if finger in self._fingers else "touchStart"
        self._fingers[finger] = x, y
        self._tell(kind)

    def lift(self, finger: int) -> None:
        """Lift a finger."""
        gone = {finger: self._fingers.pop(finger)}
        self._tell("touchEnd", gone if self._fingers else {})

    def tap(self, x: float, y: float) -> None:
        """Put the only finger down and lift it."""
        self.put(0, x, y)
        self.lift(0)

    def _tell(self, kind: str, fingers: Mapping[int, tuple[float, float]] | None = None) -> None:
        """Fingers are put and moved all together, but those named are lifted; the last one is not named."""
        shown = self._fingers if fingers is None else fingers
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in shown.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _short(message: Mapping[str, Any]) -> str:
    match message["type"]:
        case "press":
            return f"+{message['key']}"
        case "release":
            return f"-{message['place']}"
        case "tap":
            return str(message["key"])
        case "hands":
            return "finger" if message["touch"] else "no finger"
        case kind:
            return str(kind)


@contextmanager
def panel(browser: Browser) -> Iterator[Panel]:
    """A telephone with the page."""
    context = browser.new_context(has_touch=True, is_mobile=True, device_scale_factor=2)
    page = context.new_page()
    page.route("**/alone.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.route("**/alone.js", lambda route: route.fulfill(body=SCRIPT, content_type="text/javascript"))
    page.route(
        f"**/{page_words.NAME}", lambda route: route.fulfill(body=page_words.script(), content_type="text/javascript")
    )
    with served(STATIC) as address, context:
        found = Panel(page)
        page.goto(f"{address}alone.html")
        page.locator(".fires").wait_for(state="attached")
        yield found
    assert not found.faults


def overlap(first: Rect, second: Rect) -> bool:
    """Whether two parts cover each other by more than half a pixel."""
    return all(
        min(first[axis] + first[axis + 2], second[axis] + second[axis + 2]) - max(first[axis], second[axis]) > 0.5
        for axis in (0, 1)
    )


def pairs(rects: Mapping[str, Rect]) -> Sequence[tuple[str, str]]:
    """The parts that cover each other."""
    names = sorted(rects)
    return [
        (one, other) for place, one in enumerate(names) for other in names[:place] if overlap(rects[one], rects[other])
    ]
