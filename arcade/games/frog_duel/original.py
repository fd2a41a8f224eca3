"""The frogs' duel as it was laid out and paced: a blue pond in a grid, eight-pixel frogs, a croak for every step."""

from arcade.games.frog_duel import ART, strings
from arcade.games.frog_duel.rules import Move, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.machine.spectrum.basic import FOR
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLACK, BLUE, WHITE, YELLOW
from arcade.toolkit.programs.printed_look import PrintedBoardLook
from arcade.toolkit.words.sentences import NOTHING_TO_TAKE_BACK

LEFT_FROG, RIGHT_FROG, POINTER = (udg_character(letter) for letter in "abc")
BLOCK = chr(143)
KEY, LOW, CROAK = (0.1, 12), (1, -6), ((0.02, -6), (0.04, -8))
FIRST_ROW, POINTER_COLUMN, MESSAGE_ROW, RESULT_ROW = 7, 4, 20, 18
LAST_NOTES = 10
READING = 3_300.0
"""Milliseconds before anything is drawn: the tables."""
COLUMN_OF_ROWS, ROW_OF_SIDES, LINE, HEADING_ROW, LANE, FREE_PLACE, FROG = 7.0, 5.5, 4.5, 8.0, 15.0, 8.9, 7.0
"""Milliseconds beside what is drawn."""
FIRST_CROAK = 36.0
"""Before the first of the lanes: their loop begins."""
ASKED, POINTED, STEPPING, STEPPED, CHECKED, REFUSED = 185.0, 45.0, 55.0, 35.0, 30.0, 4.0
SUMMED, WALKING, WON = 50.0, 21.5, 105.0
"""Milliseconds of what is worked out beside what is shown and sounds."""
PONDERED, SUM_COLUMN = 1_740.0, 41.0
"""The computer's thought takes longer for each column of its sum."""
COLUMNS_OF_ZERO = 7


class Original(PrintedBoardLook[Position, Move]):
    """Draws and sounds like the listing."""

    you_win = strings.YOU_WIN

    def title(self) -> Frames[None]:
        self.machine.define("a", ART.rows("original frog"))
        self.machine.define("b", tuple(row[::-1] for row in ART.rows("original frog")))
        self.machine.define("c", ART.rows("original pointer"))
        self.machine.border(BLUE)
        yield from ()

    def begin(self) -> Frames[None]:
        """The tables are read; frame, grid and title; then lane by lane the pond and its croaking frogs."""
        basic, position = self.machine.basic, self.program.position
        yield from basic.takes(READING)
        clear_screen(self.machine, BLUE, YELLOW, BLACK)
        yield from self._frame()
        for line in range(19):
            yield from basic.plot(8, 24 + 8 * line)
            yield from basic.draw(239, 0)
            yield from basic.takes(LINE)
        for line in range(31):
            yield from basic.plot(8 + 8 * line, 24)
            yield from basic.draw(0, 143)
            yield from basic.takes(LINE)
        for row in (2, 3, 4):
            words = self.program.text(strings.HEADING) if row == 3 else ""
            yield from basic.print_at(row, 3, words.center(26), paper=BLUE, ink=WHITE)
            yield from basic.takes(HEADING_ROW)
        yield from basic.takes(FIRST_CROAK)
        for lane, (left, right) in enumerate(zip(position.left, position.right, strict=True), 1):
            yield from self._lane(lane, left, right)
        yield from basic.takes(ASKED)

    def _frame(self) -> Frames[None]:
        """Three rows of blocks, column by column, and the two sides."""
        basic = self.machine.basic
        for column in range(32):
            for row in (0, 19, 21):
                yield from basic.print_at(row, column, BLOCK)
            yield from basic.takes(COLUMN_OF_ROWS)
        for row in range(1, 21):
            yield from basic.print_at(row, 0, BLOCK)
            yield from basic.print_at(row, 31, BLOCK)
            yield from basic.takes(ROW_OF_SIDES)

    def _lane(self, lane: int, left: int, right: int) -> Frames[None]:
        """The water place by place, then either frog with its croak."""
        basic, row = self.machine.basic, FIRST_ROW + lane - 1
        yield from basic.print_at(row, POINTER_COLUMN, " ", paper=BLUE, ink=WHITE)
        yield from basic.takes(LANE)
        for column in range(left, right + 1):
            yield from basic.print_at(row, column, " ", paper=BLUE, ink=WHITE)
            yield from basic.takes(FREE_PLACE)
        for column, frog in ((left, LEFT_FROG), (right, RIGHT_FROG)):
            yield from basic.print_at(row, column, frog, paper=BLUE, ink=WHITE)
            yield from basic.takes(FROG)
            yield from self._croak()

    def _croak(self) -> Frames[None]:
        for note in CROAK:
            yield from self.machine.basic.beep(*note)

    def _at(self, lane: int, column: int, sign: str) -> None:
        self.machine.print_at(FIRST_ROW + lane - 1, column, sign, paper=BLUE, ink=WHITE)

    def _frogs(self, lane: int, left: int, right: int) -> None:
        self._at(lane, left, LEFT_FROG)
        self._at(lane, right, RIGHT_FROG)

    def message(self, words: str, paper: int = YELLOW) -> None:
        """A line below the pond."""
        self.machine.print_at(MESSAGE_ROW, 1, words[: strings.LINE].ljust(strings.LINE), paper=paper)

    def answered(self) -> Frames[None]:
        return self._key(POINTED)

    def _key(self, milliseconds: float) -> Frames[None]:
        return self.machine.basic.beep(*KEY, milliseconds)

    def wrong_answer(self) -> Frames[None]:
        yield from self._key(REFUSED)
        yield from self.machine.basic.beep(*LOW)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.takes(CHECKED)
        yield from self.machine.basic.beep(*LOW)

    def prompt(self) -> Frames[None]:
        self.say(strings.YOUR_MOVE)
        yield from ()

    def cursor(self, lane: int, on: bool) -> None:
        self._at(lane, POINTER_COLUMN, POINTER if on else " ")

    def pointed(self) -> Frames[None]:
        yield from self._key(POINTED)

    def place(self, x: int, y: int) -> tuple[int, int] | None:
        lane = y // 8 - FIRST_ROW + 1
        return (lane, x // 8) if lane >= 1 else None

    def leap(self, before: Position, after: Position, lane: int, steps: int) -> Frames[None]:
        """A step with its croak; what was left behind is plain blue."""
        del steps
        by_hand = before.seat in self.program.people
        yield from self.machine.basic.takes(STEPPING if by_hand else WALKING)
        now = after.left[lane - 1], after.right[lane - 1]
        for column in sorted({before.left[lane - 1], before.right[lane - 1]}.difference(now)):
            self._at(lane, column, " ")
        self._frogs(lane, *now)
        yield from self._croak()
        yield from self.machine.basic.takes(STEPPED if by_hand else WALKING)

    def move(self, before: Position, move: Move) -> Frames[None]:
        del before, move
        yield from ()

    def accepted(self) -> Frames[None]:
        yield from self._ended()
        yield from self.machine.basic.takes(SUMMED)

    def refuse_end(self) -> Frames[None]:
        yield from self._ended()
        yield from self.machine.basic.beep(*LOW)

    def _ended(self) -> Frames[None]:
        """The tone of the key, when the frogs' places have been compared."""
        yield from self.machine.basic.takes(CHECKED)
        yield from self._key(REFUSED)

    def refuse_lane(self) -> Frames[None]:
        return self.wrong_key()

    def refuse_leap(self) -> Frames[None]:
        return self.wrong_key()

    def think(self) -> Frames[None]:
        """The computer's move begins with a long thought."""
        self.message(self.program.text(strings.MY_MOVE), WHITE)
        columns = self.program.position.sum.bit_length() or COLUMNS_OF_ZERO
        yield from self.machine.basic.takes(PONDERED + SUM_COLUMN * columns)

    def hint(self, move: Move | None) -> Frames[None]:
        if move is None:
            self.say(strings.NO_ADVICE)
        else:
            self.say(strings.ADVICE, lane=move[0], steps=move[1])
        yield from self._key(REFUSED)
        yield from self.machine.pause(100)

    def taken_back(self, done: bool) -> Frames[None]:
        """The frogs where they were, or a word that there is nothing to take back."""
        if not done:
            self.say(NOTHING_TO_TAKE_BACK)
            yield from self.wrong_key()
            return
        position = self.program.position
        for lane, (left, right) in enumerate(zip(position.left, position.right, strict=True), 1):
            self.machine.print_at(FIRST_ROW + lane - 1, left, " " * (right - left + 1), paper=BLUE, ink=WHITE)
            self._frogs(lane, left, right)
        yield from self._key(POINTED)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result, which stays, and ten tones: they rise for the player and fall for the computer."""
        self.machine.print_at(RESULT_ROW, 1, self.end_words(outcome).center(strings.LINE), paper=WHITE)
        steps = range(1, LAST_NOTES + 1)
        for step in reversed(steps) if outcome is Outcome.LOST else steps:
            yield from self.machine.basic.beep(0.1, 4 * step, FOR)
        yield from self.machine.basic.takes(WON)

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.message(self.program.text(strings.PLAY_AGAIN), WHITE)
        again = yield from ask_another(self.machine)
        yield from self._key(REFUSED)
        return again
