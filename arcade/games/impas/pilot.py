"""Plays Impasse for demonstrations: better than the usual level, choosing crates with the joystick."""

from arcade.games.impas.opponent import Level, choosing
from arcade.games.impas.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot


class Main(Pilot[Program]):
    """Answers each question: who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            waiting = self.program.machine.waiting
            if "c" in self.choices:
                yield from self.answer(self.dice.pick("cj"))
            elif waiting is not None and waiting.move:
                yield from self.rest(25)
                yield from self.push()
            else:
                yield from self.answer("pad1 fire", thought=60)
            yield from self.rest(5)

    def push(self) -> Hands:
        """Choose a crate and how far it goes."""
        program = self.program
        move = yield from self.ponder(choosing(program.position, Level.PERFECT))
        if program.original and not program.steered:
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
