"""Dipo as it was laid out and paced: a frame, a drawing in boxes, and generations that take their time cell by cell."""

from collections.abc import Iterator
from itertools import product

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
LONGEST_NUMBER = 30
COMMA_COLUMNS = 16
"""From one place of INPUT's commas to the next."""
LIMITS_NOTE, START_NOTE, CELL_NOTE = (0.2, 20), (0.2, 20), (0.2, 10)
EXTINCT_NOTES = ((0.2, 13.0), (0.2, 16.0))
BOX, DISC, CURSOR = udg_character("a"), udg_character("b"), "X"
LOWER, UPPER, RIGHT_HALF, LEFT_HALF = "\x8c", "\x83", "\x85", "\x8a"
"""Block graphics: the half of a cell that is ink."""
NUMBER_ROW, MESSAGE_ROW = 0, 20

# Measured milliseconds.
SETTING_UP, COMPARING_LIMITS, MAKING_ROOM, BEGINNING = 224, 40, 430, 175

# Measured frames. A cell that is drawn takes a step and its note.
GRID_CELL, GRID_ROW, READING_KEY, STEP = 1.02, 0.6, 1.7, 5.8
EMPTY_A_CELL, EMPTY_THE_SCREEN, FRAME_A_CELL, DRAW_A_CELL, COUNT_THE_LIVING = 1.7, 12, 0.5, 1.05, 8
JUDGE_A_CELL, COPY_A_CELL, AFTER_COPYING = 14.5, 1.35, 2
HURRIED_FRAMES = 6
"""Of a hurried generation: for each cell, and each block of the frame, its share of them."""


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


class Original(PrintedLook):
    """One sitting in the original's look."""

    ANOTHER, question_place = strings.ANOTHER_COLONY, (23, 0)

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._lay((2, 3), (2, 3))
        self.hurried = self.living = False
        """Whether the computer hurries, and whether generation follows generation."""

    def _lay(self, across: tuple[int, int], down: tuple[int, int]) -> None:
        """An empty field between limits to the left and right, and above and below."""
        (self.left, right), (self.top, bottom) = across, down
        self.colony = Colony(Field(bottom - self.top + 1, right - self.left + 1))
        self.cursor: Cell = (0, 0)

    @property
    def _cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [*product(range(self.colony.field.rows), range(self.colony.field.columns))]

    def _print(self, cell: Cell, sign: str, ink: int = RED) -> None:
        self.machine.print_at(self.top + cell[0], self.left + cell[1], sign, ink=ink)

    def begin(self, opened: Pattern | None) -> Frames[None]:
        """Ask for a frame, and fill it with boxes or a pattern in its middle."""
        machine, program = self.machine, self.program
        machine.define("a", ART.rows("box"))
        machine.define("b", ART.rows("disc"))
        yield from self.set_limits()
        yield from machine.basic.cls()
        yield from machine.basic.takes(BEGINNING)
        field = self.colony.field
        if opened is not None:
            if opened.rows <= field.rows and opened.columns <= field.columns:
                self.colony.begin(opened.in_middle_of(field))
            else:
                machine.print_at(21, 0, program.text(strings.DOES_NOT_FIT))
        for cell in self._cells:
            self._show(cell)
            yield from machine.wait(GRID_CELL if cell[1] else GRID_CELL + GRID_ROW)
        yield from machine.basic.beep(*START_NOTE)
        machine.keyboard.flush()
        self._print(self.cursor, CURSOR)

    def set_limits(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        basic, keyboard = machine.basic, machine.keyboard
        machine.border(YELLOW)
        yield from basic.takes(SETTING_UP)
        yield from basic.cls()
        yield from basic.print_at(0, 0, text(strings.GAME_OF_LIFE))
        yield from basic.print_at(2, 2, text(strings.FRAME_LIMITS))
        across = yield from self._ask(strings.ACROSS)
        self._lay(across, (yield from self._ask(strings.DOWNWARDS)))
        yield from basic.cls()
        keyboard.flush()
        yield from basic.print_at(0, 0, text(strings.GAME_OF_LIFE))
        yield from basic.print_at(2, 2, text(strings.FIRST_GENERATION))
        yield from basic.takes(MAKING_ROOM)
        yield from machine.wait(EMPTY_A_CELL * self.colony.field.size)
        yield from basic.print_at(5, 2, text(strings.DRAW_FIRST))
        for row, line in enumerate(text(strings.DRAW_KEYS).split("\n"), 6):
            yield from basic.print_at(row, 2, line)
        yield from basic.print_at(10, 1, text(strings.BEGIN))
        if not keyboard.waiting:  # one pressed while the page came up will do
            yield from ask_key(machine)

    def _ask(self, question: Text) -> Frames[tuple[int, int]]:
        """INPUT question;first,second."""
        machine, prompt = self.machine, self.program.text(question)
        while True:
            yield from machine.basic.beep(*LIMITS_NOTE)
            first = yield from machine.input(prompt, limit=LONGEST_NUMBER, usual=str(LEAST), numeric=True)
            shown = prompt + first
            shown += " " * (COMMA_COLUMNS - len(shown) % COMMA_COLUMNS)
            second = yield from machine.input(shown, limit=LONGEST_NUMBER, usual=str(MOST), numeric=True)
            yield from machine.basic.takes(COMPARING_LIMITS)
            found = accepted(first, second)
            if found is not None:
                return found

    def play(self, opened: Pattern | None) -> Frames[None]:
        again = True
        while again:
            if not self.living:
                yield from self.draw()
            stopped = yield from self.live()
            yield from self.end(stopped)
            self.program.finish(Outcome.OVER)
            again = yield from self.again()
            if again:
                yield from self.begin(opened)

    # --- drawing the first generation

    def draw(self) -> Frames[None]:
        """Obey the editor's keys, held or pressed, until the drawing is done."""
        machine, field, colony = self.machine, self.colony.field, self.colony
        while True:
            self.program.report_safe_point(TURN)
            machine.waiting = Waiting("key", move=True)
            yield
            machine.waiting = None
            key = machine.keyboard.take().lower() or min(machine.keyboard.held, default="")
            row, column = self.cursor
            bit = field.bit(row, column)
            if key in RUN.keys or key in TOOLS.keys:
                return
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

    def _following(self) -> Cell:
        """The next cell of the row, or the first of the next row; the last cell itself."""
        field = self.colony.field
        place = self.cursor[0] * field.columns + self.cursor[1] + 1
        return divmod(min(place, field.size - 1), field.columns)

    def _go(self, cell: Cell, shown: bool = True) -> None:
        """Move the cursor; one that stays on a cell just drawn does not show, so that the cell does."""
        stays = cell == self.cursor
        self._show(self.cursor)
        self.cursor = cell
        if shown or not stays:
            self._print(cell, CURSOR)

    def _show(self, cell: Cell) -> None:
        alive = self.colony.cells & self.colony.field.bit(*cell)
        self._print(cell, DISC if alive else BOX)

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
        row = MESSAGE_ROW + (self.top + self.colony.field.rows == MESSAGE_ROW)  # not over the frame
        machine.print_at(row, 0, text(strings.STOPPED if stopped else strings.DIED_OUT), ink=RED)
        if not stopped:
            yield from machine.basic.tune(EXTINCT_NOTES, beside=0)

    def _generation(self) -> Frames[None]:
        """The frame with the cells that live, drawn row by row."""
        machine, field = self.machine, self.colony.field
        machine.cls()
        yield from self._pass(EMPTY_THE_SCREEN)
        number = self.program.text(strings.GENERATION, n=self.colony.generation)
        machine.print_at(NUMBER_ROW, 2, number, ink=RED)
        for row, column, block in self._frame():
            machine.print_at(row, column, block, ink=CYAN)
            yield from self._pass(FRAME_A_CELL)
        for cell in self._cells:
            if self.colony.cells & field.bit(*cell):
                self._print(cell, DISC)
            yield from self._pass(DRAW_A_CELL)

    def _frame(self) -> Iterator[tuple[int, int, str]]:
        """Row, column and sign of the half blocks round the field, which leave the corners empty."""
        bottom, right = self.top + self.colony.field.rows, self.left + self.colony.field.columns
        for column in range(self.left, right):
            yield from ((self.top - 1, column, LOWER), (bottom, column, UPPER))
        for row in range(self.top, bottom):
            yield from ((row, self.left - 1, RIGHT_HALF), (row, right, LEFT_HALF))

    def _pass(self, frames: float) -> Frames[None]:
        """Let a cell take its frames, or its share of a hurried generation."""
        return self.machine.wait(HURRIED_FRAMES / 2 / self.colony.field.size if self.hurried else frames)

    def _judge(self) -> Frames[bool]:
        """Find the next generation, each cell coloured by what becomes of it; true when a key broke it off."""
        colony = self.colony
        field, now, places = colony.field, colony.cells, self._cells
        following = field.step(now)
        yield from self._pass(COUNT_THE_LIVING)
        for cell in places:
            yield from self._pass(JUDGE_A_CELL)
            if self._broken():
                return True
            bit = field.bit(*cell)
            lived, lives = bool(now & bit), bool(following & bit)
            self._print(cell, DISC, (RED if lives else BLACK) if lived else GREEN if lives else WHITE)
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
