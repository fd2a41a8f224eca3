"""Plays the Tower of Hanoi for demonstrations: it takes a shortest way, after one step that has to be taken back."""

from arcade.games.hanoi.program import Main as Program
from arcade.games.hanoi.solver import way
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT, SOLVE
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
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


GUIDE = Guide(
    goal=Text("Move the tower, disc by disc, to a rod with a flag."),
    moment=Moment(seed=3, frame=516),
    callouts=(
        Callout(Text("The disc in your hand"), (188, 8), (48, 15)),
        Callout(Text("Never put a disc on a smaller one"), (34, 128), (36, 15)),
        Callout(Text("Bring the tower to a flag"), (140, 27), side="right", down=24),
        Callout(Text("Moves: par is the fewest"), (0, 0), (74, 8)),
    ),
    uses=(
        Use(Text("rod"), (LEFT, RIGHT)),
        Use(Text("take, put"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(SOLVE.label, (SOLVE,)),
    ),
)
