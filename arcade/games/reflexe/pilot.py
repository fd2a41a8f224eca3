"""Plays Reaction time for demonstrations: as quick as a person, and sometimes a little hasty or wrong."""

from arcade.games.reflexe import ARROWS
from arcade.games.reflexe.program import Main as Program
from arcade.games.reflexe.rules import SKULL, WAYS
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

WRONG_PERCENT = 6
"""Arrows answered wrongly."""
HASTY = 700
"""One frame in 700 is a false start."""
QUICKEST, SPREAD = 12, 14
"""Frames."""


class Main(Pilot[Program]):
    """Sees a sign, takes its time, presses."""

    def play(self) -> Hands:
        while True:
            waiting = self.program.machine.waiting
            if self.program.sign:
                yield from self.rest(QUICKEST + self.dice.below(SPREAD))
                yield from self.react(self.program.sign)
            elif waiting is not None and (not waiting.choices or set(waiting.choices) == {"y", "d", "n"}):
                yield from self.rest(50)
                yield from self.press("pad1 fire")
            elif waiting is not None and self.dice.below(HASTY) == 0:
                yield from self.press("pad1 fire")
            else:
                yield NO_KEYS

    def react(self, sign: str) -> Hands:
        """Answer a sign; a skull goes away by itself."""
        if sign == SKULL:
            yield from self.rest(80)
        elif sign in WAYS:
            if self.dice.percent(WRONG_PERCENT):
                yield from self.press(f"pad1 {self.dice.pick(WAYS)}")
            yield from self.press(f"pad1 {sign}")
        elif len(sign) == 1:
            yield from self.press(sign)
        else:
            yield from self.press("pad1 fire" if self.dice.percent(50) else "pad2 fire")


GUIDE = Guide(
    goal=Text(
        "Wait for the arrow, then press its direction. Haste costs 100.",
    ),
    moment=Moment(seed=3, frame=724),
    callouts=(
        Callout(Text("It comes by surprise: press left"), (184, 32), (64, 64)),
        Callout(Text("Ten rounds in all"), (8, 120), (42, 16), side="left", down=24),
        Callout(Text("Time in hundredths of a second"), (0, 32), (64, 64), side="left"),
        Callout(Text("The quicker, the more points"), (168, 167), (88, 10), side="right"),
    ),
    uses=(Use(hands.PRESS, ARROWS),),
)
