"""Dipo's modern look: a title out of cells, the choice of what to do, and the desk for both of it."""

from arcade.games.dipo import strings
from arcade.games.dipo.canvas import BORN, LIVES
from arcade.games.dipo.challenge import Challenge
from arcade.games.dipo.lab import Laboratory
from arcade.games.dipo.lexicon import LIBRARY
from arcade.games.dipo.menu import choose
from arcade.games.dipo.rle import Pattern
from arcade.games.dipo.rules import Cell, Field
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import NOTHING
from arcade.toolkit.flow.title import title_screen
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, LEAVES, pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.shading import extruded
from arcade.toolkit.sound.jingles import ROUND

PULSAR = next(entry for entry in LIBRARY if entry.name is strings.PULSAR[0])
MEADOW = Field(13, 32)
PICTURE_ROW = 8
GLIDERS = ((0, 1), (4, 26), (9, 3), (9, 24))


class Modern:
    """One sitting in the modern look."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.room: Challenge | Laboratory | None = None
        """Where the player is, if not in the menu."""

    @property
    def cursor(self) -> Cell | None:
        """Where on the field the cursor is."""
        return self.room.desk.cursor if self.room else None

    def play(self, opened: Pattern | None) -> Frames[None]:
        """Title, then challenge or laboratory, as often as wanted; a pattern that was opened is laid out at once."""
        yield from title_screen(self.program, self._picture, ROUND, glint=(2, 10, 4, 12))
        if opened is not None:
            self.room = room = Laboratory(self.program)
            room.lay_out(opened)
            self._clear()
            yield from room.play()
        at = 0
        while True:
            self.room = None
            self._clear()
            self._picture()
            at = yield from self._choose(at)
            if at == NOTHING:
                return
            self._clear()
            if at == 1:
                self.room = laboratory = Laboratory(self.program)
                yield from laboratory.play()
                continue
            again = True
            while again:
                self._clear()
                self.room = challenge = Challenge(self.program)
                again = yield from challenge.play()

    def _choose(self, at: int) -> Frames[int]:
        text = self.program.text
        lines = [text(strings.CHALLENGE), text(strings.LABORATORY)]
        return (yield from choose(self.program, text(strings.CHOOSE), lines, 24, at, 10))

    def _clear(self) -> None:
        self.machine.border(BLACK)
        fill(self.machine, 0, 0, 24, 32, colours=pair("Wk"))

    def _picture(self) -> None:
        """A pulsar about to burst among gliders, born cells green, under the name."""
        machine = self.machine
        cells = [(row, column + 9) for row, column in PULSAR.pattern.cells]
        for top, left in GLIDERS:
            cells += [(top + row, left + column) for row, column in LIBRARY[0].pattern.cells]
        before = MEADOW.of(cells)
        after = MEADOW.step(before)
        for row, column in MEADOW.cells(after):
            born = not before & MEADOW.bit(row, column)
            ball = BORN.coloured("G", "k") if born else LIVES.coloured("Y", "k")
            draw_cells(machine, ball, PICTURE_ROW + row, column)
        headline(machine, self.program.text(strings.TITLE).upper(), 2, inks=LEAVES, shade=extruded, most=4)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))
