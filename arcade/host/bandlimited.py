"""Sound from the exact edges of a one-bit loudspeaker, without aliasing.

Each edge becomes a band-limited impulse (a windowed sinc, placed between samples to 1/1024 of one); a leaky integrator
turns impulses into steps and lets a constant level sink to silence, as a real loudspeaker's coupling does. The method
is the band-limited step of E. Brandt, "Hard sync without aliasing" (ICMC 2001), with a linear-phase kernel.
"""

import wave
from io import BytesIO

import numpy as np

from arcade.console.tones import CUTOFF, FULL_STEP, HIGH_PASS, KAISER, PHASES, RATE, SOFT_CUTOFF, TAPS

LEAK = 1 - 2 * np.pi * HIGH_PASS / RATE
"""The integrator keeps this much of itself from sample to sample."""
STRIDE = 2048
"""So many samples are integrated at a time; the weights LEAK ** -n stay small."""


def _impulses(cutoff: float) -> np.ndarray:
    """The differences of a band-limited step from sample to sample, for each of PHASES places of the edge between two
    samples: (PHASES, TAPS), each row with the sum 1, whatever the cut-off."""
    half = TAPS // 2 - 1  # the sinc's reach to either side; the difference takes one sample more
    at = np.arange(-half * PHASES, half * PHASES + 1) / PHASES
    window = np.i0(KAISER * np.sqrt(1 - (at / half) ** 2))
    step = np.cumsum(np.sinc(cutoff * at) * window)
    step = np.concatenate([np.zeros(2 * PHASES), step / step[-1], np.ones(2 * PHASES)])
    late = np.arange(PHASES)[:, None]
    places = (np.arange(TAPS)[None, :] + 2) * PHASES - late
    difference: np.ndarray = step[places] - step[places - PHASES]
    return difference


_IMPULSES, _SOFT_IMPULSES = _impulses(CUTOFF), _impulses(SOFT_CUTOFF)
_DELAYS = LEAK ** np.arange(1, STRIDE + 1)


class Voice:
    """A running sound, made block by block without seams."""

    def __init__(self) -> None:
        self._fraction = 0.0  # how far the end of the last block lies past its last sample
        self._overhang = np.zeros(TAPS + 1)
        self._level = 0.0

    def block(self, edges: np.ndarray, rising: bool, length: float, carrier: bool = False) -> np.ndarray:
        """The next `length` samples (a fraction is carried over), as floats; an edge is a step of 1.

        With a `carrier` the fizz of voices that take turns is left out. That may change from block to block without a
        seam, for each edge is a whole step, only steeper or softer.

        `edges` are the times of the level changes in samples from the block's start, ascending, within 0..length;
        the first of them goes up when `rising`, then they alternate.
        """
        end = self._fraction + length
        count = int(end)
        impulses = np.zeros(count + TAPS + 1)
        impulses[: TAPS + 1] = self._overhang
        if len(edges):
            whole, part = np.divmod(edges + self._fraction, 1.0)
            signs = np.where(np.arange(len(edges)) % 2 == (0 if rising else 1), 1.0, -1.0)
            places = whole.astype(np.intp)[:, None] + np.arange(TAPS)
            impulse = _SOFT_IMPULSES if carrier else _IMPULSES
            weights = impulse[(part * PHASES).astype(np.intp)] * signs[:, None]
            impulses += np.bincount(places.ravel(), weights.ravel(), count + TAPS + 1)
        self._fraction = end - count
        self._overhang = impulses[count:].copy()
        return self._integrate(impulses[:count])

    def _integrate(self, impulses: np.ndarray) -> np.ndarray:
        sound = np.empty_like(impulses)
        for start in range(0, len(impulses), STRIDE):
            part = impulses[start : start + STRIDE]
            fading = _DELAYS[: len(part)]
            sound[start : start + len(part)] = (self._level + np.cumsum(part / fading)) * fading
            self._level = float(sound[start + len(part) - 1])
        return sound


def samples(sound: np.ndarray, gain: float | np.ndarray = 1.0) -> np.ndarray:
    """A voice's floats as int16, `gain` 1 being full volume."""
    return np.clip(np.rint(sound * (gain * FULL_STEP)), -32_768, 32_767).astype(np.int16)


def wav(sound: np.ndarray) -> bytes:
    """Int16 mono samples at RATE as a WAV file."""
    written = BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.astype("<i2").tobytes())
    return written.getvalue()
