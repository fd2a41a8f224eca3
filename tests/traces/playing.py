"""Plays a scenario on our game and gives, checkpoint by checkpoint, what it shows then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum
from tests.traces.recording import Checkpoint, Press, Scenario, Trace, Typed
from tests.traces.sounds import Tone, semitone

BETWEEN = 6
"""Frames between two letters of a typed line."""
STARTING = 6
"""Frames at the start before its picture begins to build up."""
SETTLED = {"line": 25, "key": 8, "stop": 8}
"""Frames from the start of a wait to where it is looked at, by what it waits for: a line's cursor is there last."""
LONGER, MORE = 4, 600
"""A wait may begin after so many times the original's frames, and so many more; then ours is stuck."""
EARLY, PART_EARLY, FARTHEST = 3, 0.01, 12
"""A frame's picture may come so many frames sooner or later, and a part of its time, but at the most FARTHEST."""


class Running(Protocol):
    """A program that runs, frame by frame, as a Session."""

    ended: bool

    @property
    def machine(self) -> Machine: ...

    def step(self, keys: Keys = NO_KEYS) -> None:
        """Run one frame."""


class Shot(NamedTuple):
    """What a frame shows, and the state of RND."""

    memory: bytes
    border: int
    rnd: int


@dataclass(frozen=True)
class Arrival:
    """Our game at a checkpoint."""

    checkpoint: Checkpoint
    where: str
    shots: Sequence[Shot]
    """Frames of which one should be as the checkpoint, the one that is most likely first."""
    waits_for: str | None
    frames: int = 0
    """From the press before to this wait."""
    way: Sequence[Shot] = ()
    """What was shown on the way to it."""


class StuckError(Exception):
    """Our game does not come to a checkpoint."""


def started(trace: Trace, scenario: Scenario) -> Running:
    """Our game as it is when a scenario begins: in the look of the listing, in its language."""
    setup = replace(usual_setup(trace.slug), language="ro", seed=scenario.seed, original=True)
    return Session(replace(setup, level=setup.level if trace.level is None else trace.level))


class Player:
    """Plays scenarios on a running game and films it."""

    def __init__(self, game: Running) -> None:
        self.game = game
        assert isinstance(game.machine, Spectrum)
        self.machine = game.machine
        self.film: list[Shot] = []
        self.pressed = 0
        """The frame of the latest press at a wait."""

    @property
    def waits_for(self) -> str | None:
        """What our game waits for now: "key", "line", "stop" after its end, or None."""
        if self.game.ended:
            return "stop"
        return self.machine.waiting.kind if self.machine.waiting else None

    @property
    def tones(self) -> list[Tone]:
        """All that was heard."""
        clock = self.machine.CLOCK
        return [
            Tone(note.start / clock, note.duration / clock, semitone(note.hertz)) for note in self.machine.speaker.notes
        ]

    def play(self, scenario: Scenario) -> Iterator[Arrival]:
        """Come to each of its checkpoints; raises StuckError."""
        return self._by_frames(scenario) if scenario.by_frames else self._by_waits(scenario)

    def step(self, *keys: str) -> None:
        """Let a frame go by with keys held."""
        self.game.step(frozenset(keys))
        self.film.append(Shot(self.machine.scr(), self.machine.border_colour, self.machine.seed))

    def rest(self, frames: int) -> None:
        """Let frames go by."""
        for _ in range(frames):
            self.step()

    def _by_waits(self, scenario: Scenario) -> Iterator[Arrival]:
        first, *others = scenario.checkpoints
        frames = self._waited(0, first)
        yield self._arrived(f"{scenario.name}, start", first, frames, self.film[STARTING:])
        for number, (key, checkpoint) in enumerate(zip(scenario.keys, others, strict=True), 1):
            press = self._typed(key.text) if isinstance(key, Typed) else key
            self.pressed, filmed = self.machine.frame, len(self.film)
            frames = self._held(press) or self._waited(self.pressed, checkpoint)
            if self.game.ended and checkpoint.wait != "stop":
                raise StuckError(f"has ended where the original waits for a {checkpoint.wait}")
            where = f"{scenario.name}, wait {number} after {key.text if isinstance(key, Typed) else key.key!r}"
            yield self._arrived(where, checkpoint, frames, self.film[filmed:])

    def _typed(self, text: str) -> Press:
        """Type a line, and what is then to be pressed."""
        for sign in text:
            if self.waits_for:
                for _ in range(Press(sign).frames):
                    self.step(sign)
                self.rest(BETWEEN)
        return Press("return")

    def _held(self, press: Press) -> int:
        """Hold a key; the frames after which our game waited again meanwhile, or 0.

        In the first frame it may still show the wait that the key ends.
        """
        frames = 0
        for frame in range(1, press.frames + 1):
            self.step(press.key)
            if not frames and frame > 1 and self.waits_for:
                frames = self.machine.frame - self.pressed
        return frames

    def _waited(self, since: int, checkpoint: Checkpoint) -> int:
        """Let our game come to its next wait; the frames since one."""
        for _ in range(LONGER * checkpoint.frames + MORE):
            if self.waits_for:
                return self.machine.frame - since
            self.step()
        raise StuckError(f"waits for no {checkpoint.wait} within {self.machine.frame - since} frames")

    def _arrived(self, where: str, checkpoint: Checkpoint, frames: int, way: Sequence[Shot]) -> Arrival:
        self.rest(SETTLED[checkpoint.wait or "key"])
        return Arrival(checkpoint, where, self.film[-1:], self.waits_for, frames, way)

    def _by_frames(self, scenario: Scenario) -> Iterator[Arrival]:
        presses = [(key.at or 0, key) for key in scenario.keys if isinstance(key, Press)]
        for frame in range((scenario.checkpoints[-1].at or 0) + FARTHEST + 1):
            self.step(*(key.key for at, key in presses if at <= frame < at + key.frames))
        for checkpoint in scenario.checkpoints:
            at = checkpoint.at or 0
            yield Arrival(checkpoint, f"{scenario.name}, frame {at}", around(self.film, at - 1), self.waits_for)


def around(film: Sequence[Shot], at: int) -> list[Shot]:
    """The frames near one, the nearest first and each picture once."""
    reach = min(EARLY + int(PART_EARLY * (at + 1)), FARTHEST)
    near = sorted(range(max(at - reach, 0), min(at + reach + 1, len(film))), key=lambda frame: abs(frame - at))
    return list(dict.fromkeys(film[frame] for frame in near))
