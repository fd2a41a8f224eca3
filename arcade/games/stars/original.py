"""Stars as it was laid out and paced: black walls on white, thin lines in exclusive-or, ticks for everything."""

from arcade.games.stars import strings
from arcade.games.stars.board import BOTTOM, HEIGHT, TOP, Ray
from arcade.games.stars.rules import Event, Fired, Moved, Stopped, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import BLACK, BLUE, WHITE, attribute
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

WALL = "\x8f"
# Frames of the listing, measured.
FROM_RUN, FROM_ANSWER = 4, 16
"""Until the walls come up."""
TWO_WALLS, CELLS_CHOSEN, LABELLED = 0.765, 79.0, 3.4
EACH_COMPARED, ALL_COMPARED = 1.238, 2.87
"""To see whether a new star stands where another does."""
PUSHED = 0.87, 1.07, 1.29, 1.48
"""What a key takes besides: left and right of the lower sight, then of the upper one, in the order in which they are
looked at."""
FIRED, LINE, LOOKED_AT, TESTED, TAKEN, AFTER = 0.7, 2.5, 18.0, 1.6, 1.07, 4.2
"""A shot's parts, in order."""
HINT_FRAMES = 75
# And milliseconds.
KEYS_MS, FIRE_TICK_MS = 19.0, 9.6
STOPPED_MS = -3.2, 0.8, 4.8, 8.8
"""What a key adds whose sight is at its limit: the first spares the looks at the others."""
FIRST_STAR_PITCH = 22


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = 20, 1

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._lower = self._upper = 0
        self._cleared = FROM_RUN

    def begin(self, world: World) -> Frames[None]:
        """The walls, then star after star with a tick each, the numbers and the sights."""
        machine, basic = self.machine, self.machine.basic
        self.clear_screen(border=BLUE)
        colour_cells(machine, 22, 0, 2, 32, attribute(BLACK, WHITE))
        yield from machine.wait(self._cleared)
        across = [((0, column), (20, column)) for column in range(32)]
        for cells in [*across, *(((row, 0), (row, 31)) for row in range(1, 20))]:
            for row, column in cells:
                machine.print_at(row, column, WALL)
            yield from machine.wait(TWO_WALLS)
        yield from machine.wait(CELLS_CHOSEN)
        for number, (row, column) in enumerate(world.stars):
            if number:
                yield from machine.wait(ALL_COMPARED + EACH_COMPARED * (number - 1))
            machine.print_at(row, column, "*")
            yield from basic.beep(0.01, row + column if number else FIRST_STAR_PITCH)
        machine.print_at(21, 0, " " * 32, inverse=1)
        machine.print_at(21, 2, self.program.text(strings.LINES), inverse=1)
        machine.print_at(21, 14, self.program.text(strings.STARS_LEFT), inverse=1)
        self._lines(world.rays)
        self._left(len(world.stars))
        self._players(world)
        self._lower, self._upper = world.lower.x, world.upper.x
        self._flip_lower()
        self._flip_upper()
        yield from machine.wait(LABELLED)

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Show a loop: what the keys changed, and the click before they are looked at again."""
        machine, looked = self.machine, KEYS_MS
        for event in events:
            match event:
                case Moved():
                    across, along = world.lower.x - self._lower, world.upper.x - self._upper
                    self._move(world)
                    yield from machine.wait(PUSHED[_key(across, along)])
                case Stopped(across, along):
                    looked += STOPPED_MS[_key(across, along)]
                case Fired():
                    yield from machine.wait(FIRED)
                    yield from self._shot(world, event)
                    yield from machine.wait(AFTER)
        yield from machine.basic.beep(0.001, 25, looked)

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
        machine = self.machine
        for step in range(1, 11):
            yield from machine.basic.beep(0.01, 3 * step, FIRE_TICK_MS)
        self._flip_line(shot.ray)
        self._lines(world.rays)
        yield from machine.wait(LINE)
        left = len(shot.tested)
        for star in shot.tested:
            machine.print_at(*star, "*", over=1)
            yield from machine.wait(TESTED + LOOKED_AT / len(shot.tested))
            if star in shot.taken:
                left -= 1
                self._left(left)
                yield from machine.wait(TAKEN)
            else:
                machine.print_at(*star, "*", over=1)
        self._players(world)

    def hint(self, ray: Ray) -> Frames[None]:
        self._flip_line(ray)
        yield from self.machine.pause(HINT_FRAMES)
        self._flip_line(ray)

    def end(self, world: World) -> Frames[None]:
        """The words over the wall, and ticks of any pitch."""
        del world
        machine = self.machine
        machine.print_at(19, 1, self.program.text(strings.CLEAR_SKY))
        for _ in range(20):
            yield from machine.basic.beep(0.01, self.program.dice.below(30), WHOLE_CHANCE)
        self._cleared = FROM_ANSWER

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

    def _flip_lower(self) -> None:
        self.machine.plot(self._lower, BOTTOM, over=1)
        self.machine.draw(0, -4, over=1)

    def _flip_upper(self) -> None:
        self.machine.plot(self._upper, TOP, over=1)
        self.machine.draw(0, 4, over=1)

    def _flip_line(self, ray: Ray) -> None:
        self.machine.plot(ray[0], BOTTOM, over=1)
        self.machine.draw(ray[1] - ray[0], HEIGHT, over=1)


def _key(lower: int, upper: int) -> int:
    """Which of the four keys pushes a sight, in the order in which they are looked at."""
    return int(lower > 0) if lower else 2 + int(upper > 0)
