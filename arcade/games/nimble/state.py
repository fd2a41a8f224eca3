"""What the looks of Nimble see of their program: the match, or the puzzle that is set."""

from collections.abc import Sequence

from arcade.games.nimble.opponent import MISTAKES
from arcade.games.nimble.rules import HOME, Move, Position
from arcade.machine.ega import Ega
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Ega, Position, Move]):
    """A game, or a round of puzzles."""

    def __init__(self, machine: Ega, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.mistakes = MISTAKES[setup.level - 1]
        """The computer's, in a hundred moves."""
        self.match = Match(Position((), HOME))
        self.helped = False
        """Whether the player had a hint or took a move back in this game."""
        self.puzzle: Position | None = None
        """The puzzle's position, while puzzles are played."""
        self.solved = 0
        """Puzzles of the round that are solved."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position if self.puzzle is None else self.puzzle
