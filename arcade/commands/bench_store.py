"""How long a store of a million scores takes: to open, and in the frames of every page that reads it."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, cast

from arcade.cabinet.attract.attract import attract
from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.front.choice import Place
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.medals import medal_page
from arcade.cabinet.pages.operator import operator
from arcade.cabinet.pages.players import players
from arcade.cabinet.pages.scores import scores
from arcade.cabinet.pages.setup import setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.ending import Ending
from arcade.cabinet.scoring.proving import prove_the_rest
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.commands.bench_scores import MOST, TOP, fill
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome

SCORES = 1_000_000
TIMES = 3
"""So often the file is opened; the least counts."""
SEEN = 2
"""So often each page is looked at, for the same reason: at first its pictures are drawn, which is another figure's."""
STILL = 12
"""Frames between two presses."""
PRESSED = 3
"""Frames for which a key is held."""
DEMONSTRATED = 1_500
"""Frames of the demonstrations: to the first table of the best."""
PLAYED = 2_400
"""Frames of a game of MOST's pilot, until its initials are entered."""
PILOT = 1
STORED = 100
"""Scores."""
EVERYWHERE = ("right", "left", "left", "down", "up")
Page = Callable[[PageContext, Game], Screen[Any]]
PAGES: dict[str, tuple[Page, Sequence[str]]] = {
    "shelf": (lambda context, game: shelf(context, Place(slug=game.slug)), EVERYWHERE),
    "a game's page": (lambda context, game: setup(context, game, Variant(1, 1, False)), EVERYWHERE),
    "high scores": (lambda context, game: scores(context, game, 1, False), EVERYWHERE),
    "players": (lambda context, _: players(context), EVERYWHERE),
    "medal wall": (lambda context, game: medal_wall(context, game.slug), EVERYWHERE),
    "medals": (lambda context, game: medal_page(context, game, Variant(1, 1, False)), EVERYWHERE),
    "operator": (lambda context, _: operator(context), EVERYWHERE),
    "attract": (lambda context, _: attract(context), ("",) * (DEMONSTRATED // (STILL + PRESSED))),
    "after a game": (lambda context, game: _ended(context, game), ("return",) * (PLAYED // (STILL + PRESSED))),
    "unproved": (lambda context, _: _proved(context), ()),
}
"""Each page, and what is pressed on it one after the other."""


class TimedStore:
    """A store that counts the processor time it takes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.taken = 0.0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not callable(found):
            return found

        def timed(*values: Any, **named: Any) -> Any:
            began = process_time()
            try:
                return found(*values, **named)
            finally:
                self.taken += process_time() - began

        return timed


def store_figures() -> dict[str, float]:
    """Seconds to open the file; milliseconds of each page's dearest frame, and of what it waits there for the store."""
    with TemporaryDirectory() as folder:
        cabinet, killed = Path(folder, "house"), Path(folder, "killed")
        cabinet.mkdir()
        fill(cabinet, SCORES)
        Store(cabinet).close()
        found = {"open, s": min(_opened(cabinet) for _ in range(TIMES))}
        with closing(Store(cabinet)) as store:
            store.set_setting("volume", 7)  # so that there is a log
            shutil.copytree(cabinet, killed, ignore=shutil.ignore_patterns("*.backup-*"))
            found["open after a kill, s"] = _opened(killed)
            found["insert, ms"] = 1000 * _inserted(store)
            run = Replay(usual_setup(MOST), KeyLog([(1, [])]))
            number = store.add_score(ScoreRow(MOST, 1, False, 1, "AAA", 1, Outcome.WON.value), run)
            found["taken back, ms"] = 1000 * _taken(lambda: store.remove_score(number))
            for name, (page, keys) in PAGES.items():
                seen = [_dearest(store, page, keys) for _ in range(SEEN)]
                whole, waited = (min(times) for times in zip(*seen, strict=True))
                found[f"{name}, ms"], found[f"{name}: store, ms"] = 1000 * whole, 1000 * waited
            found["a kiosk's next visitor, ms"] = 1000 * _taken(store.begin_visit)
    return {name: round(value, 3) for name, value in found.items()}


def _taken(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = process_time()
    work()
    return process_time() - began


def _opened(folder: Path) -> float:
    began = process_time()
    store = Store(folder)
    taken = process_time() - began
    store.close()
    return taken


def _inserted(store: Store) -> float:
    """The dearest of some scores stored."""
    return max(
        _taken(lambda: store.add_score(ScoreRow(MOST, 1, False, 1, "AAA", TOP, Outcome.WON.value)))
        for _ in range(STORED)
    )


def _ended(context: PageContext, game: Game) -> Screen[object]:
    """A game of the pilot's, and what comes after it."""
    run = Run(Session(replace(usual_setup(game.slug), seed=PILOT)))
    hands = pilot_hands(run.session, PILOT)
    ending = Ending(context, run, game)
    while not ending.due:
        run.session.step(next(hands))
        run.watch(run.session)
        ending.follow()
        yield context.monitor
    return (yield from ending.settle())


def _proved(context: PageContext) -> Screen[None]:
    """What the shelf does beside itself."""
    for _ in prove_the_rest(context):
        yield context.monitor
    yield context.monitor


def _dearest(store: Store, page: Page, keys: Sequence[str]) -> tuple[float, float]:
    """Seconds of the dearest frame as a whole, and of the one that waits for the store the longest."""
    timed = TimedStore(store)
    context = PageContext(cast(Store, timed), Preferences(), CLOCK_AND_SEEDS)
    screens = context.show(page(context, Game(MOST, cartridge(MOST))))
    whole = waited = 0.0
    for held in _hands(keys):
        timed.taken, began = 0.0, process_time()
        context.begin(held)
        if next(screens, None) is None:
            break
        whole, waited = max(whole, process_time() - began), max(waited, timed.taken)
    screens.close()
    return whole, waited


def _hands(keys: Sequence[str]) -> Iterator[frozenset[str]]:
    yield from [NO_KEYS] * STILL
    for key in keys:
        yield from [frozenset((key,)) if key else NO_KEYS] * PRESSED
        yield from [NO_KEYS] * STILL
