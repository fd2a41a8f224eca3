"""What a look of the jungle sees of its program: the walkers, whose turn it is, how long there is to decide."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arcade.games.jungle.memory import Walker
from arcade.games.jungle.rules import Trek
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought

EASY, MEDIUM, HARD = 50, 35, 20
"""The skill to begin with."""


@dataclass(frozen=True)
class Terms:
    """What a level means: the skill, and the frames for each decision, 0 for as many as one likes."""

    skill: int
    limit: int = 0


LEVELS = (Terms(EASY), Terms(MEDIUM), Terms(HARD), Terms(MEDIUM, 500))


class State(Program[Spectrum]):
    """One or two walkers on their way, a kilometre each in turn; the program itself says what happens to them."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = LEVELS[setup.level - 1]
        self.set_out()

    def set_out(self) -> None:
        """Everybody at one place somewhere in the jungle."""
        trek = Trek.begin(self.terms.skill, self.dice, mended=not self.original)
        self.walkers = [Walker.begin(trek)] * self.setup.seats
        self.turn = 0
        self.begun = False

    def grade(self, skill: int) -> None:
        """Begin with this skill."""
        self.begun = True
        self.walkers = [replace(walker, trek=replace(walker.trek, skill=skill)) for walker in self.walkers]

    @property
    def walker(self) -> Walker:
        """Whose turn it is."""
        return self.walkers[self.turn]

    @walker.setter
    def walker(self, walker: Walker) -> None:
        self.walkers[self.turn] = walker

    @property
    def others(self) -> list[Walker]:
        """Those whose turn it is not."""
        return self.walkers[: self.turn] + self.walkers[self.turn + 1 :]
