"""Plays Chinese draughts for demonstrations: it knows the way, strays from it now and then, and comes back."""

from arcade.games.chinese_draughts import UNDO
from arcade.games.chinese_draughts.program import Main as Program
from arcade.games.chinese_draughts.solver import atlas
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import PUSHES, Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.board_pilot import PuzzlePilot
from arcade.toolkit.words import hands

STRAYS = 9
"""One move in nine is a wrong one, if there is any, and taken back."""


class Main(PuzzlePilot[Program]):
    """Walks the cursor to the arrow it wants and fires."""

    thought = 40

    def move(self) -> Hands:
        position = self.program.position
        known = atlas(position.board)
        if not known.solvable(position):
            yield from self.answer("pad1 back", thought=50)
            return
        wrong = [cell for cell in position.moves() if not known.solvable(position.play(cell))]
        cell = permitted(position, known.way(position)[0])
        if wrong and self.dice.below(STRAYS) == 0:
            cell = self.dice.pick(wrong)
        yield from self.rest(8 + self.dice.below(16))
        yield from self.touch()
        yield from self.go(self.program.field.squares[cell])
        yield from self.press("pad1 fire")

    def go(self, target: Cell) -> Hands:
        """Walk the cursor to a square by as few pushes as there are."""
        start, walk = self.program.square, self.program.field.walk
        ways: dict[Cell, tuple[str, ...]] = {start: ()}
        for square in (found := [start]):
            for step, push in PUSHES.items():
                after = walk(square, *step)
                if after not in ways:
                    ways[after] = (*ways[square], push)
                    found.append(after)
        yield from self.press(*ways[target], gap=6)


GUIDE = Guide(
    goal=Text("Make the yellow and white arrows change sides."),
    moment=Moment(seed=3, frame=622),
    callouts=(
        Callout(Text("It can only go right"), (28, 100)),
        Callout(Text("Your choice: it can only go left"), (148, 76), down=-24),
        Callout(Text("The gap: step or jump into it"), (100, 124), side="left", down=20),
        Callout(Text("Out: it can't be solved any more"), (96, 10), (56, 54)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.MOVE, (FIRE,)),
        Use(UNDO.label, (UNDO,)),
        Use(HINT.label, (HINT,)),
    ),
)
