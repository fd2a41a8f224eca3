"""The look of the original: blue lines on yellow, tiles of single lines, the road drawn three times side by side."""

from collections.abc import Iterable

from arcade.games.blue_road import strings
from arcade.games.blue_road.opponent import Advice
from arcade.games.blue_road.rules import BOOK_SIZE, TILES, Position, Section, Side, lanes
from arcade.games.blue_road.state import TYPED, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLUE, YELLOW, swapped
from arcade.toolkit.programs.board_look import BoardLook

HALF_PI = 1.5707963
SIZE, MIDDLE = 24, 12
LEFT, TOP = 32, 152
"""The board's upper left corner (y counts from the bottom)."""
SAMPLES = {"a": (210, 120), "b": (210, 80), "c": (210, 40)}
"""The lower left corners of the three samples."""
LINED = 5.0
"""Milliseconds beside a line of the board."""
STRAIGHT = 32.0
"""Milliseconds of a straight way through a tile."""
SINES = 160.0
"""Milliseconds until the first piece of an arc is seen."""
BOW = 380.0
"""Milliseconds of the rest of an arc."""
CORNERS = {
    (Side.TOP, Side.LEFT): (0, 1),
    (Side.TOP, Side.RIGHT): (1, 1),
    (Side.RIGHT, Side.BOTTOM): (1, 0),
    (Side.BOTTOM, Side.LEFT): (0, 0),
}
"""The corner that an arc goes round: right or not, up or not."""


class PrintedScene:
    """Draws onto a machine."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def board(self) -> Frames[None]:
        basic = self.machine.basic
        for x, y, across, up in self._strokes():
            yield from basic.plot(x, y)
            yield from basic.draw(across, up)
            yield from basic.takes(LINED)
        for row, (tile, (x, y)) in self._samples():
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
                yield from basic.takes(STRAIGHT)
            for entry, leaves in lanes(tile):
                yield from self._drawn(x, y, entry, leaves, 0)
            yield from basic.print_at(row, 30, tile)

    def frame(self) -> None:
        for stroke in self._strokes():
            self._line(*stroke)
        for row, (tile, (x, y)) in self._samples():
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
            self._thin(x, y, tile)
            self.machine.print_at(row, 30, tile)

    @staticmethod
    def _strokes() -> list[tuple[int, int, int, int]]:
        whole = SIZE * BOOK_SIZE
        lines = [(LEFT, y, whole, 0) for y in range(TOP - whole, TOP + 1, SIZE)]
        lines += [(x, TOP - whole, 0, whole) for x in range(LEFT, LEFT + whole + 1, SIZE)]
        low, high = 30, 154
        lines += [(low, low, 124, 0), (high, low, 0, 124), (high, high, -124, 0), (low, high, 0, -124)]
        return [*lines, (44, 154, 0, 12), (44, 154, 5, 5), (44, 154, -5, 5)]

    @staticmethod
    def _samples() -> Iterable[tuple[int, tuple[str, tuple[int, int]]]]:
        """Rows of the letters, tiles and lower left corners of the three samples."""
        return zip((5, 10, 15), SAMPLES.items(), strict=True)

    def _line(self, x: int, y: int, across: int, up: int) -> None:
        self.machine.plot(x, y)
        self.machine.draw(across, up)

    def _thin(self, x: int, y: int, tile: str) -> None:
        for entry, leaves in lanes(tile):
            self._lane(x, y, entry, leaves, 0)

    def _drawn(self, x: int, y: int, entry: Side, leaves: Side, beside: int) -> Frames[None]:
        """A lane in the time that it takes: an arc is worked out piece by piece from sines."""
        basic, straight = self.machine.basic, leaves == entry.opposite
        if not straight:
            yield from basic.takes(SINES)
        self._lane(x, y, entry, leaves, beside)
        yield from basic.takes(STRAIGHT if straight else BOW)

    def _lane(self, x: int, y: int, entry: Side, leaves: Side, beside: int) -> None:
        """The line between two sides of a tile whose lower left corner is given, or so many pixels beside it."""
        first, second = sorted((entry, leaves))
        if leaves == entry.opposite:
            if first == Side.TOP:
                self._line(x + MIDDLE + beside, y, 0, SIZE)
            else:
                self._line(x, y + MIDDLE + beside, SIZE, 0)
            return
        right, up = CORNERS[first, second]
        radius = MIDDLE + beside
        inward, down = (-radius if right else radius), (-radius if up else radius)
        self.machine.plot(x + SIZE * right + inward, y + SIZE * up)
        # Against the clock about the upper right and lower left corners, clockwise about the others.
        self.machine.draw(-inward, down, HALF_PI if right == up else -HALF_PI)

    def thin(self, field: int, columns: int, tile: str) -> None:
        self._thin(*_corner(field, columns), tile)

    def tile(self, field: int, columns: int, tile: str) -> Frames[None]:
        for entry, leaves in lanes(tile):
            yield from self._drawn(*_corner(field, columns), entry, leaves, 0)

    def road(self, section: Section, columns: int) -> None:
        """A section made three pixels thick, at once."""
        for beside in (-1, 1):
            self._lane(*_corner(section.field, columns), section.entry, section.exit, beside)

    def grow(self, section: Section, columns: int) -> Frames[None]:
        """Make a section three pixels thick, in the listing's time."""
        for beside in (-1, 1):
            yield from self._drawn(*_corner(section.field, columns), section.entry, section.exit, beside)


def _corner(field: int, columns: int) -> tuple[int, int]:
    row, column = divmod(field, columns)
    return LEFT + SIZE * column, TOP - SIZE * (row + 1)


TRAY = Grid(rows=3, columns=1, left=204, top=23, width=52, height=40)
LETTER_COLUMN, LETTER_ROWS = 30, (5, 10, 15)
MESSAGE_ROW, ANSWER_COLUMN = 21, 29

# Frames measured on the ROM, less those of the notes and pauses between.
TITLE, REFUSED, WRONG, TURN, FOUND = 86.5, 2.2, 2.4, 2.5, 0.6
NOTE_BESIDE = WHOLE_CHANCE + 9.5
"""Milliseconds beside each of the notes at the end."""
CLEARING = 48.1
"""Milliseconds of CLS."""
PONDERING = 50
KEY = (0.1, 12), (0.2, 22)
REFUSAL = 0.5, 12
SECTION = 0.3, 22
NOTES, SHORT, LOWEST, RANGE = 20, 0.03, 14, 20


class Original(BoardLook[Spectrum, Position, str]):
    """Draws, sounds and takes its time like the listing."""

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.scene = PrintedScene(program.machine)

    def title(self) -> Frames[None]:
        machine = self.machine
        machine.border(7)
        machine.cls()
        machine.border(1)
        machine.print_at(10, 4, self.program.text(strings.TITLE).upper(), ink=1, paper=7, flash=1)
        yield from machine.wait(TITLE)

    def ask_size(self) -> Frames[tuple[int, int]]:
        yield from ()
        return self.program.size

    def begin(self) -> Frames[None]:
        self._clear()
        yield from self.machine.basic.takes(CLEARING)
        yield from self.scene.board()

    def _clear(self) -> None:
        """Yellow paper in a blue border, whose colour the lower screen has, too."""
        clear_screen(self.machine, BLUE, YELLOW, BLUE)

    def _message(self, words: Text, **values: object) -> None:
        self.machine.print_at(MESSAGE_ROW, 0, f" {self.program.text(words, **values)}".ljust(32)[:32])

    def _mark(self, shown: bool) -> None:
        position = self.program.position
        if position.end is not None:
            row, column = divmod(position.end.field, position.columns)
            self.machine.print_at(4 + 3 * row, 5 + 3 * column, "?" if shown else " ", flash=int(shown))

    def prompt(self) -> Frames[None]:
        program = self.program
        self._message(strings.PLAYERS_MOVE if program.two else strings.YOUR_MOVE, n=program.position.seat + 1)
        self._mark(True)
        yield from ()

    def ask_tile(self) -> Frames[str | Control]:
        program, steering = self.program, BY_SEAT[self.program.position.seat]
        chosen = yield from choose_cell(
            program,
            CellCursor(TRAY, (program.chosen, 0), self.cursor, steering=steering, hidden=True),
            CellKeys(TYPED, commands=self.commands, wrong=self.wrong_key),
        )
        if isinstance(chosen, Control):
            self._mark(False)
            return chosen
        program.chosen = chosen[0]
        yield from self.machine.basic.tune(KEY, 0)
        self._mark(False)
        self._show_letter(TILES[chosen[0]], program.position.seat)
        return TILES[chosen[0]]

    def _show_letter(self, tile: str, seat: int) -> None:
        self.machine.print_at(MESSAGE_ROW, ANSWER_COLUMN, tile.upper() if seat else tile)

    def wrong_key(self) -> Frames[None]:
        """The notes of a key and a third; the message stays."""
        self._message(strings.WRONG_KEY)
        yield from self.machine.basic.tune(KEY, 0)
        yield from self.machine.wait(REFUSED)
        yield from self.machine.basic.beep(*REFUSAL)
        yield from self.machine.wait(WRONG)

    def cursor(self, cell: Cell, on: bool) -> None:
        del on
        at = 32 * LETTER_ROWS[cell[0]] + LETTER_COLUMN
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def think(self) -> Frames[None]:
        self._message(strings.MY_MOVE)
        yield from ask_key(self.machine)
        yield from self.machine.basic.tune(KEY, 0)

    def thought(self, choice: str) -> Frames[None]:
        self._show_letter(choice, 1)
        yield from self.machine.pause(PONDERING)

    def move(self, before: Position, move: str) -> Frames[None]:
        sections = before.put(move)[1]
        yield from self.scene.tile(sections[0].field, before.columns, move)
        for section in sections:
            yield from self.scene.grow(section, before.columns)
            yield from self.machine.basic.beep(*SECTION)
            yield from self.machine.wait(FOUND)
        yield from self.machine.wait(TURN)

    def hint(self, advice: Advice) -> Frames[None]:
        words = {1: strings.HINT_WINS, -1: strings.HINT_LASTS, 0: strings.HINT_OPEN}[advice.value]
        self._message(words, tile=advice.tile)
        yield from ask_key(self.machine)

    def show(self) -> None:
        match = self.program.match
        self._clear()
        self.scene.frame()
        for before, tile in zip(match.positions, match.moves, strict=False):
            if before.end is not None:
                self.scene.thin(before.end.field, before.columns, tile)
        for section in self.program.road:
            self.scene.road(section, match.position.columns)

    def end(self, outcome: Outcome) -> Frames[None]:
        match outcome:
            case Outcome.LOST:
                self._message(strings.I_WON)
            case Outcome.WON:
                self._message(strings.YOU_WON)
            case _:
                self._message(strings.SEAT_WON, n=1 if outcome is Outcome.FIRST else 2)
        notes = [LOWEST + self.program.dice.below(RANGE) for _ in range(NOTES)]
        for note in sorted(notes, reverse=True) if outcome is Outcome.LOST else notes:
            yield from self.machine.basic.beep(SHORT, note, NOTE_BESIDE)

    def again(self) -> Frames[bool]:
        return ask_another(self.machine)
