"""Plays Avoid the square for demonstrations: a player who counts safe fields and steers a joystick."""

from arcade.games.square_avoidance.opponent import Level, choosing
from arcade.games.square_avoidance.program import Main as Program
from arcade.games.square_avoidance.rules import RESIGN
from arcade.games.square_avoidance.state import cell_of
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once


class Main(Pilot[Program]):
    """Answers each question: who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            position = self.program.position
            if "j" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif choices or position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=80)
            else:
                field = at_once(choosing(position, Level.COUNTING, self.dice))
                fields = [move for move in position.moves() if move != RESIGN]
                yield from self.rest(30)
                if self.program.original and not self.program.steered:
                    yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
                yield from self.steer(self.program.cell, cell_of(field if field in fields else fields[0]))
                yield from self.press("pad1 fire")
            yield from self.rest(5)
