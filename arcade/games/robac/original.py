"""Robac as in the book: a yellow field in a green border, a bar with lives and points below."""

from arcade.games.robac import ART, rules
from arcade.games.robac.art import turned
from arcade.games.robac.rules import POISON, PRIZES, Cell, Event, Heading, World
from arcade.games.robac.strings import FINAL, NAME, ONE_MOMENT, PRESS_A_KEY, PRESS_ENTER, SCORE, YOU_DIED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.areas import clear_in_time, clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, GREEN, RED, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook


def _characters(names: str) -> dict[Heading, str]:
    return dict(zip((Heading.UP, Heading.LEFT, Heading.DOWN, Heading.RIGHT), map(udg_character, names), strict=True))


_GAPING_UP = ART["printed-gaping-up"]
_GAPES = turned(ART["printed-gaping"]) | {Heading.UP: _GAPING_UP, Heading.DOWN: _GAPING_UP.flipped()}
"""Above and below the mouth opens wider."""
_PICTURES = (
    *_GAPES.values(),
    *turned(ART["printed-shut"]).values(),
    *turned(ART["printed-tail"]).values(),
    ART["printed-ring"],
    *(ART[f"printed-spider-{kind}"] for kind in range(1, len(PRIZES) + 1)),
    ART["printed-mushroom"],
    ART["printed-life-tail"],
    ART["printed-life-ring"],
    ART["printed-life-head"],
)
SHAPES = {name: bytes(picture.ink) for name, picture in zip("abcdefghijklmnopqrstu", _PICTURES, strict=True)}
"""Eight bytes of each user-defined graphic."""
OPEN, CLOSED, TAILS = _characters("abcd"), _characters("efgh"), _characters("ijkl")
BODY, MUSHROOM = udg_character("m"), udg_character("r")
SPIDERS = tuple(map(udg_character, "nopq"))
LIVES_BAR = " ".join(("".join(map(udg_character, "sttu")),) * 3)
"""Three small worms."""

# How long the listing's own work takes, in frames.
DEFINING_GRAPHICS, KEY_TO_FIRST_STEP, POPPING_UP, MORE_FOR_A_SPIDER = 143.0, 23.1, 3.8, 1.5
SHUTTING_MOUTH, READING_KEYS, TURNING, CHECKING_EDGE = 3.2, 1.0, 0.7, 1.0
DRAWING_HEAD, DRAWING_CELL, BEFORE_RANDOMIZE, AFTER_BUMP = 5.35, 1.5, 2.66, 2.4
BEFORE_MELODY_MS, BESIDE_NOTE_MS, AFTER_REST_MS = 107.0, 24.2, 16.0
EAT_NOTES, BUMP_NOTE, DEATH_NOTE = ((0.2, 5.0), (0.1, 10.0), (0.05, 2.0)), (0.1, -10.0), (2.0, -10.0)
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
REST_FRAMES = 20
"""After each half of the melody."""
BAR, SCORE_COLUMN, LIVES_COLUMN = 23, 22, 7
CUT_CELLS = 4
"""By which the bar of lives gets shorter with each life, which cuts worms apart."""


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._behind: Cell | None = None
        self._heading = Heading.RIGHT
        self._paused = 0
        """Presses of keys before the latest pause."""

    def title(self) -> Frames[None]:
        """A wait while the graphics are defined."""
        machine = self.machine
        for name, rows in SHAPES.items():
            machine.define(name, rows)
        clear_screen(machine, WHITE, WHITE, BLACK)
        machine.print_at(10, 8, self.program.text(ONE_MOMENT))
        yield from machine.wait(DEFINING_GRAPHICS)

    def begin(self, world: World) -> Frames[None]:
        """An empty field and the wait for a key; then the bar and the worm."""
        machine = self.machine
        yield from self._clear()
        machine.print_at(BAR, 0, self.program.text(PRESS_A_KEY))
        yield from ask_key(machine)
        self._paused = machine.keyboard.presses
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        """The empty field and the bar; the worm is drawn in the first step."""
        machine, text, started = self.machine, self.program.text, self.machine.now
        yield from self._clear()
        machine.print_at(BAR, 0, " " * 32, paper=WHITE, ink=BLACK)
        yield from machine.basic.print_at(BAR, 1, text(NAME), paper=WHITE, ink=BLACK)
        bar = LIVES_BAR[CUT_CELLS * (world.rules.lives - world.lives) :]
        yield from machine.basic.print_at(BAR, LIVES_COLUMN, bar, paper=WHITE, ink=BLACK)
        yield from self._points(world)
        self._behind, self._heading = world.worm[-1], world.heading
        yield from machine.until(started, KEY_TO_FIRST_STEP)

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """The worm moves, bumps or dies."""
        machine = self.machine
        if world.heading != self._heading or machine.keyboard.held:
            self._heading = world.heading
            yield from machine.wait(TURNING)
        yield from machine.wait(CHECKING_EDGE)
        if any(isinstance(event, rules.Struck) for event in events):
            yield from machine.wait(DRAWING_HEAD)
            yield from self._worm(world, flash=not self.program.calm)
            yield from machine.basic.beep(*DEATH_NOTE)
            return
        if any(isinstance(event, rules.Bumped) for event in events):
            yield from machine.basic.beep(*BUMP_NOTE)
            if world.over:
                return
            yield from machine.wait(AFTER_BUMP)
        else:
            yield from machine.wait(DRAWING_HEAD)
        yield from self._worm(world)
        if self._behind is not None:
            self._put(self._behind, " ", YELLOW)
        self._behind = world.worm[-1]
        if any(isinstance(event, rules.Ate) for event in events):
            yield from machine.basic.tune(EAT_NOTES, 0)
            yield from self._points(world)
        yield from machine.wait(BEFORE_RANDOMIZE)

    def change(self, world: World, events: list[Event]) -> Frames[None]:
        """Something pops up or goes, and the mouth shuts."""
        machine = self.machine
        for event in events:
            match event:
                case rules.Appeared(cell, item) if item == POISON:
                    yield from machine.wait(POPPING_UP)
                    self._put(cell, MUSHROOM, RED)
                case rules.Appeared(cell, item):
                    yield from machine.wait(POPPING_UP + MORE_FOR_A_SPIDER)
                    self._put(cell, SPIDERS[PRIZES.index(item)], BLACK)
                case rules.Vanished(cell):
                    yield from machine.wait(POPPING_UP)
                    self._put(cell, " ", YELLOW)
        if not events:
            yield from machine.wait(POPPING_UP)
        yield from machine.wait(SHUTTING_MOUTH)
        self._put(world.worm[0], CLOSED[world.heading], BLUE)
        yield from machine.wait(READING_KEYS)

    def end(self, world: World) -> Frames[None]:
        """The score and the melody an octave apart."""
        machine, text = self.machine, self.program.text
        yield from self._clear()
        yield from machine.basic.takes(BEFORE_MELODY_MS)
        machine.print_at(5, 11, text(YOU_DIED), ink=RED)
        score = text(FINAL, n=world.score)
        machine.print_at(10, 15 - len(score) // 2, score, ink=RED)
        for lower in (0, 12):
            yield from machine.basic.tune(((seconds, pitch - lower) for seconds, pitch in MELODY), BESIDE_NOTE_MS)
            yield from self._rest()
        machine.print_at(20, 9, text(PRESS_ENTER), ink=RED)

    def again(self) -> Frames[bool]:
        yield from ask_key(self.machine)
        return True

    def _rest(self) -> Frames[None]:
        """PAUSE, which a key pressed since the last one ends at once."""
        machine, pressed = self.machine, self.machine.keyboard.presses
        yield from machine.pause(REST_FRAMES if pressed == self._paused else 1)
        yield from machine.basic.takes(AFTER_REST_MS)
        self._paused = pressed

    def _clear(self) -> Frames[None]:
        return clear_in_time(self.machine, GREEN, YELLOW, YELLOW)

    def _points(self, world: World) -> Frames[None]:
        room = 32 - SCORE_COLUMN
        words = f"{self.program.text(SCORE)} {world.score}"
        if len(words) > room:
            words = f"{world.score:>{room}}"  # a fourth digit leaves no room for the word
        return self.machine.basic.print_at(BAR, SCORE_COLUMN, words.ljust(room), paper=WHITE, ink=BLACK)

    def _worm(self, world: World, flash: bool = False) -> Frames[None]:
        """All nine cells from the head to the tail, so that a body may hide a head that has turned back."""
        self._put(world.worm[0], OPEN[world.heading], BLUE, flash)
        for cell in world.worm[1:-1]:
            yield from self.machine.wait(DRAWING_CELL)
            self._put(cell, BODY, BLUE, flash)
        yield from self.machine.wait(DRAWING_CELL)
        self._put(world.worm[-1], TAILS[world.headings[-1]], BLUE, flash)
        yield from self.machine.wait(DRAWING_CELL / 2)

    def _put(self, cell: Cell, character: str, ink: int, flash: bool = False) -> None:
        self.machine.print_at(*cell, character, ink=ink, flash=int(flash))
