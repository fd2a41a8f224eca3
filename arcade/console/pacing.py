"""When the next frame of a machine is due. The only place that reads the clock for the picture."""

import time
from collections.abc import Callable

MOST_BEHIND = 5
"""So many frames are caught up with after a stall; the rest of the time lost is forgotten."""
NAP = 0.004
"""The longest sleep between two looks at the loudspeaker, in seconds."""


class Pacing:
    """A fixed-step accumulator with its own deadlines, whatever the screen's refresh does."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter, sleep: Callable[[float], None] = time.sleep):
        self._clock = clock
        self._sleep = sleep
        self._next = clock()
        self.forgotten = 0.0
        """Seconds that were not caught up with, in all."""

    @property
    def left(self) -> float:
        """Seconds until the next frame is due; 0 or less when it is."""
        return self._next - self._clock()

    def due(self) -> bool:
        """Whether a frame is to be run now."""
        return self.left <= 0

    def ran(self, seconds: float) -> None:
        """A frame that stands for `seconds` was run; the next is due that much after this one was."""
        earliest = self._clock() - MOST_BEHIND * seconds
        self.forgotten += max(0.0, earliest - self._next)
        self._next = max(self._next, earliest) + seconds

    def wait(self, meanwhile: Callable[[], None]) -> None:
        """Sleep until the next frame is due, calling `meanwhile` every few milliseconds."""
        while (left := self.left) > 0:
            self._sleep(min(left, NAP))
            meanwhile()
