"""Mefisto as it was laid out and paced: letters on yellow, lit ones inverse, and not a sound."""

from arcade.games.mefisto import strings
from arcade.games.mefisto.rules import CROSS, LETTERS, Position
from arcade.games.mefisto.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.areas import clear_in_time, clear_screen, colour_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, WHITE, YELLOW, attribute
from arcade.toolkit.programs.puzzle_look import PuzzleLook

SIZE = 5
FIRST_ROW, FIRST_COLUMN, COUNTER_ROW, COUNTER_COLUMN, WORDS_ROW = 7, 10, 20, 28, 18
BLANKS, BLANK_LINES = 31, 22
RUN_MS, CLEAR_MS = 95.0, 45.0
"""Until the paper is painted after RUN or for another board."""
LINE_MS, BEFORE_SQUARES_MS, SQUARE_MS, AFTER_SQUARES_MS = 1.5, 30.0, 73.5, 90.0
KEY_MS = 98.0
LETTER_MS = 16.0
"""For each letter that the key is compared with."""
LIT_MS, OUT_MS, EDGE_MS = 58.0, 78.0, 33.0
"""For a square lit or put out, or for a neighbour beyond the board."""
WON_FRAMES = 15.0
NO = "n"


class Original(PuzzleLook[Spectrum, Position, int]):
    """Prints the board in the original's way and spends the original's time.

    RUN led straight to the board, nothing asked for a press, and keys without a meaning were ignored.
    """

    grid = Grid(rows=SIZE, columns=SIZE, left=76, top=52, width=16, height=16)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._begun = False

    def begin(self) -> Frames[None]:
        """Yellow paper line by line, then the squares one by one.

        The lines are a column too short, which stays as it was: white at first, and yellow when the listing had
        cleared the screen for another board.
        """
        machine, basic = self.machine, self.machine.basic
        if self._begun:
            yield from basic.takes(CLEAR_MS)
            yield from clear_in_time(machine, WHITE, YELLOW, BLUE)
        else:
            clear_screen(machine, WHITE, WHITE, BLACK)
            machine.paper(YELLOW)
            machine.ink(BLUE)
            yield from basic.takes(RUN_MS)
        self._begun = True
        for row in range(BLANK_LINES):
            yield from basic.print_at(row, 0, " " * BLANKS)
            yield from basic.takes(LINE_MS)
        yield from basic.takes(BEFORE_SQUARES_MS)
        for lamp in range(SIZE * SIZE):
            self._lamp(lamp, bool(self.program.position.lit >> lamp & 1))
            yield from basic.takes(SQUARE_MS)
        yield from basic.takes(AFTER_SQUARES_MS)

    def _place(self, lamp: int) -> tuple[int, int]:
        row, column = divmod(lamp, SIZE)
        return FIRST_ROW + 2 * row, FIRST_COLUMN + 2 * column

    def _lamp(self, lamp: int, lit: bool) -> None:
        self.machine.print_at(*self._place(lamp), LETTERS[lamp].upper(), inverse=int(lit))

    def say(self, words: Text | Count, **values: object) -> None:
        self.machine.print_at(WORDS_ROW, 5, self.program.text(words, **values).ljust(27))

    def cursor(self, lamp: int, on: bool) -> None:
        """The original had none: a white cell for players who steer."""
        row, column = self._place(lamp)
        colour_cells(self.machine, row, column, 1, 1, attribute(BLUE, WHITE if on else YELLOW))

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.pause(50)
        self.machine.print_at(WORDS_ROW, 0, " " * COLUMNS)

    def wrong_key(self) -> Frames[None]:
        """A key that is no letter: it is compared with all of them, and ignored."""
        yield from self.machine.basic.takes(KEY_MS + LETTER_MS * SIZE * SIZE)

    def accepted(self) -> Frames[None]:
        """The key for another board, which is compared with the letters first."""
        return self.wrong_key()

    def move(self, before: Position, move: int) -> Frames[None]:
        """The square itself, then those above, below, left and right, each redrawn at once; the counter."""
        del before
        machine, position = self.machine, self.program.position
        yield from machine.basic.takes(KEY_MS + LETTER_MS * (move + 1))
        row, column = divmod(move, SIZE)
        for down, right in CROSS:
            y, x = row + down, column + right
            if 0 <= y < SIZE and 0 <= x < SIZE:
                lit = bool(position.lit >> SIZE * y + x & 1)
                self._lamp(SIZE * y + x, lit)
                yield from machine.basic.takes(LIT_MS if lit else OUT_MS)
            else:
                yield from machine.basic.takes(EDGE_MS)
        moves = self.program.attempt.moves
        machine.print_at(COUNTER_ROW, COUNTER_COLUMN, f"{moves:<3}" if moves else "   ")

    def move_back(self, before: Position, move: int) -> Frames[None]:
        return self.move(before, move)

    def hint(self, move: int) -> Frames[None]:
        row, column = self._place(move)
        cell = COLUMNS * row + column
        self.machine.attributes[cell] ^= 0x80
        yield from self.machine.pause(75)
        self.machine.attributes[cell] ^= 0x80

    def end_solved(self) -> Frames[None]:
        """Congratulations below the board, which stays; the listing cleared the screen."""
        self.say(strings.WELL_DONE)
        yield from self.machine.wait(WON_FRAMES)

    def again(self) -> Frames[bool]:
        """An answer typed and entered: n ends, anything else is yes."""
        answer = yield from self.machine.input(self.program.text(strings.ANOTHER), usual="d")
        return answer.strip().lower() != NO
