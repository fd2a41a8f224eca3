"""Stars as it was laid out and paced: black walls on white, thin lines in exclusive-or, ticks for everything."""

from arcade.games.stars import strings
from arcade.games.stars.rays import BOTTOM, HEIGHT, TOP, Ray, Star
from arcade.games.stars.rules import Event, Fired, Moved, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, WHITE, attribute
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

WALL = "\x8f"
START, AGAIN = 425, 437
"""Measured in frames: from RUN, and from D, to play."""
DRAWING, WALL_CELL, STAR = 100, 2, 5
"""How the set-up spends them: on drawing cells, on each cell of the wall, on each star."""
IDLE = 1.96
STEPS = {(-1, 0): 2.84, (1, 0): 3.05, (0, -1): 3.26, (0, 1): 3.47}
"""Frames of a loop without a key, and with one: the keys are looked at in this order."""
TICKS, LINE, TEST, AFTER = 18, 2.5, 2.7, 5.5
"""Frames of a shot: ten ticks, the line, each star tested, and the way back to the loop."""
HINT_FRAMES = 75

CLICK = (0.001, 25)
FIRE_NOTES = tuple((0.01, 3 * step) for step in range(1, 11))
FIRST_STAR = 22
PLACED, WON = 0.01, 0.01
WON_NOTES, WON_PITCHES = 20, 30


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = 20, 1

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._lower = self._upper = 0
        self._setting_up = START

    def begin(self, world: World) -> Frames[None]:
        """The walls, then star after star with a tick each, the numbers and the sights."""
        machine, started = self.machine, self.machine.now
        self.clear_screen(border=BLUE)
        colour_cells(machine, 22, 0, 2, 32, attribute(BLACK, WHITE))
        yield from machine.wait(DRAWING)
        walls = [(row, column) for column in range(32) for row in (0, 20)]
        walls += [(row, column) for row in range(1, 20) for column in (0, 31)]
        for row, column in walls:
            machine.print_at(row, column, WALL)
            yield from machine.wait(WALL_CELL)
        for number, (row, column) in enumerate(world.stars):
            placed = machine.now
            machine.print_at(row, column, "*")
            yield from machine.beep(PLACED, row + column if number else FIRST_STAR)
            yield from self.machine.until(placed, STAR)
        machine.print_at(21, 0, " " * 32, inverse=1)
        machine.print_at(21, 2, self.program.text(strings.LINES), inverse=1)
        machine.print_at(21, 14, self.program.text(strings.STARS_LEFT), inverse=1)
        self._lines(world.rays)
        self._left(len(world.stars))
        self._players(world)
        self._lower, self._upper = world.lower.x, world.upper.x
        self._flip_lower()
        self._flip_upper()
        yield from self.machine.until(started, self._setting_up)

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Show a loop: a click, and what it changed."""
        machine, started = self.machine, self.machine.now
        yield from machine.beep(*CLICK)
        frames = IDLE
        for event in events:
            match event:
                case Moved():
                    frames = STEPS[_sign(world.lower.x - self._lower), _sign(world.upper.x - self._upper)]
                    self._move(world)
                case Fired():
                    yield from self._shot(world, event)
                    started, frames = machine.now, AFTER
        yield from self.machine.until(started, frames)

    def _move(self, world: World) -> None:
        if world.lower.x != self._lower:
            self._flip_lower()
            self._lower = world.lower.x
            self._flip_lower()
        if world.upper.x != self._upper:
            self._flip_upper()
            self._upper = world.upper.x
            self._flip_upper()

    def _shot(self, world: World, shot: Fired) -> Frames[None]:
        """Rising ticks, the line, and every star is taken away to see whether the line is in its cell."""
        machine, started = self.machine, self.machine.now
        yield from machine.tune(FIRE_NOTES)
        yield from self.machine.until(started, TICKS)
        self._flip_line(shot.ray)
        self._lines(world.rays)
        yield from machine.wait(LINE)
        left = len(shot.tested)
        for star in shot.tested:
            self._flip_star(star)
            yield from machine.wait(TEST)
            if star in shot.taken:
                left -= 1
                self._left(left)
            else:
                self._flip_star(star)
        self._players(world)

    def hint(self, ray: Ray) -> Frames[None]:
        """The line as it would be, for a while; the book had no hints."""
        self._flip_line(ray)
        yield from self.machine.pause(HINT_FRAMES)
        self._flip_line(ray)

    def end(self, world: World) -> Frames[None]:
        """The words over the wall, and ticks of any pitch."""
        del world
        machine = self.machine
        machine.print_at(19, 1, self.program.text(strings.CLEAR_SKY))
        for _ in range(WON_NOTES):
            yield from machine.beep(WON, self.program.dice.below(WON_PITCHES))
        self._setting_up = AGAIN

    def _lines(self, count: int) -> None:
        """The number was not inverse: the bar has a white place there."""
        self.machine.print_at(21, 10, str(count))

    def _left(self, count: int) -> None:
        self.machine.print_at(21, 29, f"{count:<2}")

    def _players(self, world: World) -> None:
        """Whose turn it is and what each has taken, in the lower screen; the book knew one player only."""
        if world.seats == 2:
            names = [self.program.text(strings.PLAYER, n=seat) for seat in (1, 2)]
            marks = [">" if world.seat == seat else " " for seat in (0, 1)]
            parts = [f"{marks[seat]}{names[seat]} {world.points[seat]:<3}" for seat in (0, 1)]
            self.machine.print_at(22, 0, "".join(parts).ljust(32), paper=WHITE, ink=BLACK)

    def _flip_star(self, star: Star) -> None:
        self.machine.print_at(*star, "*", over=1)

    def _flip_lower(self) -> None:
        self.machine.plot(self._lower, BOTTOM, over=1)
        self.machine.draw(0, -4, over=1)

    def _flip_upper(self) -> None:
        self.machine.plot(self._upper, TOP, over=1)
        self.machine.draw(0, 4, over=1)

    def _flip_line(self, ray: Ray) -> None:
        self.machine.plot(ray[0], BOTTOM, over=1)
        self.machine.draw(ray[1] - ray[0], HEIGHT, over=1)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
