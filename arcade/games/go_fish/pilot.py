"""Plays Go fish for demonstrations: counts cards, steering with the joystick or typing ranks."""

from arcade.games.go_fish.cards import SIGNS, ranks_of
from arcade.games.go_fish.opponent import best_questions
from arcade.games.go_fish.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted

THOUGHT, GLANCE = 40, 25
"""Frames before a question, and before anything else is answered."""


class Main(Pilot[Program]):
    """Answers every question; wants another game."""

    def play(self) -> Hands:
        while self.program.phase != "over":
            if self.program.machine.waiting is None:
                yield from self.rest(1)
            elif self.program.phase == "ask":
                yield from self.question()
            else:
                yield from self.rest(GLANCE)
                yield from self.press("return")

    def question(self) -> Hands:
        """Ask for a rank."""
        position = self.program.position
        seen = position.seen_by(position.seat, self.dice)
        wanted = permitted(position, self.dice.pick(best_questions(seen)))
        yield from self.rest(THOUGHT)
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
