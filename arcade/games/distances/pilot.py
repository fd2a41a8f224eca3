"""Plays the Distances Game for demonstrations: counts out all that can be counted."""

from arcade.games.distances.opponent import Level, choosing
from arcade.games.distances.program import Main as Program
from arcade.games.distances.rules import CONCEDE, SIDE
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Chooses mostly the shared game."""

    thought = 80

    def reply(self) -> str:
        return self.dice.pick("1123") if "3" in self.choices else super().reply()

    def move(self) -> Hands:
        position = self.program.position
        choice = yield from self.ponder(choosing(position, Level.MASTER, self.dice))
        fields = [move for move in position.moves() if move != CONCEDE]
        yield from self.rest(30)
        yield from self.take(self.program.cell, divmod(choice.move if choice.move in fields else fields[0], SIDE))
