"""What a look of Nim sees of its program besides the match: the level, the rows that are being set, the score."""

from collections.abc import Sequence

from arcade.games.nim.opponent import Level
from arcade.games.nim.rules import Move, Position
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState


class State(MatchState[Spectrum, Position, Move]):
    """A match, and the rows that it begins with."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.MASTER if self.original else Level(setup.level)
        self.rows: list[int] = []
        """The sizes of the rows, as far as they are set."""
        self.match = Match(Position((), upside_down=self.level is Level.UPSIDE_DOWN))
        self.given = False
        """Whether the computer set the rows."""
        self.score = 0
