"""The look of the original: a red frame, black beads on yellow, a message line, its tones and its pace.

Times in frames and milliseconds (MS) are measured.
"""

from arcade.games.nim import ART, strings
from arcade.games.nim.look import USUAL_ROWS, State, two_digits
from arcade.games.nim.rules import Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, Choices, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, RED, YELLOW, swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook
from arcade.toolkit.words.sentences import WHO_STARTS

BEAD = udg_character("a")
BLOCK = chr(143)
FIRST_COLUMN, NUMBER_COLUMN, MESSAGE_ROW, RESULT_ROW, TOTAL_COLUMN = 4, 2, 20, 18, 12

TABLE_FRAMES, BLOCK_FRAMES, RESULT_FRAMES, SEARCH_FRAMES = 144, 0.227, 2.0, 85.5
LAST_FRAMES = 2.6
"""To see whether any bead is left."""
KEY_MS, AMOUNT_MS, SUM_MS, RANDOM_SIZE_MS, ROW_NUMBER_MS = 8, 30, 60, 40, 37
DRAWN_MS = 20.0
"""Beside the note of a bead that is drawn."""
MOVED_MS = 26.7
"""Beside that of a bead that flashes or goes."""
RAINBOW_GAP = 1.54
SIZE_PAUSE, SETTER_PAUSE, BEADS_PAUSE = 50, 60, 60
KEY, LOW = (0.1, 12), (1, -6)


class Original(PrintedBoardLook[Position, Move]):
    """Draws and sounds like the listing."""

    grid = Grid(rows=9, columns=25, left=32, top=8, width=8, height=16)
    hidden = True
    you_win = strings.YOU_WIN

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        """The frame while the tables are read."""
        self.machine.define("a", ART.rows("printed bead"))
        clear_screen(self.machine, BLUE, YELLOW, BLACK)
        yield from self.machine.wait(TABLE_FRAMES)

    def begin(self) -> Frames[None]:
        clear_screen(self.machine, BLUE, YELLOW, BLACK)
        for column in range(32):
            for row in (0, 19, 21):
                yield from self._block(row, column)
        for row in (*range(1, 19), MESSAGE_ROW):
            for column in (0, 31):
                yield from self._block(row, column)

    def _block(self, row: int, column: int) -> Frames[None]:
        yield from self.machine.basic.print_at(row, column, BLOCK, ink=RED)
        yield from self.machine.wait(BLOCK_FRAMES)

    def message(self, words: str) -> None:
        """Between the lower rules of the frame."""
        self.machine.print_at(MESSAGE_ROW, 1, words.ljust(strings.LINE))

    def _ask(self, words: Text, **values: object) -> Frames[None]:
        """Say something in the time that it takes to print it."""
        text = self.program.text(words, **values)
        yield from self.machine.basic.print_at(MESSAGE_ROW, 1, text.ljust(strings.LINE))

    def accepted(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY, KEY_MS)

    def _digit(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY, AMOUNT_MS)

    def wrong_key(self) -> Frames[None]:
        yield from self.accepted()
        yield from self._low()

    def _low(self) -> Frames[None]:
        return self.machine.basic.beep(*LOW, KEY_MS)

    def refuse_row(self, row: int) -> Frames[None]:
        del row
        return self._low()

    def ask_rows(self) -> Frames[int]:
        return int((yield from self._key(strings.HOW_MANY_ROWS, "123456789", USUAL_ROWS)))

    def ask_setter(self) -> Frames[str]:
        return self._key(strings.WHO_SETS, COMPUTER_OR_YOU, "c")

    def ask_starter(self) -> Frames[int]:
        return int((yield from self._key(WHO_STARTS, COMPUTER_OR_YOU, "j")) == "c")

    def _key(self, question: Text, choices: Choices, default: str) -> Frames[str]:
        yield from self._ask(question)
        key = yield from ask_key(self.machine, choices, self.wrong_key, default)
        yield from self.accepted()
        return key

    def ask_size(self) -> Frames[int | None]:
        """The size of a row, shown for a while."""
        text, basic = self.program.text, self.machine.basic
        yield from self._ask(strings.ROW, n=len(self.program.rows) + 1)
        self.machine.print_at(MESSAGE_ROW, TOTAL_COLUMN + 4, text(strings.TWO_DIGITS))
        self.machine.print_at(MESSAGE_ROW, strings.LINE, "?")
        size = yield from two_digits(self.machine, self._digit, self.wrong_key)
        if size is not None:
            yield from basic.takes(SUM_MS)
            self.machine.print_at(MESSAGE_ROW, TOTAL_COLUMN, f"{size:02}")
            yield from self.machine.pause(SIZE_PAUSE)
        return size

    def refuse_size(self) -> Frames[None]:
        return self._low()

    def will_set(self) -> Frames[None]:
        self.say(strings.I_SET)
        yield from self.machine.pause(SETTER_PAUSE)

    def begin_rows(self) -> Frames[None]:
        """The rows, bead by bead, with rising notes."""
        basic = self.machine.basic
        if self.program.given:
            yield from basic.takes(RANDOM_SIZE_MS * len(self.program.rows))
        yield from self._ask(strings.START)
        for row, size in enumerate(self.program.rows, 1):
            self.machine.print_at(2 * row - 1, NUMBER_COLUMN, str(row), inverse=1)
            yield from basic.takes(ROW_NUMBER_MS)
            for place in range(1, size + 1):
                self._bead(row, place, BEAD)
                yield from basic.beep(0.02, row + place + 10, DRAWN_MS)

    def _bead(self, row: int, place: int, character: str, flash: int = 0) -> None:
        self.machine.print_at(2 * row - 1, FIRST_COLUMN - 1 + place, character, flash=flash)

    def prompt(self) -> Frames[None]:
        if self.program.two:
            yield from self._ask(strings.PLAYERS_ROW, n=self.program.position.seat + 1)
        else:
            yield from self._ask(strings.WHICH_ROW)

    def ask_amount(self, row: int) -> Frames[int | None]:
        yield from self._ask(strings.HOW_MANY_BEADS, n=row)
        return (yield from two_digits(self.machine, self._digit, self.wrong_key))

    def cursor(self, cell: Cell, on: bool) -> None:
        """The beads from the chosen one on with their colours exchanged."""
        del on
        row, column = cell
        for place in range(column, self.program.position.rows[row]):
            at = 32 * (2 * row + 1) + FIRST_COLUMN + place
            self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def think(self) -> Frames[None]:
        yield from self._ask(strings.MY_TURN)
        yield from self.machine.wait(SEARCH_FRAMES)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The beads flash one by one, and after a while go one by one; a key hurries them."""
        machine, (row, amount) = self.machine, move
        size = before.rows[row - 1]
        places = range(size - amount + 1, size + 1)
        for place in places:
            self._bead(row, place, BEAD, flash=1)
            yield from machine.basic.beep(0.03, 12 + place, MOVED_MS)
        yield from machine.pause(BEADS_PAUSE)
        for place in places:
            self._bead(row, place, " ")
            yield from machine.basic.beep(0.03, 32 + place, MOVED_MS)
        yield from machine.wait(LAST_FRAMES)

    def hint(self, move: Move | None) -> Frames[None]:
        """A winning move on the message line for a while."""
        if move:
            self.say(strings.ADVICE, row=move[0], amount=move[1])
        else:
            self.say(strings.NO_ADVICE)
        yield from self.machine.pause(2 * BEADS_PAUSE)

    def show(self) -> None:
        """The beads; more than there were, after a move was taken back."""
        for row, size in enumerate(self.program.position.rows, 1):
            for place in range(1, size + 1):
                self._bead(row, place, BEAD)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result, which stays beside the question, and the rainbow: rising for the player, else falling."""
        self.message("")
        self.machine.print_at(RESULT_ROW, 1, self.end_words(outcome).center(strings.LINE))
        yield from self.machine.wait(RESULT_FRAMES)
        sign = -1 if outcome is Outcome.LOST else 1
        yield from rainbow(self.program, lambda turn, colour: ((0.1, sign * turn * colour),), gap=RAINBOW_GAP)
