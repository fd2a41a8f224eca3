"""Plays IMPHEX for demonstrations, for one person or for two: it looks for a win, but not always."""

from arcade.games.imphex import WHY
from arcade.games.imphex.opponent import equally_good, promising
from arcade.games.imphex.program import Main as Program
from arcade.games.imphex.scene import cell_of
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

CARELESS_PERCENT = 35
MOVE_PAUSE, CELL_PAUSE, ANSWER_PAUSE = 45, 12, 120


class Main(Pilot[Program]):
    """Steers to its moves, types them where lines are asked for, and always wants another game."""

    def play(self) -> Hands:
        yield from self.turns(lambda: self.program.phase, self._move, ANSWER_PAUSE)

    def _move(self) -> Hands:
        for cell, thought in zip(self._chosen(), (MOVE_PAUSE, CELL_PAUSE), strict=True):
            yield from self.rest(thought)
            cursor = self.program.look.scene.cursor
            if cursor is None:
                yield from self.type(str(cell))
            else:
                yield from self.steer(cursor, cell_of(cell))
                yield from self.press(f"pad{self.program.position.seat + 1} fire")

    def _chosen(self) -> tuple[int, int]:
        position, career = self.program.position, self.program.career
        if self.dice.percent(CARELESS_PERCENT):
            return self.dice.pick(position.moves())
        if self.program.two:
            wanted = self.dice.pick(equally_good(position, self.program.solutions))
        else:
            wanted = self.dice.pick(promising(position, career.scan, career.brain.known))
        return permitted(position, wanted)


GUIDE = Guide(
    goal=Text("Reach the far row, or leave Imphex without a move."),
    moment=Moment(seed=3, frame=1085),
    callouts=(
        Callout(Text("Get to this row and you win"), (203, 18), (46, 34), "right", -44),
        Callout(Text("Imphex learns from its defeats"), (254, 72), (36, 34), "right"),
        Callout(Text("Your pawn steps ahead, takes diagonally"), (203, 66), (46, 46), "right", 40),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE_AND_GO, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(Text("why that move"), (WHY,)),
    ),
)
