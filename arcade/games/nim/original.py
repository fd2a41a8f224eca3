"""The look of the original: a red frame, black beads on yellow, a message line, its tones and its pace."""

from arcade.games.nim import strings
from arcade.games.nim.entry import USUAL_ROWS, two_digits
from arcade.games.nim.rules import Move, Position
from arcade.games.nim.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import COMPUTER_OR_YOU, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, RED, YELLOW, swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook
from arcade.toolkit.words.sentences import WHO_STARTS

BEAD = udg_character("a")
BEAD_ROWS = ("..####..", ".######.", "##..####", "#..#####", "########", "########", ".######.", "..####..")
BLOCK = chr(143)
FIRST_COLUMN, NUMBER_COLUMN, MESSAGE_ROW, RESULT_ROW, TOTAL_COLUMN = 4, 2, 20, 18, 12

# Frames measured on the ROM, less those of the notes and pauses between.
READING, QUESTION, WRONG, CHECK, ENDING = 195.0, 3.4, 3.3, 3.4, 2.0
DRAW_BEAD, MOVE_BEAD = 2.0, 2.28
THINKING, MOVING = 83.0, 4.0
RAINBOW_GAP = 1.54
LOOKING, ANNOUNCED, SHOWN = 50, 60, 60
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
        self.machine.define("a", BEAD_ROWS)
        self._frame()
        yield from self.machine.wait(READING)

    def begin(self) -> Frames[None]:
        """The empty frame."""
        self._frame()
        yield from self.machine.wait(QUESTION)

    def _frame(self) -> None:
        machine = self.machine
        clear_screen(machine, BLUE, YELLOW, BLACK)
        for row in (0, 19, 21):
            machine.print_at(row, 0, BLOCK * 32, ink=RED)
        for row in range(1, 21):
            machine.print_at(row, 0, BLOCK, ink=RED)
            machine.print_at(row, 31, BLOCK, ink=RED)

    def message(self, words: str) -> None:
        """The line between the lower rules of the frame."""
        self.machine.print_at(MESSAGE_ROW, 1, words.ljust(strings.LINE))

    def _ask(self, words: Text, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.wait(QUESTION)

    def accepted(self) -> Frames[None]:
        """The tone of a key."""
        return self.machine.beep(*KEY)

    def _digit(self) -> Frames[None]:
        yield from self.accepted()
        yield from self.machine.wait(CHECK)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.accepted()
        yield from self._low()

    def _low(self) -> Frames[None]:
        yield from self.machine.beep(*LOW)
        yield from self.machine.wait(WRONG)

    def refuse_row(self, row: int) -> Frames[None]:
        """What was chosen cannot be taken."""
        del row
        yield from self._low()

    def ask_rows(self) -> Frames[int]:
        """How many rows?"""
        self.say(strings.HOW_MANY_ROWS)
        key = yield from ask_key(self.machine, tuple("123456789"), self.wrong_key, USUAL_ROWS)
        yield from self.accepted()
        return int(key)

    def ask_setter(self) -> Frames[str]:
        """Who sets the rows?"""
        return self._either(strings.WHO_SETS, "c")

    def ask_starter(self) -> Frames[int]:
        """Who starts?"""
        key = yield from self._either(WHO_STARTS, "j")
        return int(key == "c")

    def _either(self, question: Text, usual: str) -> Frames[str]:
        yield from self._ask(question)
        key = yield from ask_key(self.machine, COMPUTER_OR_YOU, self.wrong_key, usual)
        yield from self.accepted()
        return key

    def ask_size(self) -> Frames[int | None]:
        """The size of a row, shown for a while."""
        text = self.program.text
        yield from self._ask(strings.ROW, n=len(self.program.rows) + 1)
        self.machine.print_at(MESSAGE_ROW, TOTAL_COLUMN + 4, text(strings.TWO_DIGITS))
        size = yield from two_digits(self.machine, self._digit, self.wrong_key)
        if size is not None:
            self.machine.print_at(MESSAGE_ROW, TOTAL_COLUMN, f"{size:02}")
            yield from self.machine.pause(LOOKING)
        return size

    def refuse_size(self) -> Frames[None]:
        """A low tone."""
        return self.machine.beep(*LOW)

    def will_set(self) -> Frames[None]:
        """The computer sets the rows."""
        self.say(strings.I_SET)
        yield from self.machine.pause(ANNOUNCED)

    def begin_rows(self) -> Frames[None]:
        """The rows, bead by bead, with rising notes."""
        machine = self.machine
        self.say(strings.START)
        for row, size in enumerate(self.program.rows, 1):
            machine.print_at(2 * row - 1, NUMBER_COLUMN, str(row), inverse=1)
            for place in range(1, size + 1):
                self._bead(row, place, BEAD)
                yield from machine.beep(0.02, row + place + 10)
                yield from machine.wait(DRAW_BEAD)

    def _bead(self, row: int, place: int, character: str, flash: int = 0) -> None:
        self.machine.print_at(2 * row - 1, FIRST_COLUMN - 1 + place, character, flash=flash)

    def prompt(self) -> Frames[None]:
        """From which row?"""
        if self.program.two:
            yield from self._ask(strings.PLAYERS_ROW, n=self.program.position.seat + 1)
        else:
            yield from self._ask(strings.WHICH_ROW)

    def ask_amount(self, row: int) -> Frames[int | None]:
        """How many?"""
        yield from self._ask(strings.HOW_MANY, n=row)
        return (yield from two_digits(self.machine, self._digit, self.wrong_key))

    def cursor(self, cell: Cell, on: bool) -> None:
        """The beads from the chosen one on with their colours exchanged."""
        del on
        row, column = cell
        for place in range(column, self.program.position.rows[row]):
            at = 32 * (2 * row + 1) + FIRST_COLUMN + place
            self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def think(self) -> Frames[None]:
        """The computer's turn, and the time it takes."""
        self.say(strings.MY_TURN)
        yield from self.machine.wait(THINKING)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The beads flash one by one, and after a while go one by one; a key hurries them."""
        machine, (row, amount) = self.machine, move
        size = before.rows[row - 1]
        places = range(size - amount + 1, size + 1)
        for place in places:
            self._bead(row, place, BEAD, flash=1)
            yield from machine.beep(0.03, 12 + place)
            yield from machine.wait(MOVE_BEAD)
        yield from machine.pause(SHOWN)
        for place in places:
            self._bead(row, place, " ")
            yield from machine.beep(0.03, 32 + place)
            yield from machine.wait(MOVE_BEAD)
        yield from machine.wait(MOVING)

    def hint(self, move: Move | None) -> Frames[None]:
        """A winning move on the message line for a while."""
        if move:
            self.say(strings.ADVICE, row=move[0], amount=move[1])
        else:
            self.say(strings.NO_ADVICE)
        yield from self.machine.pause(2 * SHOWN)

    def show(self) -> None:
        """The beads; more than there were, after a move was taken back."""
        for row, size in enumerate(self.program.position.rows, 1):
            for place in range(1, size + 1):
                self._bead(row, place, BEAD)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result, which stays beside the question, and the rainbow: rising for the player, else falling."""
        self.message("")
        self.machine.print_at(RESULT_ROW, 1, self.end_words(outcome).center(strings.LINE))
        yield from self.machine.wait(ENDING)
        sign = -1 if outcome is Outcome.LOST else 1
        yield from rainbow(self.program, lambda turn, colour: ((0.1, sign * turn * colour),), gap=RAINBOW_GAP)
