"""The street as it was laid out and paced: eight lines, a gap for the crossing, a character for each car."""

from arcade.games.street import ART
from arcade.games.street.levels import LEVELS
from arcade.games.street.rules import FAR, LANES, PATH, UP_LANES, Accident, Command, Crossed, Event, World
from arcade.games.street.strings import ACCIDENTS, CROSSINGS, LEVEL_QUESTION, SHORT_TITLE
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

CAR_DOWN, CAR_UP, STANDING, STRIDING = map(udg_character, "abcd")

BOOK_LEVELS = 4
QUESTION_TONE, ACCIDENT_TONE = (0.2, 20), (0.2, 15)
# Frames of the listing, measured.
CARS_PLACED = 8.0
SHAPES_READ = 46.8
"""From the road's last line to the first loop."""
LOOKED, WALKED, DRIVEN, LOOPED = 1.9, 0.6, 2.6, 0.5
"""The parts of a loop, in order."""
TAKEN_UP = 2.2
"""Of a car's, while it is not seen."""
RESTART = 0.6
"""More for a car that begins anew."""
COUNTED = 0.5
"""More for a crossing."""


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
        for letter, name in zip("abcd", ("car-down", "car-up", "standing", "striding"), strict=True):
            machine.define(letter, ART.rows(f"printed-{name}"))
        machine.border(YELLOW)
        machine.paper(WHITE)
        machine.ink(BLACK)
        yield

    @property
    def usual_level(self) -> int:
        """The one chosen in the cabinet, or the hardest that the book has."""
        return min(LEVELS.rung(self.program.setup.level), BOOK_LEVELS)

    def ask_level(self) -> Frames[int]:
        """Ask for the level with a tone, until there is one whose whole part is from 1 to 4."""
        machine = self.machine
        machine.cls()
        machine.print_at(0, 0, self.program.text(SHORT_TITLE))
        while True:
            yield from machine.basic.beep(*QUESTION_TONE)
            question = self.program.text(LEVEL_QUESTION)
            answer = yield from machine.input(question, usual=str(self.usual_level), numeric=True)
            whole = whole_part(answer)
            if whole is not None and 1 <= whole <= BOOK_LEVELS:
                return whole

    def begin(self, world: World) -> Frames[None]:
        """The labels, then the road; cars and walker are seen in the first loop only."""
        machine = self.machine
        self._labels()
        yield from machine.wait(CARS_PLACED)
        for x in (40, 80, 96, 136):
            for y in (32, 96):
                yield from machine.basic.plot(x, y)
                yield from machine.basic.draw(0, 56)
        self._cars, self._column, self._striding = list(world.cars), world.column, False
        yield from machine.wait(SHAPES_READ)

    def step(self, world: World, command: Command, events: list[Event]) -> Frames[None]:
        """Show one loop: the accident, the walker, then the cars lane by lane."""
        machine = self.machine
        if self.in_new_language():
            self._labels()
        started = machine.now
        yield from machine.until(started, LOOKED)
        if any(isinstance(event, Accident) for event in events):
            yield from machine.basic.beep(*ACCIDENT_TONE)
            yield from machine.basic.print_at(20, 2, str(world.accidents))
        if command.across:
            self._striding = not self._striding
        crossed = any(isinstance(event, Crossed) for event in events)
        yield from self._walk(FAR if crossed else world.column)
        for place, lane in enumerate(LANES):
            before, row = self._cars[place], world.cars[place]
            machine.print_at(before, lane, " ")
            yield from machine.wait(TAKEN_UP if abs(row - before) == 1 else TAKEN_UP + RESTART)
            machine.print_at(row, lane, CAR_UP if lane in UP_LANES else CAR_DOWN)
            yield from machine.wait(DRIVEN - TAKEN_UP)
        self._cars = list(world.cars)
        if crossed:
            machine.print_at(20, 20, str(world.crossings))
            yield from machine.wait(COUNTED)
        yield from machine.wait(LOOPED)

    def end(self, world: World) -> Frames[None]:
        del world
        yield from ()

    def _labels(self) -> None:
        for row, column, words in ((0, 0, SHORT_TITLE), (19, 2, ACCIDENTS), (19, 18, CROSSINGS)):
            self.machine.print_at(row, column, self.program.text(words).ljust(10))

    def _walk(self, column: int) -> Frames[None]:
        """Take the walker up and show him where he is."""
        machine = self.machine
        machine.print_at(PATH, self._column, " ")
        machine.print_at(PATH, column, STRIDING if self._striding else STANDING)
        self._column = column
        yield from machine.wait(WALKED)


def whole_part(answer: str) -> int | None:
    """The whole part of a typed number such as "2.7"; None for what is no number."""
    whole, _, part = answer.strip().partition(".")
    if not (whole + part).isdecimal() or not (whole + part).isascii():
        return None
    return int(whole or "0")
