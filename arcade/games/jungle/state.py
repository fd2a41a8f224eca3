"""What a look of the jungle sees of its program: walkers and what they know, whose turn it is, the level's values."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from arcade.games.jungle.events import Events, Peril, Way, What
from arcade.games.jungle.levels import LEVELS
from arcade.games.jungle.rules import Trek
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program, Setup, Thought

Spot = tuple[int, int]
"""Kilometres from the western and from the southern edge."""
BROOK_EVERY = 6
"""Every so many kilometres, where nothing happens, there is a brook, and it flows towards people."""


@dataclass(frozen=True)
class Hint:
    """The way to the nearest edge, and perhaps how many kilometres it is, in tens."""

    way: Way
    tens: int | None = None


@dataclass(frozen=True)
class Walker:
    """A trek with its trail, the marks on the map, and the last hint."""

    trek: Trek
    trail: tuple[Spot, ...]
    marks: tuple[tuple[Spot, Peril | None], ...] = ()
    """Where a peril was met; None where a tree was."""
    hint: Hint | None = None

    @staticmethod
    def begin(trek: Trek) -> "Walker":
        return Walker(trek, ((trek.west, trek.south),))

    def after(self, trek: Trek, events: Events) -> "Walker":
        """What is known when a trek has gone on."""
        spot = trek.west, trek.south
        trail = self.trail if spot == self.trail[-1] else (*self.trail, spot)
        met = {event.what for event in events} & {What.MET, What.BUMPED}
        marks = ((spot, trek.peril),) if met else ()
        return replace(self, trek=trek, trail=trail, marks=self.marks + marks)

    def at_brook(self) -> "Walker | None":
        """With a new hint, if there is a brook here."""
        trek = self.trek
        if trek.peril or trek.fate or trek.walked % BROOK_EVERY or not trek.walked:
            return None
        return replace(self, hint=Hint(trek.way_out))

    def up_a_tree(self) -> "Walker":
        """With less strength, and a hint that says how far it is. Raises ValueError if the walker is too weak."""
        trek = self.trek.look_out()
        return replace(self, trek=trek, hint=Hint(trek.way_out, -(-trek.nearest // 10)))


class State(Program[Spectrum]):
    """One or two walkers on their way, a kilometre each in turn; the program itself says what happens to them."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.terms = LEVELS[setup.level].sets
        self.set_out()

    def set_out(self) -> None:
        """Everybody at one place somewhere in the jungle."""
        trek = Trek.begin(self.terms.skill, self.dice, mended=not self.original)
        self.walkers = [Walker.begin(trek)] * self.setup.seats
        self.turn = 0
        self.begun = False

    def grade(self, skill: int) -> None:
        self.begun = True
        self.walkers = [replace(walker, trek=replace(walker.trek, skill=skill)) for walker in self.walkers]

    @property
    def walker(self) -> Walker:
        """The one whose turn it is."""
        return self.walkers[self.turn]

    @walker.setter
    def walker(self, walker: Walker) -> None:
        self.walkers[self.turn] = walker

    @property
    def others(self) -> list[Walker]:
        return self.walkers[: self.turn] + self.walkers[self.turn + 1 :]
