"""BEEP: how long the ROM's loop of whole counts makes each half wave, and how many it makes (routine 03F8)."""

from dataclasses import dataclass
from functools import lru_cache

from arcade.machine.spectrum.errors import IntegerOutOfRangeError
from arcade.machine.spectrum.number import ONE, Number, add, divide, floor, multiply, natural, number, subtract

_SEMITONE = Number(0x7C, 0xEC981FF5)
"""What a fraction of a semitone adds: the twelfth root of 2 less 1, as a straight line."""
_CLOCK_PART = Number(0x93, 0xD59F8000)
"""437500: the clock divided by the 8 ticks that a loop count takes up in a whole wave."""
_OVERHEAD = Number(0x85, 0xF1000000)
"""30.125 counts pass outside the loop."""
_OCTAVE = tuple(
    Number(0x89, mantissa)
    for mantissa in (
        0x82D01286, 0x8A976075, 0x92D5171F, 0x9B904102, 0xA4D053CA, 0xAE9D36B1,
        0xB8FF493E, 0xC3FF6A73, 0xCFA70054, 0xDC000000, 0xE914F624, 0xF6F11005,
    )
)  # fmt: skip
"""The twelve semitones from middle C, in hertz."""
LONGEST = 10
"""Seconds, rounded."""


@dataclass(frozen=True)
class Tone:
    """Level changes `half` ticks apart, two for each of `waves`; `hertz` is the pitch asked for."""

    half: int
    waves: int
    hertz: float

    @property
    def ticks(self) -> int:
        """How long it sounds."""
        return 2 * self.half * self.waves

    def edges(self, start: int) -> list[int]:
        """The ticks of its level changes."""
        return list(range(start, start + self.ticks, self.half)) if self.waves else []


@lru_cache(1024)
def tone(duration: float, pitch: float) -> Tone:
    """What BEEP duration,pitch plays; IntegerOutOfRangeError where BASIC reports it.

    Duration in seconds, below 10.5; pitch in semitones above middle C, from -60 to 127 (but the loop ends near 69).
    """
    height = number(pitch)
    step = floor(height)
    semitone = -step.mantissa if step.negative else step.mantissa
    if step.exponent or not -60 <= semitone <= 127:
        raise IntegerOutOfRangeError
    octave, place = divmod(semitone, 12)
    sharpened = add(multiply(subtract(height, step), _SEMITONE), ONE)
    frequency = multiply(sharpened, _OCTAVE[place]).scaled(octave)
    seconds = number(duration)
    natural(seconds, LONGEST)
    waves = multiply(seconds, frequency)
    counts = subtract(divide(_CLOCK_PART, frequency), _OVERHEAD)
    loop = natural(counts, 65535)
    return Tone(118 + 4 * loop, natural(waves, 65535), frequency.mantissa * 2.0 ** (frequency.exponent - 160))


CLICK = Tone(118 + 4 * 200, 1, 3_500_000 / 1836)
"""The click of a key in the line editor."""
