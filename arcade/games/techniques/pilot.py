"""Walks through the workshop for demonstrations: exhibit after exhibit, trying out those that take keys."""

from arcade.games.techniques.exhibits import EXHIBITS, KEYBOARD, SPRITES
from arcade.games.techniques.look import MENU
from arcade.games.techniques.program import Main as Program
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

DRAWING = ("pad1 right", "pad1 fire", "pad1 down", "pad1 fire", "pad1 right", "pad1 fire")


class Main(Pilot[Program]):
    def play(self) -> Hands:
        while True:
            program = self.program
            if program.running:
                yield from self.watch()
            elif program.machine.waiting is None:
                yield from self.rest(1)
            elif program.place == MENU:
                yield from self.rest(40)
                if program.visit.complete:
                    yield from self.press("pad1 back", gap=30)
                yield from self.press("pad1 fire", gap=10)
            else:
                yield from self.rest(50)
                yield from self.press("pad1 back" if program.visit.complete else "pad1 right", gap=10)

    def watch(self) -> Hands:
        exhibit = EXHIBITS[self.program.place]
        if exhibit is SPRITES[1]:
            yield from self.rest(30)
            yield from self.press(*DRAWING, gap=12)
            yield from self.press("pad1 back")
        elif exhibit is KEYBOARD[0]:
            yield from self.press("pad1 fire", frames=120, gap=20)
        else:
            yield from self.rest(1)


GUIDE = Guide(
    goal=Text("Watch the tricks of games, with their source. See all 26."),
    moment=Moment(seed=3, frame=90),
    callouts=(
        Callout(Text("The exhibit you'll watch"), (0, 32), (120, 8), side="left"),
        Callout(Text("Or press its letter"), (4, 100), side="left"),
        Callout(Text("These are for the ear"), (128, 72), (120, 8), side="right"),
        Callout(Text("See them all to become a master"), (64, 175), (136, 9), side="right"),
    ),
    uses=(Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)), Use(Text("watch"), (FIRE,)), Use(BACK.label, (BACK,))),
)
