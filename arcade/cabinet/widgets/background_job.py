"""Long work done in the time that is left of each frame."""

from collections.abc import Callable
from typing import Generic, TypeVar

from arcade.cabinet.time_slices import TimeSlices

T = TypeVar("T")
SHARE = 0.008
"""Seconds of a frame that the work may take: less than half, so that no frame comes late."""
SMALL_SHARE = 0.004
"""The same where the slices can be so long that the last one goes beyond it, or the page has more to do."""
WAITED_FOR = 0.015
"""The same where nothing else is to be seen meanwhile than how far the work is."""


class BackgroundJob(Generic[T]):
    """Pieces of work, some in each frame."""

    def __init__(self, slices: TimeSlices[T], clock: Callable[[], float], share: float = SHARE) -> None:
        self._slices = slices
        self._clock = clock
        self.share = share
        """Seconds that it may take of a frame."""
        self.frames = 0
        """Frames of the run that are done."""
        self.finished = False
        self._result: T | None = None

    def step(self) -> bool:
        """Work for a share of a frame; whether everything is done. What the work raises is raised here."""
        start = self._clock()
        while not self.finished:
            try:
                self.frames = next(self._slices)
            except StopIteration as stop:
                self._result = stop.value
                self.finished = True
            if self._clock() - start >= self.share:
                break
        return self.finished

    @property
    def result(self) -> T:
        """What came of it. Raises ValueError before it is finished."""
        if not self.finished:
            raise ValueError("the work is not finished")
        return self._result  # type: ignore[return-value]
