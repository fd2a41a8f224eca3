"""How keys become turns: relative to the line's own direction, or, for beginners, towards a side of the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.path.board import DOWN, LEFT, RIGHT, STEPS, UP
from arcade.machine.machine import Machine
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.flow.cursor import clicked

LEFTWARDS, RIGHTWARDS = -1, 1


@dataclass(frozen=True)
class Wish:
    """A turn that was asked for: -1 left or 1 right, or towards a side of the screen."""

    way: int = 0
    side: int | None = None

    def turn(self, direction: int) -> int:
        """What it means to a line that moves in a direction; ahead and back mean nothing."""
        if self.side is None:
            return self.way
        return {1: RIGHTWARDS, len(STEPS) - 1: LEFTWARDS}.get((self.side - direction) % len(STEPS), 0)


_TURNS = (
    {"c": LEFTWARDS, "v": RIGHTWARDS},
    {"n": LEFTWARDS, "m": RIGHTWARDS},
)
"""Always relative, for each seat."""
_POINTED = (
    {"left": LEFT, "right": RIGHT, "up": UP, "down": DOWN}
    | {"pad1 left": LEFT, "pad1 right": RIGHT, "pad1 up": UP, "pad1 down": DOWN},
    {"pad2 left": LEFT, "pad2 right": RIGHT, "pad2 up": UP, "pad2 down": DOWN},
)
"""Relative too, left and right alone, unless the arrows are to show where to go."""


class Steering:
    """Every press is one turn, however short or long; a click turns to the half of the screen it is in."""

    def __init__(self, machine: Machine, seats: int, switches: Sequence[str] = ()) -> None:
        self.machine = machine
        self.seats = seats
        self.switches = switches
        """Keys that change what the arrows mean."""
        self.pointing = False
        """Whether arrows and joysticks say where to go, and not to which hand."""

    def begin(self) -> None:
        """Forget what was pressed while there was nothing to steer."""
        self.machine.keyboard.flush()

    def wishes(self) -> list[list[Wish]]:
        """For each seat the turns asked for since the last call."""
        asked: list[list[Wish]] = [[] for _ in range(self.seats)]
        while key := self.machine.keyboard.take().lower():
            if key in self.switches:
                self.pointing = not self.pointing
            elif (pixel := clicked(key)) and self.seats == 1:
                asked[0].append(Wish(LEFTWARDS if pixel[0] < WIDTH // 2 else RIGHTWARDS))
            else:
                for seat, wishes in enumerate(asked):
                    wishes += self._meant(seat, key)
        return asked

    def _meant(self, seat: int, key: str) -> list[Wish]:
        if key in _TURNS[seat]:
            return [Wish(_TURNS[seat][key])]
        side = _POINTED[seat].get(key)
        if side is None:
            return []
        if self.pointing:
            return [Wish(side=side)]
        return {LEFT: [Wish(LEFTWARDS)], RIGHT: [Wish(RIGHTWARDS)]}.get(side, [])
