"""Plays the 14–15 puzzle for demonstrations: it knows a way and pushes its tiles with the joystick."""

from arcade.games.fifteen.program import Main as Program
from arcade.games.fifteen.solver import way
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once

PUSHES = {(0, -1): "pad1 left", (0, 1): "pad1 right", (-1, 0): "pad1 up", (1, 0): "pad1 down"}


class Main(Pilot[Program]):
    """Answers each question with fire, begins again where a tray is impossible."""

    def play(self) -> Hands:
        plan: tuple[int, ...] = ()
        while True:
            yield from self.until_asked()
            if not self.program.choosing:
                yield from self.rest(30)
                yield from self.press("pad1 fire")
                plan = ()
                continue
            position = self.program.attempt.position
            if not position.solvable:
                yield from self.answer("r")
                continue
            if not plan or plan[0] not in position.moves():
                plan = at_once(way(position))
            tile = permitted(position, plan[0])
            hole, place = (divmod(at, position.size) for at in (position.hole, position.tiles.index(tile)))
            yield from self.rest(6 + self.dice.below(20))
            yield from self.press(PUSHES[hole[0] - place[0], hole[1] - place[1]])
            plan = plan[1:] if tile == plan[0] else ()
