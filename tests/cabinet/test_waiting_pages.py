"""What is seen while the arcade is at work: the tape when it is switched on, and the line that fills."""

import itertools
from pathlib import Path

import pytest

from arcade.cabinet import strings
from arcade.cabinet.pages.boot import STAY, boot
from arcade.cabinet.pages.opening import opening_picture
from arcade.cabinet.pages.progress import PATIENCE, progress
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset, Monitor
from arcade.toolkit.contract.languages import LANGUAGES, Language
from tests.cabinet.golden_pages import Page, both_grids, both_languages, compare, compare_picture, seen, stage_of
from tests.patience import still

PIECES = 40


def work(pieces: int) -> Pieces[object]:
    yield from range(pieces)
    return "done"


def slow_job(pieces: int) -> BackgroundJob[object]:
    """Work of which a frame has time for one piece: its clock goes on by a second whenever it is looked at."""
    seconds = itertools.count()
    return BackgroundJob(work(pieces), lambda: float(next(seconds)))


@both_languages
@both_grids
def test_long_work(store: Store, language: Language, grid: type[Monitor], update_golden: bool, tmp_path: Path) -> None:
    stage = stage_of(store, language, grid)
    page: Page = progress(stage, strings.RESUMING, slow_job(PIECES), PIECES)
    seen(stage, page, frames=PIECES // 2)
    compare(stage, "working", update_golden, tmp_path)
    assert seen(stage, page, frames=PIECES) == "done"


@pytest.mark.parametrize("size", [(1280, 960), (1080, 1920)], ids=["wide", "narrow"])
def test_scores_that_are_examined(store: Store, size: tuple[int, int], update_golden: bool, tmp_path: Path) -> None:
    stage = stage_of(store)
    stage.monitor = opening_picture(Preferences(), stage.sources, *size)
    assert isinstance(stage.monitor, Handset) is (size[0] < size[1])
    compare(stage, "examined", update_golden, tmp_path)


def test_short_work_is_never_seen(store: Store) -> None:
    stage = stage_of(store)
    before = stage.monitor.pixels()
    page = progress(stage, strings.RESUMING, slow_job(PATIENCE), PATIENCE)
    assert seen(stage, page, frames=PIECES) == "done"
    assert stage.monitor.pixels() == before


def booted(stage: Stage) -> Machine:
    """The machine when the tape has been read and a key is asked for."""
    page = boot(stage)
    shown: list[bytes] = []
    while still(len(shown) < STAY or shown[-1] != shown[-STAY + 1]):
        machine = next(page)
        machine.end_frame()
        shown.append(machine.pixels())
    return machine


@pytest.mark.parametrize("language", LANGUAGES)
def test_switching_on(store: Store, language: Language, update_golden: bool, tmp_path: Path) -> None:
    stage = stage_of(store, language)
    stage.preferences.calm = True
    compare_picture(booted(stage), f"boot-{language}", update_golden, tmp_path)
