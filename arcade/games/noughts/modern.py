"""The modern look: the cube turns on the title, marks are drawn by strokes, a nought with a face is the opponent."""

from typing import ClassVar

from arcade.games.noughts import ABANDON, MUSIC, art, strings, title
from arcade.games.noughts.art import Mood, put_nought
from arcade.games.noughts.ending import Ending
from arcade.games.noughts.levels import LEVELS
from arcade.games.noughts.look import MARKS, ROW, Look
from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Position, fields
from arcade.games.noughts.scene import BESIDE_PANEL, LINE_NOTES, PONDER_NOTES, STEP_TICK
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program, meanwhile
from arcade.toolkit.flow.alongside import end_scene
from arcade.toolkit.flow.cursor import BY_SEAT, CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_state import MatchState
from arcade.toolkit.sound.player import with_music
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.capitals import THINKING

GAMES = 10
"""Games to a match."""
GAME_ROW, TIES_ROW, LEVEL_ROW, AIM_ROW = 1, 9, 19, 20
SIDE_ROWS = (3, 6)
FACE_ROW = 10
"""Rows of the panel."""
SIGNS = "X", "O"
TYPED = {key: (row, column) for row, keys in enumerate(("789", "456", "123")) for column, key in enumerate(keys)}
TO_LAYERS = tuple(Control(f"layer {number}", strings.LAYER, (f"{number}",)) for number in range(1, 5))
ORDERS = (HINT, TAKE_BACK, ABANDON, BACK)
BLINK_EVERY, BLINK = 150, 7
GAZE = 11
"""Frames that the thinking nought looks at a square."""
A_SQUARE = 9
"""Frames from one square of a complete line to the next."""
STANDS = 45
"""Frames that the line is seen before the board is wiped."""


def show_panel(program: MatchState[Pet, Position, int], column: int) -> None:
    """The match, both sides with their wins, and the aim; the name of the side to move is reversed."""
    machine, text, position, tally = program.machine, program.text, program.position, program.tally

    def line(row: int, words: str, reverse: bool = False) -> None:
        for down, part in enumerate(words.split("\n")):
            machine.print_at(row + down, column, part.center(strings.PANEL), reverse)

    over = position.outcome() is not None
    played = tally.games if over else tally.games + 1
    line(GAME_ROW, text(strings.GAME, n=played, of=GAMES))
    for seat, row in enumerate(SIDE_ROWS):
        line(row, _name(program, seat), position.seat == seat and not over)
        line(row + 1, f"{SIGNS[seat]}  {(tally.won, tally.lost)[seat]}")
    line(TIES_ROW, text(strings.TIES, n=tally.drawn))
    line(LEVEL_ROW, text(LEVELS[program.setup.level].sets.sign))
    line(AIM_ROW, text(strings.PANEL_AIMS[position.form.misere]))


def _name(program: Program[Pet], seat: int) -> str:
    if program.setup.seats == 2:
        return program.text(strings.PLAYER, n=seat + 1)
    return program.text((strings.YOU, strings.COMPUTER)[seat])


class Modern(Look):
    """Plays matches of ten."""

    STYLES: ClassVar = {SQUARE: art.BOLD_SQUARE, MISERE: art.BOLD_SQUARE, CUBE: art.BOLD_CUBE}
    LEFTS, UP, MARGIN = BESIDE_PANEL, 1, 1
    THINKING_FRAMES = 4 * GAZE

    def __init__(self, program: MatchState[Pet, Position, int]) -> None:
        super().__init__(program)
        centre = self.scene.layout.cell(len(self.form.places) // 2)
        self.at = [centre, centre]
        """Where each seat's cursor begins."""
        self._mood, self._glance = Mood.CALM, (0, 0)
        self._last: Cell | None = None
        """Where the cursor was last while somebody chose."""

    def title(self) -> Frames[None]:
        machine = self.machine
        title.draw(self.program)
        yield from with_music(
            machine, MUSIC.title, meanwhile(ask_key(machine), lambda frame: title.step(machine, frame))
        )
        machine.speaker.cut(machine.now)

    def beside(self) -> None:
        """The panel with the face and, while the game goes on, the keys."""
        super().beside()
        show_panel(self.program, self.scene.layout.PANEL)
        self._face()
        keys = self.program.text(strings.KEYS) if self.program.position.outcome() is None else ""
        self.machine.print_at(ROW, 1, keys.ljust(38))

    def _face(self, shut: bool = False) -> None:
        put_nought(self.machine, FACE_ROW, self.scene.layout.PANEL, self._mood, self._glance, shut)

    def idle(self, frame: int) -> None:
        if frame and frame % BLINK_EVERY in (0, BLINK):
            self._face(shut=frame % BLINK_EVERY == 0)

    def _show_cursor(self, cell: Cell, on: bool) -> None:
        self.scene.show_cursor(cell, on)
        if on and cell != self._last:
            if self._last is not None:
                self.machine.chime(STEP_TICK)
            self._last = cell
            self._gaze(cell)

    def think(self) -> Frames[None]:
        self._mood = Mood.PONDERING
        self.beside()
        self.console.say(THINKING)
        free, layout = self.program.position.moves(), self.scene.layout
        for look in range(self.THINKING_FRAMES // GAZE):
            cell = layout.cell(free[(5 * look + len(free) // 2) % len(free)])
            self._gaze(cell)
            self.machine.chime(PONDER_NOTES[look % len(PONDER_NOTES)])
            self.scene.show_cursor(cell, True)
            yield from self.machine.wait(GAZE)
            self.scene.show_cursor(cell, False)
        self._mood = Mood.CALM

    def _gaze(self, cell: Cell) -> None:
        last = self.scene.layout.grid.rows - 1
        self._glance = _side(cell[1], last), _side(cell[0], last)
        self._face()

    def move(self, before: Position, move: int) -> Frames[None]:
        self._gaze(self.scene.layout.cell(move))
        yield from super().move(before, move)
        self._glance = 0, 0

    def ask_field(self) -> Frames[int | Control]:
        """Steer the cursor, click, or type a key of the keypad; in the cube a digit leads to its layer."""
        seat = self.program.position.seat
        self._last = None
        self.beside()
        typed, orders = (None, (*ORDERS, *TO_LAYERS)) if self.form is CUBE else (TYPED, ORDERS)
        layout, show, wrong = self.scene.layout, self._show_cursor, self.wrong_key
        steering = BY_SEAT[seat]
        while True:
            self.console.write(self.turn(strings.WHICH_SQUARE, mark=MARKS[seat]))
            chosen = yield from choose_cell(
                self.program,
                CellCursor(layout.grid, self.at[seat], show, steering=steering),
                CellKeys(typed, commands=orders, wrong=wrong),
            )
            if chosen in TO_LAYERS:
                self.at[seat] = layout.cell(16 * TO_LAYERS.index(chosen))
            elif isinstance(chosen, Control):
                return chosen
            else:
                self.at[seat] = chosen
                return layout.field(chosen)

    def end_scene(self, outcome: Outcome, sound: Tune) -> Frames[None]:
        del sound
        self._mood = {Outcome.WON: Mood.DIZZY, Outcome.LOST: Mood.LAUGHING, Outcome.DRAWN: Mood.BORED}.get(
            outcome, Mood.CALM
        )
        self._glance = 0, 0
        self._face()
        for place, field in enumerate(fields(self.program.position.lines)):
            self.scene.light((field,), True)
            self.machine.chime(LINE_NOTES[place % len(LINE_NOTES)])
            yield from self.machine.wait(A_SQUARE)
        yield from self.machine.pause(STANDS)
        yield from end_scene(self, Ending(self.program, outcome), MUSIC.of(outcome))
        self._mood = Mood.CALM

    def end(self, outcome: Outcome) -> Frames[None]:
        yield from super().end(outcome)
        tally = self.program.tally
        if tally.games == GAMES:
            words = strings.MATCH_OVER_FOR_TWO if self.program.two else strings.MATCH_OVER
            yield from self.console.tell(words, won=tally.won, lost=tally.lost)


def _side(place: int, last: int) -> int:
    """Whether one of the places 0 to `last` is before, in or after the middle."""
    return (2 * place > last) - (2 * place < last)
