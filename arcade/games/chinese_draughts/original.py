"""Chinese draughts as it was laid out and paced: black squares on white, one-character arrows, numbers below."""

from arcade.games.chinese_draughts import strings
from arcade.games.chinese_draughts.layout import Field
from arcade.games.chinese_draughts.rules import EMPTY, FULL, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.flow.puzzle import HELPED, HELPING, Attempt
from arcade.toolkit.flow.typed_number import DIGIT_CONTROLS, type_number
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair

MOVED, LOW, REST = (0.1, 10), (0.1, -10), (0.15, 0)
BRAVO_ROW, RECORD_ROW, SCORE_ROW, RESTART_ROW, QUESTION_ROW, PROMPT_ROW = 1, 2, 3, 4, 21, 22
LEFT, RECORD, SCORE, NUMBER, RESTART = 8, 5, 9, 21, 11
"""Columns before messages, of the record, of the score with its number, and of the note on 0."""
WRONGS, FLASHES, BOX = 8, 20, 13
SETUP, AGAIN, REPRINT, MISSED, FLASH = 209.0, 206.0, 36.0, 25.0, 6.5
"""Frames beside the sounds, so that each step takes what was measured; FLASH is one of twenty."""
READING = 60
SQUARE, CURSOR = pair("kw"), pair("rw")


class Original:
    """Draws the board in the original's way and spends the original's time."""

    digits = DIGIT_CONTROLS
    hidden = True

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.field = Field(FULL)
        self.position = FULL.start()
        self._begun = False

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the board."""
        yield from ()

    def deal(self, best: int | None, longest: int | None) -> Frames[None]:
        """The squares with their numbers, one by one."""
        del best, longest
        machine = self.machine
        machine.border(7)
        machine.paper(7)
        machine.ink(0)
        machine.cls()
        self.position = FULL.start()
        words = f"{self.program.text(strings.SCORE)}:".upper()
        machine.print_at(SCORE_ROW, SCORE, " ".join(words))
        machine.print_at(RESTART_ROW, RESTART, self.program.text(strings.ZERO_RESTARTS))
        pace = (AGAIN if self._begun else SETUP) / len(FULL.points)
        self._begun = True
        for cell in range(1, len(FULL.points) + 1):
            row, column = self.field.place(cell)
            for line in range(3):
                machine.print_at(row + line, column, "   ", inverse=1)
            machine.print_at(row + 3, column, str(cell))
            yield from machine.wait(pace)

    def ready(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The arrows in their cells, score 0, a beep."""
        self._arrows(attempt.position)
        self._score(0)
        yield from self.machine.beep(*MOVED)

    def _arrow(self, cell: int, flash: int = 0) -> None:
        row, column = self.field.place(cell)
        arrow = self.position.at(cell)
        self.machine.print_at(row + 1, column + 1, arrow, inverse=int(arrow == EMPTY), flash=flash)

    def _arrows(self, position: Position) -> None:
        self.position = position
        for cell in range(1, len(FULL.points) + 1):
            self._arrow(cell)

    def _score(self, moves: int) -> None:
        self.machine.print_at(SCORE_ROW, NUMBER, f"{moves:<2}")

    def _say(self, row: int, words: str = "") -> None:
        """Words in a message row, in their column unless they are too long for that."""
        self.machine.print_at(row, 0, " " * 32)
        self.machine.print_at(row, min(LEFT + 1, 32 - len(words)), words)

    def _remark(self, words: Text | Count, **values: object) -> None:
        """Words above the prompt that stay until the next move."""
        self._say(QUESTION_ROW, self.program.text(words, **values))

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """Ask for the number of a cell."""
        del attempt
        self._echo("")
        yield from ()

    def _echo(self, typed: str) -> None:
        words = f"{self.program.text(strings.YOUR_MOVE)} {typed}"
        self._say(PROMPT_ROW, words)
        self.machine.print_at(PROMPT_ROW, LEFT + 1 + len(words), "L", flash=1)

    def number(self, first: str) -> Frames[int | None]:
        """A number typed to its Return."""

        def echo(typed: str) -> Frames[None]:
            self._echo(typed)
            yield from ()

        return type_number(self.machine, first, echo, self.wrong_key)

    def cursor(self, square: Cell, on: bool) -> None:
        """The square of a joystick's cursor, red."""
        row, column = 5 + 3 * square[0], 2 + 3 * square[1]
        for line in range(3):
            for place in range(3):
                at = 32 * (row + line) + column + place
                self.machine.attributes[at] = CURSOR if on else SQUARE

    def wrong_key(self) -> Frames[None]:
        """A key that means nothing: the low beep once."""
        yield from self.machine.beep(*LOW)

    def wrong(self, position: Position, number: int) -> Frames[None]:
        """Wrong! eight times, each with a low beep and, erased, a higher one."""
        del position, number
        for _ in range(WRONGS):
            self._say(PROMPT_ROW, self.program.text(strings.WRONG))
            yield from self.machine.beep(*LOW)
            self._say(PROMPT_ROW)
            yield from self.machine.beep(*REST)
            yield from self.machine.wait(MISSED / WRONGS)

    def move(self, before: Position, move: int, attempt: Attempt[Position, int]) -> Frames[None]:
        """The whole row of arrows again, one more on the counter, a beep."""
        del before, move
        self._say(PROMPT_ROW)
        self._say(QUESTION_ROW)
        self.position = attempt.position
        for cell in range(1, len(FULL.points) + 1):
            self._arrow(cell)
            yield from self.machine.wait(REPRINT / len(FULL.points))
        self._score(attempt.moves)
        yield from self.machine.beep(*MOVED)

    def stuck(self) -> Frames[None]:
        """A dead end, which the original left to the player to find."""
        self._remark(strings.NO_MOVE_LEFT)
        yield from ()

    def hint(self, attempt: Attempt[Position, int], cell: int) -> Frames[None]:
        """The arrow to move flashes for a while."""
        self._remark(strings.TRY, n=cell, left=len(attempt.plan))
        self._arrow(cell, flash=1)
        yield from self.machine.pause(READING)
        self._arrow(cell)

    def no_way(self, moves: int) -> Frames[None]:
        """No way on from here."""
        self._remark(strings.NO_WAY, n=moves)
        yield from self.machine.beep(*LOW)

    def taken_back(self, before: Position, move: int | None, attempt: Attempt[Position, int]) -> Frames[None]:
        """The arrows as they were, or a word that there is nothing to take back."""
        del before
        if move is None:
            self._remark(NOTHING_TO_TAKE_BACK)
            yield from self.machine.beep(*LOW)
        else:
            self._say(QUESTION_ROW)
            self._arrows(attempt.position)
            self._score(attempt.moves)
            yield from self.machine.beep(*MOVED)

    def ask_option(self) -> Frames[None]:
        """What a joystick can ask for on the empty cell."""
        self._remark(strings.OPTIONS)
        yield

    def helping(self, left: int) -> Frames[None]:
        """How many moves the computer still has to make."""
        self._remark(HELPING, n=left)
        yield from ()

    def solved(self, attempt: Attempt[Position, int], best: int | None, longest: int | None) -> Frames[None]:
        """Twenty bravos with rising double beeps."""
        del attempt, best, longest
        for flash in range(FLASHES):
            pitch = 0.5 + 0.75 * flash
            words = self.program.text(strings.BRAVO).center(BOX)
            self.machine.print_at(BRAVO_ROW, LEFT, words, flash=1)
            yield from self.machine.beep(0.03, 2 * pitch)
            yield from self.machine.wait(FLASH / 2)
            self.machine.print_at(BRAVO_ROW, LEFT, " " * BOX)
            yield from self.machine.beep(0.01, 4 * pitch)
            yield from self.machine.wait(FLASH / 2)

    def helped(self) -> Frames[None]:
        """A word, no music."""
        self._remark(HELPED)
        yield from self.machine.wait(READING)

    def ask_again(self, record: int | None) -> Frames[bool]:
        """The record, and another game? Any key but yes ends, with the screen cleared."""
        self._say(PROMPT_ROW)
        self.machine.print_at(RECORD_ROW, RECORD, f" {self.program.text(strings.BEST_SCORE, n=record or 0)}")
        self._say(QUESTION_ROW, self.program.text(strings.ANOTHER))
        again = yield from ask_another(self.machine)
        if not again:
            self.machine.cls()
        return again
