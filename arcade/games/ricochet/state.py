"""What the looks of Ricochet see of the program: how the ball is to be shot, and the player's hands."""

from collections.abc import Sequence

from arcade.games.ricochet.handling import Handling
from arcade.games.ricochet.judge import Aim
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS, Shot
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.judge import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, Setup, Thought


class State(Program[Spectrum]):
    """A table, and a ball that is aimed or flies."""

    people = None
    """Who can lose plays alone."""
    world: World
    handling: Handling
    side = LEFTWARDS
    """To which side fire shoots."""
    aiming = False
    """Whether the ball waits for orders."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match: Course[Aim, Shot] = Course()
        """The shots at this table; of one that is steered in flight they say too little."""

    @property
    def outcome(self) -> Outcome:
        """How the game ended: for one by the table, for two by their points."""
        if self.world.seats == 1:
            return Outcome.WON if self.world.cleared else Outcome.LOST
        one, two = self.world.points
        return Outcome.DRAWN if one == two else Outcome.FIRST if one > two else Outcome.SECOND
