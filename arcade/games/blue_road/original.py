"""The look of the original: blue lines on yellow, tiles of single lines, the road drawn three times side by side."""

from collections import deque
from collections.abc import Iterator
from itertools import chain, starmap

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

Steps = Iterator[Frames[None]]
"""Each draws something when it is asked for; what it gives is the time that the listing took then."""
HALF_PI = 1.5707963
SIZE, MIDDLE = 24, 12
LEFT, TOP = 32, 152
"""The board's upper left corner (y counts from the bottom)."""
WHOLE = SIZE * BOOK_SIZE
STROKES = (
    *((LEFT, y, WHOLE, 0) for y in range(TOP - WHOLE, TOP + 1, SIZE)),
    *((x, TOP - WHOLE, 0, WHOLE) for x in range(LEFT, LEFT + WHOLE + 1, SIZE)),
    *((30, 30, 124, 0), (154, 30, 0, 124), (154, 154, -124, 0), (30, 154, 0, -124)),
    *((44, 154, 0, 12), (44, 154, 5, 5), (44, 154, -5, 5)),
)
"""The lines of the board, its frame and the arrow to its first field."""
SAMPLES = {"a": (210, 120), "b": (210, 80), "c": (210, 40)}
"""The lower left corners of the three samples."""
CORNERS = {
    (Side.TOP, Side.LEFT): (0, 1),
    (Side.TOP, Side.RIGHT): (1, 1),
    (Side.RIGHT, Side.BOTTOM): (1, 0),
    (Side.BOTTOM, Side.LEFT): (0, 0),
}
"""The corner that an arc goes round: right or not, up or not."""
TRAY = Grid(rows=3, columns=1, left=204, top=23, width=52, height=40)
LETTER_COLUMN, LETTER_ROWS = 30, (5, 10, 15)
MESSAGE_ROW, ANSWER_COLUMN = 21, 29
KEY = (0.1, 12), (0.2, 22)

# Milliseconds measured on the ROM.
CLEARING, BOARD_LINE, STRAIGHT_WAY, ARC_BEGUN, ARC_DRAWN = 48.1, 5.0, 32.0, 160.0, 380.0
END_NOTE = WHOLE_CHANCE + 9.5
# Frames measured on the ROM, less those of the notes and pauses between.
TITLE, REFUSED, WRONG, TURN, FOUND = 86.5, 2.2, 2.4, 2.5, 0.6


def _corner(field: int) -> tuple[int, int]:
    row, column = divmod(field, BOOK_SIZE)
    return LEFT + SIZE * column, TOP - SIZE * (row + 1)


def in_time(steps: Steps) -> Frames[None]:
    """Draw as the listing did."""
    for step in steps:
        yield from step


class Original(BoardLook[Spectrum, Position, str]):
    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program

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
        yield from in_time(self._board())

    def _board(self) -> Steps:
        basic = self.machine.basic
        for x, y, across, up in STROKES:
            yield basic.plot(x, y)
            yield basic.draw(across, up)
            yield basic.takes(BOARD_LINE)
        for row, (tile, (x, y)) in zip(LETTER_ROWS, SAMPLES.items(), strict=True):
            for side in (0, SIZE):
                self._line(x, y + side, SIZE, 0)
                self._line(x + side, y, 0, SIZE)
                yield basic.takes(STRAIGHT_WAY)
            for entry, leaves in lanes(tile):
                yield from self._lane(x, y, entry, leaves)
            yield basic.print_at(row, LETTER_COLUMN, tile)

    def _tile(self, field: int, tile: str) -> Steps:
        for entry, leaves in lanes(tile):
            yield from self._lane(*_corner(field), entry, leaves)

    def _road(self, section: Section) -> Steps:
        """A section made three pixels thick."""
        for beside in (-1, 1):
            yield from self._lane(*_corner(section.field), section.entry, section.exit, beside)

    def _lane(self, x: int, y: int, entry: Side, leaves: Side, beside: int = 0) -> Steps:
        """The line between two sides of a tile whose lower left corner is given, or so many pixels beside it.

        The first piece of an arc is seen when all have been worked out from sines.
        """
        first, second = sorted((entry, leaves))
        if leaves == entry.opposite:
            if first == Side.TOP:
                self._line(x + MIDDLE + beside, y, 0, SIZE)
            else:
                self._line(x, y + MIDDLE + beside, SIZE, 0)
            yield self.machine.basic.takes(STRAIGHT_WAY)
            return
        yield self.machine.basic.takes(ARC_BEGUN)
        right, up = CORNERS[first, second]
        radius = MIDDLE + beside
        inward, down = (-radius if right else radius), (-radius if up else radius)
        # Against the clock about the upper right and lower left corners, clockwise about the others.
        turn = HALF_PI if right == up else -HALF_PI
        self._line(x + SIZE * right + inward, y + SIZE * up, -inward, down, turn)
        yield self.machine.basic.takes(ARC_DRAWN)

    def _line(self, x: int, y: int, across: int, up: int, turn: float | None = None) -> None:
        self.machine.plot(x, y)
        self.machine.draw(across, up, turn)

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
        yield from self.machine.basic.beep(0.5, 12)
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
        yield from self.machine.pause(50)

    def move(self, before: Position, move: str) -> Frames[None]:
        sections = before.put(move)[1]
        yield from in_time(self._tile(sections[0].field, move))
        for section in sections:
            yield from in_time(self._road(section))
            yield from self.machine.basic.beep(0.3, 22)
            yield from self.machine.wait(FOUND)
        yield from self.machine.wait(TURN)

    def hint(self, advice: Advice) -> Frames[None]:
        words = {1: strings.HINT_WINS, -1: strings.HINT_LASTS, 0: strings.HINT_OPEN}[advice.value]
        self._message(words, tile=advice.tile)
        yield from ask_key(self.machine)

    def show(self) -> None:
        match = self.program.match
        laid = [(at.end.field, tile) for at, tile in zip(match.positions, match.moves, strict=False) if at.end]
        self._clear()
        parts = self._board(), *starmap(self._tile, laid), *map(self._road, self.program.road)
        deque(chain.from_iterable(parts), maxlen=0)

    def end(self, outcome: Outcome) -> Frames[None]:
        words = {Outcome.LOST: strings.I_WON, Outcome.WON: strings.YOU_WON}.get(outcome, strings.SEAT_WON)
        self._message(words, n=1 if outcome is Outcome.FIRST else 2)
        notes = [14 + self.program.dice.below(20) for _ in range(20)]
        for note in sorted(notes, reverse=True) if outcome is Outcome.LOST else notes:
            yield from self.machine.basic.beep(0.03, note, END_NOTE)

    def again(self) -> Frames[bool]:
        return ask_another(self.machine)
