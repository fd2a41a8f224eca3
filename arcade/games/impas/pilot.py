"""Plays Impasse for demonstrations: a careful player that chooses crates with the joystick."""

from arcade.games.impas.computer import Level, choosing
from arcade.games.impas.program import Main as Program
from arcade.toolkit.pilot import Hands, Pilot
from arcade.toolkit.program import at_once


class Main(Pilot[Program]):
    """Answers each question: who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            program, choices = self.program, self.choices
            if "c" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif "j" in choices or "y" in choices or program.position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=60)
            else:
                yield from self.rest(25)
                yield from self.push()
            yield from self.rest(5)

    def push(self) -> Hands:
        """Choose a crate and how far it goes."""
        program = self.program
        move = at_once(choosing(program.position, Level.CAREFUL))
        if program.original:
            yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
        yield from self.steer(program.cell, (move.row, move.column))
        yield from self.press("pad1 fire")
        yield from self.until_asked()
        yield from self.rest(15)
        if program.original:
            yield from self.press(str(move.steps))
        else:
            key = "pad1 up" if program.position.seat == 0 else "pad1 right"
            yield from self.press(*[key] * (move.steps - 1), "pad1 fire")
