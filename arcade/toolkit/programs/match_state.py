"""What a program that plays match after match at one board remembers; its looks see no more of it."""

from collections.abc import Sequence
from typing import Generic

from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.position import Match, Move, P
from arcade.toolkit.contract.program import M, Program, Setup, Thought
from arcade.toolkit.programs.contest import Tally


class MatchState(Program[M], Generic[M, P, Move]):
    """A board with people or the computer at it. A game adds what else its looks are to see."""

    match: Match[P, Move]
    """The match that is played, or that was played last."""

    def __init__(self, machine: M, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.people: tuple[int, ...] = (0, 1) if setup.seats == 2 else (0,)
        """The seats that aren't the computer's."""
        self.tally = Tally()
        self.marked = False
        """Whether marks are shown on the board that a player can switch on."""

    @property
    def position(self) -> P:
        return self.match.position

    @property
    def last(self) -> Move | None:
        """The latest move."""
        return self.match.moves[-1] if self.match.moves else None

    @property
    def two(self) -> bool:
        """Whether two people play."""
        return len(self.people) == 2

    def fork(self) -> Dice:
        """Dice for the computer's next move alone: what it draws for a search changes nothing that comes later."""
        return self.dice.fork(100 * self.tally.games + len(self.match.moves))
