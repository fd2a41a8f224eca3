"""Plays the magic square for demonstrations: it walks round the edge to the line it wants."""

from arcade.games.magic_square.cursor import steps
from arcade.games.magic_square.program import Main as Program
from arcade.games.magic_square.solver import solvable, way
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once

BREATH = 14
PUSHES = {(0, -1): "pad1 left", (0, 1): "pad1 right", (-1, 0): "pad1 up", (1, 0): "pad1 down"}


class Main(Pilot[Program]):
    """Answers each question with fire, consults where the square is impossible and lets two tiles be exchanged."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            program = self.program
            if not program.choosing:
                yield from self.rest(30)
                yield from self.press("pad1 fire")
                continue
            position = program.attempt.position
            if not solvable(position):
                yield from self.rest(30)
                yield from self.press("z")
                continue
            move = permitted(position, (program.attempt.plan or at_once(way(position, program.known_way())))[0])
            yield from self.rest(6 + self.dice.below(BREATH))
            if program.original:
                yield from self.press(position.board.letters[move])
            else:
                yield from self._walk(divmod(position.board.end(move), position.board.width))
                yield from self.press("pad1 fire")

    def _walk(self, end: tuple[int, int]) -> Hands:
        """Push the joystick until the cursor is at an arm, along the edge or straight across."""
        program = self.program
        for step in steps(program.cell, end, program.size):
            yield from self.press(PUSHES[step])
