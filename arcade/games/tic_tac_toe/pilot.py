"""Plays Tic-tac-toe for demonstrations: never loses, and wins where the computer errs."""

from arcade.games.tic_tac_toe.opponent import Level, choosing
from arcade.games.tic_tac_toe.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted


class Main(Pilot[Program]):
    """Answers each question: who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            position = self.program.position
            if "c" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif choices or position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=60)
            else:
                choice = yield from self.ponder(choosing(position, Level.PERFECT, self.program.solver, self.dice))
                field = permitted(position, choice.field)
                yield from self.rest(30)
                if self.program.original and not self.program.steered:
                    yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
                yield from self.steer(self.program.cell, divmod(field - 1, 3))
                yield from self.press("pad1 fire")
            yield from self.rest(5)
