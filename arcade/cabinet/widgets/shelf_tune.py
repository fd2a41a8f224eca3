"""The shelf's tune, heard behind the stage's screen as loudly as it is wished for."""

from collections.abc import Mapping

from arcade.cabinet.stage import Stage
from arcade.machine.machine import Behind
from arcade.machine.monitor import Monitor
from arcade.machine.speaker import Kind
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
"""The part of the volume for each wish."""


class ShelfTune:
    """The tune, which is heard once behind the stage's screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._player = Monitor()
        self._player.chime(TUNE, Kind.MUSIC)
        self._end = self._player.speaker.music.busy_until
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
