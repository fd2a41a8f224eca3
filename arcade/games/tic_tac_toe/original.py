"""The look of the original: a small white grid on a red curtain, single-cell stones, its tones and its pace."""

from arcade.games.tic_tac_toe import ART, strings
from arcade.games.tic_tac_toe.opponent import Choice
from arcade.games.tic_tac_toe.rules import FIELDS, FREE, STONES, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.prompts import ask_another
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook
from arcade.toolkit.words.sentences import PLAY_AGAIN

TITLE = "TIC-TAC-TOE"
RING, DISC = udg_character("a"), udg_character("b")
SYMBOLS = {"1": RING, "2": DISC}
BLOCK = chr(143)
WORTH = {1: "+", 0: "=", -1: "-"}

TABLES_MS, GRID_LINE_MS, CURTAIN_BLOCK_MS, CURTAIN_ROW_MS, DIGIT_MS = 3355.0, 5.0, 11.2, 10.2, 30.0
LOOK_UP_MS, BEFORE_STONE_MS, PROMPT_MS, BEFORE_LOW_TONE_MS, AFTER_LOW_TONE_MS = 44.0, 78.5, 58.0, 12.5, 28.0
PAIR_TABLE_FRAMES, FORK_ROW_FRAMES, WIN_ROW_FRAMES = 77.3, 4.72, 3.9
LINE_SEEN_MS, NO_LINE_MS, ASK_AGAIN_MS, REPORT_MS = 37.0, 26.0, 24.0, 40.0
BOX = 15
"""Columns of the result between its blanks."""
RESULT_ROW = 18
RAINBOW_GAP = 1.7
"""Frames between the tones of the rainbow."""
KEY = 0.1, 22
SHOWN = 60


class Original(PrintedBoardLook[Position, int]):
    grid = Grid(rows=3, columns=3, left=88, top=48, width=24, height=24)

    def title(self) -> Frames[None]:
        machine = self.machine
        yield from self._clear()
        machine.define("a", ART.rows("printed ring"))
        machine.define("b", ART.rows("printed disc"))
        yield from machine.basic.takes(TABLES_MS)

    def _clear(self) -> Frames[None]:
        self.machine.border(7)
        yield from self.machine.basic.cls()
        self.machine.border(1)

    def begin(self) -> Frames[None]:
        basic = self.machine.basic
        yield from self._clear()
        yield from basic.print_at(3, 6, TITLE.center(20), flash=1)
        for place in (88, 112, 136, 160):
            yield from basic.plot(place, 56)
            yield from basic.draw(0, 72)
            yield from basic.plot(88, place - 32)
            yield from basic.draw(72, 0)
            yield from basic.takes(2 * GRID_LINE_MS)
        for row in range(22):
            for column in range(0, 32, 4):
                yield from basic.print_at(row, column, BLOCK * 4, ink=2, paper=7, over=1)
                yield from basic.beep(0.003, row + column, CURTAIN_BLOCK_MS)
            yield from basic.takes(CURTAIN_ROW_MS)
        for field in FIELDS:
            self._field(field, str(field))
            yield from basic.takes(DIGIT_MS)

    def _field(self, field: int, character: str, flash: int = 0) -> None:
        row, column = divmod(field - 1, 3)
        self.machine.print_at(7 + 3 * row, 12 + 3 * column, character, ink=0, paper=7, flash=flash)

    def message(self, words: str) -> None:
        self.machine.print_at(21, 0, words.center(32), ink=0, paper=7)

    def answered(self) -> Frames[None]:
        return self.machine.basic.beep(*KEY)

    def accepted(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY, beside=LOOK_UP_MS)

    def wrong_key(self) -> Frames[None]:
        yield from self.machine.basic.beep(*KEY, beside=BEFORE_LOW_TONE_MS)
        yield from self.machine.basic.beep(1, -6, beside=AFTER_LOW_TONE_MS)

    def refuse_taken(self) -> Frames[None]:
        """A field that is not free is a wrong key, as soon as it has been looked up."""
        yield from self.accepted()
        yield from self.machine.basic.beep(1, -6, beside=AFTER_LOW_TONE_MS)

    def prompt(self) -> Frames[None]:
        words = strings.PLAYERS_MOVE if self.program.two else strings.YOUR_MOVE
        self.say(words, n=self.program.position.seat + 1)
        yield from self.machine.basic.takes(PROMPT_MS)

    def cursor(self, cell: Cell, on: bool) -> None:
        del on
        at = 32 * (7 + 3 * cell[0]) + 12 + 3 * cell[1]
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def thought(self, choice: Choice) -> Frames[None]:
        frames = {"opening": 0.0, "win": WIN_ROW_FRAMES * choice.rows}
        yield from self.machine.wait(frames.get(choice.reason, PAIR_TABLE_FRAMES + FORK_ROW_FRAMES * choice.rows))

    def move(self, before: Position, move: int) -> Frames[None]:
        machine, symbol = self.machine, SYMBOLS[STONES[before.seat]]
        self.message("")
        self._field(move, symbol, flash=1)
        yield from machine.basic.takes(BEFORE_STONE_MS)
        yield from machine.pause(SHOWN)
        self._field(move, symbol)
        yield from machine.basic.tune(((0.1, 12), (0.2, 22)), beside=0)

    def hint(self, values: dict[int, int]) -> Frames[None]:
        self.say(strings.HINT)
        for field, value in values.items():
            self._field(field, WORTH[value])
        yield from self.machine.pause(3 * SHOWN)
        self.show()

    def show(self) -> None:
        for field in FIELDS:
            stone = self.program.position[field]
            self._field(field, str(field) if stone == FREE else SYMBOLS[stone])

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result on row 18: a draw's before its tones, a win after the border's rainbow."""
        machine, words = self.machine, self.end_words(outcome)
        if outcome is Outcome.DRAWN:
            machine.print_at(RESULT_ROW, 2, f"  {words}  ", ink=0, paper=7)
            yield from machine.basic.takes(NO_LINE_MS)
            yield from machine.basic.tune(((0.2, 22), (0.5, 15), (1, 22)), beside=0)
        else:
            yield from machine.basic.takes(LINE_SEEN_MS)
            yield from rainbow(self.program, lambda turn, colour: ((0.02 * turn, turn * colour),), gap=RAINBOW_GAP)
            machine.print_at(RESULT_ROW, 1, f"  {words:<{BOX}}  ", ink=0, paper=7)
        yield from machine.pause(SHOWN)

    def again(self) -> Frames[bool]:
        self.message(f" {self.program.text(PLAY_AGAIN):<31}")
        yield from self.machine.basic.takes(ASK_AGAIN_MS)
        again = yield from ask_another(self.machine)
        if not again:
            yield from self.machine.basic.takes(REPORT_MS)
        return again
