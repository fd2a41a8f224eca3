"""Stars as an artist of the machine would have shown it: the night, an observatory that glides, constellations."""

from arcade.games.stars import ART, FIRE_KEY, MUSIC, scenery, strings
from arcade.games.stars.board import BOTTOM, Ray, pixels
from arcade.games.stars.ending import Ending
from arcade.games.stars.handling import Hands
from arcade.games.stars.levels import COUNTS, FIGURE, LEVELS, Choice, Ghost, Limit
from arcade.games.stars.rules import FRAMES_A_SECOND, Event, Fired, Moved, World
from arcade.games.stars.scene import BOTTOM_ROW, FIELD_ROWS, Chart, Panel
from arcade.games.stars.title import Title
from arcade.machine.machine import Frames, Waiting, WrongKey
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.controls import DOWN, LEFT, RIGHT, UP
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import is_typed
from arcade.toolkit.flow.refusals import at_row
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.borders import DOUBLE
from arcade.toolkit.picture.ink import BLACK, attribute, pair
from arcade.toolkit.picture.panels import box, centred, write
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.drawn_look import DrawnLook
from arcade.toolkit.sound.jingles import HURRY, SELECT, STEP, THUD, WRONG

BEAM_PIXELS = 14
"""By which a ray grows in a frame."""
BURST_FRAMES, AFTERGLOW_FRAMES, CHANGE_OF_TURN_FRAMES, TWINKLE_FRAMES, HINT_FRAMES, APPEAR_FRAMES = 3, 6, 30, 11, 100, 3
TAKEN_NOTES = (0, 4, 7, 12, 16, 19, 24, 28, 31)
"""The first star on a ray sounds the first, the next the second and so on: semitones above middle C."""
ZAP = tuple((0.004, 36.0 - 2 * step) for step in range(12))
TOP, LEFT_SIDE, HEIGHT, WIDTH = 4, 4, 12, 24
STARS_ROW, LIMIT_ROW, BEGIN_ROW, KEYS_ROW = 8, 10, 13, 23
LABEL_COLUMN, VALUE_COLUMN, VALUE_WIDTH = 6, 13, 13
PANEL, HEADING = pair("Wk"), pair("Yk")
HURRY_TICKS = 10 * FRAMES_A_SECOND
TICK = ((0.004, 31.0), (0.006, 24.0))


def show_shot(machine: Spectrum, chart: Chart, panel: Panel, world: World, shot: Fired) -> Frames[None]:
    """Show it from the lower sight up; a black hole ends it."""
    way = list(pixels(shot.ray))
    if shot.hole is not None:
        edge = BOTTOM + CELL * (FIELD_ROWS - shot.hole[0])
        way = [pixel for pixel in way if pixel[1] < edge]
    machine.chime(ZAP)
    for start in range(0, len(way), BEAM_PIXELS):
        chart.beam(way[start : start + BEAM_PIXELS], world)
        yield
    for number, star in enumerate(shot.taken):
        machine.chime(((0.05, TAKEN_NOTES[min(number, len(TAKEN_NOTES) - 1)]),))
        for phase in range(len(scenery.SPARKS)):
            chart.burst(star, phase)
            yield from pause(BURST_FRAMES)
        chart.gone(star, way)
    if shot.hole is not None:
        panel.say(strings.SWALLOWED)
        machine.chime(THUD)
    elif shot.taken:
        panel.say(strings.TAKEN, n=len(shot.taken), points=shot.points)
    else:
        panel.say(strings.MISSED)
        machine.chime(WRONG)
    yield from pause(AFTERGLOW_FRAMES)
    chart.fade(way, world)
    if world.seats == 2 and not world.over:
        yield from pause(CHANGE_OF_TURN_FRAMES)
        panel.say_turn(world)


def choose_sky(program: Program[Spectrum], choice: Choice) -> Frames[Choice]:
    """Ask with two rows of values that left and right change; fire begins, and so does a click on the last line."""
    machine, row = program.machine, STARS_ROW
    box(machine, TOP, LEFT_SIDE, HEIGHT, WIDTH, PANEL, DOUBLE)
    machine.keyboard.flush()
    while True:
        _show(program, choice, row)
        machine.waiting = Waiting("key")
        yield
        key = machine.keyboard.take().lower()
        if not key:
            continue
        x, y = clicked(key) or (0, 0)
        if key in FIRE_KEY.keys or abs(y // CELL - BEGIN_ROW) <= 1:
            break
        if y // CELL in (STARS_ROW, LIMIT_ROW):
            row = y // CELL
            choice = _turned(choice, row, 1 if x // CELL >= VALUE_COLUMN + VALUE_WIDTH // 2 else -1)
        elif key in UP.keys + DOWN.keys:
            row = STARS_ROW + LIMIT_ROW - row
        elif key in LEFT.keys + RIGHT.keys:
            choice = _turned(choice, row, 1 if key in RIGHT.keys else -1)
        else:
            if is_typed(key):
                machine.waiting, machine.wrong_key = None, WrongKey(key, steered=True)
                yield from at_row(program, KEYS_ROW)()
            continue
        machine.chime(STEP)
    machine.waiting = None
    machine.chime(SELECT)
    return choice


def _turned(choice: Choice, row: int, way: int) -> Choice:
    if row == STARS_ROW:
        place = COUNTS.index(choice.stars) + way
        return choice._replace(stars=COUNTS[place % len(COUNTS)])
    return choice._replace(limit=Limit((choice.limit + way) % len(Limit)))


def _show(program: Program[Spectrum], choice: Choice, row: int) -> None:
    machine, text = program.machine, program.text
    for line, words in ((TOP + 2, strings.WHICH_SKY), (BEGIN_ROW, strings.BEGIN)):
        centred(machine, line, text(words), HEADING, LEFT_SIDE + 1, WIDTH - 2)
    stars = text(strings.FIGURE_NAME) if choice.stars == FIGURE else str(choice.stars)
    rows = ((STARS_ROW, strings.HOW_MANY, stars), (LIMIT_ROW, strings.LIMITED, text(strings.LIMITS[choice.limit])))
    for line, label, value in rows:
        write(machine, line, LABEL_COLUMN, text(label).ljust(VALUE_COLUMN - LABEL_COLUMN), PANEL)
        shown = f"<{value.center(VALUE_WIDTH - 2)}>"
        write(machine, line, VALUE_COLUMN, shown, pair("kC" if line == row else "Ck"))
    centred(machine, KEYS_ROW, text(strings.CHOOSE_HOW), PANEL)


class Modern(DrawnLook, ActionLook[Spectrum, World]):
    """Draws a world, a frame for each of its ticks; shots are shown while the sights go on moving."""

    question_row = BOTTOM_ROW + 2

    def __init__(self, program: Program[Spectrum], hands: Hands) -> None:
        super().__init__(program)
        self.hands = hands
        self.ghost = LEVELS[program.setup.level].sets.ghost
        self.chart = Chart(program.machine)
        self.sights = Moving(program.machine)
        self.panel = Panel(program)
        self.shot: Frames[None] | None = None
        """The rest of what shows the ray that is under way."""
        self._upper_chosen = False
        self._sighted: tuple[Actor, ...] = ()
        self._appeared = 0

    def title(self) -> Frames[None]:
        return Title(self.program).show()

    def ask_sky(self, choice: Choice) -> Frames[Choice]:
        self._empty()
        return (yield from choose_sky(self.program, choice))

    def _empty(self) -> None:
        self.clear_screen()
        colour_cells(self.machine, 22, 0, 2, 32, attribute(7, BLACK))
        self.chart.clear()
        self.panel.forget()

    def begin(self, world: World) -> Frames[None]:
        del world
        self._empty()
        self.shot, self._appeared = None, 0
        self.sights, self._sighted = Moving(self.machine), ()
        yield

    def appear(self, world: World, frame: int) -> None:
        """A frame in which the sky is set up: stars come one after the other, with a tick."""
        cells = (*world.stars, *world.sky.holes)
        if frame % APPEAR_FRAMES == 0 and self._appeared < len(cells):
            cell = cells[self._appeared]
            if cell in world.stars:
                self.chart.star(cell, self.program.decoration_dice.below(len(scenery.STARS)))
            else:
                self.chart.hole(cell)
            self.machine.chime(((0.01, sum(cell)),))
            self._appeared += 1

    def prompt(self, world: World) -> Frames[None]:
        """The stars that are still missing, then the numbers and the sights."""
        frame = 0
        while self._appeared < len(world.stars) + len(world.sky.holes):
            frame += 1
            self.appear(world, frame)
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
                case Moved() if self.shot is None and world.ticks % 4 == 0:
                    self._glide(world)
                case Fired():
                    self.shot = show_shot(self.machine, self.chart, self.panel, world, event)
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
        if left == HURRY_TICKS:
            self.machine.chime(HURRY)
            self.panel.say(strings.HURRY)
        elif left and left < HURRY_TICKS and left % FRAMES_A_SECOND == 0:
            self.machine.chime(TICK)

    def _advance(self) -> None:
        """Let the shot that is under way go on by a frame."""
        if self.shot is None:
            return
        self.chart.foresee(None)
        if next(self.shot, self) is self:
            self.shot = None

    def _pulse(self, world: World) -> None:
        """One star after the other twinkles, and black holes turn."""
        if self.shot is None and world.stars and world.ticks % TWINKLE_FRAMES == 0:
            self.chart.foresee(None)
            before = (world.ticks // TWINKLE_FRAMES - 1) % len(world.stars)
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
        moon, observatory = "Y" if chosen else "y", "W" if self.shot else "y" if chosen else "Y"
        sights = (
            (ART["moon"].coloured(moon), world.upper.x - scenery.SIGHT_MIDDLE, 0),
            (ART["sight"].coloured(observatory), world.lower.x - scenery.SIGHT_MIDDLE, CELL * BOTTOM_ROW),
        )
        if sights != self._sighted:
            self.chart.foresee(None)
            self._sighted = sights
            self.sights.show(*sights)
        if self.shot is None and self.ghost is not Ghost.NONE:
            self.chart.foresee((world.lower.x, world.upper.x), self.ghost is Ghost.WHOLE)

    def hint(self, ray: Ray) -> Frames[None]:
        """The dots of a good ray, until a key is pressed."""
        self.chart.foresee(ray)
        self.panel.say(strings.HINTED)
        yield from self.machine.pause(HINT_FRAMES)
        self.chart.foresee(None)

    def end(self, world: World) -> Frames[None]:
        self.chart.foresee(None)
        self.panel.show(world)
        while self.shot is not None:
            self._advance()
            yield
        self.sights.hide()
        ending = Ending(self.program, self.chart, self.panel.message, world)
        yield from end_scene(self, ending, MUSIC.of(self.program.results[-1].outcome))
