"""What a look of English hunt sees of its program: the match, the sides, and what was wasted."""

from collections.abc import Sequence

from arcade.games.english_hunt.rules import HARE, HOUNDS, WASTED, Move, Position, placements
from arcade.games.english_hunt.solver import Table
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

Slip = tuple[int, Move, Move]
"""A move that was worse than the best: its number, the move, and a best one."""


class State(MatchState[Spectrum, Position, Move]):
    """A hunt, and the table that knows all of them."""

    phase: str
    """What goes on; "move" while a move is chosen."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.match = Match(placements()[0])
        self.side = HOUNDS
        """The side of the player, or of the first of two; two change sides after each hunt."""
        self.table = Table()

    def slip(self) -> Slip | None:
        """The first move that was worse than the best: the player's, or with two players the loser's."""
        seat = self.side
        if self.two:
            seat = HARE if self.position.outcome() == 1 else HOUNDS
        turns = zip(self.match.positions, self.match.moves, strict=False)
        own = [(before, move) for before, move in turns if before.seat == seat and move != WASTED]
        for number, (before, move) in enumerate(own, 1):
            best = self.table.best(before)
            if move not in best:
                return number, move, best[0]
        return None
