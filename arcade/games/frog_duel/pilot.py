"""Plays the frogs' duel for demonstrations: by the theory, with the joystick."""

from arcade.games.frog_duel import END_MOVE, LANE_DOWN, LANE_UP, TO_THE_LEFT, TO_THE_RIGHT
from arcade.games.frog_duel.levels import MASTER
from arcade.games.frog_duel.opponent import choice
from arcade.games.frog_duel.program import Main as Program
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import keys


class Main(MatchPilot[Program]):
    thought = 40
    breath = 0

    @property
    def moving(self) -> bool:
        return self.program.choosing and self.program.position.outcome() is None

    def move(self) -> Hands:
        program = self.program
        lane, steps = permitted(program.position, choice(program.position, MASTER.slip, self.dice))
        yield from self.rest(25)
        pad = f"pad{program.position.seat + 1}"
        forward = f"{pad} right" if program.position.seat == 0 else f"{pad} left"
        while program.lane != lane:
            yield from self.press(f"{pad} down" if program.lane < lane else f"{pad} up", gap=10)
        while program.steps < steps:
            known = program.steps
            yield from self.press(forward)
            while program.steps == known:
                yield from self.rest(1)
            yield from self.until_asked()
        yield from self.press(f"{pad} fire")


GUIDE = Guide(
    goal=Text("One lane a turn, as far as you like. The last leap wins."),
    moment=Moment(seed=3, frame=1340),
    callouts=(
        Callout(Text("Your frogs leap to the right"), (84, 112), (30, 32), down=5),
        Callout(Text("Face to face: this lane is closed"), (126, 31), (20, 10), side="left", down=5),
        Callout(Text("The enemy leaps to the left"), (176, 128), down=4),
        Callout(Text("Places left in the lane"), (240, 64), (8, 8)),
    ),
    uses=(
        Use(Text("lane"), (LANE_UP, LANE_DOWN)),
        Use(Text("back, leap"), (TO_THE_LEFT, TO_THE_RIGHT)),
        Use(keys.DONE, (END_MOVE,)),
        Use(HINT.label, (HINT,)),
    ),
)
