"""What a look of Crossing sees of its program: the match, and whether danger is marked."""

from collections.abc import Sequence

from arcade.games.crossing_board.rules import Move, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Spectrum, Position, Move]):
    """A match, and the marks that people want to see."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position())
        self.aim: Move = (1, 1)
        """Where the cursor points: a move of the side whose turn it is."""
        self.danger = False
        """Whether the squares that the enemy can reach are marked."""
