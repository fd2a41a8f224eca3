"""Plays noughts and crosses for demonstrations, for one person or for two: a ply ahead, and now and then at random."""

from arcade.games.noughts.opponent import one_ply
from arcade.games.noughts.program import Main as Program
from arcade.games.noughts.rules import MISERE
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted

CARELESS_PERCENT = 15
THOUGHT, GLANCE = 40, 12
"""Frames before a move, and between its numbers where they are typed."""
LOOK = 90
"""Frames before any other question is answered."""


class Main(Pilot[Program]):
    """Steers to its squares, types them where lines are asked for, and always wants another game."""

    def play(self) -> Hands:
        yield from self.turns(lambda: self.program.phase, self._move, LOOK)

    def _move(self) -> Hands:
        yield from self.rest(THOUGHT)
        field = self._chosen()
        program, scene = self.program, self.program.look.scene
        if scene.cursor is not None:
            yield from self.steer(scene.cursor, scene.layout.cell(field))
            yield from self.press("pad1 fire")
            return
        for number in program.match.position.form.places[field]:
            yield from self.type(f"{number + 1}")
            yield from self.rest(GLANCE)

    def _chosen(self) -> int:
        position = self.program.match.position
        if position.form is MISERE or self.dice.percent(CARELESS_PERCENT):
            return self.dice.pick(position.moves())
        return permitted(position, one_ply(position, self.dice))
