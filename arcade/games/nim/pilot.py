"""Plays Nim for demonstrations: asks the computer for a start, plays by the theory, with the cursor."""

from arcade.games.nim.opponent import master, winning_move
from arcade.games.nim.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import PUSHES, Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands


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


GUIDE = Guide(
    goal=Text(
        "Take turns pulling beads off one row. The last bead wins.",
    ),
    moment=Moment(seed=3, frame=624),
    callouts=(
        Callout(Text("Choose a row"), (11, 80)),
        Callout(
            Text("Take a bead and all to its right"),
            (104, 64),
            (64, 16),
            down=-30,
        ),
        Callout(Text("Taken beads slide over here"), (228, 40), down=-14),
        Callout(Text("What you will take"), (7, 176), (238, 8)),
    ),
    uses=(
        Use(hands.ROW, (UP, DOWN)),
        Use(Text("beads"), (LEFT, RIGHT)),
        Use(hands.TAKE, (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
