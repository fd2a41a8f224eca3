"""A one-bit loudspeaker: the exact ticks at which its level changes, and the notes that were asked of it.

Effects and music are planned apart. Where both are heard an effect covers the music, which goes on in time beneath it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Flag, auto
from itertools import pairwise
from typing import Protocol

MOST_UNHEARD = 1 << 22
"""Ticks after which a source that goes on unheard is told so: else what it plans would pile up."""


class Kind(Flag):
    """What a sound is. A player may leave a kind out: then it is planned all the same, and not heard."""

    EFFECT = auto()
    """A statement's tone, a noise, a jingle."""
    MUSIC = auto()
    """The piece of a title, the phrase at an end."""
    PLAY = auto()
    """Music while a game is played."""


ALL = Kind.EFFECT | Kind.MUSIC | Kind.PLAY


@dataclass(frozen=True)
class Note:
    """A tone as asked for: start and duration in the machine's ticks, pitch in hertz."""

    start: int
    duration: int
    hertz: float

    @property
    def end(self) -> int:
        """The tick after its last."""
        return self.start + self.duration


class Source(Protocol):
    """Who can tell level changes later, when somebody wants to hear them: most of what is played is never heard."""

    def edges(self, until: int) -> list[int]:
        """The level changes before tick `until` that were not given yet, ascending."""

    def skip(self, until: int) -> None:
        """Go on to tick `until` unheard."""


class Lane:
    """The level changes of one kind in order of time: a new sound cuts off what was laid out after its start."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        """Those that may still be heard, and earlier ones that nobody has taken."""
        self.carrier = False
        """Whether voices take turns in it, faster than is heard."""
        self.owing = False
        """Whether one level change is yet to be made up for, as an odd number was covered."""
        self._edges: list[int] = []
        self._sources: list[tuple[Source, int, int]] = []
        """After these level changes: who tells those from a tick to before another."""

    def toggle(self, tick: int) -> None:
        """Change the level at a tick not before the latest one laid out."""
        self._settle()
        self._edges.append(tick)

    def follow(self, source: Source, start: int, end: int) -> None:
        """Add the level changes of a source from tick `start` to before `end`; they are asked for when they are taken.

        What it tells of before `start` is not heard.
        """
        if self._edges and self._edges[-1] >= start:  # which it cuts off from its first one on
            self.lay_out(_told(source, start, end))
        elif self._sources and self._sources[-1][0] is source and self._sources[-1][2] == start:
            self._sources[-1] = source, self._sources[-1][1], end
        else:
            self._sources.append((source, start, end))

    def _settle(self, until: int | None = None) -> None:
        """Ask for the level changes that are followed, those before tick `until` or all."""
        while self._sources and (until is None or self._sources[0][1] < until):
            source, start, end = self._sources.pop(0)
            upto = end if until is None else min(end, until)
            self._edges += _told(source, start, upto)
            if upto < end:
                self._sources.insert(0, (source, upto, end))

    def _skip(self, until: int) -> None:
        """Let what is followed go on unheard up to a tick."""
        while self._sources and self._sources[0][1] < until:
            source, start, end = self._sources.pop(0)
            if until < end:
                self._sources.insert(0, (source, until, end))
            if until < end or start // MOST_UNHEARD < end // MOST_UNHEARD:
                source.skip(min(until, end))

    def lay_out(self, edges: list[int], note: Note | None = None) -> None:
        """Add level changes (ticks, ascending), cutting off earlier plans from the first of them on."""
        if edges:
            self._settle()
            self.cut(edges[0])
            self._edges += edges
        if note is not None:
            self.notes.append(note)

    def cut(self, tick: int) -> None:
        """Silence everything planned from `tick` on; a note whose last level change came before keeps its length."""
        self._settle()
        kept = bisect_left(self._edges, tick)
        if kept == len(self._edges):
            return
        del self._edges[kept:]
        while self.notes and self.notes[-1].start >= tick:
            self.notes.pop()
        if self.notes and self.notes[-1].end > tick:
            last = self.notes[-1]
            self.notes[-1] = Note(last.start, tick - last.start, last.hertz)

    def stop(self, tick: int) -> None:
        """Silence everything from `tick` on, all notes as short as they were heard."""
        del self._edges[bisect_left(self._edges, tick) :]
        self._sources = [(source, start, min(end, tick)) for source, start, end in self._sources if start < tick]
        self.notes = [
            note if note.end <= tick else Note(note.start, tick - note.start, note.hertz)
            for note in self.notes
            if note.start < tick
        ]

    @property
    def busy_until(self) -> int:
        """The tick of the last level change laid out, or -1."""
        self._settle()
        return self._edges[-1] if self._edges else -1

    @property
    def following(self) -> list[int]:
        """The tick of the next level change, if there is one."""
        self._settle()
        return self._edges[:1]

    def take(self, until: int, heard: bool = True) -> list[int]:
        """Remove and return the level changes before tick `until`; those that are not heard may be missing."""
        if heard:
            self._settle(until)
        else:
            self._skip(until)
        taken = self._edges[: bisect_left(self._edges, until)]
        del self._edges[: len(taken)]
        return taken

    def ended(self, until: int) -> list[Note]:
        """Remove and return the notes that were over at tick `until`, which nothing can shorten any more."""
        over = [note for note in self.notes if note.end <= until]
        if over:
            self.notes = [note for note in self.notes if note.end > until]
        return over


def _told(source: Source, start: int, end: int) -> list[int]:
    """What a source tells from a tick to before another."""
    edges = source.edges(end)
    return edges[bisect_left(edges, start) :]


class Speaker:
    """One bit, and what was planned for it. Its statements are for effects, but for those that say otherwise."""

    def __init__(self, rest: int) -> None:
        """A rest of up to so many ticks is part of an effect: no music is heard in it."""
        self.level = 0
        self.effects, self.music, self.play = Lane(), Lane(), Lane()
        self.carrier = False
        """Whether voices that take turns were among what was taken last."""
        self._rest = rest
        self._latest = -1 - rest
        """The tick of the last effect's level change that was taken."""
        self._taken = 0
        """The tick up to which sound was taken."""

    def lane(self, kind: Kind) -> Lane:
        """Where sounds of a kind are laid out."""
        return {Kind.EFFECT: self.effects, Kind.MUSIC: self.music, Kind.PLAY: self.play}[kind]

    def begun(self, kind: Kind, tick: int) -> Lane:
        """Where a sound of a kind that begins at a tick is laid out; what was planned there is silent from then on."""
        lane = self.lane(kind)
        if kind is Kind.EFFECT:
            lane.cut(tick)
        else:
            lane.stop(tick)
            lane.carrier = False
        return lane

    @property
    def notes(self) -> list[Note]:
        """Notes of every kind in order of time, but for those that were over when sound was last taken."""
        return sorted(self.effects.notes + self.music.notes + self.play.notes, key=lambda note: note.start)

    @property
    def busy_until(self) -> int:
        """The tick of an effect's last level change laid out, or -1."""
        return self.effects.busy_until

    def toggle(self, tick: int) -> None:
        """Change the level at a tick not before the latest one laid out."""
        self.effects.toggle(tick)

    def lay_out(self, edges: list[int], note: Note | None = None) -> None:
        """Add an effect's level changes (ticks, ascending), cutting off earlier ones from the first of them on."""
        self.effects.lay_out(edges, note)

    def cut(self, tick: int) -> None:
        """Silence effects and music from `tick` on; music in play goes on."""
        self.effects.cut(tick)
        self.music.stop(tick)

    def ended(self, until: int) -> list[Note]:
        """Remove and return the notes that were over at tick `until`, which nothing can shorten any more."""
        return [note for lane in (self.effects, self.music, self.play) for note in lane.ended(until)]

    def take(self, until: int, heard: Kind = ALL) -> list[int]:
        """Remove the level changes before tick `until`, return those that are heard, and forget notes that are over.

        `level` is then the level at `until`. Music in play is silent while a piece is heard.
        """
        self.ended(until)
        effects = self.effects.take(until)
        found: list[int] = []
        self.carrier = False
        for kind, lane in ((Kind.MUSIC, self.music), (Kind.PLAY, self.play)):
            wanted = kind in heard and not found
            edges = lane.take(until, wanted)
            if wanted:
                if Kind.EFFECT in heard and (edges or lane.owing):
                    edges = self._uncovered(lane, edges, effects, until)
                self.carrier = lane.carrier and bool(edges)
                found = edges
        if effects:
            self._latest = effects[-1]
        self._taken = until
        if Kind.EFFECT in heard:
            found = sorted(found + effects) if found else effects
        self.level ^= len(found) & 1
        return found

    def skip(self, until: int) -> None:
        """Remove the level changes before tick `until`, which nobody hears, with less work than to take them."""
        self.take(until, Kind(0))

    def _uncovered(self, lane: Lane, edges: list[int], effects: list[int], until: int) -> list[int]:
        """Music without what lies within an effect, some of which may still be to come.

        Behind an effect the music is as high as it would have been; else it would go on upside down, with a click.
        """
        found: list[int] = []
        done, free = 0, self._taken
        for first, last in (*self._spans(effects), (until, until)):
            low = bisect_left(edges, first)
            if lane.owing and free < first:
                found.append(free)
                lane.owing = False
            found += edges[done:low]
            done, free = bisect_right(edges, last), last + 1
            lane.owing ^= bool(done - low & 1)
        return found

    def _spans(self, effects: list[int]) -> Iterator[tuple[int, int]]:
        """From where to where effects sound, with the rests that belong to them."""
        around = [self._latest, *effects, *self.effects.following]
        first = around[0]
        for before, after in pairwise((*around, around[-1] + self._rest + 1)):
            if after - before > self._rest:
                if before > first:
                    yield first, before
                first = after
