"""Robac as it was laid out and paced: a yellow field in a green border, a bar with lives and points below."""

from arcade.games.robac.board import POISON, PRIZES, Cell, Heading
from arcade.games.robac.events import Appeared, Ate, Bumped, Event, Struck, Vanished
from arcade.games.robac.printed_art import BODY, CLOSED, LIVES_BAR, MUSHROOM, OPEN, SHAPES, SPIDERS, TAILS
from arcade.games.robac.rules import World
from arcade.games.robac.strings import FINAL, NAME, ONE_MOMENT, PRESS_A_KEY, PRESS_ENTER, SCORE, YOU_DIED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, RED, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook

PREPARATION = 139
"""Frames that the BASIC took to define its graphics."""
STEP = 29.8
CHEW = 3.0
"""Frames of a step, measured, and how many of them the mouth is shut at its end."""
AFTER_BUMP = 28.0
AFTER_DEATH = 1.0
"""Frames, measured, after the tones of a bump and of a death."""
EAT_NOTES = ((0.2, 5.0), (0.1, 10.0), (0.05, 2.0))
BUMP_NOTE = (0.1, -10.0)
DEATH_NOTE = (2.0, -10.0)
MELODY = (
    (0.4, 12.0),
    (0.3, 14.0),
    (0.1, 12.0),
    (0.4, 9.0),
    (0.4, 9.0),
    (0.3, 9.0),
    (0.1, 7.0),
    (0.3, 9.0),
    (0.1, 10.0),
    (0.6, 9.0),
)
REST = 20
"""Frames after each half of the melody."""
BAR, SCORE_COLUMN, LIVES_COLUMN = 23, 22, 7
CUT = 4
"""Cells that the bar of lives loses with each of them: what stays is not whole worms."""


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._behind: Cell | None = None

    def title(self) -> Frames[None]:
        """The graphics are prepared, which takes its time."""
        machine = self.machine
        for name, rows in SHAPES.items():
            machine.define(name, rows)
        self._field()
        machine.print_at(10, 8, self.program.text(ONE_MOMENT))
        yield from machine.wait(PREPARATION)

    def begin(self, world: World) -> Frames[None]:
        """An empty field and the wait for a key; then the bar and the worm."""
        self._field()
        self.machine.print_at(22, 0, self.program.text(PRESS_A_KEY))
        yield from ask_key(self.machine)
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        """The field without anything, the worm at its start."""
        machine = self.machine
        self._field()
        machine.print_at(BAR, 0, " " * 32, paper=WHITE, ink=BLACK)
        machine.print_at(BAR, 1, self.program.text(NAME), paper=WHITE, ink=BLACK)
        kept = len(LIVES_BAR) - CUT * (world.rules.lives - world.lives)
        machine.print_at(BAR, LIVES_COLUMN, LIVES_BAR[-kept:].rjust(len(LIVES_BAR)), paper=WHITE, ink=BLACK)
        self._points(world)
        self._worm(world, OPEN)
        yield

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """Show what happened in its order, and let the step's time pass."""
        for event in events:
            match event:
                case Struck():
                    yield from self._die(world)
                    return
                case Bumped():
                    yield from self.machine.beep(*BUMP_NOTE)
                case _:
                    pass
        if world.over:
            return
        bumped = any(isinstance(event, Bumped) for event in events)
        yield from self._crawl(world, events, AFTER_BUMP if bumped else STEP)

    def _crawl(self, world: World, events: list[Event], frames: float) -> Frames[None]:
        """The worm with its mouth open, the bite, what pops up, and the mouth shut at the end."""
        self._worm(world, OPEN)
        for event in events:
            match event:
                case Ate():
                    self._points(world)
                    yield from self.machine.tune(EAT_NOTES)
                case Appeared(cell, item):
                    self._item(cell, item)
                case Vanished(cell):
                    self._put(cell, " ", BLUE)
                case _:
                    pass
        yield from self.machine.wait(frames - CHEW)
        self._put(world.worm[0], CLOSED[world.heading], BLUE)
        yield from self.machine.wait(CHEW)

    def end(self, world: World) -> Frames[None]:
        """The score and the melody an octave apart."""
        machine, text = self.machine, self.program.text
        self._field()
        machine.print_at(5, 11, text(YOU_DIED), ink=RED)
        score = text(FINAL, n=world.score)
        machine.print_at(10, 15 - len(score) // 2, score, ink=RED)
        machine.print_at(20, 9, text(PRESS_ENTER), ink=RED)
        for lower in (0, 12):
            yield from machine.tune((seconds, pitch - lower) for seconds, pitch in MELODY)
            yield from machine.wait(REST)

    def again(self) -> Frames[bool]:
        """Any key leads back to the beginning."""
        yield from ask_key(self.machine)
        return True

    def _die(self, world: World) -> Frames[None]:
        """The worm flashes while a low tone sounds."""
        self._worm(world, OPEN, flash=not self.program.calm)
        yield from self.machine.beep(*DEATH_NOTE)
        yield from self.machine.wait(AFTER_DEATH)

    def _field(self) -> None:
        clear_screen(self.machine, GREEN, YELLOW, BLACK)
        self._behind = None

    def _points(self, world: World) -> None:
        room = 32 - SCORE_COLUMN
        words = f"{self.program.text(SCORE)} {world.score}"
        if len(words) > room:
            words = f"{world.score:>{room}}"  # a fourth digit leaves no room for the word
        self.machine.print_at(BAR, SCORE_COLUMN, words.ljust(room), paper=WHITE, ink=BLACK)

    def _worm(self, world: World, heads: dict[Heading, str], flash: bool = False) -> None:
        """All nine cells, from the tail to the head, and a blank behind."""
        if self._behind is not None and self._behind not in world.worm:
            self._put(self._behind, " ", BLUE)
        self._behind = world.worm[-1]
        self._put(world.worm[-1], TAILS[world.headings[-1]], BLUE, flash)
        for cell in world.worm[-2:0:-1]:
            self._put(cell, BODY, BLUE, flash)
        self._put(world.worm[0], heads[world.heading], BLUE, flash)

    def _item(self, cell: Cell, item: int) -> None:
        if item == POISON:
            self._put(cell, MUSHROOM, RED)
        else:
            self._put(cell, SPIDERS[PRIZES.index(item)], BLACK)

    def _put(self, cell: Cell, character: str, ink: int, flash: bool = False) -> None:
        self.machine.print_at(*cell, character, ink=ink, flash=int(flash))
