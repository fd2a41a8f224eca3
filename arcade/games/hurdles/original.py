"""The race as it was laid out and paced: four lanes on an empty screen, a flickering runner of one character."""

from collections.abc import Iterator

from arcade.games.hurdles import strings
from arcade.games.hurdles.rules import HURDLES, Cell, World, in_range, pause_of, speed_of
from arcade.machine.keyboard import is_click, is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.machine.spectrum.editor import Repeat
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

TOGETHER, STRIDING = udg_character("p"), udg_character("q")
TOGETHER_ROWS = ("....##..", "....##..", "..####..", ".#.##.#.", "...##...", "..#.#...", "..#..#..", ".#...#..")
STRIDING_ROWS = ("....##..", "....##..", "..####.#", ".#.###..", "...##...", ".##..##.", "#......#", "#.......")
STANDING, FALLEN = "\x8a", "\x8c"

QUESTION_TONE, START_TONE, FALL_TONE, FINISH_TONES = (0.2, 20), (1, 5), (0.1, 30), ((0.2, 13), (0.2, 16))
BEFORE_QUESTION, BEFORE_TONE, BEFORE_RUNNER = 8, 30, 22
"""Measured in frames: before the question, from ENTER to the start tone, from its end to the runner's first step."""
WORK, FALLING = 1, 8.2
"""Frames that BASIC itself took before each pause, and in place of the last one where a hurdle fell, tone included."""
TONE_FRAMES = 5
USUAL_SPEED = "5"
"""What an empty line means."""
TABLE_ROW, TABLE_ROWS = 14, 8
"""Where the races of the sitting are listed, the latest at the bottom."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a race in the original's way and spends the original's time."""

    question_place = 23, 0

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.repeat = Repeat()
        self.shown: Cell | None = None
        """Where the runner is drawn, if he is."""
        self.speed = 0
        """In tenths."""
        self._races: list[tuple[int, int]] = []

    def ask_speed(self) -> Frames[None]:
        """Ask for a speed until there is one that may be run."""
        machine, text = self.machine, self.program.text
        machine.define("p", TOGETHER_ROWS)
        machine.define("q", STRIDING_ROWS)
        self.clear_screen(YELLOW, WHITE, BLACK)
        machine.print_at(0, 0, text(strings.TITLE))
        self._table()
        while True:
            yield from machine.beep(*QUESTION_TONE)
            yield from machine.wait(BEFORE_QUESTION)
            question = text(strings.SPEED_QUESTION)
            answer = yield from machine.input(question, limit=4, accept=_in_a_number, usual=USUAL_SPEED)
            tenths = speed_of(answer)
            if tenths is not None and in_range(tenths):
                self.speed = tenths
                return

    def begin(self, world: World) -> Frames[None]:
        """Labels and hurdles, the start tone, and a moment in which nothing moves."""
        started = self.machine.now
        for row, column in HURDLES:
            self.machine.print_at(row, column, STANDING)
        self._labels(world)
        yield from self.machine.spend(started + BEFORE_TONE * self.machine.FRAME - self.machine.now)
        yield from self.machine.beep(*START_TONE)
        yield from self.machine.wait(BEFORE_RUNNER)
        self.repeat = Repeat()
        self.machine.keyboard.flush()

    def step(self, world: World) -> Frames[None]:
        """One stride with its decision and the time it took."""
        machine, pause = self.machine, pause_of(self.speed)
        if self.in_new_language():
            self._labels(world)
        self._draw((world.row, world.column), STRIDING)
        yield from self._pause(pause)
        self._erase()
        fell = world.decide(self.key_down)
        yield from self._pause(pause)
        if fell:
            yield from machine.beep(*FALL_TONE)
            machine.print_at(*world.next_cell, FALLEN)
            self._counter(world)
            yield from machine.wait(FALLING - TONE_FRAMES)
            return
        row, column = world.next_cell
        self._draw((row - world.jumping, column), TOGETHER)
        yield from self._pause(pause)
        self._erase()

    def end(self, world: World) -> Frames[None]:
        """Two notes, and the race entered in the list."""
        yield from self.machine.tune(FINISH_TONES)
        self._races.append((self.speed, len(world.fallen)))
        self._table()

    @property
    def key_down(self) -> bool:
        """Whether any key is held."""
        return any(not is_order(key) and not is_click(key) for key in self.machine.keyboard.held)

    def _pause(self, frames: int) -> Frames[None]:
        """What BASIC does first, then PAUSE, which a new press or a repeated key cuts short at the next frame."""
        yield from self.machine.wait(WORK)
        cut = bool(self.repeat.keys(self.machine.keyboard))
        for _ in range(frames):
            yield
            if self.repeat.keys(self.machine.keyboard) or cut:
                return

    def _draw(self, cell: Cell, pose: str) -> None:
        self.shown = cell
        self.machine.print_at(*cell, pose)

    def _erase(self) -> None:
        if self.shown is not None:
            self.machine.print_at(*self.shown, " ")
        self.shown = None

    def _labels(self, world: World) -> None:
        """Everything written, in the language of the moment."""
        machine, text = self.machine, self.program.text
        machine.print_at(0, 0, text(strings.TITLE).ljust(32))
        machine.print_at(2, 0, text(strings.START).ljust(8))
        machine.print_at(10, 24, text(strings.FINISH).ljust(8))
        words = f"{text(strings.SPEED)} {speed_text(self.speed)}"
        machine.print_at(12, 21, words.rjust(11) if len(words) > 9 else f"  {words.ljust(9)}")
        self._counter(world)
        self._table()

    def _counter(self, world: World) -> None:
        """How many are down; the count ends at column 1, so that a blank parts ten and more from the word."""
        text, count = self.program.text, len(world.fallen)
        many = count > 1
        self.machine.print_at(12, 0, f"{count:>2}")
        self.machine.print_at(12, 3, text(strings.HURDLES if many else strings.HURDLE).ljust(9))
        self.machine.print_at(12, 13, text(strings.DOWN_MANY if many else strings.DOWN).ljust(8))

    def _table(self) -> None:
        """The races of the sitting, a line each, for players who take turns."""
        for row, words in zip(range(TABLE_ROW, TABLE_ROW + TABLE_ROWS), self._lines(), strict=False):
            self.machine.print_at(row, 1, words.ljust(31))

    def _lines(self) -> Iterator[str]:
        first = max(len(self._races) - TABLE_ROWS, 0)
        for number, (speed, down) in enumerate(self._races[first:], first + 1):
            yield self.program.text(strings.RACE, n=number, speed=speed_text(speed), down=down)


def speed_text(tenths: int) -> str:
    """A speed as it is written: 5, or 2.5."""
    whole, part = divmod(tenths, 10)
    return f"{whole}.{part}" if part else str(whole)


def _in_a_number(character: str) -> bool:
    return character in "0123456789."
