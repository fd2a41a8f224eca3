"""Plays Sliding Squares for demonstrations: sees a few slides ahead, and points at its men like anybody else."""

from arcade.games.sliding_squares.layouts import Tray
from arcade.games.sliding_squares.opponent import Level, choosing
from arcade.games.sliding_squares.program import Main as Program
from arcade.games.sliding_squares.rules import SIDE
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once

THOUGHT, LOOK, GLANCE = 30, 70, 12
"""Frames before a move, before an answer, and between pointing and choosing."""


class Main(Pilot[Program]):
    """Takes any tray and either side, and always wants another game."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            program = self.program
            if "c" in self.choices:
                yield from self.answer(self.dice.pick("cj"), thought=LOOK)
            elif program.phase == "move" and not self.choices:
                yield from self._move()
            elif program.phase == "begin":
                yield from self.rest(LOOK)
                yield from self.steer((0, program.tray - 1), (0, self.dice.below(len(Tray))))
                yield from self.answer("pad1 fire", thought=GLANCE)
            else:
                yield from self.answer("pad1 fire", thought=LOOK)
            yield from self.rest(5)

    def _move(self) -> Hands:
        """Point at the man and choose it."""
        program = self.program
        position = program.position
        square = at_once(choosing(position, Level.PERFECT, program.exact, self.dice))
        yield from self.rest(THOUGHT)
        goal = divmod(square, SIDE)
        if program.original:
            if not program.steered:
                yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
            yield from self.steer(program.cell, goal)
        elif position.placing:
            yield from self.steer(program.cell, goal)
        elif program.cell != goal:
            yield from self.steer(divmod(position.hole, SIDE), goal)
        yield from self.rest(GLANCE)
        yield from self.press("pad1 fire")
