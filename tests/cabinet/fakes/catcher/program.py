"""The program of the catcher."""

from typing import cast

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, LEFT, RIGHT
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.flow.prompts import ask_yes_no

from . import PRESS

FRAMES = 100
CELEBRATION = 0
"""Frames between the result and the question for another game; tests of what happens there set it."""


class Main(Program[Spectrum]):
    """Counts presses."""

    points = 0
    games = 0
    hints = 0

    def play(self) -> Frames[None]:
        machine = self.machine
        again = True
        while again:
            machine.border(self.dice.below(7))
            machine.paper(1)
            machine.ink(7)
            machine.cls()
            self.points = 0
            for frame in range(FRAMES):
                machine.print_at(2, 2, f"LIGHT {FRAMES - frame:3} POINTS {self.points:3}", ink=6, bright=1)
                if self.down(LEFT):
                    machine.border(2)
                if self.down(RIGHT):
                    machine.border(4)
                if self.tapped(PRESS):
                    self.points += self.setup.level
                if self.tapped(HINT):
                    self.hints += 1
                    self.assisted = True
                    machine.print_at(4, 2, "HINT: PRESS")
                machine.plot(self.decoration_dice.below(256), self.decoration_dice.below(150))
                yield
            extra = yield from self.think(self.ponder())
            self.games += 1
            machine.print_at(6, 2, f"EXTRA {extra}")
            self.finish(Outcome.WON if self.points else Outcome.LOST, self.points)
            for _ in range(CELEBRATION):
                yield
            machine.print_at(8, 2, "Another game? (y/n)")
            again = yield from ask_yes_no(machine, default=True)

    def ponder(self) -> Search[int]:
        """An opponent that takes three frames."""
        for _ in range(3):
            yield
        return self.points * 7

    def learned(self) -> Plain:
        return cast(int, self.setup.memory or 0) + self.games

    def state(self) -> dict[str, Plain]:
        return {"points": self.points, "hints": self.hints}
