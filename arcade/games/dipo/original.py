"""Dipo as it was laid out and paced: a frame, a drawing in boxes, and generations that take their time cell by cell."""

from dataclasses import dataclass

from arcade.games.dipo import ART, CELL, ERASE, FASTER, RIGHT, RUN, SLOWER, TOOLS, strings
from arcade.games.dipo.file_format import Pattern
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.scene import direction
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames, Waiting
from arcade.machine.spectrum import Spectrum, udg_character
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, CYAN, GREEN, RED, WHITE, YELLOW
from arcade.toolkit.programs.game_program import TURN
from arcade.toolkit.programs.printed_look import PrintedLook

LEAST, MOST = 2, 19
NOTE = (0.2, 20)
LONGEST = 30
"""Characters of a typed number."""
COMMA = 16
"""Columns from one place of INPUT's commas to the next."""
SETTING_UP, COMPARING_LIMITS = 224, 40
"""Measured in milliseconds."""


def whole(text: str) -> int | None:
    """The whole part of a number as it is typed, None for what is none."""
    sign, digits = text.strip()[:1] == "-", text.strip().removeprefix("-").removeprefix("+")
    before, _, after = digits.replace(",", ".").partition(".")
    if not (before + after).isascii() or not (before + after).isdigit():
        return None
    value = int(before or "0")
    return -value if sign else value


def accepted(first: str, second: str) -> tuple[int, int] | None:
    """Two limits in order, None unless they are different and on the screen."""
    limits = sorted(limit for limit in (whole(first), whole(second)) if limit is not None)
    low, high = limits if len(limits) == 2 else (0, 0)
    return (low, high) if LEAST <= low < high <= MOST else None


def ask_limits(program: Program[Spectrum]) -> Frames[tuple[Field, int, int]]:
    """The field, and the row and column of its first cell."""
    basic = program.machine.basic
    yield from basic.takes(SETTING_UP)
    yield from basic.cls()
    yield from basic.print_at(0, 0, program.text(strings.GAME_OF_LIFE))
    yield from basic.print_at(2, 2, program.text(strings.FRAME_LIMITS))
    left, right = yield from _ask(program, strings.ACROSS)
    top, bottom = yield from _ask(program, strings.DOWNWARDS)
    return Field(bottom - top + 1, right - left + 1), top, left


def _ask(program: Program[Spectrum], question: Text) -> Frames[tuple[int, int]]:
    """INPUT question;first,second."""
    machine, prompt = program.machine, program.text(question)
    while True:
        yield from machine.basic.beep(*NOTE)
        first = yield from machine.input(prompt, limit=LONGEST, usual=str(LEAST), numeric=True)
        shown = prompt + first
        shown += " " * (COMMA - len(shown) % COMMA)
        second = yield from machine.input(shown, limit=LONGEST, usual=str(MOST), numeric=True)
        yield from machine.basic.takes(COMPARING_LIMITS)
        found = accepted(first, second)
        if found is not None:
            return found


BOX, DISC, CURSOR = udg_character("a"), udg_character("b"), "X"
LOWER, UPPER, RIGHT_HALF, LEFT_HALF = "\x8c", "\x83", "\x85", "\x8a"
"""Block graphics: the half of a cell that is ink."""


@dataclass(frozen=True)
class PrintedScene:
    """A field on the machine's screen, its first cell at this row and column."""

    machine: Spectrum
    field: Field
    top: int
    left: int

    @property
    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(row, column) for row in range(self.field.rows) for column in range(self.field.columns)]

    @property
    def bottom(self) -> int:
        """The first row below the field, where the frame is."""
        return self.top + self.field.rows

    def print(self, cell: Cell, sign: str, ink: int = RED) -> None:
        self.machine.print_at(self.top + cell[0], self.left + cell[1], sign, ink=ink)

    @property
    def frame(self) -> list[tuple[int, int, str]]:
        """Row, column and sign of the half blocks round the field, which leave the corners empty."""
        columns, rows = range(self.left, self.left + self.field.columns), range(self.top, self.bottom)
        across = ((self.top - 1, LOWER), (self.bottom, UPPER))
        downwards = ((self.left - 1, RIGHT_HALF), (columns.stop, LEFT_HALF))
        return [
            *((row, column, block) for column in columns for row, block in across),
            *((row, column, block) for row in rows for column, block in downwards),
        ]


START_NOTE, CELL_NOTE = (0.2, 20), (0.2, 10)
GRID_CELL, GRID_ROW, READING_KEY, STEP = 1.02, 0.6, 1.7, 5.8
"""Measured in frames. A cell that is drawn takes a step and its note."""
BEGINNING = 175
"""Milliseconds between the empty screen and the first box."""


class Editor:
    """Draws a colony's first generation."""

    def __init__(self, program: Program[Spectrum], colony: Colony, scene: PrintedScene) -> None:
        self.program = program
        self.machine = program.machine
        self.colony = colony
        self.scene = scene
        self.cursor: Cell = (0, 0)

    def _cell(self, cell: Cell) -> None:
        alive = self.colony.cells & self.colony.field.bit(*cell)
        self.scene.print(cell, DISC if alive else BOX)

    def begin(self, opened: Pattern | None) -> Frames[None]:
        machine = self.machine
        yield from machine.basic.cls()
        yield from machine.basic.takes(BEGINNING)
        if opened is not None and not self._lay_out(opened):
            machine.print_at(21, 0, self.program.text(strings.DOES_NOT_FIT))
        for cell in self.scene.cells:
            self._cell(cell)
            yield from machine.wait(GRID_CELL if cell[1] else GRID_CELL + GRID_ROW)
        yield from machine.basic.beep(*START_NOTE)
        machine.keyboard.flush()
        self.scene.print(self.cursor, CURSOR)

    def draw(self) -> Frames[None]:
        done = False
        while not done:
            self.program.report_safe_point(TURN)
            done = yield from self._key()

    def _lay_out(self, pattern: Pattern) -> bool:
        """Put a pattern in the middle of the frame, if it fits."""
        field = self.colony.field
        if pattern.rows > field.rows or pattern.columns > field.columns:
            return False
        self.colony.begin(pattern.in_middle_of(field))
        return True

    def _key(self) -> Frames[bool]:
        """One key of the editor, held or pressed; true when the drawing is done."""
        machine = self.machine
        machine.waiting = Waiting("key", move=True)
        yield
        machine.waiting = None
        key = machine.keyboard.take().lower() or min(machine.keyboard.held, default="")
        field, colony = self.colony.field, self.colony
        bit = field.bit(*self.cursor)
        row, column = self.cursor
        if key in RUN.keys or key in TOOLS.keys:
            return True
        if key:
            yield from machine.wait(READING_KEY)
        if key in CELL.keys or key in ERASE.keys:
            # A joystick has one button for both.
            drawn = key in CELL.keys and not (key.startswith("pad") and colony.cells & bit)
            colony.begin(colony.cells | bit if drawn else colony.cells & ~bit)
            if drawn:
                yield from machine.basic.beep(*CELL_NOTE)
            self._go(self._following(), shown=not drawn)
            yield from machine.wait(STEP)
        elif step := direction(key):
            wanted = row + step[0], column + step[1]
            self._go(self._following() if key in RIGHT.keys else wanted if field.holds(*wanted) else self.cursor)
            yield from machine.wait(STEP)
        return False

    def _following(self) -> Cell:
        """The next cell of the row, or the first of the next row; the last cell itself."""
        field = self.colony.field
        place = self.cursor[0] * field.columns + self.cursor[1] + 1
        return divmod(min(place, field.size - 1), field.columns)

    def _go(self, cell: Cell, shown: bool = True) -> None:
        """Move the cursor; one that stays on a cell just drawn does not show, so that the cell does."""
        stays = cell == self.cursor
        self._cell(self.cursor)
        self.cursor = cell
        if shown or not stays:
            self.scene.print(cell, CURSOR)


EXTINCT_NOTES = ((0.2, 13.0), (0.2, 16.0))
MAKING_ROOM = 430
"""Measured in milliseconds: making room for the cells."""
EMPTY_A_CELL, EMPTY_THE_SCREEN, FRAME_A_CELL, DRAW_A_CELL, COUNT_THE_LIVING = 1.7, 12, 0.5, 1.05, 8
JUDGE_A_CELL, COPY_A_CELL, AFTER_COPYING = 14.5, 1.35, 2
"""All measured in frames."""
HURRIED = 6
"""Frames that a generation takes when hurried: for each cell, and each block of the frame, its share of them."""
NUMBER_ROW, MESSAGE_ROW = 0, 20


class Original(PrintedLook):
    """One sitting in the original's look."""

    ANOTHER, question_place = strings.ANOTHER_COLONY, (23, 0)

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._lay(Field(2, 2), 2, 2)
        self.hurried = False
        self.living = False
        """Whether generation follows generation."""

    def _lay(self, field: Field, top: int, left: int) -> None:
        self.colony = Colony(field)
        self.editor = Editor(self.program, self.colony, PrintedScene(self.machine, field, top, left))

    @property
    def cursor(self) -> Cell:
        return self.editor.cursor

    def begin(self, opened: Pattern | None) -> Frames[None]:
        self.machine.define("a", ART.rows("box"))
        self.machine.define("b", ART.rows("disc"))
        yield from self.set_limits()
        yield from self.editor.begin(opened)

    def play(self, opened: Pattern | None) -> Frames[None]:
        again = True
        while again:
            if not self.living:
                yield from self.editor.draw()
            stopped = yield from self.live()
            yield from self.end(stopped)
            self.program.finish(Outcome.OVER)
            again = yield from self.again()
            if again:
                yield from self.begin(opened)

    def set_limits(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        machine.border(YELLOW)
        self._lay(*(yield from ask_limits(self.program)))
        basic, keyboard = machine.basic, machine.keyboard
        yield from basic.cls()
        keyboard.flush()
        yield from basic.print_at(0, 0, text(strings.GAME_OF_LIFE))
        yield from basic.print_at(2, 2, text(strings.FIRST_GENERATION))
        yield from basic.takes(MAKING_ROOM)
        yield from machine.wait(EMPTY_A_CELL * len(self.editor.scene.cells))
        yield from basic.print_at(5, 2, text(strings.DRAW_FIRST))
        for row, line in enumerate(text(strings.DRAW_KEYS).split("\n"), 6):
            yield from basic.print_at(row, 2, line)
        yield from basic.print_at(10, 1, text(strings.BEGIN))
        if not keyboard.waiting:  # one pressed while the page came up will do
            yield from ask_key(machine)

    # --- living

    def live(self) -> Frames[bool]:
        """Generation after generation until nobody is left; true when a key broke it off."""
        if not self.living:
            self.machine.keyboard.flush()
            self.living = True
        died = stopped = False
        while not (died or stopped):
            self.program.report_safe_point(TURN)
            yield from self._generation()
            died = not self.colony.cells
            stopped = not died and (yield from self._judge())
        self.living = False
        return stopped

    def end(self, stopped: bool) -> Frames[None]:
        machine, text = self.machine, self.program.text
        row = MESSAGE_ROW + (self.editor.scene.bottom == MESSAGE_ROW)  # not over the frame
        machine.print_at(row, 0, text(strings.STOPPED if stopped else strings.DIED_OUT), ink=RED)
        if not stopped:
            yield from machine.basic.tune(EXTINCT_NOTES, beside=0)

    def _generation(self) -> Frames[None]:
        """The frame with the cells that live, drawn row by row."""
        machine, field, scene = self.machine, self.colony.field, self.editor.scene
        machine.cls()
        yield from self._pass(EMPTY_THE_SCREEN)
        number = self.program.text(strings.GENERATION, n=self.colony.generation)
        machine.print_at(NUMBER_ROW, 2, number, ink=RED)
        for row, column, block in scene.frame:
            machine.print_at(row, column, block, ink=CYAN)
            yield from self._pass(FRAME_A_CELL)
        for cell in scene.cells:
            if self.colony.cells & field.bit(*cell):
                scene.print(cell, DISC)
            yield from self._pass(DRAW_A_CELL)

    def _pass(self, frames: float) -> Frames[None]:
        """Let a cell take its frames, or its share of a hurried generation."""
        return self.machine.wait(HURRIED / 2 / self.colony.field.size if self.hurried else frames)

    def _judge(self) -> Frames[bool]:
        """Find the next generation, each cell coloured by what becomes of it; true when a key broke it off."""
        colony = self.colony
        field, now, places = colony.field, colony.cells, self.editor.scene.cells
        following = field.step(now)
        yield from self._pass(COUNT_THE_LIVING)
        for cell in places:
            yield from self._pass(JUDGE_A_CELL)
            if self._broken():
                return True
            bit = field.bit(*cell)
            lived, lives = bool(now & bit), bool(following & bit)
            self.editor.scene.print(cell, DISC, (RED if lives else BLACK) if lived else GREEN if lives else WHITE)
        for _ in places:
            yield from self._pass(COPY_A_CELL)
        yield from self._pass(AFTER_COPYING)
        colony.step()
        return False

    def _broken(self) -> bool:
        """Whether BREAK was pressed; the other keys hurry or slow the computer."""
        tapped = self.program.tapped
        self.hurried = (self.hurried or tapped(FASTER)) and not tapped(SLOWER)
        return tapped(TOOLS)
