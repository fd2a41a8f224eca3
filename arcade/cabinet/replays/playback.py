"""A game seen again: a run from where its last game began, or the pilot's game behind a score to beat."""

from collections.abc import Iterator
from dataclasses import replace

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.formats.pilot_scores import PilotScore
from arcade.cabinet.replays.demonstration import Demonstration, hush
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import PIECE, begin
from arcade.cabinet.time_slices import TimeSlices
from arcade.machine.font import Font
from arcade.machine.machine import Machine
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.program import Setup

AFTER = 200
"""Frames of a pilot's game that are seen after its result."""


class Playback:
    """Frames of a game one after the other; what breaks in them just ends it."""

    def __init__(self, frames: Iterator[Machine], first: int, last: int, heard: bool = False) -> None:
        """What is not `heard` has its sound thrown away; what comes before the first frame never is."""
        self._frames = frames
        self._heard = heard
        self.first = first
        """The frame from which it is to be seen."""
        self.last = last
        self.frame = 0
        self.machine: Machine | None = None
        """As it is in this frame; None before there is one."""

    def forward(self) -> TimeSlices[None]:
        """Go to the first frame that is to be seen, a piece at a time."""
        while self.frame < self.first and self.step():
            if self.frame % PIECE == 0:
                yield self.frame

    def step(self) -> bool:
        """Go on by a frame; whether there is one."""
        if self.frame >= self.last:
            return False
        try:
            machine = next(self._frames, None)
        except Exception:  # noqa: BLE001 (whatever breaks in what is only looked at, the page goes on)
            machine = None
        if machine is None:
            self.last = self.frame
            return False
        self.machine, self.frame = machine, self.frame + 1
        if not self._heard or self.frame < self.first:
            hush(machine)
        return True

    @property
    def seconds(self) -> tuple[int, int]:
        """How many seconds have been seen, and of how many."""
        if self.machine is None:
            return 0, 0
        rate = self.machine.CLOCK // self.machine.FRAME
        return max(self.frame - self.first, 0) // rate, (self.last - self.first) // rate


def of_run(replay: Replay, font: Font | None = None, first: int | None = None, heard: bool = False) -> Playback:
    """A recorded run, from the frame in which its last game began."""
    ends = [result.frame for result in replay.results[-2:-1]]
    start = max(ends, default=0) if first is None else first
    return Playback(_frames(replay, font), start, replay.keys.frames, heard)


def pilot_setup(slug: str, level: int, original: bool, seed: int) -> Setup:
    """What a pilot's game for a score to beat starts from. Raises as `cartridge`."""
    return replace(usual_setup(slug), level=level, seats=1, original=original, seed=seed)


def of_pilot(
    slug: str, score: PilotScore, language: Language, calm: bool = False, font: Font | None = None
) -> Playback:
    """The game in which a pilot reached its score; in other words than English it may come to another one."""
    setup = replace(pilot_setup(slug, score.level, score.original, score.seed), language=language, calm=calm)
    demonstration = Demonstration(lambda: setup, font)
    return Playback(iter(demonstration.step, None), 0, score.frames + AFTER)


def _frames(replay: Replay, font: Font | None) -> Iterator[Machine]:
    session = begin(replay, font)
    for keys in replay.keys:
        session.step(keys)
        yield session.machine
