"""What a frame costs that is shown: the program's step, the machine's pixels, their comparison, the look."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from statistics import median
from time import process_time

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.front.choice import Place
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.console.plans import plan
from arcade.host.picture import Picture
from arcade.machine.hosting import LOOKS
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Machine

FRAMES = 400
AGAIN = 50
"""So often the last frame is shown once more where there is none in which nothing changed."""
SIZE = (1280, 960)
"""The screen on which games are measured; a telephone is one of this size held upright."""
LOOK = "tv"
"""The look in which they are measured."""


@dataclass
class Taken:
    """Milliseconds of processor time, frame by frame."""

    whole: list[float] = field(default_factory=list)
    """All that the frame takes."""
    picture: list[float] = field(default_factory=list)
    """From the machine's memory to the finished picture: a part of the whole."""

    def add(self, other: "Taken") -> None:
        """Count another one's frames, too."""
        self.whole += other.whole
        self.picture += other.picture


@dataclass(frozen=True)
class Shown:
    """Frames of a machine."""

    machine: str
    changed: Taken
    same: Taken
    """Those in which the picture did not change."""


def changed_frames(wanted: Sequence[str]) -> dict[str, float]:
    """Medians of frames that changed the picture: each game's, over the games, each machine's in each look.

    The monitor and the telephone show the shelf with the first of the games in its set.
    """
    return _figures(wanted, "changed")


def unchanged_frames(wanted: Sequence[str]) -> dict[str, float]:
    """The same of frames that changed nothing; what never stood still is shown again without a step of its program."""
    return _figures(wanted, "same")


def _figures(wanted: Sequence[str], what: str) -> dict[str, float]:
    games = {slug: getattr(shown_game(slug, LOOK), what) for slug in wanted}
    found = {slug: median(taken.whole) for slug, taken in games.items() if taken.whole}
    if len(found) > 1:
        found["median"] = median(found.values())
    lines: dict[str, Taken] = {}
    for look in LOOKS:
        pages = [shown_shelf(wanted[0], size, look) for size in (SIZE, SIZE[::-1])]
        for shown in [shown_game(slug, look) for slug in wanted] + pages:
            lines.setdefault(f"{shown.machine} {look}", Taken()).add(getattr(shown, what))
    for name in sorted(lines):
        if lines[name].whole:
            found[name] = median(lines[name].whole)
            found[f"{name}, picture alone"] = median(lines[name].picture)
    return {name: round(value, 4) for name, value in found.items()}


@cache
def shown_game(slug: str, look: str) -> Shown:
    """The first frames of a game's pilot."""
    session = Session(replace(usual_setup(slug), seed=1))

    def frames() -> Iterator[Machine]:
        yield session.machine
        for keys in pilot_hands(session, 1):
            session.step(keys)
            yield session.machine

    return _shown(frames(), SIZE, look)


@cache
def shown_shelf(slug: str, size: tuple[int, int], look: str) -> Shown:
    """The shelf with a game in its set, on a screen of a size."""
    context = PageContext(Store(None), Preferences(), CLOCK_AND_SEEDS)
    context.fit(*size)
    page = context.show(shelf(context, Place(slug=slug)))

    def frames() -> Iterator[Machine]:
        while True:
            context.begin(NO_KEYS)
            yield next(page)

    found = _shown(frames(), size, look)
    page.close()
    context.store.close()
    return found


def _shown(frames: Iterator[Machine], size: tuple[int, int], look: str) -> Shown:
    """Frames as the host shows them, after the first."""
    machine, picture = next(frames), Picture()
    found = Shown(type(machine).__name__.lower(), Taken(), Taken())
    shown = plan(size, type(machine), look)
    picture.compose(machine, shown)
    each, began = machine, process_time()
    for each in islice(frames, FRAMES):
        stepped = process_time()
        composed = picture.compose(each, plan(size, type(each), look))
        ended = process_time()
        taken = found.same if composed is None else found.changed
        taken.whole.append(1000 * (ended - began))
        taken.picture.append(1000 * (ended - stepped))
        began = process_time()
    for _ in range(0 if found.same.whole else AGAIN):
        began = process_time()
        picture.compose(each, plan(size, type(each), look))
        took = 1000 * (process_time() - began)
        found.same.add(Taken([took], [took]))
    return found
