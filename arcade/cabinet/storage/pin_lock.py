"""The lock on a kiosk's operator's page: three wrong numbers shut it for a minute, the next three for two, and so on.

Players' codes have one, too, which counts every code and is never shut for longer than a minute. A lock is stored, so
that switching the arcade off and on opens nothing: the wait then begins again.
"""

from collections.abc import Callable
from hmac import compare_digest

from arcade.cabinet.storage.store import Store
from arcade.toolkit.contract.plain import Plain

DIGITS = 16
"""So long may the number be."""
TRIES = 3
"""So many wrong numbers shut it."""
SHORTEST = 60
"""Seconds for which it is shut the first time."""
LONGEST = 60 * 60
"""Seconds for which it is shut at most."""
NAME = "operator_lock"
"""What it is stored under: the wrong numbers since the last right one, and whether it is shut."""
MANY = 1000
"""Of more wrong numbers no count is kept."""


class PinLock:
    """Counts wrong numbers and seconds."""

    def __init__(self, store: Store, clock: Callable[[], float], name: str = NAME, longest: int = LONGEST) -> None:
        """`clock` gives seconds that only ever grow; `name` is what it is stored under, `longest` a wait at most."""
        self._store = store
        self._clock = clock
        self._name, self._longest = name, longest
        self._wrong, shut = _read(store.setting(name))
        self._opens_at: float | None = clock() + self._wait() if shut else None

    def seconds_left(self) -> int:
        """How long it stays shut, in whole seconds; 0 when it is open. To be asked now and then, at best each frame."""
        if self._opens_at is None:
            return 0
        left = -int(-(self._opens_at - self._clock()) // 1)
        if left <= 0:
            self._opens_at = None
            self._note()
        return max(left, 0)

    def fits(self, typed: str, number: str) -> bool:
        """Whether the right number was typed; another one is counted."""
        if compare_digest(typed.encode(), number.encode()):
            self.open()
            return True
        self.count()
        return False

    def count(self) -> None:
        """Count a number that was wrong, or might be."""
        self._wrong = min(self._wrong + 1, MANY * TRIES)
        if self._wrong % TRIES == 0:
            self._opens_at = self._clock() + self._wait()
        self._note()

    def open(self) -> None:
        """Forget all wrong numbers."""
        self._wrong, self._opens_at = 0, None
        self._note()

    def _wait(self) -> int:
        doublings = min(max(self._wrong // TRIES, 1) - 1, LONGEST.bit_length())
        return min(SHORTEST << doublings, self._longest)

    def _note(self) -> None:
        self._store.set_setting(self._name, (self._wrong, self._opens_at is not None), for_good=True)


def _read(stored: Plain) -> tuple[int, bool]:
    """What was stored, if it can be used."""
    match stored:
        case (int(wrong), bool(shut)) if not isinstance(wrong, bool) and 0 <= wrong <= MANY * TRIES:
            return wrong, shut
    return 0, False
