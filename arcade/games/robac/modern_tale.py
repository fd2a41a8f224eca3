"""The tale: a prince in the dark wood, magic apples, dragons to slay, and an ogre behind him."""

from arcade.games.robac import TALE_MUSIC, art
from arcade.games.robac.ending import phrase
from arcade.games.robac.ending_tale import Ending
from arcade.games.robac.levels import LEVELS
from arcade.games.robac.modern import FLASH, FLASHES, Panel
from arcade.games.robac.rules import (
    PRIZES,
    Appeared,
    Ate,
    Bumped,
    Cell,
    Event,
    Moved,
    Struck,
    Vanished,
    World,
    distance,
)
from arcade.games.robac.sounds import BITES, BUMP, DEATH, SLAIN, START, STEPS_NEAR
from arcade.games.robac.strings import CAUGHT
from arcade.games.robac.title import TaleTitle
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import GREEN, pair
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook

SIZE = 16
WOOD = pair("gk")
DRAGONS = PRIZES[2:]
NEAR = 4
"""Steps from which on the ogre is heard."""


class Tale(DrawnLook, ActionLook[Spectrum, World]):
    """Draws a world whose worm is a prince of one cell, in pictures twice as large."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.pace = LEVELS[program.setup.level].sets
        self.panel = Panel(program, art.SIGNS, (art.CROWN,))
        self.moving = Moving(self.machine)
        self._prince = self._ogre = (0, 0)

    def title(self) -> Frames[None]:
        return TaleTitle(self.program).show()

    def begin(self, world: World) -> Frames[None]:
        """The wood, the panel, and the two at their places."""
        self.machine.border(GREEN)
        self.panel.begin(world)
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        self.moving.hide()
        for row in range(world.rules.rows):
            for column in range(world.rules.columns):
                self._ground((row, column))
        self.panel.show(world)
        self._prince, self._ogre = self._places(world)
        self._show(world, self._prince, self._ogre, 0)
        self.machine.chime(START)
        yield from self.machine.wait(40)
        self.panel.clear()

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Walk to the new cells, then show what happened."""
        prince, ogre = self._places(world)
        frames = self.pace.step(world.rules.lives - world.lives)
        if world.ogre and distance(world.ogre.cell, world.worm[0]) <= NEAR and ogre != self._ogre:
            self.machine.chime(STEPS_NEAR)
        bumped = next((event for event in events if isinstance(event, Bumped)), None)
        if bumped:
            self.machine.chime(BUMP)
            self.panel.edge(world, bumped.cost)
        ate = next((event for event in events if isinstance(event, Ate)), None)
        for frame in range(1, frames + 1):
            if ate and frame == frames // 4:
                self._take(world, ate)
            self._show(
                world, _between(self._prince, prince, frame, frames), _between(self._ogre, ogre, frame, frames), frame
            )
            yield
        self._prince, self._ogre = prince, ogre
        self._happen(world, events)
        if any(isinstance(event, Struck) for event in events):
            yield from self._die()

    def _take(self, world: World, ate: Ate) -> None:
        """An apple is picked, or a dragon slain."""
        self.moving.hide()
        self._ground(ate.cell)
        self.machine.chime(SLAIN if ate.item in DRAGONS else BITES[PRIZES.index(ate.item)])
        self.panel.show(world)
        self.panel.praise(ate.points)

    def _happen(self, world: World, events: list[Event]) -> None:
        """Change the ground under the two."""
        self.moving.hide()
        for event in events:
            match event:
                case Appeared(cell, item):
                    self._prize(cell, item)
                case Moved(cell, to, item):
                    self._ground(cell)
                    self._prize(to, item)
                case Vanished(cell):
                    self._ground(cell)
        self.panel.show(world)
        self._show(world, self._prince, self._ogre, 0)

    def _die(self) -> Frames[None]:
        """The prince flashes in the ogre's arms."""
        self.panel.say(CAUGHT)
        self.machine.chime(DEATH)
        x, y = self._prince
        for turn in range(2 * FLASHES):
            prince = art.PRINCE[0]
            shown = prince.coloured("R") if turn % 2 else prince
            self.moving.show((art.OGRE[0], *self._ogre), (shown, x, y))
            yield from self.machine.wait(FLASH)

    def _prize(self, cell: Cell, item: int) -> None:
        draw(self.machine, art.PRIZE_PICTURES[PRIZES.index(item)], SIZE * cell[1], SIZE * cell[0])

    def _ground(self, cell: Cell) -> None:
        fill(self.machine, 2 * cell[0], 2 * cell[1], 2, 2, art.wood(cell), WOOD)

    def _places(self, world: World) -> tuple[tuple[int, int], tuple[int, int]]:
        """Left and top pixel of the prince and of the ogre."""
        ogre = world.ogre.cell if world.ogre else (0, 0)
        (row, column) = world.worm[0]
        return (SIZE * column, SIZE * row), (SIZE * ogre[1], SIZE * ogre[0])

    def _show(self, world: World, prince: tuple[int, int], ogre: tuple[int, int], frame: int) -> None:
        legs = frame // 4 % 2
        facing_left = world.heading == 3
        chasing_left = ogre[0] > prince[0]
        self.moving.show(
            (art.OGRE_LEFT[legs] if chasing_left else art.OGRE[legs], *ogre),
            (art.PRINCE_LEFT[legs] if facing_left else art.PRINCE[legs], *prince),
        )

    def end(self, world: World) -> Frames[None]:
        yield from end_scene(self, Ending(self.program, world.score), phrase(world.score, TALE_MUSIC))


def _between(start: tuple[int, int], end: tuple[int, int], part: int, of: int) -> tuple[int, int]:
    return start[0] + (end[0] - start[0]) * part // of, start[1] + (end[1] - start[1]) * part // of
