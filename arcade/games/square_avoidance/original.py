"""The look of the original: a small grid on a green sheet, single-cell stones that flash, its tones and its pace."""

from arcade.games.square_avoidance import ART, strings
from arcade.games.square_avoidance.opponent import Choice, Comparison
from arcade.games.square_avoidance.rules import RESIGN, SIDE, Position, fields_of, name
from arcade.games.square_avoidance.state import State, field_at
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.board_look import SquareLook
from arcade.toolkit.programs.printed_look import PrintedBoardLook
from arcade.toolkit.words.controls import NO_LETTER

RING, DISC = udg_character("a"), udg_character("b")
MESSAGE_ROW, RESULT_ROW, ECHO_COLUMN = 21, 19, 29

KEY, LOW, STONE = (0.1, 22), (1, -6), (0.3, 22)
DRAWN = (0.2, 12), (0.4, 22), (1, 33)
FANFARE = (0.4, 0), (0.4, 4), (0.5, 7), (1, 12)
"""As long as the sad notes that the original played to a winner."""
RESULT = {Outcome.LOST: 15, Outcome.WON: 27}
"""Columns of the white strip for a result; else as many as it has letters."""

# Milliseconds that the listing took for each.
GREEN_BLOCK, GREEN_ROW, KEY_READ = 11.4, 9.6, 4

# Frames, the fractions measured.
TABLE_READ, SETTING_UP = 215, 6.9
GRID_LINE, GRID_LABEL = 0.25, 0.8
LETTER_ECHOED, REFUSED = 0.5, 5.0
FIELD_CHECKED, LETTER_PASSED = 4.6, 0.63
STONE_FLASHES, STONE_STANDS = 90, 2.8
SQUARE_COMPARED, FIELD_SCANNED, SQUARE_SHOWN = 7.535, 2.4, 10.2
RAINBOW_GAP, DRAW_GAP = 1.58, 1.2


def place_of(field: int) -> tuple[int, int]:
    """The row and column of a field's character."""
    return 16 - 3 * (field // SIDE), 10 + 3 * (field % SIDE)


class Original(PrintedBoardLook[Position, int], SquareLook[Spectrum, Position, int]):
    grid = Grid(rows=SIDE, columns=SIDE, left=72, top=23, width=24, height=24)
    hidden = True
    drawn = strings.DRAW

    program: State

    def title(self) -> Frames[None]:
        self._clear()
        yield from self.machine.wait(TABLE_READ)

    def _clear(self) -> None:
        """White paper all over, the lower screen too, in a blue border."""
        self.machine.border(7)
        self.machine.cls()
        self.machine.border(1)
        self.machine.define("a", ART.rows("original ring"))
        self.machine.define("b", ART.rows("original disc"))

    def begin(self) -> Frames[None]:
        machine, basic = self.machine, self.machine.basic
        self._clear()
        yield from machine.wait(SETTING_UP)
        yield from basic.print_at(1, 1, self.program.text(strings.PRINTED_TITLE).center(30), flash=1)
        for line in range(SIDE + 1):
            yield from basic.plot(72, 32 + 24 * line)
            yield from basic.draw(120, 0)
            yield from machine.wait(GRID_LINE)
        for line in range(SIDE + 1):
            yield from basic.plot(72 + 24 * line, 32)
            yield from basic.draw(0, 120)
            yield from machine.wait(GRID_LINE)
        for row in range(22):
            for column in range(0, 32, 4):
                yield from basic.print_at(row, column, "    ", ink=0, paper=4, flash=0, over=1)
                yield from basic.beep(0.01, row + 10 + column, GREEN_BLOCK)
            yield from basic.takes(GREEN_ROW)
        for line in range(SIDE):
            self._white(16 - 3 * line, 8, str(line + 1))
            yield from machine.wait(GRID_LABEL)
            self._white(18, 10 + 3 * line, "abcde"[line])
            yield from machine.wait(GRID_LABEL)

    def _white(self, row: int, column: int, words: str, flash: int = 0) -> None:
        self.machine.print_at(row, column, words, ink=0, paper=7, flash=flash)

    def _say_in_time(self, words: str = "") -> Frames[None]:
        return self.machine.basic.print_at(MESSAGE_ROW, 0, words.ljust(32), ink=0, paper=7)

    def _echo(self, words: str) -> None:
        self._white(MESSAGE_ROW, ECHO_COLUMN, words.ljust(2))

    def _stone(self, field: int, seat: int, flash: int = 0) -> None:
        self._white(*place_of(field), RING if seat else DISC, flash)

    def _invert(self, field: int) -> None:
        row, column = place_of(field)
        self.machine.attributes[32 * row + column] = swapped(self.machine.attributes[32 * row + column])

    def message(self, words: str) -> None:
        self._white(MESSAGE_ROW, 0, words.ljust(32))

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.takes(KEY_READ)
        yield from self.machine.basic.beep(*KEY)

    def wrong_key(self) -> Frames[None]:
        yield from self.accepted()
        yield from self._refused()

    def _refused(self) -> Frames[None]:
        yield from self.machine.basic.beep(*LOW)
        yield from self.machine.wait(REFUSED)

    def prompt(self) -> Frames[None]:
        program = self.program
        words = strings.PLAYERS_MOVE if program.two else strings.YOUR_MOVE
        yield from self._say_in_time(program.text(words, n=program.position.seat + 1))

    def ask_row(self, column: int) -> Frames[str]:
        """The letter stands behind the question; a digit completes the field, any other key means another field."""
        self._echo("abcde"[column])
        yield from self.machine.wait(LETTER_ECHOED)
        digit = yield from ask_key(self.machine, (*"12345", *NO_LETTER.keys), self.wrong_key, once=True, move=True)
        self._echo("")
        if digit not in tuple("12345"):
            return ""
        self._echo("abcde"[column] + digit)
        yield from self.accepted()
        yield from self.machine.wait(FIELD_CHECKED + LETTER_PASSED * column)
        return digit

    def refuse_square(self, cell: Cell) -> Frames[None]:
        del cell
        yield from self._refused()
        yield from self.prompt()

    def cursor(self, cell: Cell, on: bool) -> None:
        del on
        self._invert(field_at(cell))

    def move(self, before: Position, move: int) -> Frames[None]:
        machine = self.machine
        if move == RESIGN:
            return
        self._stone(move, before.seat, flash=1)
        yield from machine.pause(STONE_FLASHES)
        yield from machine.basic.beep(*STONE)
        self._stone(move, before.seat)
        yield from machine.wait(STONE_STANDS)
        if before.seat in self.program.people:
            yield from self._say_in_time()
            test = Comparison()
            test.completes(before.own, move)
            yield from self.thought(Choice(move, test.squares))

    def think(self) -> Frames[None]:
        yield from self._say_in_time(self.program.text(strings.MY_MOVE))

    def thought(self, choice: Choice) -> Frames[None]:
        """The time that comparing squares and scanning fields took; a key spares the rest of it."""
        yield from SkippableWait(self.machine).wait(
            round(SQUARE_COMPARED * choice.compared + FIELD_SCANNED * choice.scanned)
        )

    def hint(self, field: int, value: int | None) -> Frames[None]:
        del value
        self.say(strings.LOOKS_BEST, field=name(field))
        for _ in range(6):
            self._invert(field)
            yield from self.machine.wait(15)

    def show(self) -> None:
        position = self.program.position
        for field in fields_of(position.free):
            self.machine.print_at(*place_of(field), " ", ink=0, paper=4)
        for field in fields_of(position.discs | position.rings):
            self._stone(field, position.rings >> field & 1)

    def end(self, outcome: Outcome) -> Frames[None]:
        program, machine = self.program, self.machine
        position = program.position
        corners = position.corners()
        for field in corners:
            self._stone(field, position.rings >> field & 1, flash=1)
        if corners:
            yield from machine.wait(SQUARE_SHOWN)
        result = self.end_words(outcome).ljust(RESULT.get(outcome, 0))
        if outcome not in (Outcome.DRAWN, Outcome.WON):
            yield from rainbow(program, lambda turn, colour: ((0.02, turn * colour),), range(1, 8), RAINBOW_GAP)
        yield from machine.basic.print_at(RESULT_ROW, 2, result, ink=0, paper=7)
        if outcome is Outcome.DRAWN:
            yield from machine.basic.tune(DRAWN, beside=0)
            yield from machine.wait(DRAW_GAP)
        elif outcome is Outcome.WON:
            yield from machine.basic.tune(FANFARE, beside=0)

    def again(self) -> Frames[bool]:
        again = yield from super().again()
        yield from self.accepted()
        if again:
            yield from self.machine.basic.beep(*STONE)
        return again
