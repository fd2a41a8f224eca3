"""What a look of Reversi sees of its program: the match, who plays, the cursor and the switches."""

from abc import abstractmethod
from collections.abc import Sequence

from arcade.families.discs.rules import Position
from arcade.games.reversi.opponent import Mistake
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Spectrum, Position, int]):
    """A match, which nobody need play, and what may be switched beside it."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.people = ()
        self.match = Match(Position())
        self.square = self.match.position.moves()[0]
        """Where the cursor is."""
        self.sound = True
        self.shown = True
        """Whether legal squares are shown, and the cursor goes to one by itself."""
        self.graph = False
        """Whether thoughts or the lead, and the moves, are shown beside the board."""

    @abstractmethod
    def mistake(self) -> Frames[Mistake | None]:
        """The move of a person that gave away most, if any did."""
