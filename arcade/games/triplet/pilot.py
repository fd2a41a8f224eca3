"""Plays Triplet for demonstrations: counts safe fields, on boards of every size."""

from arcade.games.triplet.opponent import counting
from arcade.games.triplet.program import Main as Program
from arcade.games.triplet.rules import CONCEDE, Position
from arcade.games.triplet.title import BOARDS
from arcade.toolkit.contract.pilot import Hands, Pilot

BOARDS_SHOWN = (2, 2, 2, 0, 1, 3, 5)
"""Mostly the printed one."""


class Main(Pilot[Program]):
    """Answers each question: mostly the printed board, who starts by chance, another game always."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            if self.program.picking:
                yield from self.rest(50)
                size = self.dice.pick(BOARDS_SHOWN)
                yield from self.steer(divmod(self.program.size, BOARDS.columns), divmod(size, BOARDS.columns))
                yield from self.rest(20)
                yield from self.press("pad1 fire")
            elif "j" in choices:
                yield from self.answer(self.dice.pick("cj"))
            elif choices or not self.program.playing:
                yield from self.answer("pad1 fire", thought=80)
            else:
                yield from self.rest(25)
                if self.program.original and not self.program.steered:
                    yield from self.press("pad1 fire")  # the cursor is hidden until it is touched
                if self.program.position.moves():
                    yield from self.steer(self.program.cell, self.choice(self.program.position))
                    yield from self.press("pad1 fire")
            yield from self.rest(5)

    def choice(self, position: Position) -> tuple[int, int]:
        """A good field, or any when none is safe."""
        fields = [move for move in position.moves() if move != CONCEDE]
        field = counting(position, self.dice).move if position.safe(position.seat) else CONCEDE
        if field not in fields:
            field = self.dice.pick(fields)
        return divmod(field, position.board.columns)
