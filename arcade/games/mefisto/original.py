"""Mefisto as it was laid out and paced: letters on yellow, lit ones inverse, and not a sound."""

from arcade.games.mefisto import strings
from arcade.games.mefisto.rules import LETTERS, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK
from arcade.toolkit.flow.puzzle import HELPED, HELPING, NO_WAY, Attempt
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLUE, WHITE, YELLOW, attribute

SIZE = 5
FIRST_ROW, FIRST_COLUMN, COUNTER_ROW, COUNTER_COLUMN, WORDS_ROW = 7, 10, 20, 28, 18
START, SQUARE, SEARCH, PLACE, FLIP, AGAIN, WON = 20.0, 4.0, 7.0, 0.83, 2.5, 30.0, 15.0
"""Frames: before the board, for each of its squares, for a press, for each place before it, for each square flipped."""
ASKED_AGAIN = "n"


class Original:
    """Prints the board in the original's way and spends the original's time."""

    grid = Grid(rows=SIZE, columns=SIZE, left=76, top=52, width=16, height=16)

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._begun = False

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the board."""
        yield from ()

    def begin(self, position: Position) -> Frames[None]:
        """Yellow paper, then the squares one by one."""
        machine = self.machine
        machine.border(WHITE)
        machine.paper(YELLOW)
        machine.ink(BLUE)
        machine.cls()
        colour_cells(machine, 22, 0, 2, COLUMNS, attribute(BLUE, WHITE))
        yield from machine.wait(START + (AGAIN if self._begun else 0))
        self._begun = True
        for lamp in range(SIZE * SIZE):
            self._lamp(lamp, bool(position.lit >> lamp & 1))
            yield from machine.wait(SQUARE)

    def _place(self, lamp: int) -> tuple[int, int]:
        row, column = divmod(lamp, SIZE)
        return FIRST_ROW + 2 * row, FIRST_COLUMN + 2 * column

    def _lamp(self, lamp: int, lit: bool) -> None:
        self.machine.print_at(*self._place(lamp), LETTERS[lamp].upper(), inverse=int(lit))

    def _say(self, words: Text, **values: object) -> None:
        self.machine.print_at(WORDS_ROW, 5, self.program.text(words, **values).ljust(27))

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """Nothing asks."""
        del attempt
        yield from ()

    def cursor(self, lamp: int, on: bool) -> None:
        """The original had none: a white cell for whoever steers."""
        row, column = self._place(lamp)
        colour_cells(self.machine, row, column, 1, 1, attribute(BLUE, WHITE if on else YELLOW))

    def wrong_key(self) -> Frames[None]:
        """Other keys were ignored."""
        yield from ()

    def press(self, before: Position, attempt: Attempt[Position, int], lamp: int) -> Frames[None]:
        """The square itself, then those above, below, left and right, each redrawn at once; the counter."""
        machine, position = self.machine, attempt.position
        yield from machine.wait(SEARCH + PLACE * lamp)
        row, column = divmod(lamp, SIZE)
        for down, right in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            y, x = row + down, column + right
            if 0 <= y < SIZE and 0 <= x < SIZE:
                self._lamp(SIZE * y + x, bool(position.lit >> SIZE * y + x & 1))
                yield from machine.wait(FLIP)
        del before
        self._counter(attempt.moves)

    def _counter(self, moves: int) -> None:
        self.machine.print_at(COUNTER_ROW, COUNTER_COLUMN, f"{moves:<3}" if moves else "   ")

    def no_way(self) -> Frames[None]:
        """Neither hint nor help."""
        self._say(NO_WAY)
        yield from self.machine.pause(50)
        self.machine.print_at(WORDS_ROW, 0, " " * COLUMNS)

    def hint(self, lamp: int) -> Frames[None]:
        """The square flashes for a while."""
        row, column = self._place(lamp)
        cell = COLUMNS * row + column
        self.machine.attributes[cell] ^= 0x80
        yield from self.machine.pause(75)
        self.machine.attributes[cell] ^= 0x80

    def taken_back(self, before: Position, attempt: Attempt[Position, int], lamp: int | None) -> Frames[None]:
        """The squares flip back, or a word that there is nothing to take back."""
        if lamp is None:
            self._say(NOTHING_TO_TAKE_BACK)
            yield from self.machine.pause(50)
            self.machine.print_at(WORDS_ROW, 0, " " * COLUMNS)
        else:
            yield from self.press(before, attempt, lamp)

    def helping(self, left: int) -> Frames[None]:
        """How many presses the computer still has to make."""
        self._say(HELPING, n=left)
        yield from ()

    def solved(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """Congratulations below the board, which stays; the listing cleared the screen."""
        del attempt
        self._say(strings.WELL_DONE)
        yield from self.machine.wait(WON)

    def helped(self) -> Frames[None]:
        """A word."""
        self._say(HELPED)
        yield

    def ask_again(self) -> Frames[bool]:
        """An answer typed and entered: n ends, anything else is yes."""
        answer = yield from self.machine.input(self.program.text(strings.ANOTHER), usual="d")
        return answer.strip().lower() != ASKED_AGAIN
