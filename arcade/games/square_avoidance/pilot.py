"""Plays Avoid the square for demonstrations: a player who counts safe fields and steers a joystick."""

from arcade.games.square_avoidance.opponent import Level, choosing
from arcade.games.square_avoidance.program import Main as Program
from arcade.games.square_avoidance.rules import RESIGN
from arcade.games.square_avoidance.state import cell_of
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Steers to a field, even where resigning would be right."""

    thought = 80

    def move(self) -> Hands:
        position = self.program.position
        field = at_once(choosing(position, Level.COUNTING, self.dice))
        fields = [move for move in position.moves() if move != RESIGN]
        yield from self.rest(30)
        yield from self.take(self.program.cell, cell_of(field if field in fields else fields[0]))
