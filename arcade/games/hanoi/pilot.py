"""Plays the Tower of Hanoi for demonstrations: it takes a shortest way, after one step that has to be taken back."""

from arcade.games.hanoi.program import Main as Program
from arcade.games.hanoi.solver import way
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.board_pilot import PuzzlePilot


class Main(PuzzlePilot[Program]):
    """Steers to the rod it wants and fires; types rods where there is no cursor."""

    def move(self) -> Hands:
        program = self.program
        position = program.position
        source, target = permitted(position, (program.attempt.plan or at_once(way(position)))[0])
        wanted = source if program.source is None else target
        yield from self.rest(8 + self.dice.below(14))
        if program.original:
            yield from self.press(str(wanted + 1))
        else:
            yield from self.take((0, program.rod), (0, wanted))
