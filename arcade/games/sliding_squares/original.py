"""The look of the original: a blue grid on yellow, men of one character, long flashes, its tones and its pace."""

from arcade.games.sliding_squares import ART, strings
from arcade.games.sliding_squares.levels import Tray
from arcade.games.sliding_squares.rules import BLACK, HOLE, NAMES, SIDE, SQUARES, WHITE, Position
from arcade.games.sliding_squares.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLUE, YELLOW, swapped
from arcade.toolkit.programs.board_look import SquareLook

MEN = {WHITE: udg_character("a"), BLACK: chr(143), HOLE: " "}
CHEQUER = chr(134)
MESSAGE_ROW, WHY_ROW, ECHO = 21, 20, 26
FLASH_FRAMES, HINT_FRAMES = 100, 150
KEY, LOW = (0.1, 12), (1, -6)
TITLE_NOTE, END_NOTE, NOTES, PITCHES = 0.02, 0.03, 20, 30

BEFORE_CLEARING, BEFORE_TITLE, PAIR_OF_LINES, MAN, CHANCE_PITCH, ASKING = 40.0, 500.0, 145.0, 19.0, 22.0, 10.0
BEFORE_LOW_TONE, LOOKING_FOR_A_MAN, COLUMN_LOOKED_AT, BEFORE_MOVE, AFTER_MOVE = 6.5, 45.0, 13.3, 70.0, 70.0
AFTER_LETTER, AFTER_REFUSAL, AFTER_REPLY_KEY, AFTER_LAST_KEY = 12.0, 26.0, 40.0, 20.0
"""All measured in milliseconds."""


class Original(SquareLook[Spectrum, Position, int]):
    grid = Grid(rows=SIDE, columns=SIDE, left=56, top=23, width=24, height=24)
    hidden = True

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        """The flashing title, then random notes."""
        machine = self.machine
        yield from machine.basic.takes(BEFORE_CLEARING)
        yield from clear_in_time(machine, BLUE, YELLOW, BLUE)
        machine.define("a", ART.rows("printed square"))
        yield from machine.basic.takes(BEFORE_TITLE)
        machine.print_at(6, 1, self.program.text(strings.ORIGINAL_TITLE), flash=1)
        yield from machine.pause(FLASH_FRAMES)
        yield from self._jingle(TITLE_NOTE)

    def _jingle(self, seconds: float) -> Frames[None]:
        for _ in range(NOTES):
            yield from self.machine.basic.takes(CHANCE_PITCH)
            yield from self.machine.basic.beep(seconds, self.program.dice.below(PITCHES))

    def ask_tray(self) -> Frames[Tray]:
        """The original has but one."""
        yield from ()
        return self.program.tray

    def begin(self) -> Frames[None]:
        basic = self.machine.basic
        yield from basic.cls()
        yield from basic.plot(54, 30)
        for across, up in ((124, 0), (0, 124), (-124, 0), (0, -124)):
            yield from basic.draw(across, up)
        for place, line in enumerate(range(32, 153, 24)):
            yield from basic.plot(line + 24, 32)
            yield from basic.draw(0, 120)
            yield from basic.plot(56, line)
            yield from basic.draw(120, 0)
            if place < SIDE:
                yield from basic.print_at(4 + 3 * place, 5, str(SIDE - place))
                yield from basic.print_at(19, 8 + 3 * place, "abcde"[place])
            yield from basic.takes(PAIR_OF_LINES)
        for square in SQUARES:
            self._square(square, MEN[self.program.position.board[square]])
            yield from basic.takes(MAN)

    def show(self) -> None:
        for square in SQUARES:
            self._square(square, MEN[self.program.position.board[square]])

    def _square(self, square: int, character: str, flash: int = 0) -> None:
        row, column = divmod(square, SIDE)
        self.machine.print_at(4 + 3 * row, 8 + 3 * column, character, flash=flash)

    def _message(self, words: str = "") -> None:
        self.machine.print_at(MESSAGE_ROW, 0, (" " * min(2, 32 - len(words)) + words).ljust(32))

    def prompt(self) -> Frames[None]:
        program = self.program
        words = strings.ORIGINAL_PLAYER if program.two else strings.ORIGINAL_MOVE
        self._message(program.text(words, n=self.mover))
        yield from self.machine.basic.takes(ASKING)

    def cursor(self, cell: Cell, on: bool) -> None:
        """The man's colours exchanged."""
        del on
        at = 32 * (4 + 3 * cell[0]) + 8 + 3 * cell[1]
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY, beside=AFTER_LETTER)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.basic.beep(*KEY, beside=BEFORE_LOW_TONE)
        yield from self.machine.basic.beep(*LOW)

    def ask_row(self, column: int) -> Frames[str]:
        """The letter stands behind the question; a digit completes it, backspace takes it away."""
        self.machine.print_at(MESSAGE_ROW, ECHO, "abcde"[column])
        digit = yield from ask_key(self.machine, (*"12345", "backspace"), self.wrong_key, move=True)
        if digit == "backspace":
            self.machine.print_at(MESSAGE_ROW, ECHO, " ")
            return ""
        self.machine.print_at(MESSAGE_ROW, ECHO + 1, digit)
        yield from self.machine.basic.beep(*KEY)
        return digit

    def refuse_square(self, cell: Cell) -> Frames[None]:
        """The low tone when he has been looked for; the whole move again."""
        yield from self.machine.basic.takes(LOOKING_FOR_A_MAN + COLUMN_LOOKED_AT * (cell[1] + 1))
        yield from self.machine.basic.beep(*LOW, beside=AFTER_REFUSAL)
        yield from self.prompt()

    def think(self) -> Frames[None]:
        """A key lets the computer move."""
        self._message(self.program.text(strings.ORIGINAL_REPLY))
        yield from ask_key(self.machine)
        yield from self.machine.basic.beep(*KEY)

    def move(self, before: Position, move: int) -> Frames[None]:
        """The man flashes as a chequer where it was, then in the hole, and stands there; a key shortens each."""
        machine = self.machine
        human = before.seat in self.program.people
        column = move % SIDE + 1
        yield from machine.basic.takes(
            LOOKING_FOR_A_MAN + COLUMN_LOOKED_AT * column + BEFORE_MOVE if human else AFTER_REPLY_KEY
        )
        self._square(move, CHEQUER, flash=1)
        yield from machine.pause(FLASH_FRAMES)
        self._square(move, " ")
        self._square(before.hole, CHEQUER, flash=1)
        yield from machine.pause(FLASH_FRAMES)
        self._square(before.hole, MEN[before.board[move]])
        yield from machine.basic.takes(AFTER_MOVE)

    def hint(self, square: int, slides: int) -> Frames[None]:
        """The advice in words for a while."""
        words = strings.HINT_WON if slides % 2 else strings.HINT_LOST
        self._message(self.program.text(words, n=slides, square=NAMES[square]))
        yield from self.machine.pause(HINT_FRAMES)

    def end(self, outcome: Outcome) -> Frames[None]:
        """Why it is over, random notes, and who won, which stands beside the question that follows."""
        stuck = self.program.position.man(self.program.position.seat)
        words = strings.WHITE_STUCK if stuck == WHITE else strings.BLACK_STUCK
        self.machine.print_at(WHY_ROW, 2, self.program.text(words))
        self._message()
        yield from self._jingle(END_NOTE)
        words = strings.I_WON if outcome is Outcome.LOST else strings.SEAT_WON
        self._message(self.program.text(words, n=2 if outcome is Outcome.SECOND else 1))

    def again(self) -> Frames[bool]:
        """Any key but yes ends."""
        again = yield from ask_another(self.machine)
        if again:
            yield from self.machine.basic.beep(*KEY, beside=AFTER_LAST_KEY)
        return again
