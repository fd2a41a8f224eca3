"""What a look of Triplet sees of its program: the match, the board, what is being done."""

from collections.abc import Sequence

from arcade.games.triplet.rules import Board, Position, board
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

SIZES = ((5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (5, 7), (6, 8), (7, 9))
"""Rows and columns of the boards to choose from."""
PRINTED_SIZE = 2


class State(MatchState[Spectrum, Position, int]):
    """A match, and the board on which it is played."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position())
        self.size = PRINTED_SIZE
        self.picking = False
        """Whether the board is being chosen."""
        self.playing = False
        """Whether a game is under way."""

    @property
    def board(self) -> Board:
        """The board of the size chosen."""
        return board(*SIZES[self.size])
