"""Plays Nim for demonstrations: asks the computer for a start, plays by the theory but for slips, with the cursor."""

from arcade.games.nim.opponent import Level, choice
from arcade.games.nim.program import Main as Program
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Lets the computer set the rows, of which it picks the number."""

    def reply(self) -> str:
        if "1" in self.choices:
            return self.dice.pick("345")
        position = self.program.position
        setting = not position.rows or position.outcome() is not None
        return "c" if setting and "c" in self.choices else super().reply()

    def move(self) -> Hands:
        program = self.program
        row, amount = permitted(program.position, choice(program.position, Level.NORMAL, self.dice))
        cell = row - 1, program.position.rows[row - 1] - amount
        yield from self.rest(25)
        yield from self.take(program.walk(program.cell, 0, 0), cell)
