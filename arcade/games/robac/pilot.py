"""Plays Robac for demonstrations: takes the shortest way to a prize, and dreams now and then."""

from arcade.games.robac import STEERING
from arcade.games.robac.program import Main as Program
from arcade.games.robac.rules import EMPTY, POISON, STEPS, Cell, Heading, World, beyond, distance
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

HELD = tuple(frozenset((control.keys[-1],)) for control in STEERING)
"""The joystick pushed each way, by heading."""
DREAM_PERCENT = 2
"""Steps without looking ahead."""
FEAR = 2
"""Cells that it keeps from the ogre."""


class Main(Pilot[Program]):
    """Plans a way, and checks at every step whether the next cell is still free."""

    def __init__(self, program: Program, dice: Dice) -> None:
        super().__init__(program, dice)
        self.way: list[Heading] = []

    def play(self) -> Hands:
        steps, keys = -1, NO_KEYS
        while True:
            if self.program.machine.waiting is not None:
                yield from self.rest(40)
                yield from self.press("pad1 fire")
                continue
            world = self.program.world
            if world.steps != steps:
                steps, keys = world.steps, self._hold(world)
            yield keys

    def _hold(self, world: World) -> Keys:
        """The push for the coming step."""
        if self.dice.percent(DREAM_PERCENT):
            return NO_KEYS
        head = world.worm[0]
        if not self.way or world.ogre or not self._free(world, beyond(head, self.way[0])):
            self.way = self._search(world)
        heading = self.way.pop(0) if self.way else self._safest(world)
        return HELD[heading]

    def _free(self, world: World, cell: Cell) -> bool:
        if not world.field.holds(cell) or world.field[cell] == POISON:
            return False
        return world.ogre is None or distance(cell, world.ogre.cell) > FEAR

    def _search(self, world: World) -> list[Heading]:
        """The shortest way to a prize, found in widening rings; empty if there is none."""
        columns, cells = world.field.columns, world.field.cells
        start = world.worm[0]
        came: dict[Cell, Heading] = {start: world.heading}
        ring = [start]
        while ring:
            further: list[Cell] = []
            for cell in ring:
                for heading in Heading:
                    down, right = STEPS[heading]
                    near = cell[0] + down, cell[1] + right
                    if near in came or not self._free(world, near):
                        continue
                    came[near] = heading
                    if cells[near[0] * columns + near[1]] not in (EMPTY, POISON):
                        return self._back(came, start, near)
                    further.append(near)
            ring = further
        return []

    def _back(self, came: dict[Cell, Heading], start: Cell, cell: Cell) -> list[Heading]:
        way: list[Heading] = []
        while cell != start:
            way.append(came[cell])
            down, right = STEPS[came[cell]]
            cell = cell[0] - down, cell[1] - right
        return way[::-1]

    def _safest(self, world: World) -> Heading:
        """A heading without harm, the present one if possible."""
        head = world.worm[0]
        ways: list[Heading] = [world.heading, *Heading]
        if world.ogre:
            ogre = world.ogre.cell
            ways.sort(key=lambda way: -distance(beyond(head, way), ogre))
        for way in ways:
            cell = beyond(head, way)
            if world.field.holds(cell) and world.field[cell] != POISON:
                return way
        return world.heading


GUIDE = Guide(
    goal=Text("Eat spiders, never mushrooms. The edge costs points."),
    moment=Moment(seed=3, frame=1200),
    callouts=(
        Callout(Text("Your worm never stops"), (244, 65)),
        Callout(Text("Spiders bring 10 to 50 points"), (52, 91)),
        Callout(Text("A mushroom costs a life"), (28, 131)),
        Callout(Text("Never hit the edge"), (247, 122)),
    ),
    uses=(Use(hands.STEER, STEERING),),
)
