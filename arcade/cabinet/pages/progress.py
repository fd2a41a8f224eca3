"""Long work on a page of its own: what is being done, and how far it is."""

from typing import TypeVar

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.mascot import Mood
from arcade.cabinet.paint.page import heading
from arcade.cabinet.paint.panel import box, gauge
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.speech import speech
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.toolkit.contract.texts import Text

T = TypeVar("T")
HIGH = 18
"""Height of the line that fills."""
RIM = 3
"""Pixels of its edge."""
PATIENCE = 6
"""Frames of work before the page is drawn, so that short work does not flicker."""


def progress(
    context: PageContext, words: Text, job: BackgroundJob[T], frames: int, before: Machine | None = None
) -> Screen[T]:
    """Do the job and give what came of it; what it raises is raised. `frames` is how many it will have done.

    What was seen `before`, if it is not the page shown last, is seen on until the page is drawn.
    """
    monitor = context.monitor
    said = speech(context, words, HIGH)
    left, top, wide = said.below
    room = wide - 2 * RIM
    age, drawn = 0, -1
    while not job.step():
        done = min(room, room * job.frames // max(frames, 1))
        if age >= PATIENCE and done != drawn:
            if drawn < 0:
                heading(monitor, context.text(strings.ARCADE))
                said.draw(monitor, Mood.BUSY)
                box(monitor, (left, top, wide, HIGH), c.NIGHT, c.WALL2)
            drawn = done
            gauge(monitor, (left + RIM, top + RIM, room, HIGH - 2 * RIM), done, room)
        age += 1
        yield monitor if before is None or drawn >= 0 else before
    return job.result
