"""What a look of the Distances Game sees of its program besides the match: the variant."""

from collections.abc import Sequence

from arcade.games.distances.rules import Position, Variant
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

WINS_IN_MATCH = 5


class State(MatchState[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(Position())
        self.variant = Variant.SHARED
