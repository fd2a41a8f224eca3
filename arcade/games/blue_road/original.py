"""The look of the original: blue lines on yellow, tiles of single lines, the road drawn three times side by side."""

from arcade.games.blue_road import strings
from arcade.games.blue_road.hints import Advice
from arcade.games.blue_road.printed_scene import PrintedScene
from arcade.games.blue_road.rules import TILES, Position
from arcade.games.blue_road.state import TYPED, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import WHOLE_CHANCE
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import BY_SEAT, choose_cell
from arcade.toolkit.flow.prompts import ask_another, ask_key
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import BLUE, YELLOW, swapped
from arcade.toolkit.programs.board_look import BoardLook

TRAY = Grid(rows=3, columns=1, left=204, top=23, width=52, height=40)
LETTER_COLUMN, LETTER_ROWS = 30, (5, 10, 15)
MESSAGE_ROW, ANSWER_COLUMN = 21, 29

# Frames measured on the ROM, less those of the notes and pauses between.
TITLE, REFUSED, WRONG, TURN, FOUND = 86.5, 2.2, 2.4, 2.5, 0.6
NOTE_BESIDE = WHOLE_CHANCE + 9.5
"""Milliseconds beside each of the notes at the end."""
CLEARING = 48.1
"""Those of CLS."""
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
        """The name while the tables are read."""
        machine = self.machine
        machine.border(7)
        machine.cls()
        machine.border(1)
        machine.print_at(10, 4, self.program.text(strings.TITLE).upper(), ink=1, paper=7, flash=1)
        yield from machine.wait(TITLE)

    def ask_size(self) -> Frames[tuple[int, int]]:
        """There is but one board."""
        yield from ()
        return self.program.size

    def begin(self) -> Frames[None]:
        """The empty board, drawn line by line."""
        self._clear()
        yield from self.machine.basic.takes(CLEARING)
        yield from self.scene.board()

    def _clear(self) -> None:
        """Yellow paper in a blue border, whose colour the lower screen has, too."""
        clear_screen(self.machine, BLUE, YELLOW, BLUE)

    def _message(self, words: Text, **values: object) -> None:
        self.machine.print_at(MESSAGE_ROW, 0, f" {self.program.text(words, **values)}".ljust(32)[:32])

    def _mark(self, shown: bool) -> None:
        """The flashing question mark where the next tile goes, or nothing."""
        position = self.program.position
        if position.end is not None:
            row, column = divmod(position.end.field, position.columns)
            self.machine.print_at(4 + 3 * row, 5 + 3 * column, "?" if shown else " ", flash=int(shown))

    def prompt(self) -> Frames[None]:
        """Whose move it is, and where."""
        program = self.program
        self._message(strings.PLAYERS_MOVE if program.two else strings.YOUR_MOVE, n=program.position.seat + 1)
        self._mark(True)
        yield from ()

    def ask_tile(self) -> Frames[str | Control]:
        """A key, answered by its notes; another key is refused, and the word for it stays until the next."""
        program = self.program
        chosen = yield from choose_cell(
            program,
            TRAY,
            (program.chosen, 0),
            self.cursor,
            TYPED,
            self.commands,
            BY_SEAT[program.position.seat],
            self.wrong_key,
            hidden=True,
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
        """A letter's colours exchanged."""
        del on
        at = 32 * LETTER_ROWS[cell[0]] + LETTER_COLUMN
        self.machine.attributes[at] = swapped(self.machine.attributes[at])

    def think(self) -> Frames[None]:
        """A key lets the computer move."""
        self._message(strings.MY_MOVE)
        yield from ask_key(self.machine)
        yield from self.machine.basic.tune(KEY, 0)

    def thought(self, choice: str) -> Frames[None]:
        """The tile's letter, and a moment to read it."""
        self._show_letter(choice, 1)
        yield from self.machine.pause(PONDERING)

    def move(self, before: Position, move: str) -> Frames[None]:
        """The thin tile, then the road section by section with a note each."""
        sections = before.put(move)[1]
        yield from self.scene.tile(sections[0].field, before.columns, move)
        for section in sections:
            yield from self.scene.grow(section, before.columns)
            yield from self.machine.basic.beep(*SECTION)
            yield from self.machine.wait(FOUND)
        yield from self.machine.wait(TURN)

    def hint(self, advice: Advice) -> Frames[None]:
        """The tile and what it is worth, until a key is pressed."""
        words = {1: strings.HINT_WINS, -1: strings.HINT_LASTS, 0: strings.HINT_OPEN}[advice.value]
        self._message(words, tile=advice.tile)
        yield from ask_key(self.machine)

    def show(self) -> None:
        """The board drawn anew."""
        match = self.program.match
        self._clear()
        self.scene.frame()
        for before, tile in zip(match.positions, match.moves, strict=False):
            if before.end is not None:
                self.scene.thin(before.end.field, before.columns, tile)
        for section in self.program.road:
            self.scene.road(section, match.position.columns)

    def end(self, outcome: Outcome) -> Frames[None]:
        """Who won, and twenty notes by chance; they fall when the player has lost."""
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
        """Any key but yes ends."""
        return ask_another(self.machine)
