"""What a look of Sliding Squares sees of its program besides the match: the tray, the cursor, what was wasted."""

from collections.abc import Sequence

from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import CENTRE, EMPTY, SIDE, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Spectrum, Position, int]):
    """A match, and the tray on which it is played."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position(EMPTY))
        self.tray = Tray.CHEQUERED
        self.cell: Cell = divmod(CENTRE, SIDE)
        """Where the cursor begins."""
        self.slip: tuple[int, int, int] | None = None
        """The first slide that gave a win away: its number, the slide, and one that would have won."""

    @property
    def slides(self) -> int:
        """Slides made so far, the putting of men not counted."""
        return sum(not position.placing for position in self.match.positions[:-1])
