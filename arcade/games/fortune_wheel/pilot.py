"""Plays the wheel of fortune for demonstrations: small stakes and an end while it is ahead, or boldly to the goal."""

from arcade.games.fortune_wheel import ODDS, STOP, scene, theory
from arcade.games.fortune_wheel.modern import Modern
from arcade.games.fortune_wheel.program import Main as Program
from arcade.toolkit.contract.controls import DOWN, FIRE, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import NO, YES
from arcade.toolkit.words import hands

MOST_PULLS = 12
READING = 200
"""Frames that the odds stay to be read."""
STAKES = 1, 2, 3
"""Small ones: what comes back in the long run needs a long run."""


class Main(Pilot[Program]):
    told = False
    """Whether the odds have been looked at."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(20)
            if self.program.machine.waiting is None:
                continue
            if isinstance(self.program.look, Modern):
                yield from self._modern(self.program.look)
            else:
                yield from self._original()
            yield from self.rest(10)

    # --- the drawn look

    def _modern(self, look: Modern) -> Hands:
        if "y" in self.choices or not look.asking:
            yield from self.press("pad1 fire")
        elif self.program.purses[self.program.seat] is None:
            yield from self._push(look, scene.PULL)
        elif not self.told:
            self.told = True
            yield from self._push(look, scene.ODDS)
            yield from self.rest(READING)
        elif self._enough():
            yield from self._push(look, scene.STOP)
        else:
            yield from self._stake(look)

    def _push(self, look: Modern, cell: tuple[int, int]) -> Hands:
        yield from self.steer(look.cell, cell)
        yield from self.press("pad1 fire")
        yield from self.rest(6)

    def _enough(self) -> bool:
        purse = self.program.purse
        if self.program.terms.goal:
            return False
        return purse.pulls >= MOST_PULLS and (purse.lei > purse.brought or purse.pulls >= 8 * MOST_PULLS)

    def _stake(self, look: Modern) -> Hands:
        purse, terms = self.program.purse, self.program.terms
        if terms.goal:
            wanted = theory.stake(theory.BOLD, purse.lei, terms.goal)
        else:
            wanted = min(self.dice.pick(STAKES), purse.most)
        while (missing := wanted - look.number) and look.asking:
            far = abs(missing) >= 10
            yield from self._push(look, (0, 2 + far if missing > 0 else 1 - far))
        yield from self._push(look, scene.PULL)

    # --- the original

    def _original(self) -> Hands:
        if "0" in self.choices:
            purse = self.program.purse
            number = min(purse.most, self.dice.pick(STAKES)) if purse.lei else 50
            for digit in f"{number:02}":
                yield from self.answer(digit, thought=8)
        elif "y" in self.choices:
            yield from self.press(NO[0] if self._enough() else YES[0])
        else:
            yield from self.press("pad1 fire")


GUIDE = Guide(
    goal=Text("Stake play coins and pull. Leave with more than you brought."),
    moment=Moment(seed=6, frame=1330),
    callouts=(
        Callout(Text("Your coins: stop while you're ahead"), (0, 0), (50, 8)),
        Callout(Text("Three drums, pure chance"), (16, 38), (114, 44)),
        Callout(Text("Three equal: the stake ten times over"), (160, 40), (88, 8)),
        Callout(Text("Of 100 coins, this many come back"), (176, 80), (56, 8)),
    ),
    uses=(
        Use(Text("a button"), (UP, DOWN, LEFT, RIGHT)),
        Use(hands.PRESS, (FIRE,)),
        Use(ODDS.label, (ODDS,)),
        Use(STOP.label, (STOP,)),
    ),
)
