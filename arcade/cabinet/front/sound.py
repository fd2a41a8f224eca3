"""What is heard at the shelf besides its clicks: a short tune, then the game in the set, as softly as was wished."""

from collections.abc import Mapping
from fractions import Fraction

from arcade.cabinet.stage import Stage
from arcade.machine.machine import Behind, Machine
from arcade.machine.monitor import Monitor
from arcade.machine.spectrum import Notes

BEAT = 0.13
LEAP = (2, 6, 9, 14)
TUNE: Notes = tuple(
    (BEAT * beats, pitch)
    for beats, pitch in (
        *((1, pitch) for pitch in LEAP),
        *((1, pitch) for pitch in (13, 14, 9, 6)),
        *((1, pitch) for pitch in (7, 11, 14, 11)),
        *((2, 9), (1, 9), (1, None)),
        *((1, pitch) for pitch in LEAP),
        *((1, pitch) for pitch in (16, 14, 13, 11)),
        *((1, pitch) for pitch in (9, 7, 6, 4)),
        *((2, 2), (2, 14)),
    )
)
"""A round dance in D: up the chord, round the fifth, and home."""
TUNE_PARTS: Mapping[str, float] = {"on": 1.0, "low": 1 / 3, "off": 0.0}
GAME_PARTS: Mapping[str, float] = {"on": 1 / 3, "low": 1 / 8, "off": 0.0}
"""Parts of the volume."""


class Tune:
    """The tune, which is heard once behind the stage's screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._player = Monitor()
        self._player.chime(TUNE)
        self._end = self._player.speaker.busy_until
        self._played = 0
        """Ticks that were heard."""

    @property
    def over(self) -> bool:
        """Whether all of it was heard."""
        return self._played > self._end

    def step(self, part: float) -> None:
        """Let a frame of it be heard."""
        self._played += Monitor.FRAME
        self._stage.monitor.behind = Behind(self._player, self._played, part)


class GameSound:
    """Lets a game be heard behind the stage's screen, which runs as fast as the page."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._machine: Machine | None = None
        self._credit = Fraction(0)
        """The tick up to which the game's machine is heard."""

    def step(self, machine: Machine, part: float) -> None:
        """Let a frame of it be heard."""
        latest = (machine.frame - 1) * machine.FRAME
        step = Fraction(Monitor.FRAME * machine.CLOCK, Monitor.CLOCK)
        if machine is not self._machine or not latest - 3 * step < self._credit + step <= latest + machine.FRAME:
            self._machine, self._credit = machine, Fraction(latest) - step
        self._credit += step
        self._stage.monitor.behind = Behind(machine, int(self._credit), part)


class ShelfSound:
    """Decides who is heard behind the stage's screen while the shelf is shown."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._tune = Tune(stage)
        self._game = GameSound(stage)

    @property
    def wished(self) -> bool:
        """Whether anything is to be heard."""
        return self._stage.preferences.shelf_sound != "off"

    def step(self, machine: Machine | None) -> None:
        """Follow a frame; `machine` is the one in the set."""
        wish = self._stage.preferences.shelf_sound
        self._stage.monitor.behind = None
        if not self.wished:
            return
        if not self._tune.over:
            self._tune.step(TUNE_PARTS[wish])
        elif machine is not None:
            self._game.step(machine, GAME_PARTS[wish])

    def stop(self) -> None:
        """Nobody is heard any more."""
        self._stage.monitor.behind = None
