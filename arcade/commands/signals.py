"""Signals that ask the process to end: raised at once where there is nothing to finish, noted where there is.

An exception that a signal raises may come anywhere, in the middle of an import say, where whoever looks for what is
wrong with a game takes it for that, or where Python can only print it. So the arcade itself notes a signal and ends
between two frames.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from types import FrameType
from typing import Any, Self

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
AGAIN = 0.02
"""Seconds after which a signal comes again where what it raised was lost."""
_Handler = Callable[[int, FrameType | None], Any]


class Interrupted(KeyboardInterrupt):
    """A signal asks the process to end, with the exit code that a shell gives for it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
        self.code = 128 + number


@contextmanager
def interruptible(number: int = signal.SIGINT) -> Iterator[None]:
    """A signal raises Interrupted within, even if it comes where Python would print and forget what is raised."""

    def interrupt(number: int, _: FrameType | None) -> None:
        raise Interrupted(number)

    def again(lost: Any) -> None:
        if isinstance(lost.exc_value, Interrupted):  # in a finalizer say; here it would be lost once more
            Timer(AGAIN, signal.raise_signal, (lost.exc_value.number,)).start()
        else:
            hook(lost)

    hook = sys.unraisablehook
    sys.unraisablehook = again
    try:
        with _handled((number,), interrupt):
            yield
    finally:
        sys.unraisablehook = hook


class Ending:
    """Within it signals are noted; whoever sends a second one does not want to wait, and ends the process at once."""

    def __init__(self) -> None:
        self.code = 0
        """The exit code once a signal has come, 0 before."""
        self._end: Callable[[], None] = lambda: None
        self._handling = _handled(ENDING, self._note)

    def obey(self, end: Callable[[], None]) -> None:
        """Call this when a signal comes, or now if one has come; it must do as little as to set a flag."""
        self._end = end
        if self.code:
            end()

    def check(self) -> None:
        """Raise SystemExit if a signal has come: for what has no frames between which to end."""
        if self.code:
            sys.exit(self.code)

    def _note(self, number: int, _: FrameType | None) -> None:
        self.code = 128 + number
        for one in ENDING:
            signal.signal(one, signal.SIG_DFL)
        self._end()

    def __enter__(self) -> Self:
        self._handling.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._handling.__exit__(None, None, None)


@contextmanager
def _handled(numbers: tuple[int, ...], handler: _Handler) -> Iterator[None]:
    """Let a handler take signals, but for those that whoever began the process wants to be ignored (nohup)."""
    before = {number: was for number in numbers if (was := signal.getsignal(number)) not in (signal.SIG_IGN, None)}
    try:
        for number in before:
            signal.signal(number, handler)
        yield
    finally:
        for number, was in before.items():
            signal.signal(number, was)
