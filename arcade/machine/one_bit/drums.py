"""Drums: the loudspeaker is theirs alone for some rounds, for waves that grow longer or a shift register's noise."""

from dataclasses import dataclass
from functools import cache

TAPS = 0xB400
"""The bits of the shift register that feed back: all 65,535 states come before one comes again."""
SEED = 0xACE1


@dataclass(frozen=True)
class Drum:
    """Level changes for a number of rounds: `half` T-states apart at first, each `growth` 256ths longer than the last.

    With `noise` the register says at each of these moments whether the level is high.
    """

    rounds: int
    half: int
    growth: int = 0
    noise: bool = False

    def __post_init__(self) -> None:
        if self.rounds < 1 or self.half < 1 or self.growth < 0:
            raise ValueError("a drum has rounds, and its level changes come one after the other")


DRUMS = {
    "k": Drum(460, 900, 64),
    "s": Drum(400, 190, 3, noise=True),
    "x": Drum(92, 70, noise=True),
}
"""Bass drum, snare and a cymbal's tick."""


@cache
def beaten(drum: Drum, ticks: int) -> tuple[int, ...]:
    """The level changes of a drum that has so many T-states, from 0; it begins from whatever the level was."""
    edges: list[int] = []
    register, high, at, half = SEED, False, 0, drum.half
    while at < ticks:
        wanted = not high
        if drum.noise:
            wanted = bool(register & 1)
            register = register >> 1 ^ (TAPS if wanted else 0)
        if wanted != high:
            edges.append(at)
            high = wanted
        at += half
        half += half * drum.growth >> 8
    return tuple(edges)
