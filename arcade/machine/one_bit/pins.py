"""Pins: instead of taking turns each voice gives one narrow pulse a wave. It buzzes, and costs a tenth of the edges."""

from arcade.machine.one_bit.engine import OneBit
from arcade.machine.one_bit.voice import ROUND


class Pins(OneBit):
    """The same moments; a pin is as many T-states wide as its voice's duty, and where pins meet the widest is heard."""

    def _sound(self, rounds: int) -> None:
        widths: dict[int, int] = {}
        for one in self._voices:
            for at, duty in one.flips(rounds):
                if duty:
                    widths[at] = max(widths.get(at, 0), min(duty, ROUND - 1))
        for at in sorted(widths):
            start = self._at + at * ROUND
            self._edges += (start, start + widths[at])
