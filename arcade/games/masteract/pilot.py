"""Hides codes for demonstrations, such as are hard to break, and marks the computer's guesses with the joystick."""

from arcade.families.codes.code import Code, marked
from arcade.games.masteract.modern import Modern
from arcade.games.masteract.opponent import stubborn
from arcade.games.masteract.program import Main as Program
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT, TAKE_BACK
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands


class Main(Pilot[Program]):
    def play(self) -> Hands:
        code: Code = ""
        while True:
            yield from self.until_asked()
            program = self.program
            match program.phase:
                case "places" | "elsewhere" if code:
                    count = marked(code, program.guess)[program.phase == "elsewhere"]
                    yield from self.rest(20 + self.dice.below(20))
                    yield from self._mark(count)
                case "prepare":
                    code = yield from self.think(stubborn(program.task, self.dice))
                    yield from self.answer("1" if "1" in self.choices else "pad1 fire")
                case _:
                    yield from self.answer("y" if "y" in self.choices else "pad1 fire", thought=30)
            yield from self.rest(4)

    def _mark(self, count: int) -> Hands:
        look = self.program.look
        if isinstance(look, Modern):
            scale = look.scene.scales[self.program.phase == "elsewhere"]
            yield from self.take(scale.cell, (0, count))
        else:
            yield from self.press(str(count))


GUIDE = Guide(
    goal=Text("Hide four digits and mark the tries. If it takes five, you win."),
    moment=Moment(seed=6, frame=612),
    callouts=(
        Callout(Text("The computer guesses your code"), (24, 40), (64, 16)),
        Callout(Text("You count: in place, and elsewhere"), (164, 127), (92, 49)),
        Callout(Text("Lights: codes that still fit"), (168, 48), (80, 72)),
    ),
    uses=(
        Use(hands.POINT, (LEFT, RIGHT)),
        Use(hands.CHOOSE, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
