"""What the looks of Impasse see of its program: the match, the cursor, the names of rows and columns."""

from collections.abc import Sequence

from arcade.games.impas.rules import RIGHT, Move, Position, start
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Steering
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import BY_SEAT
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Spectrum, Position, Move]):
    """A match on a board of any of the sizes."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(start())
        self.cell: Cell = (0, 0)
        """Where the cursor is."""

    @property
    def steering(self) -> Steering:
        """The controls of the side to move."""
        return BY_SEAT[self.two and self.position.seat == RIGHT]

    @property
    def digits(self) -> str:
        """The digits of the board's rows, and of steps."""
        return "12345678"[: self.position.side]

    @property
    def letters(self) -> str:
        return "abcdefgh"[: self.position.side]

    @property
    def spare(self) -> int:
        """The moves that the winner of a finished game still had."""
        return len(self.position.moves_of(1 - self.position.seat))
