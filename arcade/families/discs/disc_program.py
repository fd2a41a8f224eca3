"""What the programs of both Reversis do alike: the score in discs, and that nobody goes back to a pass."""

from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import M
from arcade.toolkit.programs.match_program import MatchProgram


class DiscProgram(MatchProgram[M, Position, int]):
    """A Reversi, whoever plays it."""

    def start(self, seat: int) -> Position:
        """Four discs in the middle."""
        return Position(seat=seat)

    def points(self, outcome: Outcome) -> int | None:
        """A single player's discs at the end; squares that stayed empty go to the winner."""
        del outcome
        if len(self.people) != 1:
            return None
        own, empties = self.position.discs[self.people[0]], self.position.empties
        return own + empties if 2 * own > SQUARES - empties else own

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was; one in which a person could only pass is no place to stop."""
        while done and self.position.moves() == (PASS,):
            done = self.match.take_back(lambda seat: seat in self.people)
        yield from super().taken_back(done)
