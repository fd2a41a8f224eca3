"""Plays the Distances Game for demonstrations: counts out the last stones, else trusts its luck."""

from arcade.games.distances.opponent import Level, choosing
from arcade.games.distances.program import Main as Program
from arcade.games.distances.rules import CONCEDE, SIDE
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once


class Main(Pilot[Program]):
    """Answers each question: mostly the shared game, who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            position = self.program.position
            if "3" in choices:
                yield from self.answer(self.dice.pick("1123"))
            elif "j" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif choices or position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=80)
            else:
                choice = at_once(choosing(position, Level.ENDING, self.dice))
                fields = [move for move in position.moves() if move != CONCEDE]
                field = choice.move if choice.move in fields else fields[0]
                yield from self.rest(30)
                if self.program.original and not self.program.steered:
                    yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
                yield from self.steer(self.program.cell, divmod(field, SIDE))
                yield from self.press("pad1 fire")
            yield from self.rest(5)
