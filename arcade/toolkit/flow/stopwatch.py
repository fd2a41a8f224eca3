"""A stopwatch for decisions, counting the machine's frames, a fiftieth of a second each; sound doesn't stop it."""

from arcade.machine.machine import Machine
from arcade.toolkit.contract.timing import A_SECOND


class Stopwatch:
    """How long somebody takes."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._started = machine.frame

    def start(self) -> None:
        """Begin to count from this frame on."""
        self._started = self._machine.frame

    @property
    def frames(self) -> int:
        """Frames since the start."""
        return self._machine.frame - self._started


def seconds(frames: int) -> str:
    """So many frames in seconds, with two places."""
    return f"{frames // A_SECOND}.{frames % A_SECOND * 100 // A_SECOND:02}"


def tenths(frames: int) -> int:
    """Whole tenths of a second."""
    return frames * 10 // A_SECOND


def clock(frames: int) -> str:
    """So many frames as a clock shows them: minutes, seconds and tenths, "01:05.3"."""
    minutes, rest = divmod(frames, 60 * A_SECOND)
    return f"{minutes:02}:{rest // A_SECOND:02}.{rest % A_SECOND * 10 // A_SECOND}"


class Countdown(Stopwatch):
    """A limit for a move, counted down."""

    def __init__(self, machine: Machine, limit: int) -> None:
        """`limit` is in frames."""
        super().__init__(machine)
        self.limit = limit

    @property
    def left(self) -> int:
        """Frames that are left, none when the time is over."""
        return max(self.limit - self.frames, 0)
