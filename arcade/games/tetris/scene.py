"""The well and the pile in the modern look: walls, squares, the light of a fixed piece, rows that vanish."""

from collections.abc import Iterable, Sequence

from arcade.games.tetris import art, sounds
from arcade.games.tetris.board import ROWS, Well
from arcade.games.tetris.scenery import THEMES
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.sprites import Sprite

TOP, LEFT = 0, 11
"""The screen's row and column of the well's first cell."""
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
        """From now on rows are to be in another theme."""
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
