"""One voice: a phase that goes round, high for as much of each wave as its duty says; only its flips are worked out."""

from dataclasses import dataclass

CLOCK = 3_500_000
"""T-states a second, in which the engine counts."""
ROUND = 152
"""T-states in which each voice has its turn: 23,026 rounds a second, above hearing."""
TICK = 256
"""Rounds after which the duty and the arpeggio go on: 11.1 ms."""
DUTIES = 256
"""A duty is a number of 256ths of a wave, 0 to 255."""
FRACTION = 8
"""Bits of the phase behind its sixteen, without which A sharp 2 would be 1.6 cents wrong."""
PHASE = 1 << 16 + FRACTION
"""The phase of a whole wave."""
DUTY_BITS = 8 + FRACTION
MIDDLE_C = 261.6256
"""Hertz."""


Flip = tuple[int, int]
"""The round in which a voice's level changes, and the duty with which it rises, or 0 where it falls."""


def phase_step(pitch: float) -> int:
    """How far the phase of a pitch (semitones above middle C) goes on in a round."""
    return round(MIDDLE_C * 2 ** (pitch / 12) * PHASE * ROUND / CLOCK)


@dataclass(frozen=True)
class Strike:
    """A note for a voice: phase steps that it takes in turn, a tick each, and a duty for each tick, the last stays."""

    steps: tuple[int, ...]
    duties: tuple[int, ...]

    def __post_init__(self) -> None:
        if not all(0 <= duty < DUTIES for duty in self.duties):
            raise ValueError(f"a duty is from 0 to {DUTIES - 1}")
        if bool(self.steps) != bool(self.duties) or not all(0 < step < PHASE for step in self.steps):
            raise ValueError(f"a note has steps from 1 to {PHASE - 1}, and duties")


SILENCE = Strike((), ())
"""The end of a note."""


class Voice:
    """Where a voice is in its wave and in its note."""

    def __init__(self) -> None:
        self._duty = 0
        self._note = SILENCE
        self._ticks = 0
        self._left = 0
        """Rounds to the next tick."""
        self._phase = 0
        """Where it is in its wave, from the middle of the pulse: a duty that falls would else raise the pitch."""
        self._step = 0
        self._level = False

    def strike(self, note: Strike) -> None:
        """Begin a note with the rise of a wave, or silence."""
        self._note = note
        self._ticks = self._left = 0

    def flips(self, rounds: int) -> list[Flip]:
        """Let rounds go by; what changed in them, counted from 0."""
        found: list[Flip] = []
        done = 0
        while done < rounds:
            if not self._note.steps:
                if self._level:
                    self._level = False
                    found.append((done, 0))
                break
            if not self._left:
                self._tick()
            span = min(self._left, rounds - done)
            self._wave(done, span, found)
            self._left -= span
            done += span
        return found

    def skip(self, rounds: int) -> bool:
        """Let rounds go by unheard; the level in the last of them."""
        while rounds:
            if not self._note.steps:
                self._level = False
                break
            if not self._left:
                self._tick()
            span = min(self._left, rounds)
            high = self._duty << DUTY_BITS
            phase = self._phase + high // 2  # from the rise
            self._level = (phase + (span - 1) * self._step) % PHASE < high
            self._phase = (phase + span * self._step - high // 2) % PHASE
            self._left -= span
            rounds -= span
        return self._level

    def _tick(self) -> None:
        steps, duties = self._note.steps, self._note.duties
        self._step = steps[self._ticks % len(steps)]
        self._duty = duties[min(self._ticks, len(duties) - 1)]
        if not self._ticks:
            self._phase = PHASE - (self._duty << DUTY_BITS - 1)
        self._ticks += 1
        self._left = TICK

    def _wave(self, at: int, count: int, found: list[Flip]) -> None:
        """Find the flips of `count` rounds of one pitch and duty, the first of which has the number `at`."""
        step, high, level = self._step, self._duty << DUTY_BITS, self._level
        phase = (self._phase + high // 2) % PHASE  # from the rise
        if (phase < high) != level:
            level = not level
            found.append((at, self._duty if level else 0))
        wave = 0  # the phase at which the present wave began, as if phases did not wrap
        while True:
            goal = wave + (high if level else PHASE)
            turn = -((phase - goal) // step)
            if turn >= count:
                break
            place = phase + turn * step
            wave = place - place % PHASE
            if (place - wave < high) != level:  # a pulse or a gap narrower than a step may be missed
                level = not level
                found.append((at + turn, self._duty if level else 0))
        self._phase = (phase + count * step - high // 2) % PHASE
        self._level = level
