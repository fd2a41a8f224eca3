"""Plays the magic square for demonstrations: it walks round the edge to the line it wants."""

from arcade.games.magic_square import CONSULT
from arcade.games.magic_square.program import Main as Program
from arcade.games.magic_square.solver import solvable, way
from arcade.games.magic_square.state import steps
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import PUSHES, Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import PuzzlePilot
from arcade.toolkit.words import hands


class Main(PuzzlePilot[Program]):
    """Consults where the square is impossible and lets two tiles be exchanged."""

    def move(self) -> Hands:
        program = self.program
        position = program.position
        if not solvable(position):
            yield from self.answer("z", thought=self.thought)
            return
        move = permitted(position, (program.attempt.plan or at_once(way(position, program.known_way())))[0])
        yield from self.rest(6 + self.dice.below(14))
        if program.original:
            yield from self.press(position.board.letters[move])
            return
        # along the edge or straight across
        for step in steps(program.cell, divmod(position.board.end(move), position.board.width), program.size):
            yield from self.press(PUSHES[step])
        yield from self.press("pad1 fire")


GUIDE = Guide(
    goal=Text("Slide rows and columns of four until 1 to 16 are in order."),
    moment=Moment(seed=3, frame=394),
    callouts=(
        Callout(Text("An arrow slides all four tiles"), (16, 88), (24, 24)),
        Callout(Text("A tile in an arm: push it back"), (64, 136), (24, 24)),
        Callout(Text("A dark arrow: no room to slide"), (136, 40), (24, 24)),
        Callout(Text("Tiles in their own places"), (192, 80), (54, 16)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide", context="magic-square"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(Text("can it be solved?"), (CONSULT,)),
    ),
)
