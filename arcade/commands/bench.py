"""How fast it is: one frame on the software path, runs without a window, the start, memory, the opponents' search.

Figures to look at, never asserted: they belong to the computer they were measured on.
"""

import json
import subprocess
import sys
from argparse import Namespace
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from arcade.cabinet.catalogue import slugs, usual_setup
from arcade.cabinet.headless import pilot_hands, run_pilot
from arcade.cabinet.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.program import Setup

FRAMES = 20_000
SHOWN_FRAMES = 400
SIZE = (1280, 960)
SEARCHED = 60_000
WARM_STARTS = 5

START = """
import os, resource
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
from arcade.commands.bench import first_picture
first_picture()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def _setup(slug: str) -> Setup:
    return replace(usual_setup(slug), seed=1)


def headless(slug: str) -> float:
    """How many times faster than the real machine a run of the game's pilot, once recorded, runs again."""
    recorded = Session(_setup(slug))
    run_pilot(recorded, FRAMES, 1)
    session = Session(_setup(slug), thoughts=recorded.program.thoughts)
    machine = session.machine
    began = perf_counter()
    for keys in recorded.keys:
        session.step(keys)
    seconds = perf_counter() - began
    return machine.frame * machine.FRAME / machine.CLOCK / seconds


def shown_frames(slug: str) -> tuple[list[float], list[float]]:
    """Milliseconds of frames that changed the picture and of those that did not: program, pixels, scaling, TV look."""
    from arcade.host.layout import layout
    from arcade.host.picture import Picture

    session = Session(_setup(slug))
    hands = pilot_hands(session, 1)
    picture = Picture()
    plan = layout(SIZE, type(session.machine))
    changed: list[float] = []
    same: list[float] = []
    for _ in range(SHOWN_FRAMES):
        keys = next(hands)
        began = perf_counter()
        session.step(keys)
        composed = picture.compose(session.machine, plan, "tv")
        (same if composed is None else changed).append(1000 * (perf_counter() - began))
    return changed, same


def first_picture() -> None:
    """Do what the arcade does from its start to its first picture: store, cabinet, first frame, composed."""
    from tempfile import TemporaryDirectory

    from arcade.cabinet.app import Cabinet
    from arcade.cabinet.storage.store import Store
    from arcade.commands.playing import SOURCES
    from arcade.host.layout import layout
    from arcade.host.picture import Picture

    with TemporaryDirectory() as folder:
        store = Store(Path(folder))
        machine = Cabinet(store, SOURCES).frame(NO_KEYS)
        if machine is not None:
            Picture().compose(machine, layout(SIZE, type(machine)), "tv")
        store.close()


def starts() -> tuple[float, float]:
    """Seconds from the start of a process to its first picture, and its memory in megabytes: the median of some."""
    seconds: list[float] = []
    memory: list[float] = []
    for _ in range(WARM_STARTS):
        began = perf_counter()
        done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
        seconds.append(perf_counter() - began)
        memory.append(int(done.stdout) / 1024)
    return median(seconds), median(memory)


def searches() -> dict[str, float]:
    """Positions a second of the opponents that offer `examine(positions)` in their computer module."""
    found: dict[str, float] = {}
    for slug in slugs():
        name = f"arcade.games.{slug.replace('-', '_')}.computer"
        examine = getattr(import_module(name), "examine", None) if find_spec(name) else None
        if examine is not None:
            began = perf_counter()
            examined: int = examine(SEARCHED)
            found[slug] = examined / (perf_counter() - began)
    return found


def measure() -> dict[str, Any]:
    """Every figure, by name."""
    frames = [shown_frames(slug) for slug in slugs()]
    speeds = {slug: headless(slug) for slug in slugs()}
    seconds, memory = starts()
    return {
        "changed frame, median ms": median(time for changed, _ in frames for time in changed),
        "unchanged frame, median ms": median(time for _, same in frames for time in same),
        "without a window, times real time": {slug: round(speed) for slug, speed in speeds.items()},
        "without a window, median game": round(median(speeds.values())),
        "start to first picture, s": round(seconds, 3),
        "memory, MB": round(memory, 1),
        "search, positions a second": {slug: round(speed) for slug, speed in searches().items()},
    }


def bench(options: Namespace) -> int:
    """``bench``: measure and print."""
    figures = measure()
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, figure in figures.items():
        if isinstance(figure, dict):
            print(name)
            for slug, value in figure.items():
                print(f"  {slug:32} {value:>10}")
        else:
            print(f"{name:34} {figure:>10.3f}" if isinstance(figure, float) else f"{name:34} {figure:>10}")
    return 0
