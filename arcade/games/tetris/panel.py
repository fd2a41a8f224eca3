"""Beside the well: score, best score, rows and speed, the next piece, the one put aside, the counts, a landscape."""

from arcade.games.tetris import art
from arcade.games.tetris.deal import Drawn
from arcade.games.tetris.rules import World
from arcade.games.tetris.scenery import THEMES, Landscape, theme_after
from arcade.games.tetris.strings import ASIDE, COMING, LINES, PIECES, RECORD, SCORE, SPEED
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import Cells, Shape
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL

WIDTH = 10
INSIDE = WIDTH - 2
BOTTOM = 23
"""The screen's rows above the message."""
NUMBERS, COMING_BOX, ASIDE_BOX = (0, 9), (9, 7), (16, 7)
"""Each box's first row and height."""
LABEL, VALUE = pair("wk"), pair("Yk")
COUNTS = 9
"""Rows of the box with the counts, above the landscape."""
ROOM_FOR_BOX, ROOM_FOR_COUNTS = 7, 5
"""Columns right of the well that a box with the counts needs, or just the counts."""
MOST_COUNTED = 12


class Panel:
    """Draws what changed, so that nothing flickers however often it is shown."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._shown = Shown()
        self._theme = THEMES[0]
        self.landscape: Landscape | None = None
        """What is seen beside the well, where there is room."""

    def draw(self, world: World) -> None:
        """The empty boxes and the landscape, then everything in them."""
        machine, theme = self.machine, THEMES[theme_after(world.lines)]
        self._shown.forget()
        self._theme = theme
        right = WIDTH + 2 + world.rules.columns
        machine.border(theme.border)
        for row, height in (NUMBERS, COMING_BOX, ASIDE_BOX):
            box(machine, row, 0, height, WIDTH, theme.rim)
        self._label(COMING_BOX[0], 0, COMING)
        self._label(ASIDE_BOX[0], 0, ASIDE)
        self._label(NUMBERS[0], 0, SCORE)
        for row, label in ((5, RECORD), (6, LINES), (7, SPEED)):
            write(machine, row, 1, self.program.text(label), LABEL)
        self._statistics(world, right)
        self.numbers(world)

    def numbers(self, world: World) -> None:
        """Whatever is not shown as it is by now."""
        numbers = (world.score, world.best, world.lines, world.speed, world.preview, world.swapped)
        if not self._shown.changed("all", (*numbers, world.next, world.held, *world.counts)):
            return
        if self._shown.changed("score", world.score):
            digits = letters(self.machine.font, f"{world.score:>{INSIDE}}", 1, 2).opaque()
            draw_cells(self.machine, digits.coloured("W", "k"), 2, 1)
        best = max(world.best, world.score)
        for row, room, number in ((5, 5, best), (6, 3, world.lines), (7, 1, world.speed)):
            if self._shown.changed(f"row {row}", number):
                write(self.machine, row, 1 + INSIDE - room, f"{number:>{room}}", VALUE)
        coming = world.next if world.preview else None
        if self._shown.changed("next", coming):
            self._piece(world, COMING_BOX[0], coming)
        if self._shown.changed("held", (world.held, world.swapped)):
            self._piece(world, ASIDE_BOX[0], world.held)
        right = WIDTH + 2 + world.rules.columns
        for kind in self._counted(world, right):
            if self._shown.changed(f"count {kind}", world.counts[kind]):
                row, boxed = self._entry_row(right, kind), self._boxed(right)
                room = 3 if boxed else 2
                write(self.machine, row, 32 - room - boxed, f"{world.counts[kind]:>{room}}", VALUE)

    def _label(self, row: int, column: int, label: Text) -> None:
        write(self.machine, row, column + 1, self.program.text(label), LABEL)

    def _piece(self, world: World, row: int, drawn: Drawn | None) -> None:
        """Show a piece in the middle of a box, or nothing."""
        fill(self.machine, row + 1, 1, 5, INSIDE, colours=self._theme.rim)
        if drawn:
            kind, hand = drawn
            picture = art.piece(world.rules.kinds[kind].shapes[hand][0], kind, theme_after(world.lines))
            x = (WIDTH * CELL - picture.width) // 2 // CELL * CELL
            y = (row + 1) * CELL + (5 * CELL - picture.height) // 2 // CELL * CELL
            draw(self.machine, picture, x, y)

    def _statistics(self, world: World, right: int) -> None:
        """The table of the pieces that have come, and the landscape, where there is room for them."""
        kinds, room = world.rules.kinds, 32 - right
        top = 0
        if self._boxed(right):
            box(self.machine, 0, right, COUNTS, room, self._theme.rim)
            self._label(0, right, PIECES)
            top = COUNTS
        elif self._counted(world, right):
            fill(self.machine, 0, right, BOTTOM, room, colours=LABEL)
            top = BOTTOM
        for kind in self._counted(world, right):
            picture = art.small(_flattest(kinds[kind].shapes[0]) if top == COUNTS else kinds[kind].shapes[0][0], kind)
            x, y = CELL * (right + self._boxed(right)), CELL * self._entry_row(right, kind)
            draw(self.machine, picture, x + self._boxed(right), y + self._boxed(right))
        self.landscape = Landscape(self.machine, (top, right, BOTTOM - top, room)) if top < BOTTOM else None
        if self.landscape:
            self.landscape.draw(self._theme)

    def _counted(self, world: World, right: int) -> range:
        kinds, room = len(world.rules.kinds), 32 - right
        return range(kinds if room >= ROOM_FOR_COUNTS and kinds <= MOST_COUNTED else 0)

    def _boxed(self, right: int) -> bool:
        return 32 - right >= ROOM_FOR_BOX

    def _entry_row(self, right: int, kind: int) -> int:
        return 1 + kind if self._boxed(right) else 2 * kind


def _flattest(shape: Shape) -> Cells:
    """The state of a piece that is the least high."""
    return min(shape, key=lambda cells: max(row for row, _ in cells) - min(row for row, _ in cells))
