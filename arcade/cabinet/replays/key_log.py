"""The keys held in each frame of a run, run-length coded: long stretches with the same keys cost one entry."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from arcade.machine.keyboard import Keys

PlainRuns: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""The plain form: how many frames, and the names of the keys held, in alphabetical order."""

KEYS_AT_ONCE = 64
NAME_LENGTH = 32


class KeyLog:
    """Keys held, frame by frame. Grows at the end with `append`, can be cut back with `truncate`."""

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __init__(self, runs: Iterable[tuple[int, Iterable[str]]] = ()) -> None:
        """An empty log, or the one whose plain form is given; a run of no frames or fewer raises ValueError."""
        self.frames = 0
        """How many frames are noted."""
        self._ends: list[int] = []  # of each run, the first frame after it
        self._held: list[Keys] = []  # during each run; neighbours differ
        self._last: Keys | None = None
        for frames, names in runs:
            self.extend(frozenset(names), frames)

    def append(self, keys: Keys) -> None:
        """Note the keys of one more frame."""
        self.frames += 1
        # Sessions hand over the same object while nothing changes, so that most frames end at the first comparison.
        if keys is self._last or keys == self._last:
            self._ends[-1] = self.frames
        else:
            self._ends.append(self.frames)
            self._held.append(keys)
            self._last = keys

    def extend(self, keys: Keys, frames: int) -> None:
        """Note the same keys for a number of frames, at least one."""
        if frames < 1:
            raise ValueError("a run of keys lasts at least one frame")
        self.append(keys)
        self.frames += frames - 1
        self._ends[-1] = self.frames

    def truncate(self, frames: int) -> None:
        """Forget every frame from number `frames` on; a log no longer than that stays as it is."""
        if frames >= self.frames:
            return
        whole = bisect_right(self._ends, max(frames, 0))
        cut = whole + (frames > (self._ends[whole - 1] if whole else 0))
        del self._ends[cut:], self._held[cut:]
        self.frames = max(frames, 0)
        self._last = self._held[-1] if cut else None
        if cut:
            self._ends[-1] = self.frames

    def copy(self) -> "KeyLog":
        """A log of its own with the same frames."""
        log = KeyLog()
        log.frames, log._last = self.frames, self._last
        log._ends, log._held = self._ends.copy(), self._held.copy()
        return log

    def until(self, frames: int) -> "KeyLog":
        """A log of its own of the first frames, so many of them."""
        log = self.copy()
        log.truncate(frames)
        return log

    def held(self, frame: int) -> Keys:
        """The keys of one frame, counted from 0; raises IndexError for a frame that is not noted."""
        if not 0 <= frame < self.frames:
            raise IndexError(f"frame {frame} is not noted")
        return self._held[bisect_right(self._ends, frame)]

    def __iter__(self) -> Iterator[Keys]:
        """The keys of every frame, from the first; the same object as long as they stay the same."""
        return self.since(0)

    def since(self, frame: int) -> Iterator[Keys]:
        """The keys of every frame from number `frame` on."""
        for at in range(bisect_right(self._ends, frame), len(self._ends)):
            end, keys = self._ends[at], self._held[at]
            for _ in range(frame, end):
                yield keys
            frame = end

    def plain(self, frame: int = 0) -> PlainRuns:
        """The log as plain values, or what comes from a frame on."""
        first = bisect_right(self._ends, frame)
        ends, held = self._ends[first:], self._held[first:]
        starts = [frame, *ends]
        return tuple((end - start, tuple(sorted(keys))) for start, end, keys in zip(starts, ends, held, strict=False))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KeyLog):
            return NotImplemented
        return self._ends == other._ends and self._held == other._held

    def __repr__(self) -> str:
        return f"KeyLog({self.plain()!r})"


def acceptable_name(name: str) -> bool:
    """Whether a key's name may stand in a log: 1 to 32 printable characters."""
    return 0 < len(name) <= NAME_LENGTH and name.isprintable()


def acceptable(keys: Keys) -> Keys:
    """The keys that a log (and so a replay) may hold: at most 64 at once, each with an acceptable name.

    To be applied before the machine sees the keys, so that what is played is what is noted.
    """
    if len(keys) <= KEYS_AT_ONCE and all(map(acceptable_name, keys)):
        return keys
    return frozenset(sorted(filter(acceptable_name, keys))[:KEYS_AT_ONCE])
