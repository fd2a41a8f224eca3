"""Long work on a page of its own: a line that says what is being done, and how far it is."""

from typing import TypeVar

from arcade.cabinet import strings
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.canvas import centre
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair

T = TypeVar("T")
ROW, COLUMN, COLUMNS = 11, 4, 24
DONE, TO_DO = pair("kG"), pair("kb")
PATIENCE = 6
"""Frames of work before the page is drawn, so that short work does not flicker."""


def progress(stage: Stage, words: Text, job: BackgroundJob[T], frames: int) -> Frames[T]:
    """Do the job and give what came of it; what it raises is raised. `frames` is how many it will have done."""
    machine = stage.machine
    age = 0
    while not job.step():
        if age == PATIENCE:
            theme.heading(machine, stage.text(strings.ARCADE))
            centre(machine, ROW - 2, stage.text(words), theme.PLAIN)
        if age >= PATIENCE:
            done = min(COLUMNS, COLUMNS * job.frames // max(frames, 1))
            colour_cells(machine, ROW, COLUMN, 1, COLUMNS, TO_DO)
            colour_cells(machine, ROW, COLUMN, 1, done, DONE)
        age += 1
        yield
    return job.result
