"""Plays Avoid the square for demonstrations: a player who counts safe fields and steers a joystick."""

from arcade.games.square_avoidance.levels import Player
from arcade.games.square_avoidance.opponent import choosing
from arcade.games.square_avoidance.program import Main as Program
from arcade.games.square_avoidance.rules import RESIGN
from arcade.games.square_avoidance.state import cell_of
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands
from arcade.toolkit.words.controls import DANGER


class Main(MatchPilot[Program]):
    thought = 80

    def move(self) -> Hands:
        position = self.program.position
        field = at_once(choosing(position, Player.COUNTING, self.dice))
        fields = [move for move in position.moves() if move != RESIGN]
        yield from self.rest(30)
        yield from self.take(self.program.cell, cell_of(field if field in fields else fields[0]))


GUIDE = Guide(
    goal=Text("Take turns placing stones. Four corners of a square lose."),
    moment=Moment(seed=3, frame=1344),
    callouts=(
        Callout(Text("Your next stone"), (72, 8), (32, 32), side="left"),
        Callout(Text("Enemy rings spoil the square"), (136, 136), (32, 32)),
        Callout(Text("Three of yours at corners: beware"), (8, 136), (32, 32)),
        Callout(Text("Fields safe for you"), (176, 55), (80, 9), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
