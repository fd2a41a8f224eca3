"""Plays Nim for demonstrations: asks the computer for a start, plays by the theory but for slips, with the cursor."""

from arcade.games.nim.opponent import Level, choice
from arcade.games.nim.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted


class Main(Pilot[Program]):
    """Answers each question: how many rows and who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            position = self.program.position
            if "1" in choices:
                yield from self.answer(self.dice.pick("345"))
            elif "j" in choices:
                setting = not position.rows or position.outcome() is not None
                yield from self.answer("c" if setting else self.dice.pick("cj"))
            elif choices or position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=60)
            else:
                row, amount = permitted(position, choice(position, Level.NORMAL, self.dice))
                cell = row - 1, position.rows[row - 1] - amount
                yield from self.rest(25)
                if self.program.look.hidden and not self.program.steered:
                    yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
                yield from self.steer(self.program.walk(self.program.cell, 0, 0), cell)
                yield from self.press("pad1 fire")
            yield from self.rest(5)
