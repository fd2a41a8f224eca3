"""The original's look: a black grid on yellow, its message line, its tones and its pace."""

from itertools import product

from arcade.games.crossing_board import strings
from arcade.games.crossing_board.book_opponent import Choice, Rule
from arcade.games.crossing_board.levels import Fault
from arcade.games.crossing_board.rules import BLACK, PIECES, SIDE, STEPS, WHITE, Cell, Move, Position, cell
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Notes
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture import ink
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook

PIECE, CHEQUERED = "O", chr(137)
ARROWS: tuple[tuple[Point, Point, tuple[Point, Point]], ...] = (
    ((77, 168), (92, 168), ((-3, 3), (-3, -3))),
    ((209, 37), (209, 52), ((-3, -3), (3, -3))),
)
"""Where the two arrows begin and end, and the strokes of their heads."""
COUNTERS = (0, 13), (13, 26)
"""Where the pieces that are out begin to be shown: black's to the right of the arrow, white's above."""
MESSAGE_ROW, ROW_COLUMN, STEPS_COLUMN = 21, 20, 28
"""Where messages stand, and the two digits of an entry."""

# Measured milliseconds beside what is printed, drawn and heard.
CLEARED, LINE_DONE, NUMBERS_DONE, ARROW_DONE, COUNTERS_SET, PIECE_DONE = 48.0, 11.0, 12.0, 8.0, 140.0, 12.0
ONE_OUT_NOTE_DONE, END_NOTE_DONE = 0.6, WHOLE_CHANCE + 4

# Frames measured on the ROM, less those of the notes and pauses between.
AGAIN, ENTERED, CHECK, PROMPT, NEXT_TURN = 2.0, 1.5, 5.2, 2.0, 0.3
FLASH, REFUSED, WON, LOST_TO_IT, ENDED = 80, 50, 11, 3, 80
THOUGHTS = {
    Rule.CAPTURE: (7.0, 1.85),
    Rule.ESCAPE: (70.0, 0.85),
    Rule.EXIT: (89.0, 2.0),
    Rule.SAFE_ADVANCE: (137.0, 2.2),
    Rule.MIDDLE: (141.0, 1.25),
    Rule.SAFE_LOWER: (176.0, 1.75),
    Rule.ANYTHING: (253.0, 0.35),
}
"""How long finding a move took by the rule that gave it: all rules before it, and each square of its own scan."""
CROWD = 3.0
"""What each black piece under way adds in the middle game."""
KEY = ((0.1, 12.0), (0.2, 22.0))
LOW: Notes = ((0.2, 0), (0.1, -6))
OUT: tuple[Notes, Notes] = ((0.05, 13), (0.1, 22), (0.4, 13)), ((0.05, 13), (0.01, 22), (0.5, 13))
"""The calls of a black and of a white piece that leaves the board."""
LOST_SEMITONES = -24
"""Added to the end's notes when the game is lost, which the original did not tell apart."""

VERDICTS = {
    Outcome.WON: strings.CONGRATULATIONS,
    Outcome.LOST: strings.I_WIN,
    Outcome.FIRST: strings.FIRST_WINS,
    Outcome.SECOND: strings.SECOND_WINS,
}


class Original(PrintedBoardLook[Position, Move]):
    who_starts = strings.WHO_STARTS
    grid = Grid(rows=SIDE + 1, columns=SIDE + 2, left=60, top=-5, width=16, height=16)

    def ask_pieces(self) -> Frames[int]:
        yield from ()
        return PIECES

    def begin(self) -> Frames[None]:
        """The board as the listing draws it, bit by bit."""
        basic = self.machine.basic
        clear_screen(self.machine, ink.BLUE, ink.YELLOW, ink.BLACK)
        yield from basic.takes(CLEARED)
        for place in range(SIDE + 1):
            yield from basic.plot(76, 36 + 16 * place)
            yield from basic.draw(128, 0)
            yield from basic.takes(LINE_DONE)
        for place in range(SIDE + 1):
            yield from basic.plot(76 + 16 * place, 36)
            yield from basic.draw(0, 128)
            yield from basic.takes(LINE_DONE)
        for number in range(1, SIDE + 1):
            yield from basic.print_at(2 * number, 8, str(number))
            yield from basic.print_at(18, 8 + 2 * number, str(number))
            yield from basic.takes(NUMBERS_DONE)
        for start, tip, strokes in ARROWS:
            yield from basic.plot(*start)
            yield from basic.draw(tip[0] - start[0], tip[1] - start[1])
            for stroke in strokes:
                yield from basic.plot(*tip)
                yield from basic.draw(*stroke)
            yield from basic.takes(ARROW_DONE)
        yield from basic.takes(COUNTERS_SET)
        for seat, ways in enumerate(self.program.position.gone):
            for piece, gone in enumerate(ways):
                self.square(cell(seat, piece, gone), seat)
                yield from basic.takes(PIECE_DONE)

    def show(self) -> None:
        """Every piece, and those that are out beside the arrows."""
        for at in product(range(1, SIDE + 1), range(1, SIDE + 1)):
            self.square(at)
        for seat, ways in enumerate(self.program.position.gone):
            for piece, gone in enumerate(ways):
                if gone < SIDE:
                    self.square(cell(seat, piece, gone), seat)
            self.counter(seat, self.program.position)

    def square(self, at: Cell, seat: int | None = None, flash: int = 0) -> None:
        """A square with a side's piece, or empty."""
        row, column = 2 * at[0], 8 + 2 * at[1]
        self.machine.print_at(row, column, " " if seat is None else PIECE, inverse=int(seat == BLACK), flash=flash)

    def counter(self, seat: int, position: Position) -> None:
        """A side's pieces that are out."""
        row, column = COUNTERS[seat]
        for place in range(position.pieces):
            sign = PIECE if place < position.out(seat) else " "
            inverse = int(seat == BLACK and sign == PIECE)
            at = (row, column + place) if seat == BLACK else (row - place, column)
            self.machine.print_at(*at, sign, inverse=inverse)

    def message(self, words: str) -> None:
        self.machine.print_at(MESSAGE_ROW, 1, words.ljust(31))

    def answered(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY[0])

    def wrong_answer(self) -> Frames[None]:
        return self.machine.basic.tune(LOW, 0)

    def prompt(self) -> Frames[None]:
        self._ask_row()
        yield from self.machine.wait(PROMPT)

    def _ask_row(self) -> None:
        program = self.program
        self.say(strings.PLAYERS_MOVE[program.position.seat] if program.two else strings.YOUR_MOVE)

    def cursor(self, aim: Move, on: bool) -> None:
        """The square that the piece would go to, its colours exchanged."""
        del on
        row, column = self.program.position.target(aim)
        at = 32 * 2 * row + 8 + 2 * column
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.tune(KEY, 0)
        yield from self.machine.wait(ENTERED)

    def accepted_line(self, line: int) -> Frames[None]:
        self.machine.print_at(MESSAGE_ROW, ROW_COLUMN, str(line))
        yield from self.accepted()

    def ask_steps(self, line: int) -> Frames[int]:
        """How many steps? 0 stands for a wrong key."""
        del line
        words = self.program.text(strings.STEPS)
        self.machine.print_at(MESSAGE_ROW, STEPS_COLUMN - len(words), words)
        keys = tuple(map(str, STEPS))
        key = yield from ask_key(self.machine, keys, self.accepted, once=True, move=True)
        if not key:
            return 0
        self.machine.print_at(MESSAGE_ROW, STEPS_COLUMN, key)
        yield from self.accepted()
        return int(key)

    def wrong_key(self) -> Frames[None]:
        yield from self.accepted()
        yield from self.refuse_move()
        self._ask_row()

    def refuse_move(self, fault: Fault | None = None) -> Frames[None]:
        """A row without a piece, wrong steps, a jump; or a square to which none leads."""
        del fault
        self.say(strings.WRONG_MOVE)
        yield from self.machine.basic.tune(LOW, 0)
        yield from self.machine.pause(REFUSED)

    def thought(self, choice: Choice) -> Frames[None]:
        self.say(strings.MY_MOVE)
        self.machine.print_at(MESSAGE_ROW, ROW_COLUMN, CHEQUERED, flash=1)
        before, each = THOUGHTS[choice.rule]
        frames = before + each * choice.looked
        if choice.rule is Rule.MIDDLE:
            frames += CROWD * sum(gone > 0 for gone in self.program.position.gone[BLACK])
        yield from self.machine.wait(frames)
        yield from self.machine.basic.tune(KEY, 0)
        yield from self.machine.wait(CHECK)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """The piece flashes where it was and where it comes to, or leaves with a call."""
        machine, seat = self.machine, before.seat
        after, origin, target = before.play(move), before.origin(move), before.target(move)
        self.square(origin, seat, flash=1)
        yield from machine.pause(FLASH)
        self.square(origin)
        captured = before.captured(move)
        if captured is not None:
            self.square(cell(1 - seat, captured, 0), 1 - seat)
        if after.out(seat) > before.out(seat):
            self.counter(seat, after)
            yield from machine.basic.tune(OUT[seat], ONE_OUT_NOTE_DONE)
        else:
            self.square(target, seat, flash=1)
            yield from machine.pause(FLASH)
            self.square(target, seat)
        if seat == WHITE and after.outcome() is None:
            yield from machine.wait(NEXT_TURN)

    def hint(self, move: Move) -> Frames[None]:
        words = strings.ADVICE if self.program.position.seat == BLACK else strings.COLUMN_ADVICE
        self.say(words, line=move[0], steps=move[1])
        yield from self.machine.pause(2 * FLASH)

    def taken_back(self, done: bool) -> Frames[None]:
        if not done:
            yield from self.refuse_move()
        self.show()

    def end(self, outcome: Outcome) -> Frames[None]:
        yield from self.machine.wait(LOST_TO_IT if outcome is Outcome.LOST else WON)
        self.say(VERDICTS[outcome])
        low = LOST_SEMITONES if outcome is Outcome.LOST else 0
        for _ in range(30):
            yield from self.machine.basic.beep(0.03, self.program.dice.below(20) + low, END_NOTE_DONE)
        yield from self.machine.pause(ENDED)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        if again:
            yield from self.machine.wait(AGAIN)
        return again
