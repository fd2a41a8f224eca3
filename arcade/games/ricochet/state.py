"""What the looks of Ricochet see of the program: how the ball is to be shot, and the player's hands."""

from arcade.games.ricochet.handling import Handling
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program


class State(Program[Spectrum]):
    """A table, and a ball that is aimed or flies."""

    world: World
    handling: Handling
    side = LEFTWARDS
    """To which side fire shoots."""
    aiming = False
    """Whether the ball waits for orders."""

    @property
    def outcome(self) -> Outcome:
        """How the game ended: for one by the table, for two by their points."""
        if self.world.seats == 1:
            return Outcome.WON if self.world.cleared else Outcome.LOST
        one, two = self.world.points
        return Outcome.DRAWN if one == two else Outcome.FIRST if one > two else Outcome.SECOND
