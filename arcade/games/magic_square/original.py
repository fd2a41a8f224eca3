"""The magic square as it was asked and paced: every tile with two notes, every key with one, questions below."""

from itertools import pairwise

from arcade.games.magic_square import AGAIN, CONSULT, UNDO, strings
from arcade.games.magic_square.rules import CLASSIC, Position, Typed, board
from arcade.games.magic_square.state import State, corner
from arcade.machine.keyboard import goes_on
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES, ask_another, ask_key
from arcade.toolkit.picture.areas import clear_in_time
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW
from arcade.toolkit.programs.puzzle import HELPED
from arcade.toolkit.programs.puzzle_look import PuzzleLook

WIDTH = CLASSIC + 2
NAME_ROWS, MESSAGE_ROW, MESSAGE_COLUMNS, ECHO_COLUMN = 22, 21, 30, 29
BEFORE_CLS_MS, LEFT_LETTER_MS, RIGHT_LETTER_MS, MOVE_LETTER_MS, LISTS_MS = 20.0, 13.5, 4.3, 7.0, 905.0
KEY, REFUSED, STEP = (0.1, 12), (1, -6), ((0.02, 12), (0.04, 22))
SIGNS = {HINT.name: "?", CONSULT.name: "z", AGAIN.name: "x", UNDO.name: "<"}
ASKED_MS, ANSWERED_MS, FIRST_TILE_MS, FILLED_MS = 20.0, 50.0, 21.0, 30.0
FIND_MS, PLACE_MS, ROW_MS, FREE_MS = 65.6, 23.6, 10.4, 8.7
DIGIT_MS, NO_TENS_MS, NO_TILE_MS, COMPARE_MS, COMPARE_ROW_MS, PUT_MS = 28.0, 6.5, 22.0, 34.3, 10.0, 90.0
UNKNOWN_KEY_MS, END_TAKEN_MS, COUNT_LINE_MS, LETTER_PASSED_MS, CELL_MOVED_MS = 10.0, 66.0, 122.0, 16.4, 78.0
JUDGED_MS, IN_PLACE_MS, NOTE_MS, ROUND_MS = 70.0, 33.5, 32.3, 10.0
COUNT_FRAMES, INVERSION_FRAMES, OFF_CENTRE_FRAMES, SORRY_FRAMES, REST_FRAMES = 201.5, 0.3, 60, 58, 40


class Original(PuzzleLook[Spectrum, Position, int]):
    """Asks, sounds and waits as the original did. RUN led straight to the cross."""

    grid = Grid(rows=WIDTH, columns=WIDTH, left=32, top=8, width=32, height=24)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.board = board(CLASSIC)
        self._tens = 0

    def begin(self) -> Frames[None]:
        machine, basic = self.machine, self.machine.basic
        left, right = map(self.program.text, strings.SIDES)
        yield from basic.takes(BEFORE_CLS_MS)
        yield from clear_in_time(machine, BLUE, YELLOW, BLACK)
        for column, side, found in ((0, left, LEFT_LETTER_MS), (COLUMNS - 1, right, RIGHT_LETTER_MS)):
            for row, letter in enumerate(side.center(NAME_ROWS)):
                yield from basic.print_at(row, column, letter, inverse=1)
                yield from basic.takes(found)
        for y, x, length in ((24, 64, 128), *((y, 32, 191) for y in range(48, 145, 24)), (167, 64, 128)):
            yield from basic.plot(x, y)
            yield from basic.draw(length, 0)
        for x, y, length in ((32, 48, 96), *((x, 24, 143) for x in range(64, 193, 32)), (223, 48, 96)):
            yield from basic.plot(x, y)
            yield from basic.draw(0, length)
        for move in range(len(self.board.letters)):
            self._letter(move)
            yield from basic.takes(MOVE_LETTER_MS)
        yield from basic.takes(LISTS_MS)

    def _letter(self, move: int, inverse: int = 0, flash: int = 0) -> None:
        """A move's letter, beside the arm that the move needs empty."""
        row, column = divmod(self.board.end(move), WIDTH)
        if column in (0, WIDTH - 1):
            at = 3 * row + 2, 28 if column else 3
        else:
            at = (19 if row else 0), 4 * column + 6
        self.machine.print_at(*at, self.board.letters[move], inverse=inverse, flash=flash)

    def _cell(self, cell: int, tile: int) -> None:
        row, column = divmod(cell, WIDTH)
        words, inverse = (f"{tile:02}", 1) if tile else ("  ", 0)
        self.machine.print_at(3 * row + 2, 5 + 4 * column, words, inverse=inverse)

    def _cells(self, position: Position) -> None:
        for cell, tile in enumerate(position.cells):
            self._cell(cell, tile)

    def _question(self, cell: int, typed: str) -> None:
        row, column = divmod(cell, WIDTH)
        at = 3 * row + 2, 5 + 4 * column
        self.machine.print_at(*at, "??", flash=1)
        self.machine.print_at(*at, typed, inverse=1)

    def say(self, words: Text | Count, **values: object) -> None:
        line = self.program.text(words, **values)
        self.machine.print_at(MESSAGE_ROW, 1, f"{line:<{MESSAGE_COLUMNS}}"[:MESSAGE_COLUMNS])

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.basic.beep(*REFUSED)

    def ask_who(self) -> Frames[bool]:
        """C or fire: the computer fills the square; any other key: the player."""
        self.say(strings.WHO_FILLS)
        yield from self.machine.basic.takes(ASKED_MS)
        key = yield from ask_key(self.machine)
        computer = key == "c" or goes_on(key)
        yield from self.machine.basic.beep(*KEY, beside=0 if computer else ANSWERED_MS)
        return computer

    def begin_tiles(self) -> Frames[None]:
        basic, cells = self.machine.basic, self.program.position.cells
        places = [cells.index(tile) for tile in range(1, CLASSIC**2 + 1)]
        self.say(strings.PLEASE_WAIT)
        yield from basic.takes(FIRST_TILE_MS)
        for tile, cell in enumerate(places, 1):
            place = self.board.centre.index(cell)
            free = sum(other <= cell for other in places[tile - 1 :])
            yield from basic.takes(FIND_MS + PLACE_MS * (place + 1) + ROW_MS * (place // CLASSIC) + FREE_MS * free)
            self._cell(cell, tile)
            yield from basic.tune(STEP, beside=0)
        yield from basic.takes(FILLED_MS)

    def prompt_tile(self) -> Frames[None]:
        filling = self.program.filling
        self.say(strings.TYPE_IN)
        waiting, *rest = self.board.centre[len(filling.tiles) :]
        self._question(waiting, "" if filling.tens is None else str(filling.tens))
        for cell in rest:
            self._cell(cell, 0)
        yield from ()

    def put(self, what: Typed, digit: int) -> Frames[None]:
        basic, filling = self.machine.basic, self.program.filling
        yield from basic.beep(*KEY)
        if what is Typed.TENS:
            self._tens = digit
            yield from basic.takes(DIGIT_MS)
        elif what is Typed.PLACED:
            place = len(filling.tiles) - 1
            self._cell(self.board.centre[place], filling.tiles[-1])
            yield from basic.takes(PUT_MS + self._compared(place, place))
        elif what is Typed.REPEATED:
            found = filling.tiles.index(10 * self._tens + digit)
            yield from basic.takes(NO_TILE_MS + self._compared(len(filling.tiles), found))
            yield from basic.beep(*REFUSED, beside=DIGIT_MS)
        else:
            first = filling.tens is None and digit > 0
            yield from basic.takes(NO_TENS_MS if first else NO_TILE_MS)
            yield from basic.beep(*REFUSED, beside=0 if first else DIGIT_MS)

    def _compared(self, place: int, last: int) -> float:
        """Milliseconds to compare a tile for a place with those above and to the left of it, up to the last one."""
        width, (row, column) = place % CLASSIC + 1, divmod(last, CLASSIC)
        return COMPARE_ROW_MS * (row + 1) + COMPARE_MS * (row * width + min(column + 1, width))

    def put_back(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY)

    def begin_filled(self) -> Frames[None]:
        yield from ()

    def prompt(self) -> Frames[None]:
        if not self.program.attempt.moves:
            self._cells(self.program.position)
        self.say(strings.MOVE_KEYS)
        yield from ()

    def cursor(self, cell: Cell, on: bool) -> None:
        """The original had none: the letter beside an arm turns to inverse; a corner shows its order's key."""
        order = corner(cell, CLASSIC)
        if order is None:
            self._letter(self.board.arms.index(WIDTH * cell[0] + cell[1]), inverse=int(on))
        else:
            row, column = 17 if cell[0] else 2, 24 if cell[1] else 7
            self.machine.print_at(row, column, SIGNS[order.name] if on else " ", inverse=int(on))

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY, beside=UNKNOWN_KEY_MS)
        yield from self.machine.basic.beep(*REFUSED)

    def accepted_line(self, move: int) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY)
        self.machine.print_at(MESSAGE_ROW, ECHO_COLUMN, self.board.letters[move])

    def accepted_order(self, order: Control) -> Frames[None]:
        if len(order.keys[0]) == 1:
            yield from self.machine.basic.beep(*KEY)
            self.machine.print_at(MESSAGE_ROW, ECHO_COLUMN, order.keys[0])

    def refuse_cell(self) -> Frames[None]:
        return self.wrong_key()

    def refuse_line(self, move: int) -> Frames[None]:
        """The low tone, at once if the end of the line is taken, else when its tiles have been counted."""
        taken = self.program.position.cells[self.board.end(move)]
        yield from self.machine.basic.takes(END_TAKEN_MS + LETTER_PASSED_MS * move + (0 if taken else COUNT_LINE_MS))
        yield from self.machine.basic.beep(*REFUSED)

    def move(self, before: Position, move: int) -> Frames[None]:
        basic, line = self.machine.basic, self.board.lines[move]
        yield from basic.takes(END_TAKEN_MS + LETTER_PASSED_MS * move + COUNT_LINE_MS)
        for at, following in pairwise(line):
            self._cell(at, before.cells[following])
            self._cell(following, 0)
            yield from basic.takes(CELL_MOVED_MS)
            yield from basic.tune(STEP, beside=0)
        cells = self.program.position.cells
        right = [cells[cell] == place for place, cell in enumerate(self.board.centre, 1)]
        yield from basic.takes(JUDGED_MS + IN_PLACE_MS * (right.index(False) if False in right else len(right)))

    def move_back(self, before: Position, move: int) -> Frames[None]:
        return self.move(before, self.board.back(move))

    def hint(self, move: int) -> Frames[None]:
        left = len(self.program.attempt.plan) - 1
        self.say(strings.TRY if left else strings.TRY_LAST, letter=self.board.letters[move], n=left)
        self._letter(move, flash=1)
        yield from self.machine.basic.beep(*KEY)
        yield from self.machine.pause(75)
        self._letter(move)

    def refuse_consulting(self) -> Frames[None]:
        """The listing's check needed all tiles in the centre."""
        yield from self.refuse(strings.TO_THE_CENTRE)
        yield from self.machine.pause(OFF_CENTRE_FRAMES)

    def consult(self, even: bool) -> Frames[bool]:
        """A long count, then the verdict; tells whether the player wants to go on, with two tiles exchanged if odd."""
        machine = self.machine
        self.say(strings.PLEASE_WAIT)
        yield from machine.wait(COUNT_FRAMES + INVERSION_FRAMES * self.program.position.inversions)
        if even:
            self.say(strings.POSSIBLE)
        else:
            yield from self.refuse(strings.IMPOSSIBLE)
            yield from machine.pause(SORRY_FRAMES)
            high = CLASSIC**2
            self.say(strings.SWAP, a=high - 1, b=high)
        key = yield from ask_key(machine)
        yield from machine.basic.beep(*KEY)
        return key in YES or goes_on(key)

    def begin_swapped(self) -> Frames[None]:
        self._cells(self.program.position)
        yield from self.machine.basic.tune(STEP, beside=0)

    def end_solved(self) -> Frames[None]:
        self.say(strings.DONE)
        machine = self.machine
        for _ in range(3):
            for step in range(10, 31):
                yield from machine.basic.beep(0.02, machine.rnd() * 30 / 65536 + step, NOTE_MS)
            yield from machine.basic.takes(ROUND_MS)
        yield from machine.pause(REST_FRAMES)

    def end_helped(self) -> Frames[None]:
        self.say(HELPED)
        yield from self.machine.pause(75)

    def again(self) -> Frames[bool]:
        self.say(strings.ANOTHER)
        yield from self.machine.basic.takes(ASKED_MS)
        again = yield from ask_another(self.machine)
        yield from self.machine.basic.beep(*KEY)
        return again
