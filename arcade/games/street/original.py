"""The street as it was laid out and paced: eight lines, a gap for the crossing, a character for each car."""

from arcade.games.street.events import Accident, Command, Crossed, Event, Restarted
from arcade.games.street.rules import FAR, LANES, PATH, UP_LANES, World
from arcade.games.street.strings import ACCIDENTS, CROSSINGS, LEVEL_QUESTION, SHORT_TITLE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

CAR_DOWN, CAR_UP, STANDING, STRIDING = map(udg_character, "abcd")
CAR_DOWN_ROWS = ("##.##.##", "########", "##.##.##", "..#..#..", "..####..", "##.##.##", "########", "##....##")
CAR_UP_ROWS = CAR_DOWN_ROWS[::-1]
STANDING_ROWS = ("...##...", "...##...", "..###...", ".#.##...", "...##...", "...##...", "...##...", "...###..")
STRIDING_ROWS = ("...##...", "...##...", "..###.#.", ".#.###..", "...##...", "..#..#..", ".#....#.", "##....##")
EDGES = (40, 80, 96, 136)
PIECES, PIECE = (32, 96), 56

QUESTION_TONE, ACCIDENT_TONE = (0.2, 20), (0.2, 15)
LEVELS = 4
START = 64
LOOP, WALK, ACCIDENT, RESTART = 18.4, 18.8, 30.0, 2.0
"""Measured in frames: from the level to the first loop; a loop, one with a step, one with an accident in it; what a
car that begins anew adds."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    question_place = 23, 0

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._cars: list[int] = []
        self._column = 0
        self._striding = False

    def title(self) -> Frames[None]:
        """There was none, but for the name in the corner."""
        machine = self.machine
        for name, rows in zip("abcd", (CAR_DOWN_ROWS, CAR_UP_ROWS, STANDING_ROWS, STRIDING_ROWS), strict=True):
            machine.define(name, rows)
        machine.border(YELLOW)
        machine.paper(WHITE)
        machine.ink(BLACK)
        yield

    def ask_level(self) -> Frames[int]:
        """Ask for the level with a tone, until there is one whose whole part is from 1 to 4."""
        machine = self.machine
        machine.cls()
        machine.print_at(0, 0, self.program.text(SHORT_TITLE))
        while True:
            yield from machine.beep(*QUESTION_TONE)
            answer = yield from machine.input(self.program.text(LEVEL_QUESTION), usual=str(self.program.setup.level))
            whole = whole_part(answer)
            if whole is not None and 1 <= whole <= LEVELS:
                return whole

    def begin(self, world: World) -> Frames[None]:
        """The road, the labels, the cars and the walker at its left."""
        machine = self.machine
        for x in EDGES:
            for y in PIECES:
                machine.plot(x, y)
                machine.draw(0, PIECE)
        self._labels()
        self._cars, self._column, self._striding = list(world.cars), world.column, False
        self._draw(world)
        yield from machine.wait(START)

    def step(self, world: World, command: Command, events: list[Event]) -> Frames[None]:
        """Show one loop and let its time pass."""
        machine = self.machine
        if self.in_new_language():
            self._labels()
        started = machine.now
        lasting = WALK if command.across else LOOP
        for event in events:
            match event:
                case Accident():
                    lasting = ACCIDENT
                    yield from machine.beep(*ACCIDENT_TONE)
                    machine.print_at(20, 2, str(world.accidents))
                case Restarted(cars):
                    lasting += RESTART * cars
                case Crossed():
                    machine.print_at(20, 20, str(world.crossings))
                case _:
                    pass
        if command.across:
            self._striding = not self._striding
        self._draw(world)
        yield from machine.until(started, lasting)

    def end(self, world: World) -> Frames[None]:
        """The book's street had no end."""
        del world
        yield from ()

    def _labels(self) -> None:
        """The words on the screen, in the language of the moment."""
        for row, column, words in ((0, 0, SHORT_TITLE), (19, 2, ACCIDENTS), (19, 18, CROSSINGS)):
            self.machine.print_at(row, column, self.program.text(words).ljust(10))

    def _draw(self, world: World) -> None:
        """Take up walker and cars, show them where they are, cars over everything."""
        machine = self.machine
        machine.print_at(PATH, self._column, " ")
        for lane, row in zip(LANES, self._cars, strict=True):
            machine.print_at(row, lane, " ")
        if world.column < FAR:
            machine.print_at(PATH, world.column, STRIDING if self._striding else STANDING)
        for lane, row in zip(LANES, world.cars, strict=True):
            machine.print_at(row, lane, CAR_UP if lane in UP_LANES else CAR_DOWN)
        self._cars, self._column = list(world.cars), world.column


def whole_part(answer: str) -> int | None:
    """The whole part of a typed number such as "2.7"; None for what is no number."""
    whole, _, part = answer.strip().partition(".")
    if not (whole + part).isdecimal() or not (whole + part).isascii():
        return None
    return int(whole or "0")
