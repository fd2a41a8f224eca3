"""Chinese draughts as it was laid out and paced: black squares on white, one-character arrows, numbers below."""

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.rules import EMPTY, FULL, RIGHT, Position
from arcade.games.chinese_draughts.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import CLICK
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS, type_number
from arcade.toolkit.picture.areas import clear_in_time, colour_cells
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import BLACK, WHITE, pair
from arcade.toolkit.programs.puzzle import HELPED
from arcade.toolkit.programs.puzzle_look import PuzzleLook

MOVED, LOW, REST = (0.1, 10), (0.1, -10), (0.15, 0)
BRAVO_ROW, RECORD_ROW, SCORE_ROW, RESTART_ROW, QUESTION_ROW, PROMPT_ROW = 1, 2, 3, 4, 21, 22
MESSAGE_COLUMN, RECORD_COLUMN, SCORE_COLUMN, NUMBER_COLUMN, RESTART_COLUMN, BRAVO_COLUMN = 9, 5, 9, 21, 11, 8
BRAVO_WIDTH = 13
HINT_FRAMES = 60

# Milliseconds that the listing took for each.
CLEAR_MS, TABLES_MS, SQUARE_MS, ARROW_MS, RETURN_MS, MOVE_MS, QUESTION_MS = 60.0, 2205.0, 39.0, 26.3, 22.0, 18.0, 75.0
MORE_FOR_FIRST_TABLES_MS, MORE_TO_THE_LEFT_MS = 140.0, 14.0
FIND_NUMBER_MS, FIND_ARROW_MS, FIND_TARGET_MS, SOLVED_MS = 20.0, 44.0, 20.0, 347.0
WRONG_SHOWN_MS, WRONG_ERASED_MS, BRAVO_SHOWN_MS, BRAVO_ERASED_MS = 10.3, 27.2, 18.3, 28.0
SQUARE, CURSOR = pair("kw"), pair("rw")


class Original(PuzzleLook[Spectrum, Position, int]):
    """Draws the board in the original's way and spends the original's time. RUN led straight to the board."""

    digits = DIGIT_CONTROLS
    hidden = True

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self._begun = False

    def begin(self) -> Frames[None]:
        """The squares with their numbers, one by one."""
        machine, basic = self.machine, self.machine.basic
        yield from basic.takes(0 if self._begun else CLEAR_MS)
        yield from clear_in_time(machine, WHITE, WHITE, BLACK)
        yield from basic.takes(TABLES_MS if self._begun else TABLES_MS + MORE_FOR_FIRST_TABLES_MS)
        self._begun = True
        words = f"{self.program.text(strings.SCORE)}:".upper()
        yield from basic.print_at(SCORE_ROW, SCORE_COLUMN, " ".join(words))
        yield from basic.print_at(RESTART_ROW, RESTART_COLUMN, self.program.text(strings.ZERO_RESTARTS))
        for cell in range(1, len(FULL.points) + 1):
            row, column = self.program.field.place(cell)
            for line in range(3):
                yield from basic.print_at(row + line, column, "   ", inverse=1)
            yield from basic.print_at(row + 3, column, str(cell))
            yield from basic.takes(SQUARE_MS)

    def begin_play(self) -> Frames[None]:
        return self._arrows()

    def _arrow(self, cell: int, flash: int = 0) -> None:
        row, column = self.program.field.place(cell)
        arrow = self.program.position.at(cell)
        self.machine.print_at(row + 1, column + 1, arrow, inverse=int(arrow == EMPTY), flash=flash)

    def _arrows(self) -> Frames[None]:
        """Every arrow, the counter, a beep; then the listing looks whether all are at their goals."""
        for cell in range(1, len(FULL.points) + 1):
            self._arrow(cell)
            yield from self.machine.basic.takes(ARROW_MS)
        yield from self.machine.basic.print_at(SCORE_ROW, NUMBER_COLUMN, f"{self.program.attempt.moves:<2}")
        yield from self.machine.basic.beep(*MOVED, beside=SOLVED_MS)

    def _print(self, row: int, words: str = "") -> None:
        """Words in a message row, in their column unless they are too long for that."""
        self.machine.print_at(row, 0, " " * 32)
        self.machine.print_at(row, min(MESSAGE_COLUMN, 32 - len(words)), words)

    def say(self, words: Text | Count, **values: object) -> None:
        """Words above the prompt that stay until the next move."""
        self._print(QUESTION_ROW, self.program.text(words, **values))

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Words and the low beep."""
        self.say(words, **values)
        yield from self.machine.basic.beep(*LOW)

    def prompt(self) -> Frames[None]:
        return self._echo("")

    def _echo(self, typed: str) -> Frames[None]:
        words = f"{self.program.text(strings.YOUR_MOVE)} {typed}"
        self._print(PROMPT_ROW, words)
        self.machine.print_at(PROMPT_ROW, MESSAGE_COLUMN + len(words), "L", flash=1)
        yield from ()

    def ask_number(self, first: str) -> Frames[int | None]:
        """A number typed to its Return; every key clicks."""
        number = yield from type_number(self.machine, first, self._typed, self.wrong_key)
        self._click()
        yield from self.machine.basic.takes(RETURN_MS)
        return number

    def _typed(self, typed: str) -> Frames[None]:
        self._click()
        return self._echo(typed)

    def _click(self) -> None:
        self.machine.speaker.lay_out(CLICK.edges(self.machine.now))

    def cursor(self, square: Cell, on: bool) -> None:
        """The square of a joystick's cursor, red."""
        row, column = 5 + 3 * square[0], 2 + 3 * square[1]
        colour_cells(self.machine, row, column, 3, 3, CURSOR if on else SQUARE)

    def wrong_key(self) -> Frames[None]:
        return self.machine.basic.beep(*LOW)

    def refuse_number(self, number: int) -> Frames[None]:
        """Wrong! eight times, each with a low beep and, erased, a higher one."""
        basic = self.machine.basic
        yield from basic.takes(self._search(self.program.position, number))
        for _ in range(8):
            self._print(PROMPT_ROW, self.program.text(strings.WRONG))
            yield from basic.beep(*LOW, beside=WRONG_SHOWN_MS)
            self._print(PROMPT_ROW)
            yield from basic.beep(*REST, beside=WRONG_ERASED_MS)

    def _search(self, position: Position, number: int) -> float:
        """Milliseconds to look for a way to the empty cell, in the order of the listing's table, the steps first."""
        if not 1 <= number <= len(FULL.points):
            return FIND_NUMBER_MS
        right = position.at(number) == RIGHT
        ways = (FULL.ahead if right else FULL.behind)[number]
        looked_at = ways.index(position.gap) + 1 if position.gap in ways else len(ways)
        return FIND_NUMBER_MS + FIND_ARROW_MS + FIND_TARGET_MS * looked_at + (0 if right else MORE_TO_THE_LEFT_MS)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The whole row of arrows again, one more on the counter, a beep. The listing said nothing of a dead end."""
        self._print(PROMPT_ROW)
        self._print(QUESTION_ROW)
        yield from self.machine.basic.takes(self._search(before, move) + MOVE_MS)
        yield from self._arrows()
        if self.program.position.stuck:
            self.say(strings.NO_MOVE_LEFT)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        del before, move
        self._print(QUESTION_ROW)
        return self._arrows()

    def hint(self, move: int) -> Frames[None]:
        self.say(strings.TRY, n=move, left=len(self.program.attempt.plan))
        self._arrow(move, flash=1)
        yield from self.machine.pause(HINT_FRAMES)
        self._arrow(move)

    def prompt_options(self) -> Frames[None]:
        """What a joystick can ask for on the empty cell."""
        self.say(strings.OPTIONS)
        yield

    def end_solved(self) -> Frames[None]:
        """Twenty bravos with rising double beeps."""
        for flash in range(20):
            pitch = 0.5 + 0.75 * flash
            words = self.program.text(strings.BRAVO).center(BRAVO_WIDTH)
            self.machine.print_at(BRAVO_ROW, BRAVO_COLUMN, words, flash=1)
            yield from self.machine.basic.beep(0.03, 2 * pitch, BRAVO_SHOWN_MS)
            self.machine.print_at(BRAVO_ROW, BRAVO_COLUMN, " " * BRAVO_WIDTH)
            yield from self.machine.basic.beep(0.01, 4 * pitch, BRAVO_ERASED_MS)
        yield from self.machine.basic.takes(QUESTION_MS)

    def end_helped(self) -> Frames[None]:
        """A word, no music."""
        self.say(HELPED)
        yield from self.machine.wait(HINT_FRAMES)

    def again(self) -> Frames[bool]:
        """The record stands beside the question; after a no the screen is cleared."""
        record = self.program.text(strings.BEST_SCORE, n=self.program.longest or 0)
        self._print(PROMPT_ROW)
        self.machine.print_at(RECORD_ROW, RECORD_COLUMN, f" {record}")
        self._print(QUESTION_ROW, self.program.text(strings.ANOTHER))
        again = yield from ask_another(self.machine)
        if not again:
            self.machine.cls()
        return again
