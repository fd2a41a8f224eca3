"""Plays Tic-tac-toe for demonstrations: never loses, and wins where the computer errs."""

from arcade.games.tic_tac_toe.opponent import Level, choosing
from arcade.games.tic_tac_toe.program import Main as Program
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Steers to a field."""

    def move(self) -> Hands:
        program = self.program
        choice = yield from self.ponder(choosing(program.position, Level.PERFECT, program.solver, self.dice))
        yield from self.rest(30)
        yield from self.take(program.cell, divmod(permitted(program.position, choice.field) - 1, 3))
