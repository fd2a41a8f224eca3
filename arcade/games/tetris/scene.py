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
from arcade.toolkit.letters.lettering import letters
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import box, write
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

LEFT = 11
"""The column of the screen where the well begins."""


class Pile:
    """Draws squares; what is in the air above them must be taken up before."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._lit: list[Cell] = []
        self._kind = 0
        self._glow_frames = 0
        self._themes = [0] * (ROWS + 1)
        """The theme that each row is shown in."""
        self.theme = 0
        self._drawn: dict[int, dict[int, Sprite]] = {}
        """What each cell, by row and column, is drawn with."""

    def _put(self, picture: Sprite, row: int, column: int) -> None:
        drawn = self._drawn.setdefault(row, {})
        if drawn.get(column) is not picture:
            drawn[column] = picture
            draw_cells(self.machine, picture, row, LEFT + column)

    def _row(self, well: Well, row: int) -> None:
        """A row of the well between its walls, or the floor below the last."""
        for column in (-1, well.columns) if row < ROWS else range(-1, well.columns + 1):
            self._put(THEMES[self._themes[row]].wall, row, column)
        theme = self._themes[row]
        for column, square in enumerate(well.rows[row] if row < ROWS else ()):
            self._put(art.square(square - 1, theme) if square else art.empty(theme), row, column)

    @property
    def turning(self) -> bool:
        """Whether there is a row in a theme of before."""
        return self._themes[0] != self.theme

    def repaint(self, well: Well) -> None:
        """Show the lowest row of before in the theme of now."""
        row = max(row for row, theme in enumerate(self._themes) if theme != self.theme)
        self._themes[row] = self.theme
        self._row(well, row)

    def build(self, well: Well) -> Frames[None]:
        """The well from the floor up, a row in a frame."""
        for row in range(ROWS, -1, -1):
            self._row(well, row)
            self.machine.chime(sounds.building(row))
            yield

    def fix(self, cells: Iterable[Cell], kind: int) -> None:
        """Make a piece part of the pile, lit for a moment; no sound is cut off for its own."""
        self._colour()
        self._lit, self._kind, self._glow_frames = list(cells), kind, 4
        for row, column in self._lit:
            self._put(art.LIT, row, column)
        if self.machine.speaker.busy_until < self.machine.now:
            self.machine.chime(sounds.FIX)

    @property
    def fading(self) -> bool:
        """Whether a lit piece gets its own colours at the next `fade`."""
        return self._glow_frames == 1

    def fade(self) -> None:
        """Let a frame of the light pass."""
        if self.fading:
            self._colour()
        self._glow_frames = max(self._glow_frames - 1, 0)

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
        yield from self.machine.wait(2)
        for step in range((columns + 1) // 2):
            for row in rows:
                for column in ((columns - 1) // 2 - step, columns // 2 + step):
                    self._put(art.empty(self._themes[row]), row, column)
            yield from self.machine.wait(2)
        for row in range(max(rows) + 1):
            self._row(after, row)

    def turn_grey(self, well: Well) -> Frames[None]:
        """The pile loses its colours from the floor up."""
        for row in range(ROWS - 1, -1, -1):
            for column, square in enumerate(well.rows[row]):
                if square:
                    self._put(art.GREY, row, column)
            self.machine.chime(sounds.building(row))
            yield from self.machine.wait(2)


WIDTH = 10
INSIDE = WIDTH - 2
COMING_ROW, ASIDE_ROW, BOTTOM_ROW = 9, 16, 23
LABEL, VALUE = pair("wk"), pair("Yk")
BOXED_ROWS = 9
"""Of the box with the counts, above the landscape."""


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
        machine.border(theme.border)
        for row, below in ((0, COMING_ROW), (COMING_ROW, ASIDE_ROW), (ASIDE_ROW, BOTTOM_ROW)):
            box(machine, row, 0, below - row, WIDTH, theme.rim)
        labels = ((0, SCORE), (5, RECORD), (6, LINES), (7, SPEED), (COMING_ROW, COMING), (ASIDE_ROW, ASIDE))
        for row, label in labels:
            write(machine, row, 1, self.program.text(label), LABEL)
        self._statistics(world)
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
            self._piece(world, COMING_ROW, coming)
        if self._shown.changed("held", (world.held, world.swapped)):
            self._piece(world, ASIDE_ROW, world.held)
        boxed = _boxed(world)
        room = 2 + boxed
        for kind, row in _counted(world).items():
            if self._shown.changed(f"count {kind}", world.counts[kind]):
                write(self.machine, row, 32 - room - boxed, f"{world.counts[kind]:>{room}}", VALUE)

    def _piece(self, world: World, row: int, drawn: Drawn | None) -> None:
        """Show a piece in the middle of a box, or nothing."""
        fill(self.machine, row + 1, 1, 5, INSIDE, colours=self._theme.rim)
        if drawn:
            kind, hand = drawn
            picture = art.piece(world.kinds[kind].shapes[hand][0], kind, theme_after(world.lines))
            x = (WIDTH * CELL - picture.width) // 2 // CELL * CELL
            y = (row + 1) * CELL + (5 * CELL - picture.height) // 2 // CELL * CELL
            draw(self.machine, picture, x, y)

    def _statistics(self, world: World) -> None:
        """What is right of the well: the counts, the landscape or both."""
        boxed, room = _boxed(world), _room(world)
        right, top = 32 - room, 0
        if boxed:
            top = BOXED_ROWS
            box(self.machine, 0, right, top, room, self._theme.rim)
            write(self.machine, 0, right + 1, self.program.text(PIECES), LABEL)
        elif _counted(world):
            top = BOTTOM_ROW
            fill(self.machine, 0, right, top, room, colours=LABEL)
        for kind, row in _counted(world).items():
            shape = world.kinds[kind].shapes[0]
            flattest = min(shape, key=lambda cells: len({down for down, _ in cells}))
            picture = art.small(flattest if boxed else shape[0], kind)
            draw(self.machine, picture, CELL * (right + boxed) + boxed, CELL * row + boxed)
        self.landscape = Landscape(self.machine, (top, right, BOTTOM_ROW - top, room)) if top < BOTTOM_ROW else None
        if self.landscape:
            self.landscape.draw(self._theme)


def _room(world: World) -> int:
    """The columns right of the well."""
    return 32 - WIDTH - 2 - world.rules.columns


def _boxed(world: World) -> bool:
    """Whether the counts have a box."""
    return _room(world) >= 7


def _counted(world: World) -> dict[int, int]:
    """The kinds whose counts are shown, with their rows."""
    if _room(world) < 5 or len(world.kinds) > 12:
        return {}
    return {kind: 1 + kind if _boxed(world) else 2 * kind for kind in range(len(world.kinds))}
