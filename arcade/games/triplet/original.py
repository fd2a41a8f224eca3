"""The look of the original: a thin board on yellow, hollow and solid stones of one cell, its tones and its pace."""

from arcade.games.triplet import ART, strings
from arcade.games.triplet.levels import STRAIGHT
from arcade.games.triplet.opponent import Choice, ways
from arcade.games.triplet.rules import CONCEDE, PRINTED, Position
from arcade.games.triplet.state import PRINTED_SIZE, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.board_look import SquareLook
from arcade.toolkit.programs.printed_look import PrintedBoardLook

SYMBOLS, CHEQUERED = (chr(143), udg_character("a")), chr(137)
SIDE = 7
ECHO_COLUMN = 21
KEY, LOW = (0.1, 12), (1, -6)
SHOWN_FRAMES, END_FRAMES = 60, 150
LINES_MS, SIGNS_MS, EMPTYING_MS = 12.0, 14.0, 340.0
BEFORE_LOW_MS, AFTER_LOW_MS, PUTTING_MS, COLUMN_MS = 7.5, 12.0, 76.8, 13.6
"""A stone is put the later the further to the right its column is."""
RANDOM_MS = WHOLE_CHANCE + 4.8
"""Beside each of the notes at the end."""
# Frames measured on the ROM, less those of the notes and pauses between.
SAY, LETTER, REPLAY = 2.0, 1.5, 1.0
UPRIGHT_FOUND, DIAGONAL_FOUND, NONE_FOUND = 11.7, 50.0, 60.0
"""Counting the stones on the lines of the player's latest."""
DIAGONAL_FIELD = 0.96
"""What each field of the diagonals adds where three are found nowhere."""
ANSWER, FIRST_ANSWER, NO_ANSWER = 22, 2.2, -48
"""The first one needs no search; NO_ANSWER is added when a search finds none."""
LOOK_AT_A_FIELD, COUNT_A_FIELD = 1.37, 1.74


class Original(PrintedBoardLook[Position, int], SquareLook[Spectrum, Position, int]):
    grid = Grid(rows=7, columns=7, left=76, top=27, width=16, height=16)
    hidden = True
    seat_wins = strings.SEAT_WINS

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        machine = self.machine
        machine.border(1)
        machine.paper(6)
        machine.ink(0)
        machine.define("a", ART.rows("hollow stone"))
        yield from ()

    def ask_board(self) -> Frames[int]:
        """The original has but one board."""
        yield from ()
        return PRINTED_SIZE

    def begin(self) -> Frames[None]:
        """The empty board with its letters and digits."""
        basic = self.machine.basic
        yield from basic.cls()
        for place in range(0, 16 * SIDE + 1, 16):
            yield from basic.plot(76 + place, 36)
            yield from basic.draw(0, 16 * SIDE)
            yield from basic.plot(76, 36 + place)
            yield from basic.draw(16 * SIDE, 0)
            yield from basic.takes(LINES_MS)
        for place in range(SIDE):
            yield from basic.print_at(16 - 2 * place, 8, str(place + 1))
            yield from basic.print_at(18, 10 + 2 * place, "abcdefg"[place])
            yield from basic.takes(SIGNS_MS)
        yield from basic.takes(EMPTYING_MS)

    def message(self, words: str) -> None:
        self.machine.print_at(21, 0, words.ljust(32))

    def stone(self, field: int, character: str, flash: int = 0) -> None:
        """A stone in one of its shapes, or a blank."""
        row, column = divmod(field, SIDE)
        self.machine.print_at(4 + 2 * row, 10 + 2 * column, character, flash=flash)

    def accepted(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.basic.beep(*KEY, BEFORE_LOW_MS)
        yield from self.machine.basic.beep(*LOW, AFTER_LOW_MS)

    def prompt(self) -> Frames[None]:
        program = self.program
        words = strings.PLAYERS_MOVE if program.two else strings.YOUR_MOVE
        self.say(words, n=program.position.seat + 1, first="a1", last="g7")
        yield from self.machine.wait(SAY)

    def ask_row(self, column: int) -> Frames[str]:
        self.machine.print_at(21, ECHO_COLUMN, "abcdefg"[column])
        yield from self.machine.wait(LETTER)
        digit = yield from ask_key(self.machine, (*"1234567", "backspace"), self.wrong_key, move=True)
        if digit == "backspace":
            self.machine.print_at(21, ECHO_COLUMN, " ")
            return ""
        self.machine.print_at(21, ECHO_COLUMN + 1, digit)
        yield from self.accepted()
        return digit

    def refuse_square(self, cell: Cell) -> Frames[None]:
        """The low tone; the whole move again."""
        del cell
        yield from self.machine.basic.beep(*LOW)
        yield from self.prompt()

    def cursor(self, cell: Cell, on: bool) -> None:
        """The field's colours exchanged."""
        del on
        at = 32 * (4 + 2 * cell[0]) + 10 + 2 * cell[1]
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def move(self, before: Position, move: int) -> Frames[None]:
        """The stone with its short note; the lines of the player's are counted."""
        machine, program, after = self.machine, self.program, self.program.position
        if move == CONCEDE:
            return
        if before.seat not in program.people:
            self.stone(move, SYMBOLS[before.seat])
            machine.print_at(21, strings.COORDINATES, program.board.name(move))
            yield from machine.basic.beep(0.02, 20)
            yield from machine.pause(SHOWN_FRAMES)
            return
        yield from machine.basic.takes(PUTTING_MS + COLUMN_MS * (move % PRINTED.columns))
        self.stone(move, SYMBOLS[before.seat])
        yield from machine.basic.beep(0.03, 20)
        found = after.triplet()
        if found is None:
            diagonals = sum(way.bit_count() for way in ways(program.board, move)[2:])
            yield from machine.wait(NONE_FOUND + DIAGONAL_FIELD * diagonals)
        else:
            yield from machine.wait(UPRIGHT_FOUND if found.direction in STRAIGHT else DIAGONAL_FOUND)

    def think(self) -> Frames[None]:
        self.say(strings.MY_MOVE)
        yield from self.machine.wait(SAY)

    def thought(self, choice: Choice) -> Frames[None]:
        """The time that the passes over the board took, and the fields that it would have lost with."""
        searching = ANSWER + LOOK_AT_A_FIELD * choice.looked + COUNT_A_FIELD * choice.counted
        frames = searching if choice.looked else FIRST_ANSWER
        yield from self.machine.wait(frames + (NO_ANSWER if choice.move == CONCEDE else 0))

    def hint(self, choice: Choice) -> Frames[None]:
        """The advice in words; the field blinks."""
        self.say(strings.HINTS[choice.reason], field=PRINTED.name(max(choice.move, 0)))
        for _ in range(6):
            if choice.move != CONCEDE:
                self.cursor(divmod(choice.move, PRINTED.columns), True)
            yield from self.machine.wait(15)

    def show(self) -> None:
        for field in range(PRINTED.fields):
            taken = [SYMBOLS[seat] for seat in (0, 1) if self.program.position.stones[seat] >> field & 1]
            self.stone(field, taken[0] if taken else " ")

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result and its notes; the last of the three stones flashes, and the way they stand is named.

        The notes are the ROM's random ones, but they rise in order when a person has won.
        """
        program = self.program
        found = program.position.triplet()
        if found is None or program.last is None:
            self.say(strings.YOU_WIN)
            yield from self._notes(30, 0.04, rising=True)
        else:
            self.message(self.end_words(outcome))
            yield from self._notes(20, 0.03, rising=outcome is not Outcome.LOST)
            self.stone(program.last, CHEQUERED, flash=1)
            words = program.text(strings.DIRECTIONS[found.direction])
            self.machine.print_at(21, strings.COORDINATES, words)
        yield from self.machine.pause(END_FRAMES)

    def _notes(self, count: int, length: float, rising: bool) -> Frames[None]:
        pitches = [self.program.dice.below(30) for _ in range(count)]
        for pitch in sorted(pitches) if rising else pitches:
            yield from self.machine.basic.beep(length, pitch, RANDOM_MS)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        if again:
            yield from self.accepted()
            yield from self.machine.wait(REPLAY)
        return again
