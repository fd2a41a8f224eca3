"""Plays Nim for demonstrations: asks the computer for a start, plays by the theory, with the cursor."""

from arcade.games.nim.opponent import master, winning_move
from arcade.games.nim.program import Main as Program
from arcade.toolkit.contract.pilot import PUSHES, Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Lets the computer set the rows, of which it picks the number, and moves first where that wins."""

    def reply(self) -> str:
        if "1" in self.choices:
            return self.dice.pick("345")
        position = self.program.position
        setting = not position.rows or position.outcome() is not None
        if "c" not in self.choices:
            return ""
        return "c" if setting or winning_move(position) is None else "j"

    def move(self) -> Hands:
        program = self.program
        row, amount = permitted(program.position, master(program.position))
        goal = row - 1, program.position.rows[row - 1] - amount
        yield from self.rest(25)
        yield from self.touch()
        cell = program.walk(program.cell, 0, 0)
        while cell != goal:
            down = (goal[0] > cell[0]) - (goal[0] < cell[0])
            right = 0 if down else (goal[1] > cell[1]) - (goal[1] < cell[1])
            yield from self.press(PUSHES[down, right])
            cell = program.walk(cell, down, right)
        yield from self.press("pad1 fire")
