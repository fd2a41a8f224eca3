"""The look of the original: a thin grid on yellow, single-cell pieces, three keys for a move, its tones and pace."""

from itertools import product

from arcade.games.impas import strings
from arcade.games.impas.opponent import scan
from arcade.games.impas.rules import SIDE, Move, Position, name, view
from arcade.games.impas.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLACK, BLUE, YELLOW, swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook

BLOCK, CHEQUERS = chr(143), udg_character("a")
TITLE_FRAMES, SHOWN_FRAMES, ANNOUNCED_FRAMES, READING_FRAMES = 50, 60, 40, 150
KEY, LOW, ANSWER = (0.1, 12), (1, -6), ((0.1, 12), (0.05, 22))
# Frames of the listing's own work, measured on the ROM without notes and pauses.
ASKING, AFTER_ROW, AFTER_STEPS, AFTER_MISTAKE, AFTER_MOVE = 1.6, 2.2, 1.8, 1.0, 3.5
PASSING_LETTER, SCANNING, TRYING_PUSH, COUNTING_REPLY = 0.8, 64.0, 54.0, 0.9
SCANNING_IN_VAIN, FINDING_PLAYERS_PUSH, BEFORE_RESULT, BEFORE_NEXT_GAME = 45.0, 16.0, 13.0, 5.0
# Milliseconds of the same: for each pair of lines or names, each letter and square of the board's picture.
BEFORE_TITLE, LINES, NAMES, LETTER, SQUARE, AFTER_PICTURE = 95.0, 4.5, 6.0, 6.0, 9.0, 98.0


class Original(PrintedBoardLook[Position, Move]):
    grid = Grid(rows=SIDE, columns=SIDE, left=56, top=8, width=24, height=24)
    you_win = strings.YOU_WIN

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

    def title(self) -> Frames[None]:
        machine = self.machine
        machine.define("a", ("#.#.#.#.", ".#.#.#.#") * 4)
        clear_screen(machine, BLUE, YELLOW, BLACK)
        yield from machine.basic.takes(BEFORE_TITLE)
        yield from machine.basic.print_at(10, 10, " I M P A S ", flash=1)
        for _ in range(20):
            yield from machine.basic.beep(0.03, self.program.dice.below(30), WHOLE_CHANCE)
        yield from machine.pause(TITLE_FRAMES)

    def begin(self) -> Frames[None]:
        """The grid with its names, the player's direction, the pieces, one after the other."""
        basic, program = self.machine.basic, self.program
        yield from basic.cls()
        for place in range(SIDE + 1):
            yield from basic.plot(56, 24 + 24 * place)
            yield from basic.draw(144, 0)
            yield from basic.plot(56 + 24 * place, 24)
            yield from basic.draw(0, 144)
            yield from basic.takes(LINES)
        for place in range(SIDE):
            yield from basic.print_at(3 * place + 2, 6, program.digits[place])
            yield from basic.print_at(19, 8 + 3 * place, program.letters[place])
            yield from basic.takes(NAMES)
        yield from self._direction()
        for square in product(range(SIDE), range(SIDE)):
            if square in program.position:
                self._square(square, BLOCK)
            yield from basic.takes(SQUARE)
        yield from basic.takes(AFTER_PICTURE)

    def _direction(self) -> Frames[None]:
        basic = self.machine.basic
        yield from basic.plot(214, 90)
        yield from basic.draw(0, -60)
        yield from basic.plot(220, 86)
        yield from basic.draw(-6, 6)
        yield from basic.draw(-6, -6)
        for place, letter in enumerate(self.program.text(strings.SIDE)):
            yield from basic.print_at(11 + place, 28, letter)
            yield from basic.takes(LETTER)

    def show(self) -> None:
        for square in product(range(SIDE), range(SIDE)):
            self._square(square, BLOCK if square in self.program.position else " ")

    def _square(self, square: Cell, character: str, flash: int = 0) -> None:
        self.machine.print_at(3 * square[0] + 2, 8 + 3 * square[1], character, flash=flash)

    def message(self, words: str) -> None:
        self.machine.print_at(21, 1, words.ljust(strings.LINE))

    def _ask(self, words: Text, frames: float, **values: object) -> Frames[None]:
        self.say(words, **values)
        yield from self.machine.wait(frames)

    def ask_start(self) -> Frames[str]:
        return "j" if self.program.two else "jc"[(yield from self.ask_starter())]

    def prompt(self) -> Frames[None]:
        words = strings.PLAYERS_CHOICE if self.program.two else strings.COLUMN
        return self._ask(words, ASKING, n=self.mover, columns=f"a–{self.program.letters[-1]}")

    def ask_row(self, column: int) -> Frames[Cell]:
        """Which row? A wrong key repeats the question."""
        digits = self.program.digits
        name_of_column, rows = self.program.letters[column], f"1–{digits[-1]}"
        yield from self._ask(strings.ROW, ASKING + PASSING_LETTER * column, column=name_of_column, rows=rows)
        key = yield from ask_key(self.machine, tuple(digits), self.wrong_key, move=True)
        yield from self.accepted()
        return int(key) - 1, column

    def ask_steps(self, square: Cell) -> Frames[Move | Control | None]:
        """How many steps? None after any wrong answer."""
        digits = self.program.digits
        yield from self._ask(strings.STEPS, AFTER_ROW, steps=f"1–{digits[-1]}")
        key = yield from ask_key(self.machine, tuple(digits), self.wrong_key, once=True, move=True)
        if not key:
            return None
        yield from self.accepted()
        move = Move(*square, int(key))
        if move in self.program.position.moves():
            return move
        yield from self.machine.wait(AFTER_STEPS)
        yield from self._low()
        return None

    def refuse_square(self, square: Cell) -> Frames[None]:
        del square
        yield from self.machine.wait(AFTER_STEPS)
        yield from self._low()

    def cursor(self, cell: Cell, on: bool) -> None:
        """The square's colours exchanged."""
        del on
        for row in range(3 * cell[0] + 1, 3 * cell[0] + 4):
            for column in range(7 + 3 * cell[1], 10 + 3 * cell[1]):
                at = 32 * row + column
                self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def accepted(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY)

    def wrong_key(self) -> Frames[None]:
        yield from self.accepted()
        yield from self._low()

    def _low(self) -> Frames[None]:
        yield from self.machine.basic.beep(*LOW)
        yield from self.machine.wait(AFTER_MISTAKE)

    def think(self) -> Frames[None]:
        self.say(strings.MY_MOVE)
        yield from ()

    def thought(self, choice: Move) -> Frames[None]:
        """The time of the scan, and two tones."""
        del choice
        scanned = scan(view(self.program.position), SIDE)
        yield from self.machine.wait(SCANNING + TRYING_PUSH * scanned.tried + COUNTING_REPLY * scanned.replies)
        yield from self.machine.basic.tune(ANSWER, 0)

    def move(self, before: Position, move: Move) -> Frames[None]:
        """Chequers flash on both squares until a key is pressed or their time is up."""
        old, new = (move.row, move.column), before.target(move)
        self._square(old, CHEQUERS, flash=1)
        self._square(new, CHEQUERS, flash=1)
        yield from self.machine.pause(SHOWN_FRAMES)
        self._square(old, " ")
        self._square(new, BLOCK)
        finding = 0 if before.seat in self.program.people else FINDING_PLAYERS_PUSH
        yield from self.machine.wait(finding + AFTER_MOVE)

    def hint_sought(self) -> Frames[None]:
        return self._ask(strings.THINKING, ASKING)

    def hint(self, move: Move, wins: bool | None) -> Frames[None]:
        self.say(strings.HINTS[wins], square=name(move.row, move.column), n=move.steps)
        yield from self.machine.pause(READING_FRAMES)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result with the rainbow, the same for both sides."""
        if outcome is not Outcome.LOST:
            yield from self.machine.wait(SCANNING_IN_VAIN)
        self.message(self.end_words(outcome))
        yield from self.machine.wait(BEFORE_RESULT)
        yield from rainbow(self.program, lambda turn, colour: ((0.03, turn * colour + 10),))
        yield from self.machine.pause(ANNOUNCED_FRAMES)

    def again(self) -> Frames[bool]:
        """Any key but yes ends; before another game the title is shown again."""
        again = yield from super().again()
        if again:
            yield from self.title()
            yield from self.machine.wait(BEFORE_NEXT_GAME)
        return again
