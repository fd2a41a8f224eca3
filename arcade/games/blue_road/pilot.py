"""Plays the blue road for demonstrations: with foresight, and by the tray's cursor like anybody else."""

from arcade.games.blue_road.opponent import Level, choosing
from arcade.games.blue_road.program import Main as Program
from arcade.games.blue_road.rules import TILES
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once

THOUGHT, LOOK = 30, 60


class Main(Pilot[Program]):
    """Takes the board as it is offered, begins or not by chance, and always wants another game."""

    def play(self) -> Hands:
        program = self.program
        while program.phase != "over":
            yield from self.until_asked()
            if program.phase == "move":
                yield from self._move()
            elif "c" in self.choices:
                yield from self.answer(self.dice.pick("cj"))
            else:
                yield from self.answer("pad1 fire", thought=LOOK)
            yield from self.rest(5)

    def _move(self) -> Hands:
        """Steer to the tile and take it."""
        program = self.program
        tile = permitted(program.position, at_once(choosing(program.position, Level.WATCHFUL, self.dice)))
        yield from self.rest(THOUGHT)
        if program.original and not program.steered:
            yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
        yield from self.steer((program.chosen, 0), (TILES.index(tile), 0))
        yield from self.press("pad1 fire")
