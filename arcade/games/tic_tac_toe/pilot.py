"""Plays Tic-tac-toe for demonstrations: never loses, and wins where the computer errs."""

from arcade.games.tic_tac_toe.levels import Skill
from arcade.games.tic_tac_toe.opponent import choosing
from arcade.games.tic_tac_toe.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands


class Main(MatchPilot[Program]):
    def move(self) -> Hands:
        program = self.program
        choice = yield from self.think(choosing(program.position, Skill.PERFECT, program.solver, self.dice))
        yield from self.rest(30)
        yield from self.take(program.cell, divmod(permitted(program.position, choice.field) - 1, 3))


GUIDE = Guide(
    goal=Text("Three of yours in a row, a column or a diagonal win."),
    moment=Moment(seed=3, frame=603),
    callouts=(
        Callout(Text("Put your next stone here"), (64, 64), (48, 48), side="left"),
        Callout(Text("Two of yours: one more wins"), (112, 16), (48, 96), side="right"),
        Callout(Text("The other side got in the way"), (112, 112), (48, 48), side="right", down=-16),
        Callout(Text("Or press the square's number"), (25, 120), side="left"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("place a stone"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
