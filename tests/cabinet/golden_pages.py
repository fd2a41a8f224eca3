"""Pages drawn without a window, their words checked, and their pictures compared with golden ones in `pages`."""

from collections.abc import Generator
from itertools import combinations
from pathlib import Path

import pytest

from arcade.cabinet.formats.png import Picture
from arcade.cabinet.page_context import ClockAndSeeds, PageContext
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import Language
from tests.cabinet.player import DATE, NOW
from tests.languages import FINISHED
from tests.playthrough import side_by_side
from tests.png_pictures import decode

FOLDER = Path(__file__).parent / "pages"
GRIDS: tuple[type[Monitor], ...] = (Monitor, Handset)
both_languages = pytest.mark.parametrize("language", FINISHED)
both_grids = pytest.mark.parametrize("grid", GRIDS, ids=["wide", "narrow"])
Page = Generator[Machine, None, object]


def context_of(store: Store, language: Language = "en", grid: type[Monitor] = Monitor) -> PageContext:
    """A context with a screen of either grid."""
    context = PageContext(
        store, Preferences(language=language), ClockAndSeeds(lambda: 1, lambda: DATE, lambda: 0.0, lambda: NOW)
    )
    context.monitor = grid()
    context.monitor.keyboard = context.keyboard
    return context


def count_calls(store: Store, monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Grows by a name whenever a method of the store is called."""
    method, calls = getattr(store, name), list[str]()

    def called(*values: object) -> object:
        calls.append(name)
        return method(*values)

    monkeypatch.setattr(store, name, called)
    return calls


def seen(context: PageContext, page: Page, *keys: str, frames: int = 3) -> object:
    """Run a page for a few frames, and some more after each key; its words are looked at each time.

    What it gives is given; three dots as long as it goes on.
    """
    for held in (frozenset[str](), *(one for key in keys for one in (frozenset((key,)), frozenset[str]()))):
        for _ in range(frames):
            by_pad = context.by_pad
            context.begin(held)
            context.by_pad = by_pad
            context.keyboard.update(held)
            try:
                machine = next(page)
            except StopIteration as stop:
                return stop.value
            machine.end_frame()
        wrong = disorder(context.monitor)
        assert not wrong, wrong
    return ...


def disorder(monitor: Monitor) -> list[str]:
    """What is wrong with the words on a picture: those that meet others, and those that leave it."""
    width, height = monitor.SIZE
    found = [
        f"{one.text!r} meets {other.text!r}" for one, other in combinations(monitor.written, 2) if one.meets(other)
    ]
    for words in monitor.written:
        left, top, wide, high = words.rect
        if left < 0 or top < 0 or left + wide > width or top + high > height:
            found.append(f"{words.text!r} leaves the picture")
    return found


def compare(context: PageContext, name: str, update: bool, out: Path) -> None:
    """Compare what is shown with ``pages/NAME-LANG[-narrow].png``, or write that; a difference is kept under `out`."""
    monitor = context.monitor
    wrong = disorder(monitor)
    assert not wrong, wrong
    compare_picture(monitor, f"{name}-{context.language}{'-narrow' * isinstance(monitor, Handset)}", update, out)


def compare_picture(machine: Machine, name: str, update: bool, out: Path) -> None:
    """The same with any machine's picture."""
    path = FOLDER / f"{name}.png"
    got = Picture(*machine.SIZE, machine.pixels(), machine.palette())
    if update:
        FOLDER.mkdir(exist_ok=True)
        path.write_bytes(got.png())
        return
    assert path.is_file(), f"{path.name} is missing: run pytest with --update-golden and look at it"
    wanted = decode(path.read_bytes())
    if wanted != got:
        shown = out / f"{path.stem}-wanted-and-got.png"
        shown.write_bytes(side_by_side(wanted, got).png() if wanted.width == got.width else got.png())
        pytest.fail(f"the picture differs from {path.name}; see {shown}")
