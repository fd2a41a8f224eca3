"""Robac as it was laid out and paced: a yellow field in a green border, a bar with lives and points below."""

from arcade.games.robac import ART
from arcade.games.robac.art import turned
from arcade.games.robac.rules import (
    POISON,
    PRIZES,
    Appeared,
    Ate,
    Bumped,
    Cell,
    Event,
    Heading,
    Struck,
    Vanished,
    World,
)
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
_MINI_TAIL, _MINI_BODY, _MINI_HEAD = map(udg_character, "stu")
LIVES_BAR = " ".join((_MINI_TAIL + 2 * _MINI_BODY + _MINI_HEAD,) * 3)
"""Three small worms."""


PREPARATION = 143.0
"""Frames that the BASIC took to define its graphics."""
BEGUN = 23.1
"""Frames from a key at the prompt to where the first step asks for a direction: bar, lists of the worm's cells."""
POPPED, ANOTHER, SHUT, ASKED = 3.8, 1.5, 3.2, 1.0
"""Frames from RANDOMIZE to what pops up, more for a spider, till the mouth is shut, and till a direction is read."""
TURNED, LOOKED, AHEAD, DRAWN, BEHIND = 0.7, 1.0, 5.35, 1.5, 2.66
"""Frames for a direction obeyed, to find the edge, till the head is drawn, for a cell of the worm, and to RANDOMIZE."""
BUMPED = 2.4
"""Frames after the tone of a bump till the head is drawn."""
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
NOTED = 24.2
"""Milliseconds beside a note of the melody."""
COUNTED = 107.0
"""Milliseconds from the cleared field to the melody at the end."""
REST, RESTORED = 20, 16.0
"""Frames after each half of the melody, and milliseconds till the other half."""
BAR, SCORE_COLUMN, LIVES_COLUMN = 23, 22, 7
CUT = 4
"""Cells that the bar of lives loses with each of them: what stays is not whole worms."""


class Original(ActionLook[Spectrum, World]):
    """Draws a world in the original's way and spends the original's time."""

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._behind: Cell | None = None
        self._heading = Heading.RIGHT
        self._paused = 0
        """Presses of keys before the latest pause."""

    def title(self) -> Frames[None]:
        """The graphics are prepared, which takes its time."""
        machine = self.machine
        for name, rows in SHAPES.items():
            machine.define(name, rows)
        clear_screen(machine, WHITE, WHITE, BLACK)
        machine.print_at(10, 8, self.program.text(ONE_MOMENT))
        yield from machine.wait(PREPARATION)

    def begin(self, world: World) -> Frames[None]:
        """An empty field and the wait for a key; then the bar and the worm."""
        machine = self.machine
        yield from self._clear()
        machine.print_at(BAR, 0, self.program.text(PRESS_A_KEY))
        yield from ask_key(machine)
        self._paused = machine.keyboard.presses
        yield from self.revive(world)

    def revive(self, world: World) -> Frames[None]:
        """The field without anything, the worm still under ground."""
        machine, text, started = self.machine, self.program.text, self.machine.now
        yield from self._clear()
        machine.print_at(BAR, 0, " " * 32, paper=WHITE, ink=BLACK)
        yield from machine.basic.print_at(BAR, 1, text(NAME), paper=WHITE, ink=BLACK)
        bar = LIVES_BAR[CUT * (world.rules.lives - world.lives) :]
        yield from machine.basic.print_at(BAR, LIVES_COLUMN, bar, paper=WHITE, ink=BLACK)
        yield from self._points(world)
        self._behind, self._heading = world.worm[-1], world.heading
        yield from machine.until(started, BEGUN)

    def step(self, world: World, events: list[Event]) -> Frames[None]:
        """The worm moves, bumps or dies."""
        machine = self.machine
        if world.heading != self._heading or machine.keyboard.held:
            self._heading = world.heading
            yield from machine.wait(TURNED)
        yield from machine.wait(LOOKED)
        if any(isinstance(event, Struck) for event in events):
            yield from machine.wait(AHEAD)
            yield from self._worm(world, flash=not self.program.calm)
            yield from machine.basic.beep(*DEATH_NOTE)
            return
        if any(isinstance(event, Bumped) for event in events):
            yield from machine.basic.beep(*BUMP_NOTE)
            if world.over:
                return
            yield from machine.wait(BUMPED)
        else:
            yield from machine.wait(AHEAD)
        yield from self._worm(world)
        if self._behind is not None:
            self._put(self._behind, " ", YELLOW)
        self._behind = world.worm[-1]
        if any(isinstance(event, Ate) for event in events):
            yield from machine.basic.tune(EAT_NOTES, 0)
            yield from self._points(world)
        yield from machine.wait(BEHIND)

    def change(self, world: World, events: list[Event]) -> Frames[None]:
        """What pops up or goes, and the mouth shut at the end of the step."""
        machine = self.machine
        for event in events:
            match event:
                case Appeared(cell, item):
                    yield from machine.wait(POPPED if item == POISON else POPPED + ANOTHER)
                    self._item(cell, item)
                case Vanished(cell):
                    yield from machine.wait(POPPED)
                    self._put(cell, " ", YELLOW)
                case _:
                    pass
        if not events:
            yield from machine.wait(POPPED)
        yield from machine.wait(SHUT)
        self._put(world.worm[0], CLOSED[world.heading], BLUE)
        yield from machine.wait(ASKED)

    def end(self, world: World) -> Frames[None]:
        """The score and the melody an octave apart."""
        machine, text = self.machine, self.program.text
        yield from self._clear()
        yield from machine.basic.takes(COUNTED)
        machine.print_at(5, 11, text(YOU_DIED), ink=RED)
        score = text(FINAL, n=world.score)
        machine.print_at(10, 15 - len(score) // 2, score, ink=RED)
        for lower in (0, 12):
            yield from machine.basic.tune(((seconds, pitch - lower) for seconds, pitch in MELODY), NOTED)
            yield from self._rest()
        machine.print_at(20, 9, text(PRESS_ENTER), ink=RED)

    def again(self) -> Frames[bool]:
        """Any key leads back to the beginning."""
        yield from ask_key(self.machine)
        return True

    def _rest(self) -> Frames[None]:
        """PAUSE: a key pressed since the one before has already ended it."""
        machine, pressed = self.machine, self.machine.keyboard.presses
        yield from machine.pause(REST if pressed == self._paused else 1)
        yield from machine.basic.takes(RESTORED)
        self._paused = pressed

    def _clear(self) -> Frames[None]:
        machine = self.machine
        return clear_in_time(machine, GREEN, YELLOW, YELLOW)

    def _points(self, world: World) -> Frames[None]:
        room = 32 - SCORE_COLUMN
        words = f"{self.program.text(SCORE)} {world.score}"
        if len(words) > room:
            words = f"{world.score:>{room}}"  # a fourth digit leaves no room for the word
        return self.machine.basic.print_at(BAR, SCORE_COLUMN, words.ljust(room), paper=WHITE, ink=BLACK)

    def _worm(self, world: World, flash: bool = False) -> Frames[None]:
        """All nine cells, from the head to the tail: a body over a head that has turned back."""
        self._put(world.worm[0], OPEN[world.heading], BLUE, flash)
        for cell in world.worm[1:-1]:
            yield from self.machine.wait(DRAWN)
            self._put(cell, BODY, BLUE, flash)
        yield from self.machine.wait(DRAWN)
        self._put(world.worm[-1], TAILS[world.headings[-1]], BLUE, flash)
        yield from self.machine.wait(DRAWN / 2)

    def _item(self, cell: Cell, item: int) -> None:
        if item == POISON:
            self._put(cell, MUSHROOM, RED)
        else:
            self._put(cell, SPIDERS[PRIZES.index(item)], BLACK)

    def _put(self, cell: Cell, character: str, ink: int, flash: bool = False) -> None:
        self.machine.print_at(*cell, character, ink=ink, flash=int(flash))
