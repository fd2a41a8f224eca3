"""Plays Sliding Squares for demonstrations: plays without fault, and points at its men like anybody else."""

from arcade.games.sliding_squares import PAIRS
from arcade.games.sliding_squares.levels import Player, Tray
from arcade.games.sliding_squares.opponent import choosing
from arcade.games.sliding_squares.program import Main as Program
from arcade.games.sliding_squares.rules import SIDE
from arcade.games.sliding_squares.solver import Exact
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands

THOUGHT_FRAMES, GLANCE_FRAMES = 30, 12


class Main(MatchPilot[Program]):
    thought = glance = 70

    @property
    def moving(self) -> bool:
        return self.program.phase == "move" and not self.choices

    def __init__(self, program: Program, dice: Dice) -> None:
        super().__init__(program, dice)
        self.exact = Exact()

    def reply(self) -> str:
        """Lets the other begin where who begins has lost."""
        return "c" if "c" in self.choices and self.program.tray is Tray.CHEQUERED else super().reply()

    def move(self) -> Hands:
        """Point at the man and choose it."""
        program = self.program
        position = program.position
        square = yield from self.think(choosing(position, Player.PERFECT, self.exact, self.dice))
        yield from self.rest(THOUGHT_FRAMES)
        goal = divmod(square, SIDE)
        yield from self.touch()
        if program.original or position.placing:
            yield from self.steer(program.cell, goal)
        elif program.cell != goal:
            yield from self.steer(divmod(position.hole, SIDE), goal)
        yield from self.rest(GLANCE_FRAMES)
        yield from self.press("pad1 fire")

    def go_on(self) -> Hands:
        """Take any tray where one is offered."""
        if self.program.phase != "begin":
            yield from super().go_on()
            return
        yield from self.rest(self.thought)
        yield from self.steer((0, self.program.tray - 1), (0, self.dice.below(len(Tray))))
        yield from self.answer("pad1 fire", thought=GLANCE_FRAMES)


GUIDE = Guide(
    goal=Text("Take turns sliding men into the hole. If you can't, you lose."),
    moment=Moment(seed=3, frame=390),
    callouts=(
        Callout(Text("The man you point at"), (41, 41), (30, 28), side="left"),
        Callout(Text("This one can slide, too"), (9, 73), (28, 30), side="left"),
        Callout(Text("Only into the hole, never diagonally"), (56, 88)),
        Callout(Text("Your men are red"), (185, 25), (30, 30), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("slide"), (FIRE,)),
        Use(PAIRS.label, (PAIRS,)),
        Use(HINT.label, (HINT,)),
    ),
)
