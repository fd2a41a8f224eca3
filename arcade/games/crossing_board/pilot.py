"""Plays Crossing for demonstrations: looks a few turns ahead and points at its squares like anybody else."""

from arcade.games.crossing_board.opponent import Level, choosing
from arcade.games.crossing_board.program import Main as Program
from arcade.games.crossing_board.rules import BLACK, Move
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once

MOST = 12
"""Presses of a direction, at most, on the way to a move."""


class Main(Pilot[Program]):
    """Answers each question: who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices, position = self.choices, self.program.position
            if "c" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif choices or position.outcome() is not None:
                yield from self.answer("pad1 fire", thought=60)
            else:
                yield from self.rest(25)
                yield from self.move(permitted(position, at_once(choosing(position, Level.TWO, self.dice))))
            yield from self.rest(5)

    def move(self, wanted: Move) -> Hands:
        """Point at where a move leads, and go."""
        pad = "pad1" if self.program.position.seat == BLACK else "pad2"
        if self.program.original and not self.program.steered:
            yield from self.press(f"{pad} fire")  # the cursor is hidden until it is touched
        black = self.program.position.seat == BLACK
        for _ in range(MOST):
            line, steps = self.program.aim
            if line != wanted[0]:
                names = ("up", "down") if black else ("left", "right")
                key = names[wanted[0] > line]
            elif steps != wanted[1]:
                names = ("left", "right") if black else ("down", "up")
                key = names[wanted[1] > steps]
            else:
                break
            yield from self.press(f"{pad} {key}", frames=3, gap=7)
        yield from self.rest(8)
        yield from self.press(f"{pad} fire")
