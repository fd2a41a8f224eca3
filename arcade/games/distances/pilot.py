"""Plays the Distances Game for demonstrations: counts out all that can be counted."""

from arcade.games.distances.levels import Player
from arcade.games.distances.opponent import choosing
from arcade.games.distances.program import Main as Program
from arcade.games.distances.rules import CONCEDE, SIDE
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands
from arcade.toolkit.words.controls import DANGER


class Main(MatchPilot[Program]):
    """Chooses mostly the shared game."""

    thought = 80

    def reply(self) -> str:
        return self.dice.pick("1123") if "3" in self.choices else super().reply()

    def move(self) -> Hands:
        position = self.program.position
        choice = yield from self.think(choosing(position, Player.MASTER, self.dice))
        fields = [move for move in position.moves() if move != CONCEDE]
        yield from self.rest(30)
        yield from self.take(self.program.cell, divmod(choice.move if choice.move in fields else fields[0], SIDE))


GUIDE = Guide(
    goal=Text("Take turns placing stones. Repeat a distance and you lose."),
    moment=Moment(seed=3, frame=1178),
    callouts=(
        Callout(Text("Two in line: a distance, here 5"), (48, 48), (16, 88), down=-6),
        Callout(Text("Yours are solid"), (24, 156)),
        Callout(Text("Red: used. Repeat it and you lose"), (168, 40), (30, 8)),
        Callout(Text("Yellow: still free"), (168, 112), (56, 8)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(Text("losing fields"), (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
