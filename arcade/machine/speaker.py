"""A one-bit loudspeaker: the exact ticks at which its level changes, and the notes that were asked of it."""

from bisect import bisect_left
from dataclasses import dataclass


@dataclass(frozen=True)
class Note:
    """A tone as asked for: start and duration in the machine's ticks, pitch in hertz."""

    start: int
    duration: int
    hertz: float


class Speaker:
    """Level changes in order of time. One voice: a new sound cuts off what was laid out after its start."""

    def __init__(self) -> None:
        self.level = 0
        self.notes: list[Note] = []
        self._edges: list[int] = []

    def toggle(self, tick: int) -> None:
        """Change the level at a tick not before the latest one laid out."""
        self._edges.append(tick)

    def lay_out(self, edges: list[int], note: Note | None = None) -> None:
        """Add level changes (ticks, ascending), cutting off earlier plans from the first of them on."""
        if edges:
            self.cut(edges[0])
            self._edges += edges
        if note is not None:
            self.notes.append(note)

    def cut(self, tick: int) -> None:
        """Silence everything planned from `tick` on; a note whose last level change came before keeps its length."""
        kept = bisect_left(self._edges, tick)
        if kept == len(self._edges):
            return
        del self._edges[kept:]
        while self.notes and self.notes[-1].start >= tick:
            self.notes.pop()
        if self.notes and self.notes[-1].start + self.notes[-1].duration > tick:
            last = self.notes[-1]
            self.notes[-1] = Note(last.start, tick - last.start, last.hertz)

    @property
    def busy_until(self) -> int:
        """The tick of the last level change laid out, or -1."""
        return self._edges[-1] if self._edges else -1

    def take(self, until: int) -> list[int]:
        """Remove and return the level changes before tick `until`; `level` is then the level at `until`."""
        count = bisect_left(self._edges, until)
        if not count:
            return []
        taken = self._edges[:count]
        del self._edges[:count]
        self.level ^= count & 1
        return taken
