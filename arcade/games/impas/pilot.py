"""Plays Impasse for demonstrations, at the perfect level and with the joystick."""

from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import choosing
from arcade.games.impas.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands


class Main(MatchPilot[Program]):
    """Pushes crates."""

    @property
    def moving(self) -> bool:
        waiting = self.program.machine.waiting
        return waiting is not None and waiting.move

    def move(self) -> Hands:
        program = self.program
        yield from self.rest(25)
        move = yield from self.think(choosing(program.position, Player.PERFECT))
        yield from self.take(program.cell, (move.row, move.column))
        yield from self.until_asked()
        yield from self.rest(15)
        if program.original:
            yield from self.press(str(move.steps))
        else:
            key = "pad1 up" if program.position.seat == 0 else "pad1 right"
            yield from self.press(*[key] * (move.steps - 1), "pad1 fire")


GUIDE = Guide(
    goal=Text("Take turns pushing crates. If you can't push, you lose."),
    moment=Moment(seed=3, frame=1140),
    callouts=(
        Callout(Text("You can push this crate ..."), (65, 89), (22, 22)),
        Callout(Text("... as far as this"), (65, 17), (22, 22)),
        Callout(Text("You push only up"), (178, 18), (74, 50)),
        Callout(Text("The computer only to the right"), (178, 98), (74, 50)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("choose, push"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
