"""Plays the 14–15 puzzle for demonstrations: it finds a way and pushes the tiles with the joystick."""

from arcade.games.fifteen import CONSULT, HELP
from arcade.games.fifteen.program import Main as Program
from arcade.games.fifteen.solver import way
from arcade.toolkit.contract.controls import DOWN, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import PUSHES, Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import PuzzlePilot


class Main(PuzzlePilot[Program]):
    """Restarts if a tray is impossible."""

    plan: tuple[int, ...] = ()
    """The tiles to slide; made anew when the tray isn't as planned."""

    def move(self) -> Hands:
        position = self.program.position
        if not position.solvable:
            yield from self.answer("r")
            return
        if not self.plan or self.plan[0] not in position.moves():
            self.plan = self.program.attempt.plan or at_once(way(position))
        tile = permitted(position, self.plan[0])
        hole, place = (divmod(at, position.size) for at in (position.hole, position.tiles.index(tile)))
        yield from self.rest(6 + self.dice.below(20))
        yield from self.press(PUSHES[hole[0] - place[0], hole[1] - place[1]])
        self.plan = self.plan[1:] if tile == self.plan[0] else ()

    def go_on(self) -> Hands:
        self.plan = ()
        return super().go_on()


GUIDE = Guide(
    goal=Text("Slide the tiles until they stand in order from 1 to 15."),
    moment=Moment(seed=3, frame=400),
    callouts=(
        Callout(Text("The hole: push a neighbour in"), (72, 24), (32, 32), side="left", down=-24),
        Callout(Text("White: it's home"), (8, 88), (32, 31)),
        Callout(Text("Your moves: stay near par"), (196, 64), (22, 17)),
        Callout(Text("The hole belongs here"), (104, 120), (32, 31), side="right", down=30),
    ),
    uses=(
        Use(Text("push"), (UP, DOWN, LEFT, RIGHT)),
        Use(Text("solvable?"), (CONSULT,)),
        Use(HINT.label, (HINT,)),
        Use(HELP.label, (HELP,)),
    ),
)
