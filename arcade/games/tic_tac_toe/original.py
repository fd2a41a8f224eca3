"""The look of the original: a small white grid on a red curtain, single-cell stones, its tones and its pace."""

from arcade.games.tic_tac_toe import strings
from arcade.games.tic_tac_toe.opponent import Choice
from arcade.games.tic_tac_toe.rules import FIELDS, FREE, STONES, Position
from arcade.machine.machine import Frames
from arcade.machine.spectrum import udg_character
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped
from arcade.toolkit.programs.printed_look import PrintedBoardLook

TITLE = "TIC-TAC-TOE"
RING, DISC = udg_character("a"), udg_character("b")
SYMBOLS = {"1": RING, "2": DISC}
RING_ROWS = ("..####..", ".#....#.", "#......#", "#......#", "#......#", "#......#", ".#....#.", "..####..")
DISC_ROWS = ("..####..", ".######.", "########", "########", "########", "########", ".######.", "..####..")
BLOCK = chr(143)
WORTH = {1: "+", 0: "=", -1: "-"}

# Frames measured on the ROM, less those of the notes and pauses between.
READING, DRAWING, CURTAIN_STEP = 162.0, 1.0, 1.93
CHECK, STONE, PROMPT, WRONG, DRAWN = 4.2, 4.3, 3.7, 5.7, 8.0
OPENING_THOUGHT, TABLE_THOUGHT, FORK_ROW, WIN_THOUGHT, WIN_ROW = 1.0, 76.0, 4.7, 5.0, 4.1
RAINBOW_GAP = 1.7
KEY = 0.1, 22
SHOWN = 60


class Original(PrintedBoardLook[Position, int]):
    """Draws and sounds like the listing."""

    grid = Grid(rows=3, columns=3, left=88, top=48, width=24, height=24)

    def title(self) -> Frames[None]:
        """White paper while the tables are read."""
        machine = self.machine
        self._clear()
        machine.define("a", RING_ROWS)
        machine.define("b", DISC_ROWS)
        yield from machine.wait(READING)

    def _clear(self) -> None:
        """White paper all over, the lower screen too, in a blue border."""
        self.machine.border(7)
        self.machine.cls()
        self.machine.border(1)

    def begin(self) -> Frames[None]:
        """Title and grid, then the curtain that turns them white on red, then the digits."""
        machine = self.machine
        self._clear()
        machine.print_at(3, 6, TITLE.center(20), flash=1)
        for place in (88, 112, 136, 160):
            machine.plot(place, 56)
            machine.draw(0, 72)
            machine.plot(88, place - 32)
            machine.draw(72, 0)
            yield from machine.wait(DRAWING)
        for row in range(22):
            for column in range(0, 32, 4):
                machine.print_at(row, column, BLOCK * 4, ink=2, paper=7, over=1)
                yield from machine.beep(0.003, row + column)
                yield from machine.wait(CURTAIN_STEP)
        self._stones(Position())
        yield from machine.wait(9 * DRAWING)

    def _stones(self, position: Position) -> None:
        for field in FIELDS:
            stone = position[field]
            self._field(field, str(field) if stone == FREE else SYMBOLS[stone])

    def _field(self, field: int, character: str, flash: int = 0) -> None:
        row, column = divmod(field - 1, 3)
        self.machine.print_at(7 + 3 * row, 12 + 3 * column, character, ink=0, paper=7, flash=flash)

    def message(self, words: str) -> None:
        """The lowest line, on white."""
        self.machine.print_at(21, 0, words.center(32), ink=0, paper=7)

    def answered(self) -> Frames[None]:
        """The tone of a key."""
        return self.machine.beep(*KEY)

    def accepted(self) -> Frames[None]:
        """The tone of a key, and the field looked up."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.wait(CHECK)

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(1, -6)
        yield from self.machine.wait(WRONG)

    def refuse_taken(self) -> Frames[None]:
        """A field that is not free is a wrong key."""
        return self.wrong_key()

    def prompt(self) -> Frames[None]:
        """Whose move it is."""
        words = strings.PLAYERS_MOVE if self.program.two else strings.YOUR_MOVE
        self.say(words, n=self.program.position.seat + 1)
        yield from self.machine.wait(PROMPT)

    def cursor(self, cell: Cell, on: bool) -> None:
        """The field's colours exchanged."""
        del on
        at = 32 * (7 + 3 * cell[0]) + 12 + 3 * cell[1]
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def thought(self, choice: Choice) -> Frames[None]:
        """The time that the tables took."""
        match choice.reason:
            case "opening":
                frames = OPENING_THOUGHT
            case "win":
                frames = WIN_THOUGHT + WIN_ROW * choice.rows
            case _:
                frames = TABLE_THOUGHT + FORK_ROW * choice.rows
        yield from self.machine.wait(frames)

    def move(self, before: Position, move: int) -> Frames[None]:
        """A stone flashes, then stands; a key hurries it."""
        machine, symbol = self.machine, SYMBOLS[STONES[before.seat]]
        self.message("")
        self._field(move, symbol, flash=1)
        yield from machine.wait(STONE)
        yield from machine.pause(SHOWN)
        self._field(move, symbol)
        yield from machine.beep(0.1, 12)
        yield from machine.beep(0.2, 22)

    def hint(self, values: dict[int, int]) -> Frames[None]:
        """Signs in place of the free fields' digits for a while."""
        self.say(strings.HINT)
        for field, value in values.items():
            self._field(field, WORTH[value])
        yield from self.machine.pause(3 * SHOWN)
        self.show()

    def show(self) -> None:
        """The stones."""
        self._stones(self.program.position)

    def end(self, outcome: Outcome) -> Frames[None]:
        """The result on row 18 with its sounds."""
        machine = self.machine
        machine.print_at(18, 1, f"  {self.end_words(outcome)}  ", ink=0, paper=7)
        if outcome is Outcome.DRAWN:
            yield from machine.tune(((0.2, 22), (0.5, 15), (1, 22)))
            yield from machine.wait(DRAWN)
        else:
            yield from rainbow(self.program, lambda turn, colour: ((0.02 * turn, turn * colour),), gap=RAINBOW_GAP)
        yield from machine.pause(SHOWN)
