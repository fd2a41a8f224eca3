"""The tale: a prince in the dark wood, magic apples, dragons to slay, and an ogre behind him."""

from itertools import product

from arcade.games.robac import ART, TALE_MUSIC, art, rules, sounds
from arcade.games.robac.ending import phrase
from arcade.games.robac.ending_tale import Ending
from arcade.games.robac.levels import LEVELS
from arcade.games.robac.modern import FLASHES, HALF_FLASH_FRAMES, Panel
from arcade.games.robac.rules import PRIZES, Cell, Event, Heading, World, distance
from arcade.games.robac.strings import CAUGHT
from arcade.games.robac.title import TaleTitle
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.animation.storyboard import line
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import GREEN, pair
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook

SIZE = 16
"""Pixels each way of a cell."""
HEARD_STEPS = 4
"""From which on the ogre is heard."""


class Tale(DrawnLook, ActionLook[Spectrum, World]):
    """Draws a world whose worm is a prince of one cell, in pictures twice as large."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.pace = LEVELS[program.setup.level].sets
        self.panel = Panel(program, art.SIGNS, (ART["crown"],))
        self.moving = Moving(self.machine)
        self._prince = self._ogre = (0, 0)

    def title(self) -> Frames[None]:
        return TaleTitle(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        self.machine.border(GREEN)
        self.panel.begin(world)
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        self.moving.hide()
        for cell in product(range(world.rules.rows), range(world.rules.columns)):
            self._ground(cell)
        self.panel.show(world)
        self._prince, self._ogre = self._places(world)
        self._show(world, self._prince, self._ogre, 0)
        self.machine.chime(sounds.START)
        yield from self.machine.wait(40)
        self.panel.clear()

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Walk to the new cells, then show what happened."""
        prince, ogre = self._places(world)
        frames = self.pace.step(world.rules.lives - world.lives)
        if world.ogre and distance(world.ogre.cell, world.worm[0]) <= HEARD_STEPS and ogre != self._ogre:
            self.machine.chime(sounds.STEPS_NEAR)
        bumped = next((event for event in events if isinstance(event, rules.Bumped)), None)
        if bumped:
            self.machine.chime(sounds.BUMP)
            self.panel.edge(world, bumped.cost)
        ate = next((event for event in events if isinstance(event, rules.Ate)), None)
        walk, chase = line(self._prince, prince, frames), line(self._ogre, ogre, frames)
        for frame in range(1, frames + 1):
            if ate and frame == frames // 4:
                self._take(world, ate)
            self._show(world, walk.at(frame), chase.at(frame), frame)
            yield
        self._prince, self._ogre = prince, ogre
        self._happen(world, events)
        if any(isinstance(event, rules.Struck) for event in events):
            yield from self._die()

    def _take(self, world: World, ate: rules.Ate) -> None:
        """An apple is picked, or a dragon slain."""
        self.moving.hide()
        self._ground(ate.cell)
        self.machine.chime(sounds.SLAIN if ate.item in PRIZES[2:] else sounds.BITES[PRIZES.index(ate.item)])
        self.panel.show(world)
        self.panel.praise(ate.points)

    def _happen(self, world: World, events: list[Event]) -> None:
        """Change the ground under the two."""
        self.moving.hide()
        for event in events:
            match event:
                case rules.Appeared(cell, item):
                    self._prize(cell, item)
                case rules.Moved(cell, to, item):
                    self._ground(cell)
                    self._prize(to, item)
                case rules.Vanished(cell):
                    self._ground(cell)
        self.panel.show(world)
        self._show(world, self._prince, self._ogre, 0)

    def _die(self) -> Frames[None]:
        """The prince flashes in the ogre's arms."""
        self.panel.say(CAUGHT)
        self.machine.chime(sounds.DEATH)
        for turn in range(2 * FLASHES):
            prince = art.PRINCE[0].coloured("R") if turn % 2 else art.PRINCE[0]
            self.moving.show((art.OGRE[0], *self._ogre), (prince, *self._prince))
            yield from self.machine.wait(HALF_FLASH_FRAMES)

    def _prize(self, cell: Cell, item: int) -> None:
        draw(self.machine, art.PRIZE_PICTURES[PRIZES.index(item)], SIZE * cell[1], SIZE * cell[0])

    def _ground(self, cell: Cell) -> None:
        fill(self.machine, 2 * cell[0], 2 * cell[1], 2, 2, art.wood(cell), pair("gk"))

    def _places(self, world: World) -> tuple[Point, Point]:
        """Left and top pixel of the prince and of the ogre."""
        ogre = world.ogre.cell if world.ogre else (0, 0)
        (row, column) = world.worm[0]
        return (SIZE * column, SIZE * row), (SIZE * ogre[1], SIZE * ogre[0])

    def _show(self, world: World, prince: Point, ogre: Point, frame: int) -> None:
        chaser, chased = art.OGRE[frame // 4 % 2], art.PRINCE[frame // 4 % 2]
        self.moving.show(
            (chaser.mirrored() if ogre[0] > prince[0] else chaser, *ogre),
            (chased.mirrored() if world.heading is Heading.LEFT else chased, *prince),
        )

    def end(self, world: World) -> Frames[None]:
        yield from end_scene(self, Ending(self.program, world.score), phrase(world.score, TALE_MUSIC))
