"""The well in the modern look: girders, floor, the figure to be built, squares laid and taken away."""

from collections.abc import Iterable

from arcade.games.falling_dominoes import art, sounds
from arcade.games.falling_dominoes.puzzles import Figure
from arcade.games.falling_dominoes.rules import BOTTOM, LEFT, RIGHT, STAR, TOP, Laid, World
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.polyominoes import Cell
from arcade.toolkit.picture.sprites import Sprite

DOWN = 1
"""Rows of the screen above the well's row 0."""
TWINKLE = 20
"""Frames between two faces of the star."""
LIGHT = 2
"""Frames for which a row of a finished construction is lit."""


class Scene:
    """Draws what stands; what is in the air must be taken up before."""

    def __init__(self, machine: Spectrum, figure: Figure | None = None) -> None:
        self.machine = machine
        self.figure = figure
        self._star = ""
        """How the star is shown."""

    def _put(self, picture: Sprite, row: int, column: int) -> None:
        draw_cells(self.machine, picture, DOWN + row, column)

    def build(self) -> Frames[None]:
        """The empty well from the floor up, a row in a frame."""
        for row in range(BOTTOM + 1, TOP - 1, -1):
            for column in (LEFT - 1, RIGHT + 1):
                self._put(art.GIRDER, row, column)
            self._put(art.SIDE, row, RIGHT + 2)
            if row <= BOTTOM:
                self.clear((row, column) for column in range(LEFT, RIGHT + 1))
            else:
                for column in range(LEFT, RIGHT + 1):
                    self._put(art.FLOOR, row, column)
            self.machine.chime(sounds.rising(row))
            yield
        for column in range(LEFT, RIGHT + 1):
            self._put(art.EMPTY, 0, column)
        self._star = ""
        self.shine(0)
        self.machine.chime(sounds.SPARKLE)

    def shine(self, frame: int, near: bool = False) -> None:
        """The star in a frame, red while the pile is near."""
        picture, ink = (art.STAR, art.SHINING)[frame // TWINKLE % 2], "R" if near else "Y"
        how = f"{ink}{frame // TWINKLE % 2}"
        if how != self._star:
            self._star = how
            draw_cells(self.machine, picture.opaque().coloured(ink, "k"), 0, STAR - 1)

    def clear(self, cells: Iterable[Cell]) -> None:
        """Show cells as empty, those of the figure dotted."""
        for row, column in cells:
            wanted = self.figure is not None and (row, column) in self.figure.cells
            self._put(art.WANTED if wanted else art.EMPTY, row, column)

    def lay(self, laid: Laid, picture: Sprite) -> None:
        """Make a piece part of the construction; squares beside the figure are crossed out."""
        self._put(picture, min(row for row, _ in laid.cells), min(column for _, column in laid.cells))
        if self.figure is not None:
            for row, column in laid.cells:
                if (row, column) not in self.figure.cells:
                    self._put(art.STRAY, row, column)

    def admire(self, world: World) -> Frames[None]:
        """A light goes up through the finished construction, row by row."""
        attributes = self.machine.attributes
        for row in range(BOTTOM, TOP - 1, -1):
            places = [COLUMNS * (DOWN + row) + column for line, column in world.pile if line == row]
            before = [attributes[place] for place in places]
            for place in places:
                attributes[place] = pair("Wb")
            self.machine.chime(sounds.rising(row))
            yield from self.machine.wait(LIGHT)
            for place, colours in zip(places, before, strict=True):
                attributes[place] = colours
