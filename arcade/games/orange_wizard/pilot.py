"""Plays The Orange Wizard for demonstrations: it counts well, but not always, and is never sure of yes and no."""

from fractions import Fraction

from arcade.games.orange_wizard.arithmetic import written
from arcade.games.orange_wizard.lessons import LESSONS
from arcade.games.orange_wizard.modern import KEYS, Modern
from arcade.games.orange_wizard.program import Main as Program
from arcade.games.orange_wizard.rules import BOOK, result
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands


class Main(Pilot[Program]):
    def play(self) -> Hands:
        while True:
            waiting = self.program.machine.waiting
            if waiting is None:
                yield from self.rest(1)
            elif waiting.kind == "line":
                yield from self.rest(45)
                yield from self.type(self.line())
            elif "1" in waiting.choices:
                yield from self.rest(45)
                yield from self.number()
            else:
                yield from self.choose()
            yield from self.rest(6)

    def line(self) -> str:
        if "=" in self.program.machine.text_rows()[-1]:
            return written(result(BOOK, Fraction(self.dice.below(40))))
        return "d" if self.dice.percent(70) else "n"

    def choose(self) -> Hands:
        look = self.program.look
        yield from self.rest(25)
        if isinstance(look, Modern) and self.program.lesson is None:
            yield from self.press(*["pad1 down"] * self.dice.below(len(LESSONS)))
        yield from self.press("pad1 fire")

    def number(self) -> Hands:
        look = self.program.look
        assert isinstance(look, Modern)
        expected = self.program.expected
        if expected is None:
            expected = Fraction(self.dice.below(30))
        elif not self.dice.percent(85):
            expected += 1
        for key in (*written(expected, ",")[:8], "OK"):
            goal = KEYS.index(key)
            while look.keypad.at != goal:
                right = (goal - look.keypad.at) % len(KEYS) <= len(KEYS) // 2
                yield from self.press("pad1 right" if right else "pad1 left", frames=2, gap=2)
            yield from self.press("pad1 fire", frames=2, gap=3)


GUIDE = Guide(
    goal=Text("Do the wizard's sums and earn a mark from 1 to 10."),
    moment=Moment(seed=2, frame=640),
    callouts=(
        Callout(Text("Write each result here"), (109, 120), (59, 8), side="right", down=-24),
        Callout(Text("Right first time: ten points"), (231, 104), (11, 17)),
        Callout(Text("This sends your answer"), (231, 175), (18, 9)),
        Callout(Text("He sets tasks, explains mistakes"), (8, 10), (58, 68)),
    ),
    uses=(Use(Text("a number"), (LEFT, RIGHT), typed="0–9"), Use(hands.ANSWER, (FIRE,)), Use(HINT.label, (HINT,))),
)
