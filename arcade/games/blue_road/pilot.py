"""Plays the blue road for demonstrations: with foresight, and by the tray's cursor like anybody else."""

from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.program import Main as Program
from arcade.games.blue_road.rules import TILES
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.board_pilot import MatchPilot

THOUGHT = 30


class Main(MatchPilot[Program]):
    """Takes the board as it is offered, and begins or not by chance."""

    @property
    def moving(self) -> bool:
        return self.program.phase == "move"

    def move(self) -> Hands:
        """Steer to the tile and take it."""
        program = self.program
        tile = permitted(program.position, at_once(choosing(program.position, Level.WATCHFUL, self.dice)))
        yield from self.rest(THOUGHT)
        yield from self.take((program.chosen, 0), (TILES.index(tile), 0))
