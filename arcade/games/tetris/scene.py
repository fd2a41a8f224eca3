"""The well and the pile in the modern look, and the panels beside them.

Score, best score, rows and speed, the next piece, the one put aside, the counts, a landscape.
"""

from collections.abc import Iterable, Sequence

from arcade.games.tetris import art, sounds
from arcade.games.tetris.pieces import Drawn
from arcade.games.tetris.rules import ROWS, Well, World
from arcade.games.tetris.scenery import THEMES, Landscape, theme_after
from arcade.games.tetris.strings import ASIDE, COMING, LINES, PIECES, RECORD, SCORE, SPEED
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import Cell, Cells, Shape
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

TOP, LEFT = 0, 11
"""The cell of the screen where the well begins."""
GLOW = 4
"""Frames in which a fixed piece is lit."""
VANISH = 2
"""Frames in which the next squares of complete rows go."""
GREY = 2
"""Frames a row in which the pile turns grey."""


class Pile:
    """Draws squares; what is in the air above them must be taken up before."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._lit: list[Cell] = []
        self._kind = 0
        self._left = 0
        self._themes = [0] * (ROWS + 1)
        """The theme that each row is shown in."""
        self._theme = 0
        self._drawn: dict[int, dict[int, Sprite]] = {}
        """What each cell, by row and column, is drawn with."""

    def _put(self, picture: Sprite, row: int, column: int) -> None:
        drawn = self._drawn.setdefault(row, {})
        if drawn.get(column) is not picture:
            drawn[column] = picture
            draw_cells(self.machine, picture, TOP + row, LEFT + column)

    def _row(self, well: Well, row: int) -> None:
        for column, square in enumerate(well.rows[row]):
            theme = self._themes[row]
            self._put(art.square(square - 1, theme) if square else art.empty(theme), row, column)

    def _walls(self, well: Well, row: int) -> None:
        for column in (-1, well.columns) if row < ROWS else range(-1, well.columns + 1):
            self._put(THEMES[self._themes[row]].wall, row, column)

    def turn(self, theme: int) -> None:
        self._theme = theme

    @property
    def turning(self) -> bool:
        """Whether there is a row in a theme of before."""
        return self._themes[0] != self._theme

    def repaint(self, well: Well) -> None:
        """Show the lowest row of before in the theme of now."""
        row = max(row for row, theme in enumerate(self._themes) if theme != self._theme)
        self._themes[row] = self._theme
        self._walls(well, row)
        if row < ROWS:
            self._row(well, row)

    def build(self, well: Well) -> Frames[None]:
        """The well from the floor up, a row in a frame."""
        for row in range(ROWS, -1, -1):
            self._walls(well, row)
            if row < ROWS:
                self._row(well, row)
            self.machine.chime(sounds.building(row))
            yield

    def fix(self, cells: Iterable[Cell], kind: int) -> None:
        """Make a piece part of the pile, lit for a moment; no sound is cut off for its own."""
        self._colour()
        self._lit, self._kind, self._left = list(cells), kind, GLOW
        for row, column in self._lit:
            self._put(art.LIT, row, column)
        if self.machine.speaker.busy_until < self.machine.now:
            self.machine.chime(sounds.FIX)

    @property
    def fading(self) -> bool:
        """Whether a lit piece gets its own colours at the next `fade`."""
        return self._left == 1

    def fade(self) -> None:
        """Let a frame of the light pass."""
        if self.fading:
            self._colour()
        self._left = max(self._left - 1, 0)

    def _colour(self) -> None:
        for row, column in self._lit:
            self._put(art.square(self._kind, self._themes[row]), row, column)
        self._lit = []

    def vanish(self, after: Well, rows: Sequence[int]) -> Frames[None]:
        """Rows light up and go from the middle outwards; then the well is as it is `after`."""
        self._colour()
        columns = after.columns
        for row in rows:
            for column in range(columns):
                self._put(art.LIT, row, column)
        yield from self.machine.wait(VANISH)
        for step in range((columns + 1) // 2):
            for row in rows:
                for column in ((columns - 1) // 2 - step, columns // 2 + step):
                    self._put(art.empty(self._themes[row]), row, column)
            yield from self.machine.wait(VANISH)
        for row in range(max(rows) + 1):
            self._row(after, row)

    def turn_grey(self, well: Well) -> Frames[None]:
        """The pile loses its colours from the floor up."""
        for row in range(ROWS - 1, -1, -1):
            for column, square in enumerate(well.rows[row]):
                if square:
                    self._put(art.GREY, row, column)
            self.machine.chime(sounds.building(row))
            yield from self.machine.wait(GREY)


WIDTH = 10
INSIDE = WIDTH - 2
BOTTOM = 23
"""The screen's rows above the message."""
NUMBERS, COMING_BOX, ASIDE_BOX = (0, 9), (9, 7), (16, 7)
"""Each box's first row and height."""
LABEL, VALUE = pair("wk"), pair("Yk")
COUNTS = 9
"""Rows of the box with the counts, above the landscape."""
ROOM_FOR_BOX = 7
"""Columns right of the well that a box with the counts needs."""
ROOM_FOR_COUNTS = 5
"""Without a box."""
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
            picture = art.piece(world.kinds[kind].shapes[hand][0], kind, theme_after(world.lines))
            x = (WIDTH * CELL - picture.width) // 2 // CELL * CELL
            y = (row + 1) * CELL + (5 * CELL - picture.height) // 2 // CELL * CELL
            draw(self.machine, picture, x, y)

    def _statistics(self, world: World, right: int) -> None:
        kinds, room = world.kinds, 32 - right
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
        kinds, room = len(world.kinds), 32 - right
        return range(kinds if room >= ROOM_FOR_COUNTS and kinds <= MOST_COUNTED else 0)

    def _boxed(self, right: int) -> bool:
        return 32 - right >= ROOM_FOR_BOX

    def _entry_row(self, right: int, kind: int) -> int:
        return 1 + kind if self._boxed(right) else 2 * kind


def _flattest(shape: Shape) -> Cells:
    """The state of a piece that is the least high."""
    return min(shape, key=lambda cells: max(row for row, _ in cells) - min(row for row, _ in cells))
