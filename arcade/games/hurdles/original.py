"""The race as in the book: four lanes on an empty screen, a flickering runner of one character."""

from arcade.games.hurdles import ART, strings
from arcade.games.hurdles.rules import HURDLES, Cell, World, in_range, pause_of, speed_of
from arcade.machine.keyboard import is_click, is_order
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.machine.spectrum.editor import Repeat
from arcade.toolkit.contract.program import Program
from arcade.toolkit.picture.ink import BLACK, WHITE, YELLOW
from arcade.toolkit.programs.action_program import ActionLook
from arcade.toolkit.programs.printed_look import PrintedLook

STRIDING = udg_character("p")
"""On odd columns his arms and legs are spread."""
PASSING = udg_character("q")

QUESTION_TONE, START_TONE, FALL_TONE, FINISH_TONES = (0.2, 20), (1, 5), (0.1, 30), ((0.2, 13), (0.2, 16))

# How long the listing's own work takes, in frames.
BEFORE_FIRST_TONE, BEFORE_QUESTION, WRITING_COUNT, PLACING_HURDLE = 1.9, 1.5, 8.0, 1.9
ENTER_TO_START_TONE, BEFORE_STRIDES = 31.65, 0.3
FINDING_PLACE, DRAWING_RUNNER, ERASING_RUNNER, DECIDING, DRAWING_POSE = 0.8, 0.6, 0.3, 1.1, 0.3
BEFORE_FALL_TONE, COUNTING_FALLEN, WRITING_PLURAL = 0.13, 2.1, 0.7

USUAL_SPEED = "5"
"""What an empty line means."""
TABLE_ROWS = 8
"""Of the latest races."""


class Original(PrintedLook, ActionLook[Spectrum, World]):
    """Draws a race in the original's way and spends the original's time."""

    question_place = 23, 0

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self.repeat = Repeat()
        self._key_came = False
        """Whether a key was pressed or repeated since the last pause."""
        self.shown: Cell | None = None
        """Where the runner is drawn; None while he is wiped away."""
        self.speed = 0
        """In tenths."""
        self._races: list[tuple[int, int]] = []

    def ask_speed(self) -> Frames[int]:
        """A speed in range, in tenths."""
        machine, text = self.machine, self.program.text
        machine.define("p", ART.rows("printed-striding"))
        machine.define("q", ART.rows("printed-passing"))
        self.clear_screen(YELLOW, WHITE, BLACK)
        machine.print_at(0, 0, text(strings.TITLE))
        self._table()
        yield from machine.wait(BEFORE_FIRST_TONE)
        while True:
            yield from machine.basic.beep(*QUESTION_TONE)
            yield from machine.wait(BEFORE_QUESTION)
            question = text(strings.SPEED_QUESTION)
            answer = yield from machine.input(question, limit=4, accept=_in_a_number, usual=USUAL_SPEED, numeric=True)
            tenths = speed_of(answer)
            if tenths is not None and in_range(tenths):
                self.speed = tenths
                return tenths

    def begin(self, world: World) -> Frames[None]:
        """Labels and hurdles, the start tone, and a moment in which nothing moves."""
        machine, started = self.machine, self.machine.now
        self._count_line(world)
        yield from machine.wait(WRITING_COUNT)
        self._places()
        for row, column in sorted(HURDLES):
            machine.print_at(row, column, "\x8a")
            yield from machine.wait(PLACING_HURDLE)
        yield from machine.until(started, ENTER_TO_START_TONE)
        yield from machine.basic.beep(*START_TONE)
        yield from machine.wait(BEFORE_STRIDES)
        self.repeat, self._key_came = Repeat(), False
        if not self.key_down:
            machine.keyboard.flush()

    def step(self, world: World) -> Frames[None]:
        """One stride with its decision and the time it took."""
        machine, pause = self.machine, pause_of(self.speed)
        if self.in_new_language():
            self._labels(world)
        yield from self._work(FINDING_PLACE)
        self._draw((world.row, world.column), PASSING)
        yield from self._work(DRAWING_RUNNER)
        yield from self._pause(pause)
        yield from self._work(ERASING_RUNNER)
        self._erase()
        fell = world.decide(self.key_down)
        yield from self._work(DECIDING)
        yield from self._pause(pause)
        if fell:
            yield from self._work(BEFORE_FALL_TONE)
            yield from machine.basic.beep(*FALL_TONE)
            machine.print_at(*world.next_cell, "\x8c")
            self._counter(world)
            yield from self._work(COUNTING_FALLEN + (WRITING_PLURAL if len(world.fallen) == 2 else 0))
            return
        yield from self._work(DRAWING_POSE)
        row, column = world.next_cell
        self._draw((row - world.jumping, column), STRIDING)
        yield from self._pause(pause)
        self._erase()

    def end(self, world: World) -> Frames[None]:
        """Two notes, and the race entered in the list."""
        yield from self.machine.basic.tune(FINISH_TONES, 0)
        self._races.append((self.speed, len(world.fallen)))
        self._table()

    @property
    def key_down(self) -> bool:
        """Whether any key is held."""
        return any(not is_order(key) and not is_click(key) for key in self.machine.keyboard.held)

    def _work(self, frames: float) -> Frames[None]:
        """BASIC's own time; the keyboard is scanned in every frame but those of a tone."""
        for _ in self.machine.wait(frames):
            yield
            self._scan()

    def _pause(self, frames: int) -> Frames[None]:
        """PAUSE: whole frames, ended by a press or a repeated key, at its first frame by one since the last."""
        for _ in range(frames):
            yield
            self._scan()
            if self._key_came:
                break
        self._key_came = False

    def _scan(self) -> None:
        self._key_came |= bool(self.repeat.keys(self.machine.keyboard))

    def _draw(self, cell: Cell, pose: str) -> None:
        self.shown = cell
        self.machine.print_at(*cell, pose)

    def _erase(self) -> None:
        if self.shown is not None:
            self.machine.print_at(*self.shown, " ")
        self.shown = None

    def _labels(self, world: World) -> None:
        self.machine.print_at(0, 0, self.program.text(strings.TITLE).ljust(32))
        self._places()
        self._count_line(world)
        self._table()

    def _places(self) -> None:
        self.machine.print_at(2, 0, self.program.text(strings.START).ljust(8))
        self.machine.print_at(10, 24, self.program.text(strings.FINISH).ljust(8))

    def _count_line(self, world: World) -> None:
        words = f"{self.program.text(strings.SPEED)} {speed_text(self.speed)}"
        self.machine.print_at(12, 21, words.rjust(11) if len(words) > 9 else f"  {words.ljust(9)}")
        self._counter(world)

    def _counter(self, world: World) -> None:
        """How many are down; the count ends at column 1, so that a blank parts ten and more from the word."""
        text, count = self.program.text, len(world.fallen)
        many = count > 1
        self.machine.print_at(12, 0, f"{count:>2}")
        self.machine.print_at(12, 3, text(strings.HURDLES if many else strings.HURDLE).ljust(9))
        self.machine.print_at(12, 13, text(strings.DOWN_MANY if many else strings.DOWN).ljust(8))

    def _table(self) -> None:
        first = max(len(self._races) - TABLE_ROWS, 0)
        for place, (speed, down) in enumerate(self._races[first:]):
            words = self.program.text(strings.RACE, n=first + place + 1, speed=speed_text(speed), down=down)
            self.machine.print_at(14 + place, 1, words.ljust(31))


def speed_text(tenths: int) -> str:
    """A speed such as 5 or 2.5."""
    whole, part = divmod(tenths, 10)
    return f"{whole}.{part}" if part else str(whole)


def _in_a_number(character: str) -> bool:
    return character in "0123456789."
