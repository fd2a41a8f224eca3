"""Plays Go fish for demonstrations: counts cards, steering with the joystick or typing ranks."""

from arcade.games.go_fish import OPEN
from arcade.games.go_fish.opponent import best_questions
from arcade.games.go_fish.program import Main as Program
from arcade.games.go_fish.rules import SIGNS, ranks_of
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text

THOUGHT_FRAMES, GLANCE_FRAMES = 40, 25


class Main(Pilot[Program]):
    def play(self) -> Hands:
        while self.program.phase != "over":
            if self.program.machine.waiting is None:
                yield from self.rest(1)
            elif self.program.phase == "ask":
                yield from self.question()
            else:
                yield from self.rest(GLANCE_FRAMES)
                yield from self.press("return")

    def question(self) -> Hands:
        position = self.program.position
        seen = position.seen_by(position.seat, self.dice)
        wanted = permitted(position, self.dice.pick(best_questions(seen)))
        yield from self.rest(THOUGHT_FRAMES)
        if self.program.original:
            yield from self.type(SIGNS[wanted].lower())
            return
        pad = f"pad{position.seat + 1}"
        shown = ranks_of(position.hands[position.seat])
        for _ in shown:
            if shown.index(wanted) == self.program.look.marker:
                break
            yield from self.press(f"{pad} right")
        yield from self.press(f"{pad} fire")


GUIDE = Guide(
    goal=Text("Ask the other player for cards. Most books of four win."),
    moment=Moment(seed=4, frame=694),
    callouts=(
        Callout(Text("Your hand: ask for a rank you have"), (60, 118), (192, 56)),
        Callout(Text("None here? You fish from the deck"), (6, 46), (44, 35)),
        Callout(Text("The other hand: you get all of that rank"), (150, 14)),
        Callout(Text("Four of a rank make a book"), (5, 87), (182, 18)),
    ),
    uses=(
        Use(Text("rank"), (LEFT, RIGHT)),
        Use(Text("ask"), (FIRE,)),
        Use(OPEN.label, (OPEN,)),
        Use(HINT.label, (HINT,)),
    ),
)
