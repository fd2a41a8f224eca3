"""Plays Labyrinth for demonstrations: it looks many steps ahead, flees in time, and goes for what can be had safely."""

from arcade.games.labyrinth import DOWN_KEY, HAMMER, LEFT_KEY, RIGHT_KEY, UP_KEY
from arcade.games.labyrinth.adviser import flee, goal_of, reach_of
from arcade.games.labyrinth.board import DOWN, LEFT, RIGHT, UP, Cell, apart, beside
from arcade.games.labyrinth.original import UNIT
from arcade.games.labyrinth.program import Hunts
from arcade.games.labyrinth.program import Main as Program
from arcade.games.labyrinth.rules import World
from arcade.games.labyrinth.variant import Mode
from arcade.games.labyrinth.world import STEP, Hunt
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.pilot import Hands, Pilot

PADS = {LEFT: LEFT_KEY.keys[-1], RIGHT: RIGHT_KEY.keys[-1], UP: UP_KEY.keys[-1], DOWN: DOWN_KEY.keys[-1]}
FIRE = HAMMER.keys[-1]
BOOK_STEP = 11
"""Frames of a step in the book's chase."""
CORNERED = 4 * STEP
"""Frames before a beast comes at which the hammer is swung, if there is no way."""


class Main(Pilot[Program]):
    """Chooses a game, then decides before each step."""

    def play(self) -> Hands:
        game = self.program.game
        while True:
            waiting = self.program.machine.waiting
            if waiting is not None and waiting.kind == "line":
                yield from self.rest(30)
                yield from self.type(str(1 + self.dice.below(2)))
            elif waiting is not None:
                yield from self.rest(40)
                if isinstance(game, Hunts) and game.choosing:
                    yield from self.press(*["pad1 down"] * self.dice.below(len(Mode)))
                yield from self.press(FIRE)
            elif not game.playing:
                yield NO_KEYS
            elif isinstance(game, Hunts):
                yield from self.run(game.world)
            else:
                yield from self.hide(game.world)

    def run(self, hunt: Hunt) -> Hands:
        """One step of the good one, or a step's time of rest."""
        good = hunt.goods[0]
        if good.caught or good.out:
            yield NO_KEYS
            return
        reach = reach_of(hunt)
        way = flee(hunt.maze, good.cell, reach, STEP, goal_of(hunt, 0, reach))
        if way is None and not good.tired and reach(good.cell) <= CORNERED and (wall := self.thin_wall(hunt)):
            yield from self.press(PADS[wall], FIRE, PADS[wall], frames=2, gap=0)
            return
        keys: Keys = frozenset((PADS[way],)) if way else NO_KEYS
        for _ in range(STEP):
            yield keys
            if good.moving and good.gone >= good.lasting - 1:
                break

    @staticmethod
    def thin_wall(hunt: Hunt) -> Cell | None:
        """The way to a wall with free floor behind."""
        cell, maze = hunt.goods[0].cell, hunt.maze
        ways = [way for way in PADS if beside(cell, way) in maze.walls and maze.free(beside(cell, way, 2))]
        return ways[0] if ways else None

    def hide(self, world: World) -> Hands:
        """A step's time in the book's chase."""
        unit = round(UNIT[world.count - 1])

        def reach(cell: Cell) -> int:
            return min((apart(cell, villain) - 1) * unit for villain in world.villains)

        way = flee(world.maze, world.good, reach, BOOK_STEP)
        keys: Keys = frozenset((PADS[way],)) if way else NO_KEYS
        steps = world.steps
        for _ in range(BOOK_STEP):
            yield keys
            if world.steps != steps:
                break
