"""What the looks of IMPHEX see of their program: the match, what else counts at its end, and the learner's career."""

from collections.abc import Sequence

from arcade.games.imphex.book_opponent import Choice, Scan
from arcade.games.imphex.rules import START, Move, Position
from arcade.games.imphex.statistics import Career
from arcade.machine.pet import Pet
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

LEVEL_SCANS = (Scan.FIXED, Scan.RANDOM, Scan.RANDOM)
GRADUATE = 3
"""The level whose brain was born knowing everything."""


class State(MatchState[Pet, Position, Move]):
    """A sitting with the learner, which only watches where two people play."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        if setup.original:
            # The article's program forgot everything when it was switched off.
            self.career = Career(None, Scan.FIXED)
        else:
            self.career = Career(setup.memory, LEVEL_SCANS[setup.level - 1], setup.level == GRADUATE)
        self.clear()

    def clear(self) -> None:
        """A game is yet to be played."""
        self.match = Match(START)
        self.illegal = [0, 0]
        """Illegal moves of each seat."""
        self.helped = False
        self.resigned = False
        """Whether the computer has resigned, which it does in the position in which it is to move."""
        self.forget_trials()

    def forget_trials(self) -> None:
        """The computer has made no choice, or what it made was taken back."""
        self.tried: tuple[Position | None, Choice] = (None, Choice(None))
        """The position in which the computer chose last, and what it came to."""
