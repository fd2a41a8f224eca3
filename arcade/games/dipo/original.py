"""Dipo as it was laid out and paced: a frame, a drawing in boxes, and generations that take their time cell by cell."""

from arcade.games.dipo import strings
from arcade.games.dipo.commands import FASTER, SLOWER, TOOLS
from arcade.games.dipo.entry import ask_limits
from arcade.games.dipo.pattern import Pattern
from arcade.games.dipo.printed_editor import Editor
from arcade.games.dipo.printed_scene import BOX_ROWS, DISC, DISC_ROWS, PrintedScene
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, CYAN, GREEN, RED, WHITE, YELLOW
from arcade.toolkit.programs.game_program import TURN
from arcade.toolkit.programs.printed_look import PrintedLook

EXTINCT_NOTES = ((0.2, 13.0), (0.2, 16.0))
EMPTYING, MAKING_ROOM = 1.7, 430
"""Measured: frames of each cell that is emptied before the first generation, milliseconds of making room for them."""
EMPTIED, FRAMING, DRAWING, COUNTED, JUDGING, COPYING, COPIED = 12, 0.5, 1.05, 8, 14.5, 1.35, 2
"""Measured in frames: emptying the screen, each half block of the frame, each cell that is drawn; seeing whether
anybody lives, each cell that is judged; each that is taken over into the next generation, and what comes after."""
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
        """Where in the field the cursor is."""
        return self.editor.cursor

    def begin(self, opened: Pattern | None) -> Frames[None]:
        """The limits, and boxes to be drawn into."""
        self.machine.define("a", BOX_ROWS)
        self.machine.define("b", DISC_ROWS)
        yield from self.set_limits()
        yield from self.editor.begin(opened)

    def play(self, opened: Pattern | None) -> Frames[None]:
        """Drawing and generations, again and again, from the one or the other on."""
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
        """The limits, and which keys draw."""
        machine, text = self.machine, self.program.text
        machine.border(YELLOW)
        limits = yield from ask_limits(self.program)
        self._lay(Field(limits.rows, limits.columns), limits.top, limits.left)
        basic, keyboard = machine.basic, machine.keyboard
        yield from basic.cls()
        keyboard.flush()
        yield from basic.print_at(0, 0, text(strings.GAME_OF_LIFE))
        yield from basic.print_at(2, 2, text(strings.FIRST_GENERATION))
        yield from basic.takes(MAKING_ROOM)
        yield from machine.wait(EMPTYING * len(self.editor.scene.cells))
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
            self.program.passed(TURN)
            yield from self._generation()
            died = not self.colony.cells
            stopped = not died and (yield from self._judge())
        self.living = False
        return stopped

    def end(self, stopped: bool) -> Frames[None]:
        """Why there are no more generations."""
        machine, text = self.machine, self.program.text
        row = MESSAGE_ROW + (self.editor.scene.bottom == MESSAGE_ROW)  # not over the frame
        machine.print_at(row, 0, text(strings.STOPPED if stopped else strings.DIED_OUT), ink=RED)
        if not stopped:
            yield from machine.basic.tune(EXTINCT_NOTES, beside=0)

    def _generation(self) -> Frames[None]:
        """The frame with the cells that live, drawn row by row."""
        machine, field, scene = self.machine, self.colony.field, self.editor.scene
        machine.cls()
        yield from self._pass(EMPTIED)
        number = self.program.text(strings.GENERATION, n=self.colony.generation)
        machine.print_at(NUMBER_ROW, 2, number, ink=RED)
        for row, column, block in scene.frame:
            machine.print_at(row, column, block, ink=CYAN)
            yield from self._pass(FRAMING)
        for cell in scene.cells:
            if self.colony.cells & field.bit(*cell):
                scene.print(cell, DISC)
            yield from self._pass(DRAWING)

    def _pass(self, frames: float) -> Frames[None]:
        """Let a cell take its frames, or its share of a hurried generation."""
        return self.machine.wait(HURRIED / 2 / self.colony.field.size if self.hurried else frames)

    def _judge(self) -> Frames[bool]:
        """Find the next generation, each cell coloured by what becomes of it; true when a key broke it off."""
        colony = self.colony
        field, now, places = colony.field, colony.cells, self.editor.scene.cells
        following = field.step(now)
        yield from self._pass(COUNTED)
        for cell in places:
            yield from self._pass(JUDGING)
            if self._broken():
                return True
            bit = field.bit(*cell)
            lived, lives = bool(now & bit), bool(following & bit)
            self.editor.scene.print(cell, DISC, (RED if lives else BLACK) if lived else GREEN if lives else WHITE)
        for _ in places:
            yield from self._pass(COPYING)
        yield from self._pass(COPIED)
        colony.step()
        return False

    def _broken(self) -> bool:
        """Whether BREAK was pressed; the other keys hurry or slow the computer."""
        tapped = self.program.tapped
        if tapped(FASTER):
            self.hurried = True
        if tapped(SLOWER):
            self.hurried = False
        return tapped(TOOLS)
