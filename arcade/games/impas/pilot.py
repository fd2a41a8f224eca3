"""Plays Impasse for demonstrations: better than the usual level, choosing crates with the joystick."""

from arcade.games.impas.opponent import Level, choosing
from arcade.games.impas.program import Main as Program
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Pushes crates, and always wants another game."""

    @property
    def moving(self) -> bool:
        waiting = self.program.machine.waiting
        return waiting is not None and waiting.move

    def move(self) -> Hands:
        """Choose a crate and how far it goes."""
        program = self.program
        yield from self.rest(25)
        move = yield from self.ponder(choosing(program.position, Level.PERFECT))
        yield from self.take(program.cell, (move.row, move.column))
        yield from self.until_asked()
        yield from self.rest(15)
        if program.original:
            yield from self.press(str(move.steps))
        else:
            key = "pad1 up" if program.position.seat == 0 else "pad1 right"
            yield from self.press(*[key] * (move.steps - 1), "pad1 fire")
