"""What a look of Sliding Squares sees of its program: the match, who plays, the tray, the tally, the cursor."""

from collections.abc import Sequence

from arcade.games.sliding_squares.layouts import Tray
from arcade.games.sliding_squares.rules import CENTRE, EMPTY, SIDE, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.picture.grid import Cell


class Table(Program[Spectrum]):
    """A tray with people or the computer at it; the program itself says what happens."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, int] = Match(Position(EMPTY))
        self.tray = Tray.CHEQUERED
        self.tally = Tally()
        self.cell: Cell = divmod(CENTRE, SIDE)
        """Where the cursor begins."""
        self.paired = False
        """Whether the squares that belong together are linked."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def slides(self) -> int:
        """Slides made so far, the putting of men not counted."""
        return sum(not position.placing for position in self.match.positions[:-1])
