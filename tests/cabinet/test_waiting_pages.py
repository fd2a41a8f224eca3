"""What is seen while the arcade is at work: the tape when it is switched on, and the line that fills."""

import itertools
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.boot import STAY, boot
from arcade.cabinet.pages.opening import opening_picture
from arcade.cabinet.pages.progress import PATIENCE, progress
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, compare_picture, context_of, seen
from tests.patience import still

PIECES = 40


def work(pieces: int) -> TimeSlices[object]:
    yield from range(pieces)
    return "done"


def slow_job(pieces: int) -> BackgroundJob[object]:
    """Work of which a frame has time for one piece: its clock goes on by a second whenever it is looked at."""
    seconds = itertools.count()
    return BackgroundJob(work(pieces), lambda: float(next(seconds)))


@both_languages
@both_grids
def test_long_work(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store, language, grid)
    page: Page = progress(context, strings.RESUMING, slow_job(PIECES), PIECES)
    seen(context, page, frames=PIECES // 2)
    compare(context, "working", update_golden, tmp_path)
    assert seen(context, page, frames=PIECES) == "done"


@pytest.mark.parametrize("size", [(1280, 960), (1080, 1920)], ids=["wide", "narrow"])
def test_scores_that_are_examined(store: Store, size: tuple[int, int], update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store)
    context.monitor = opening_picture(Preferences(), context.clock_and_seeds, *size)
    assert isinstance(context.monitor, Handset) is (size[0] < size[1])
    compare(context, "examined", update_golden, tmp_path)


def test_short_work_is_never_seen(store: Store) -> None:
    context = context_of(store)
    before = context.monitor.pixels()
    page = progress(context, strings.RESUMING, slow_job(PATIENCE), PATIENCE)
    assert seen(context, page, frames=PIECES) == "done"
    assert context.monitor.pixels() == before


def booted(context: PageContext) -> Machine:
    """The machine when the tape has been read and a key is asked for."""
    page = boot(context)
    shown: list[bytes] = []
    while still(len(shown) < STAY or shown[-1] != shown[-STAY + 1]):
        machine = next(page)
        machine.end_frame()
        shown.append(machine.pixels())
    return machine


@pytest.mark.parametrize("language", LANGUAGES)
def test_switching_on(store: Store, language: Language, update_golden: bool, tmp_path: Path) -> None:
    context = context_of(store, language)
    context.preferences.calm = True
    compare_picture(booted(context), f"boot-{language}", update_golden, tmp_path)
