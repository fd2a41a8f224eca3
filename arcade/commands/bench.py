"""How fast it is: one frame on the software path, runs without a window, the start, memory, the opponents' search.

Times are the processor's, so that a busy computer changes them little. Figures to look at, never asserted: they belong
to the computer they were measured on.
"""

from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from arcade.cabinet.catalogue import loaded, usual_setup, whole
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import CommandError
from arcade.commands.bench_boot import boot_frames
from arcade.commands.bench_first import first_frames, top_frames
from arcade.commands.bench_long import long_runs
from arcade.commands.bench_shelf import shelf_frames
from arcade.commands.bench_start import starts
from arcade.commands.printing import say, say_json
from arcade.toolkit.contract.program import Setup

FRAMES = 20_000
SEARCHED = 60_000


def _setup(slug: str) -> Setup:
    return replace(usual_setup(slug), seed=1)


def headless(slug: str) -> float:
    """How many times faster than the real machine a run of the game's pilot, once recorded, runs again."""
    recorded = Session(_setup(slug))
    run_pilot(recorded, FRAMES, 1)
    session = Session(_setup(slug), thoughts=recorded.program.thoughts)
    machine = session.machine
    began = process_time()
    for keys in recorded.keys:
        session.step(keys)
    seconds = process_time() - began
    return machine.frame * machine.FRAME / machine.CLOCK / seconds


def searches(wanted: Sequence[str]) -> dict[str, int]:
    """Positions a second of the opponents that offer `examine(positions)` in their `opponent` module."""
    found: dict[str, int] = {}
    for slug in wanted:
        name = f"arcade.games.{slug.replace('-', '_')}.opponent"
        examine = getattr(import_module(name), "examine", None) if find_spec(name) else None
        if examine is not None:
            began = process_time()
            examined: int = examine(SEARCHED)
            found[slug] = round(examined / (process_time() - began))
    return found


def speeds(wanted: Sequence[str]) -> dict[str, int]:
    """How many times real time each game runs."""
    return {slug: round(headless(slug)) for slug in wanted}


def _looks(wanted: Sequence[str]) -> dict[str, Any]:
    from arcade.commands.bench_looks import looks  # with pygame, which not every command needs

    return dict(looks(wanted))


def _store() -> dict[str, float]:
    from arcade.commands.bench_store import store_figures  # with every page of the cabinet

    return store_figures()


def _changed(wanted: Sequence[str]) -> dict[str, Any]:
    from arcade.commands.bench_shown import changed_frames  # the same

    return dict(changed_frames(wanted))


def _unchanged(wanted: Sequence[str]) -> dict[str, Any]:
    from arcade.commands.bench_shown import unchanged_frames  # the same

    return dict(unchanged_frames(wanted))


@dataclass(frozen=True)
class Figure:
    """Something that can be measured: for each game, or for the arcade as a whole."""

    title: str
    measure: Callable[[Sequence[str]], dict[str, Any]]
    """Takes slugs; values by game, or by what they are of."""
    of_games: bool = True


FIGURES = {
    "changed": Figure("changed frame, ms", _changed, of_games=False),
    "unchanged": Figure("unchanged frame, ms", _unchanged, of_games=False),
    "looks": Figure("looks, ms", _looks, of_games=False),
    "shelf": Figure("shelf's frame with a game in its set, ms", shelf_frames),
    "first": Figure("fresh process, usual level, dearest frame, ms", first_frames, of_games=False),
    "top": Figure("fresh process, highest level, dearest frame, ms", top_frames, of_games=False),
    "long": Figure("long runs of the pilot", long_runs, of_games=False),
    "headless": Figure("without a window, times real time", speeds),
    "boot": Figure("boot screen, wall and shelf, ms", lambda _: boot_frames(), of_games=False),
    "start": Figure("start to first picture, s and MB", lambda _: starts(), of_games=False),
    "store": Figure("a store of a million scores", lambda _: _store(), of_games=False),
    "search": Figure("search, positions a second", searches),
}
"""By the name they are asked for with."""


def measure(figures: Sequence[str], wanted: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The figures asked for, of the games asked for, with the median over them."""
    measured: dict[str, dict[str, Any]] = {}
    for name in figures:
        values = FIGURES[name].measure(wanted)
        if FIGURES[name].of_games and len(values) > 1:
            values["median"] = median(values.values())
        measured[name] = values
    return measured


def bench(options: Namespace) -> int:
    """``bench``: measure and print."""
    if options.web:
        return _bench_web(options)
    games = options.game or whole()
    for slug in games:
        loaded(slug)
    figures = measure(options.only or tuple(FIGURES), games)
    if options.json:
        say_json(figures)
        return 0
    for name, values in figures.items():
        if values:
            say(FIGURES[name].title)
        for slug, value in values.items():
            say(f"  {slug:34} {value:>10}")
    return 0


def _bench_web(options: Namespace) -> int:
    if options.only or options.game:
        raise CommandError("--web measures the browser's folder and goes with neither --only nor --game")
    from arcade.commands.bench_web import say_sizes, say_visits, web_figures, web_json  # it needs node and a runtime

    sizes, visits = web_figures()
    if options.json:
        say_json(web_json(sizes, visits))
    else:
        say_sizes(sizes)
        say_visits(visits)
    return 0
