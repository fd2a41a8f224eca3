"""The chosen game in the corner of a page: its pilot plays it, at half size."""

from functools import partial

from arcade.cabinet.replays.demonstration import Demonstration
from arcade.cabinet.setups import demonstration_setup
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets.thumbnail import thumbnail

DELAY = 8
"""Frames for which a game must stay chosen before it begins, so that leafing through the shelf is quick."""
HURRY = 100
"""Frames at the beginning that pass twice as fast."""
LONGEST = 60 * 50
REST = 100
"""Frames for which the last picture of one that ended is seen."""
PICTURE_EVERY = 2


class Preview:
    """Shows one game after the other at a place of the stage's page."""

    def __init__(self, stage: Stage, row: int, column: int) -> None:
        self._stage = stage
        self._place = (row, column)
        self._slug = ""
        self._frame = 0
        self._demonstration: Demonstration | None = None

    def show(self, slug: str) -> None:
        """From now on this game."""
        if slug != self._slug:
            self._slug, self._frame, self._demonstration = slug, 0, None

    def step(self) -> None:
        """Run a frame and draw it."""
        self._frame += 1
        if not self._slug or self._frame < DELAY:
            return
        if self._demonstration is None or self._frame > LONGEST:
            self._demonstration = Demonstration(partial(demonstration_setup, self._stage, self._slug), self._stage.font)
            self._frame = DELAY
        machine = self._demonstration.step()
        if machine is not None and self._frame < DELAY + HURRY:
            machine = self._demonstration.step()
        if machine is None:
            self._frame = max(self._frame, LONGEST - REST)
        elif self._frame % PICTURE_EVERY == 0:
            thumbnail(machine, *self._place).put_back(self._stage.machine)
