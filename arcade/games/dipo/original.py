"""Dipo as it was laid out and paced: a frame, a drawing in boxes, and generations that take their time cell by cell."""

from arcade.games.dipo import strings
from arcade.games.dipo.commands import FASTER, SLOWER, TOOLS
from arcade.games.dipo.entry import ask_limits
from arcade.games.dipo.printed_editor import Editor
from arcade.games.dipo.printed_scene import BOX_ROWS, DISC, DISC_ROWS, PrintedScene
from arcade.games.dipo.rle import Pattern
from arcade.games.dipo.rules import Cell, Field
from arcade.games.dipo.world import Colony
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.ink import BLACK, GREEN, RED, WHITE, YELLOW
from arcade.toolkit.programs.game_program import TURN
from arcade.toolkit.programs.printed_look import PrintedLook

EXTINCT_NOTES = ((0.2, 13.0), (0.2, 16.0))
JUDGING, DRAWING, COPYING = 14.35, 2.417, 25
"""Measured in frames: what each cell takes to be judged, what it takes to be drawn anew, and a generation besides."""
HURRIED = 10
"""Frames of a generation when hurried, half of them for drawing."""
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
        self.clear_screen(YELLOW)
        limits = yield from ask_limits(self.program)
        self._lay(Field(limits.rows, limits.columns), limits.top, limits.left)
        machine, text = self.machine, self.program.text
        machine.cls()
        machine.print_at(0, 0, text(strings.GAME_OF_LIFE))
        machine.print_at(2, 2, text(strings.FIRST_GENERATION))
        machine.print_at(5, 2, text(strings.DRAW_FIRST))
        for row, line in enumerate(text(strings.DRAW_KEYS).split("\n"), 6):
            machine.print_at(row, 2, line)
        machine.print_at(10, 1, text(strings.BEGIN))
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
            yield from machine.tune(EXTINCT_NOTES)

    def _generation(self) -> Frames[None]:
        """The frame with the cells that live, drawn row by row."""
        machine, field = self.machine, self.colony.field
        machine.cls()
        number = self.program.text(strings.GENERATION, n=self.colony.generation)
        machine.print_at(NUMBER_ROW, 2, number, ink=RED)
        self.editor.scene.frame()
        places = self.editor.scene.cells
        pace = HURRIED / 2 / len(places) if self.hurried else DRAWING
        if self.colony.generation > 1 and not self.hurried:
            yield from machine.wait(COPYING)
        for cell in places:
            if self.colony.cells & field.bit(*cell):
                self.editor.scene.print(cell, DISC)
            yield from machine.wait(pace)

    def _judge(self) -> Frames[bool]:
        """Find the next generation, each cell coloured by what becomes of it; true when a key broke it off."""
        machine, colony = self.machine, self.colony
        field, now, places = colony.field, colony.cells, self.editor.scene.cells
        following = field.step(now)
        for cell in places:
            yield from machine.wait(HURRIED / 2 / len(places) if self.hurried else JUDGING)
            if self._broken():
                return True
            bit = field.bit(*cell)
            lived, lives = bool(now & bit), bool(following & bit)
            self.editor.scene.print(cell, DISC, (RED if lives else BLACK) if lived else GREEN if lives else WHITE)
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
