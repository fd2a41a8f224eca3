"""The arcade in a browser, measured as a visitor has it: the start, frames, memory, sound.

Frames are measured in Python under node, where nothing else is measured with them; the rest in a Chromium without a
window, which playwright drives. The times are a clock's: on a busy computer they say little.
"""

from collections.abc import Sequence
from pathlib import Path
from shutil import which
from typing import Any

from arcade.commands.asking import CommandError
from arcade.commands.fresh import least
from arcade.web.nodes import Node
from arcade.web.serve import published

FRAMES = 1_500
"""Frames of each game."""
RUNS = 2
"""How often each game is run; of each frame the least counts."""
LATE = 20.0
"""Milliseconds of a frame."""
VISITS = 3
"""How often a start is measured; the quickest counts."""
BETWEEN = 2
"""Visits from the first one to a warm one."""
STAY = 3_000
"""Milliseconds of a visit: the boot screen ends, and the wall has everything."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Graphics by the processor, which every computer has, and no errands of the browser's own."""
SIZE = 1280, 800
SECONDS = 10.0
"""For which Tetris is watched and heard."""
FOUND = "performance.getEntriesByName('first picture')[0].startTime"
STEP_FRAMES = """
import time
from dataclasses import replace
from arcade.cabinet.catalogue import loaded, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.clock_and_seeds import settle

for slug in {slugs!r}:
    loaded(slug)
    settle()
    session = Session(replace(usual_setup(slug), seed=1))
    hands, taken = pilot_hands(session, 1), []
    while len(taken) < {frames} and not session.ended:
        began = time.perf_counter()
        session.step(next(hands))
        session.machine.pixels()
        taken.append(round(1000 * (time.perf_counter() - began), 2))
    print(slug, *taken)
"""
ALLOWED = {
    "cold start, ms": 2_500,
    "warm start, ms": 1_200,
    "late frames, %": 0.2,
    "dearest frame, ms": 40,
    "memory, MB": 280,
    "sound's lead, ms": 45,
    "gaps in the sound": 0,
    "time given up, ms": 0,
}
"""What a visitor is promised, on a computer that does nothing else."""
ANCHORS = {
    "cold start, ms": 1_870,
    "warm start, ms": 760,
    "late frames, %": 0.1,
    "dearest frame, ms": 345,
}
"""What the prototype came to."""


def visit_figures(folder: Path, node: Node, slugs: Sequence[str]) -> dict[str, float]:
    """Everything in ALLOWED; raises CommandError where a browser, or what drives it, is missing, and WebError."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise CommandError("a visit is measured with playwright: pip install playwright") from None
    path = next(filter(None, map(which, CHROMIUM)), None)
    if path is None:
        raise CommandError("a visit is measured in Chromium, which is not installed")
    frames = frame_figures(folder, node, slugs)
    with (
        published(folder) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=path, args=list(FLAGS)) as browser,
    ):
        return frames | browser_figures(browser, address)


def frame_figures(folder: Path, node: Node, slugs: Sequence[str]) -> dict[str, float]:
    """How many of the games' frames are late in a browser's Python, and the dearest; raises WebError."""
    script = STEP_FRAMES.format(slugs=list(slugs), frames=FRAMES)
    runs = [node.run("run.mjs", str(folder), text=script).splitlines() for _ in range(RUNS)]
    games = [least(line.split(maxsplit=1)[1] for line in lines) for lines in zip(*runs, strict=True)]
    late = sum(taken > LATE for frames in games for taken in frames)
    return {
        "late frames, %": 100 * late / sum(map(len, games)),
        "dearest frame, ms": max(max(frames) for frames in games),
    }


def browser_figures(browser: Any, address: str) -> dict[str, float]:
    """Starts, memory, sound and time given up in a browser of playwright's."""
    return _starts(browser, address) | _game(browser, address)


def _starts(browser: Any, address: str) -> dict[str, float]:
    cold, warm, memory = [], [], []
    for _ in range(VISITS):
        with browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}) as context:
            page = context.new_page()
            cold.append(_first_picture(page, address))
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.wait_for_timeout(STAY)
            memory.append(_memory(browser))  # before anything is left over of a page that was here before
            for _ in range(BETWEEN):  # after which the browser has kept the runtime's machine code
                page.wait_for_timeout(STAY)
                again = _first_picture(page, address)
            warm.append(again)
    return {"cold start, ms": min(cold), "warm start, ms": min(warm), "memory, MB": max(memory)}


def _first_picture(page: Any, address: str) -> float:
    """Milliseconds from asking for the page to its first picture."""
    page.goto(address)
    page.wait_for_selector("#splash.gone", state="attached", timeout=60_000)
    return float(round(page.evaluate(FOUND)))


def _memory(browser: Any) -> float:
    """Megabytes of the process that has the page, as far as Linux tells."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    shares = []
    for process in told:
        if process["type"] == "renderer":
            try:
                text = Path(f"/proc/{process['id']}/smaps_rollup").read_text(encoding="ascii")
            except OSError:
                continue
            shares.append(next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:")))
    return round(max(shares, default=0) / 1024)


def _game(browser: Any, address: str) -> dict[str, float]:
    with browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}) as context:
        page = context.new_page()
        _first_picture(page, f"{address}?game=tetris")
        page.mouse.click(5, 5)
        page.keyboard.press("Enter")
        page.wait_for_timeout(2_000)
        page.evaluate("robac.sound.figures()")
        page.evaluate("robac.seen()")
        page.wait_for_timeout(1000 * SECONDS)
        sound = page.evaluate("robac.sound.figures()")
        seen = page.evaluate("robac.seen()")
    return {
        "sound's lead, ms": round(1000 * sound["most"]),
        "gaps in the sound": sound["gaps"],
        "time given up, ms": round(seen["lost"]),
    }
