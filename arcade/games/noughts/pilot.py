"""Plays noughts and crosses for demonstrations, for one person or for two, as well as can be."""

from collections.abc import Generator

from arcade.games.noughts.levels import Skill
from arcade.games.noughts.opponent import Solutions, choosing
from arcade.games.noughts.program import Main as Program
from arcade.games.noughts.rules import CUBE
from arcade.machine.keyboard import Keys
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

MOVE_PAUSE, NUMBER_PAUSE, ANSWER_PAUSE = 40, 12, 90


class Main(Pilot[Program]):
    """Steers to its squares, types them where lines are asked for, and always wants another game."""

    def __init__(self, program: Program, dice: Dice) -> None:
        super().__init__(program, dice)
        self.solutions: Solutions = Solver()

    def play(self) -> Hands:
        yield from self.turns(lambda: self.program.phase, self._move, ANSWER_PAUSE)

    def _move(self) -> Hands:
        yield from self.rest(MOVE_PAUSE)
        field = yield from self._chosen()
        program, scene = self.program, self.program.look.scene
        if scene.cursor is not None:
            yield from self.steer(scene.cursor, scene.layout.cell(field))
            yield from self.press("pad1 fire")
            return
        for number in program.match.position.form.places[field]:
            yield from self.type(f"{number + 1}")
            yield from self.rest(NUMBER_PAUSE)

    def _chosen(self) -> Generator[Keys, None, int]:
        position = self.program.match.position
        skill = Skill.SEARCHING if position.form is CUBE else Skill.PERFECT
        field = yield from self.think(choosing(position, skill, self.solutions, self.dice))
        return permitted(position, field)


GUIDE = Guide(
    goal=Text("Get three X in a straight line before the computer gets three O."),
    moment=Moment(seed=1, frame=492),
    callouts=(
        Callout(Text("X is yours: get three in a line"), (208, 72), (48, 48), "right", 26),
        Callout(Text("O is the computer's: stop its lines"), (264, 16), (48, 48), "right"),
        Callout(Text("Any free square can be yours"), (292, 148), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(Text("mark", context="noughts"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
