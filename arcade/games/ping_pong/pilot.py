"""Plays Ping-pong for demonstrations: it works out where the ball will cross, and sometimes is a little late."""

from arcade.games.ping_pong import CONTROLS, DOWN_KEY, UP_KEY
from arcade.games.ping_pong.program import Main as Program
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

LATE_PERCENT = 15


class Main(Pilot[Program]):
    """Slides the bat to the next crossing row; now and then it dreams for a while."""

    def play(self) -> Hands:
        while True:
            world = self.program.world
            if self.program.machine.waiting is not None:
                yield from self.rest(40)
                yield from self.press("pad1 fire")
                continue
            if self.dice.below(600) < 1 and self.dice.percent(LATE_PERCENT):
                yield from self.rest(30)
            crossing = world.crossing_row()
            if crossing >= world.bat + world.bat_length:
                yield frozenset((DOWN_KEY.keys[-1],))
            elif crossing < world.bat:
                yield frozenset((UP_KEY.keys[-1],))
            else:
                yield NO_KEYS


GUIDE = Guide(
    goal=Text(
        "Hit the ball as often as you can before its bounces run out.",
    ),
    moment=Moment(seed=3, frame=845),
    callouts=(
        Callout(Text("The ball bounces off all the walls"), (82, 62), (10, 12)),
        Callout(Text("Your bat hits on both sides"), (120, 78), (16, 16)),
        Callout(Text("It slides up and down this line"), (124, 130), side="left"),
        Callout(Text("At 0 the game is over"), (248, 172), side="right"),
    ),
    uses=(Use(Text("bat"), CONTROLS),),
)
