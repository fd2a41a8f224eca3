"""Stars as an artist of the machine would have shown it: the night, an observatory that glides, constellations."""

from arcade.games.stars import MUSIC, art, strings
from arcade.games.stars.ending import Ending
from arcade.games.stars.handling import Hands
from arcade.games.stars.levels import LEVELS, Choice, Ghost
from arcade.games.stars.menu import choose_sky
from arcade.games.stars.motion import show_shot
from arcade.games.stars.panel import Panel
from arcade.games.stars.rays import Ray
from arcade.games.stars.rules import FRAMES_A_SECOND, Event, Fired, Moved, World
from arcade.games.stars.scene import BOTTOM_ROW, Chart
from arcade.games.stars.title import title_alive, title_picture
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLACK, attribute
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.sound.jingles import HURRY, SELECT

TWINKLE = 11
APPEAR = 3
"""Frames from star to star when the sky is set up."""
HINT_FRAMES = 100
LAST_SECONDS = 10
TICK = ((0.004, 31.0), (0.006, 24.0))


class Modern(DrawnLook, ActionLook[Spectrum, World]):
    """Draws a world, a frame for each of its ticks; shots are shown while the sights go on moving."""

    question_row = BOTTOM_ROW + 2

    def __init__(self, program: Program[Spectrum], hands: Hands) -> None:
        super().__init__(program)
        self.hands = hands
        self.level = LEVELS[program.setup.level - 1]
        self.chart = Chart(program.machine)
        self.sights = Moving(program.machine)
        self.panel = Panel(program)
        self._shot: Frames[None] | None = None
        self._upper_chosen = False
        self._sighted: tuple[Actor, ...] = ()
        self._world: World | None = None
        self._appeared = 0

    @property
    def ready_to_fire(self) -> bool:
        """Whether the last shot has been shown."""
        return self._shot is None

    def title(self) -> Frames[None]:
        """The title picture with its piece."""
        alive = title_alive(self.program)
        yield from title_screen(self.program, lambda: title_picture(self.program), MUSIC, alive=alive)

    def ask_sky(self, choice: Choice) -> Frames[Choice]:
        """Which sky the player wants."""
        self._empty()
        return (yield from choose_sky(self.program, choice))

    def _empty(self) -> None:
        self.clear_screen()
        colour_cells(self.machine, 22, 0, 2, 32, attribute(7, BLACK))
        self.chart.clear()
        self.panel.forget()

    def begin(self, world: World) -> Frames[None]:
        """The empty sky."""
        self._empty()
        self._world, self._shot, self._appeared = world, None, 0
        self.sights, self._sighted = Moving(self.machine), ()
        yield

    def appear(self, frame: int) -> None:
        """A frame in which the sky is set up: stars come one after the other, with a tick."""
        world = self._world
        if world is None or frame % APPEAR:
            return
        cells = (*world.stars, *world.sky.holes)
        if self._appeared < len(cells):
            cell = cells[self._appeared]
            if cell in world.stars:
                self.chart.star(cell, self.program.ornament.below(len(art.STARS)))
            else:
                self.chart.hole(cell)
            self.machine.chime(((0.01, sum(cell)),))
            self._appeared += 1

    def prompt(self, world: World) -> Frames[None]:
        """The stars that are still missing, then the numbers and the sights."""
        frame = 0
        while self._appeared < len(world.stars) + len(world.sky.holes):
            frame += 1
            self.appear(frame)
            yield
        self.panel.show(world)
        self.panel.say_turn(world)
        self._sights(world)
        self.machine.chime(SELECT)
        yield

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """One frame: what happened in this tick, and a bit more of the shot that is under way."""
        for event in events:
            match event:
                case Moved() if self._shot is None and world.ticks % 4 == 0:
                    self._glide(world)
                case Fired():
                    self._shot = show_shot(self.machine, self.chart, self.panel, world, event)
        self._advance()
        self._pulse(world)
        self._sights(world)
        self.panel.show(world)
        self._hurry(world)
        yield

    def _glide(self, world: World) -> None:
        """A sight is heard where it is: the further to the right, the higher; the upper one above the lower."""
        moved = world.upper.x if self.hands.upper_chosen else world.lower.x
        self.machine.chime(((0.006, moved // 10 + 12.0 * self.hands.upper_chosen),))

    def _hurry(self, world: World) -> None:
        """The last seconds are called, and tick."""
        left = world.ticks_left
        if left == LAST_SECONDS * FRAMES_A_SECOND:
            self.machine.chime(HURRY)
            self.panel.say(strings.HURRY)
        elif left and left < LAST_SECONDS * FRAMES_A_SECOND and left % FRAMES_A_SECOND == 0:
            self.machine.chime(TICK)

    def _advance(self) -> None:
        """Let the shot that is under way go on by a frame."""
        if self._shot is None:
            return
        self.chart.foresee(None)
        if next(self._shot, self) is self:
            self._shot = None

    def _pulse(self, world: World) -> None:
        """One star after the other twinkles, and black holes turn."""
        if self._shot is None and world.stars and world.ticks % TWINKLE == 0:
            self.chart.foresee(None)
            before = (world.ticks // TWINKLE - 1) % len(world.stars)
            self.chart.twinkle(world.stars[before], False)
            self.chart.twinkle(world.stars[(before + 1) % len(world.stars)], True)
        if world.ticks % 25 == 0 and world.sky.holes:
            self.chart.foresee(None)
            for hole in world.sky.holes:
                self.chart.hole(hole, world.ticks % 50 == 0)

    def _sights(self, world: World) -> None:
        """The chosen sight is lit; the observatory is white while its ray is under way."""
        chosen = self.hands.upper_chosen
        if chosen != self._upper_chosen:
            self._upper_chosen = chosen
            self.machine.chime(SELECT)
        fired = self._shot is not None
        upper, lower = art.MOONS[chosen], art.SIGHTS["W" if fired else "y" if chosen else "Y"]
        sights = (
            (upper, world.upper.x - art.SIGHT_MIDDLE, 0),
            (lower, world.lower.x - art.SIGHT_MIDDLE, CELL * BOTTOM_ROW),
        )
        if sights != self._sighted:
            self.chart.foresee(None)
            self._sighted = sights
            self.sights.show(*sights)
        if self._shot is None and self.level.ghost is not Ghost.NONE:
            self.chart.foresee((world.lower.x, world.upper.x), self.level.ghost is Ghost.WHOLE)

    def hint(self, ray: Ray) -> Frames[None]:
        """The dots of a good ray, until a key is pressed."""
        self.chart.foresee(ray)
        self.panel.say(strings.HINTED)
        yield from self.machine.pause(HINT_FRAMES)
        self.chart.foresee(None)

    def end(self, world: World) -> Frames[None]:
        """The last shot to its end, then the constellations."""
        self.chart.foresee(None)
        self.panel.show(world)
        while self._shot is not None:
            self._advance()
            yield
        self.sights.hide()
        ending = Ending(self.program, self.chart, self.panel.message, world)
        yield from end_scene(self, ending, MUSIC.of(self.program.results[-1].outcome))
