"""Plays the blue road for demonstrations: with foresight, and by the tray's cursor like anybody else."""

from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.program import Main as Program
from arcade.games.blue_road.rules import TILES
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.programs.board_pilot import MatchPilot

THOUGHT = 30
SIGHT = 4_000
"""Positions that it looks at when it cannot win by force."""


class Main(MatchPilot[Program]):
    """Takes the board as it is offered, and begins or not by chance."""

    @property
    def moving(self) -> bool:
        return self.program.phase == "move"

    def move(self) -> Hands:
        """Steer to the tile and take it."""
        program = self.program
        position = program.position
        tile = permitted(position, (yield from self.ponder(choosing(position, Level.PERFECT, self.dice, SIGHT))))
        yield from self.rest(THOUGHT)
        yield from self.take((program.chosen, 0), (TILES.index(tile), 0))
