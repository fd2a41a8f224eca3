"""The look of the original: blue lines on yellow, tiles of single lines, the road drawn three times side by side."""

from arcade.games.blue_road import strings
from arcade.games.blue_road.hints import Advice, Slip
from arcade.games.blue_road.printed_scene import ARC_FRAMES, LINE_FRAMES, Pen
from arcade.games.blue_road.rules import TILES, Position, road
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.contest import Tally
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, choose_cell
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import swapped

Played = Match[Position, str]
TYPED: dict[str, Cell] = {tile: (row, 0) for row, tile in enumerate(TILES)}
TRAY = Grid(rows=3, columns=1, left=204, top=23, width=52, height=40)
LETTER_COLUMN, LETTER_ROWS = 30, (5, 10, 15)
MESSAGE_ROW, ANSWER_COLUMN = 21, 29

# Frames measured on the ROM, less those of the notes and pauses between.
TITLE, BOARD, WRONG, NOTE_GAP = 89, 144, 7.0, 2.4
PONDERING = 50
KEY = (0.1, 12), (0.2, 22)
REFUSAL = ((0.5, 12),)
SECTION = 0.3, 22
NOTES, SHORT, LOWEST, RANGE = 20, 0.03, 14, 20


class Original:
    """Draws, sounds and takes its time like the listing."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.pen = Pen(program.machine)
        self.chosen = 0
        """Where the cursor begins, if somebody steers."""

    def opening(self) -> Frames[None]:
        """The name while the tables are read."""
        machine = self.machine
        machine.border(7)
        machine.cls()
        machine.border(1)
        machine.print_at(10, 4, self.program.text(strings.TITLE).upper(), ink=1, paper=7, flash=1)
        yield from machine.wait(TITLE)

    def ask_size(self, size: tuple[int, int]) -> Frames[tuple[int, int]]:
        """There is but one board."""
        yield from ()
        return size

    def board(self, match: Played, tally: Tally) -> Frames[None]:
        """The empty board, drawn line by line."""
        del match, tally
        self._clear()
        yield from self.pen.board(BOARD)

    def _clear(self) -> None:
        """Yellow paper all over, the lower screen too, in a blue border."""
        machine = self.machine
        machine.border(6)
        machine.paper(6)
        machine.ink(1)
        machine.cls()
        machine.border(1)

    def ask_starter(self) -> Frames[int]:
        """The player always begins."""
        yield from ()
        return 0

    def _message(self, words: Text, **values: object) -> None:
        self.machine.print_at(MESSAGE_ROW, 0, f" {self.program.text(words, **values)}".ljust(32)[:32])

    def _mark(self, position: Position, shown: bool) -> None:
        """The flashing question mark where the next tile goes, or nothing."""
        if position.end is not None:
            row, column = divmod(position.end.field, position.columns)
            self.machine.print_at(4 + 3 * row, 5 + 3 * column, "?" if shown else " ", flash=int(shown))

    def ask_tile(self, match: Played) -> Frames[str | Control]:
        """A key, answered by its notes; another key is refused, and the word for it stays until the next."""
        position = match.position
        seats = self.program.setup.seats
        self._message(strings.PLAYERS_MOVE if seats == 2 else strings.YOUR_MOVE, n=position.seat + 1)
        self._mark(position, True)
        chosen = yield from choose_cell(
            self.program,
            TRAY,
            (self.chosen, 0),
            self.cursor,
            TYPED,
            (HINT, TAKE_BACK),
            SECOND_SEAT if position.seat else ARROWS,
            self.wrong_key,
            hidden=True,
        )
        if isinstance(chosen, Control):
            self._mark(position, False)
            return chosen
        self.chosen = chosen[0]
        yield from self.machine.tune(KEY)
        self._mark(position, False)
        self._show_letter(TILES[chosen[0]], position.seat)
        return TILES[chosen[0]]

    def _show_letter(self, tile: str, seat: int) -> None:
        self.machine.print_at(MESSAGE_ROW, ANSWER_COLUMN, tile.upper() if seat else tile)

    def wrong_key(self) -> Frames[None]:
        """The notes of a key and a third; the message stays."""
        self._message(strings.WRONG_KEY)
        yield from self.machine.tune((*KEY, *REFUSAL))
        yield from self.machine.wait(WRONG)

    def cursor(self, cell: Cell, on: bool) -> None:
        """A letter's colours exchanged."""
        del on
        at = 32 * LETTER_ROWS[cell[0]] + LETTER_COLUMN
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def ponder(self, match: Played) -> Frames[None]:
        """A key lets the computer move."""
        del match
        self._message(strings.MY_MOVE)
        yield from ask_key(self.machine)
        yield from self.machine.tune(KEY)

    def pondered(self, tile: str) -> Frames[None]:
        """The tile's letter, and a moment to read it."""
        self._show_letter(tile, 1)
        yield from self.machine.pause(PONDERING)

    def lay(self, match: Played, before: Position, tile: str) -> Frames[None]:
        """The thin tile, then the road section by section with a note each."""
        del match
        sections = before.put(tile)[1]
        yield from self.pen.tile(sections[0].field, before.columns, tile)
        for section in sections:
            self.pen.road(section, before.columns)
            yield from self.machine.wait(LINE_FRAMES if section.straight else ARC_FRAMES)
            yield from self.machine.beep(*SECTION)

    def hint(self, match: Played, advice: Advice) -> Frames[None]:
        """The tile and what it is worth, until a key is pressed."""
        del match
        words = {1: strings.HINT_WINS, -1: strings.HINT_LASTS, 0: strings.HINT_OPEN}[advice.value]
        self._message(words, tile=advice.tile)
        yield from ask_key(self.machine)

    def taken_back(self, match: Played, done: bool) -> Frames[None]:
        """The board drawn anew."""
        if not done:
            yield from self.wrong_key()
            return
        self._clear()
        self.pen.frame()
        for before, tile in zip(match.positions, match.moves, strict=False):
            if before.end is not None:
                self.pen.thin(before.end.field, before.columns, tile)
        for section in road(match.positions, match.moves):
            self.pen.road(section, match.position.columns)

    def result(self, match: Played, outcome: Outcome, tally: Tally, slip: Slip | None) -> Frames[None]:
        """Who won, and twenty notes by chance; they fall when the player has lost."""
        del match, tally, slip
        match outcome:
            case Outcome.LOST:
                self._message(strings.I_WON)
            case Outcome.WON:
                self._message(strings.YOU_WON)
            case _:
                self._message(strings.SEAT_WON, n=1 if outcome is Outcome.FIRST else 2)
        notes = [LOWEST + self.program.dice.below(RANGE) for _ in range(NOTES)]
        for note in sorted(notes, reverse=True) if outcome is Outcome.LOST else notes:
            yield from self.machine.beep(SHORT, note)
            yield from self.machine.wait(NOTE_GAP)

    def ask_again(self) -> Frames[bool]:
        """Any key but yes ends."""
        return ask_another(self.machine)
