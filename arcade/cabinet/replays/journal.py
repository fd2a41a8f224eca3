"""What is stored of a run that goes on: each time what has come since, so that a long one costs no more to keep."""

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from arcade.cabinet.replays.checkpoint import Checkpoint
from arcade.cabinet.replays.fields import TEXT_LIMIT
from arcade.cabinet.replays.parts import FRAMES, NOTES
from arcade.cabinet.replays.replay import GROWING, Replay, growing
from arcade.cabinet.replays.run import Run


@dataclass(frozen=True)
class Mark:
    """How much of a run is stored: counts of each, and of the characters of its text."""

    frames: int
    thoughts: int
    fingerprints: int
    results: int
    length: int


@dataclass(frozen=True)
class Addition:
    """What is to be added to a stored run."""

    run: str
    """Which run: what Shelf.suspend gave."""
    before: int
    """How many of its frames are to stay as they are stored."""
    ended: int
    """How many it has with this."""
    text: str
    checkpoints: Sequence[Checkpoint]
    """The new ones."""
    kept: Collection[int]
    """The frames of those that are stored and still wanted."""


@dataclass
class Journal:
    """Which part of a run is stored, and under which name."""

    run: str = ""
    marks: list[Mark] = field(default_factory=list)
    """After each time, the latest last."""
    checkpoints: set[int] = field(default_factory=set)
    """The frames of those that are stored."""

    def until(self, frame: int) -> "Journal":
        """What is stored of the run up to a frame, from which it takes another way."""
        marks = [mark for mark in self.marks if mark.frames <= frame]
        return Journal(self.run, marks, {one for one in self.checkpoints if one < frame})


class Shelf(Protocol):
    """Where runs are stored."""

    def suspend(self, slug: str, replay: Replay, checkpoints: Sequence[Checkpoint] = ()) -> tuple[str, int]:
        """Store a whole run; gives its name and the length of its text, an empty name when it can't be kept."""

    def suspend_more(self, slug: str, addition: Addition) -> bool:
        """Add to a stored run; false when it is not stored any longer."""


def keep(shelf: Shelf, slug: str, run: Run, journal: Journal) -> None:
    """Store what a run has come to since it was stored last."""
    marks = run.checkpoints
    if not journal.marks or not _added(shelf, slug, run, journal):
        replay = run.replay()
        journal.run, length = shelf.suspend(slug, replay, marks)
        journal.marks = [_mark(run, length)] if journal.run else []
    journal.checkpoints = {one.frame for one in marks}


def _added(shelf: Shelf, slug: str, run: Run, journal: Journal) -> bool:
    last, session = journal.marks[-1], run.session
    text = json.dumps(
        growing(
            session.keys.plain(last.frames),
            session.program.thoughts[last.thoughts :],
            session.fingerprints[last.fingerprints :],
            session.results[last.results :],
        ),
        separators=(",", ":"),
    )
    mark = _mark(run, last.length + len(text))
    if mark.length > TEXT_LIMIT or mark.frames > FRAMES or max(mark.thoughts, mark.fingerprints) > NOTES:
        return False  # the whole is refused, which is said
    new = [one for one in run.checkpoints if one.frame not in journal.checkpoints]
    kept = journal.checkpoints.intersection(one.frame for one in run.checkpoints)
    if not shelf.suspend_more(slug, Addition(journal.run, last.frames, mark.frames, text, new, kept)):
        return False
    journal.marks.append(mark)
    return True


def _mark(run: Run, length: int) -> Mark:
    session = run.session
    counts = len(session.program.thoughts), len(session.fingerprints), len(session.results)
    return Mark(session.keys.frames, *counts, length)


def read_journal(run: str, texts: Sequence[str]) -> Journal:
    """The journal of a stored run: its first text, and what was added to it, all of which can be read as a replay."""
    journal = Journal(run)
    counts, frames, length = dict.fromkeys(GROWING, 0), 0, 0
    for text in texts:
        part = json.loads(text)
        for name in GROWING:
            counts[name] += len(part[name])
        frames += sum(run for run, _ in part["keys"])
        length += len(text)
        journal.marks.append(Mark(frames, counts["thoughts"], counts["fingerprints"], counts["results"], length))
    return journal
