"""What a look of the Distances Game sees of its program: the match, who plays, the tally, the marks that are shown."""

from collections.abc import Sequence

from arcade.games.distances.rules import Position, Variant
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally

WINS_IN_MATCH = 5


class Table(Program[Spectrum]):
    """A board with people or the computer at it; the program itself says what happens."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, int] = Match(Position())
        self.variant = Variant.SHARED
        self.tally = Tally()
        self.danger = False
        """Whether fields that lose are marked."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def last(self) -> int | None:
        """The field of the latest stone."""
        return self.match.moves[-1] if self.match.moves else None
