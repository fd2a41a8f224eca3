"""The end of the 14–15 puzzle: the tiles are turned over one by one, and Sam Loyd looks out of the tray."""

from arcade.games.fifteen import art
from arcade.games.fifteen.scene import IVORY, Scene
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import blinks
from arcade.toolkit.animation.moving_sprites import Actor
from arcade.toolkit.animation.storyboard import Storyboard, acting
from arcade.toolkit.contract.program import Program, pause
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.letters.number_tiles import blank
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.tunes import Tune

EDGE_FRAMES, FACE_FRAMES = 2, 2
SLIDE = 12
"""Frames in which the last piece comes in."""
EDGE = 4
"""Pixels of a tile that is seen from its edge."""
RIBBON = pair("kR")
WINKS_EVERY, WINK_FRAMES = 110, 14
LOCK: Tune = ((0.004, 22.0), (0.006, 2.0), (0.008, -10.0))


class Ending(Storyboard[Program[Spectrum]]):
    """The tiles turn over; Sam Loyd winks now and then."""

    def __init__(self, scene: Scene, words: Text) -> None:
        super().__init__(scene.program)
        self.grid, self.words = scene.grid, words
        self.size = scene.grid.rows * scene.grid.width
        self.alive = acting(self.moving, self._winking)

    def play(self) -> Frames[None]:
        """Every tile turns over; the last piece slides into the hole."""
        places = [(row, column) for row in range(self.grid.rows) for column in range(self.grid.columns)]
        for number, place in enumerate(places[:-1]):
            self._edge(place)
            self.machine.chime(((0.004, 4.0 + 2 * number % 24), (0.012, 11.0 + 2 * number % 24)))
            yield from pause(EDGE_FRAMES)
            self._face(place)
            yield from pause(FACE_FRAMES)
        yield from self._last(places[-1])
        headline(self.machine, self.program.text(self.words), 0, "YW", "", outlined, 2)
        yield

    def _edge(self, place: tuple[int, int]) -> None:
        """A tile in the middle of its turn."""
        x, y = self.grid.origin(place)
        width = self.grid.width
        draw(self.machine, tiled(SOLID, width, width), x, y)
        draw(self.machine, blank(width).cut(width // 2, 0, EDGE, width).opaque(), x + (width - EDGE) // 2, y)

    def _face(self, place: tuple[int, int]) -> None:
        """What a tile has on its back."""
        x, y = self.grid.origin(place)
        left, top, width = x - self.grid.left, y - self.grid.top, self.grid.width
        draw(self.machine, art.portrait(self.size).cut(left, top, width, width), x, y)
        colour_cells(self.machine, y // CELL, x // CELL, width // CELL, width // CELL, IVORY)
        self._ribbon()

    def _ribbon(self) -> None:
        """The cells of the hat's ribbon that are turned over are red."""
        left, top, width, height = (art.ENLARGED * part for part in art.BAND)
        left += self.grid.left + (self.size - art.ENLARGED * art.PORTRAIT.width) // 2
        top += self.grid.top + self.size - art.ENLARGED * art.PORTRAIT.height
        first, last = -(-left // CELL), (left + width) // CELL
        for row in range(top // CELL, -(-(top + height) // CELL)):
            for column in range(first, last):
                at = 32 * row + column
                if self.machine.attributes[at] == IVORY:
                    colour_cells(self.machine, row, column, 1, 1, RIBBON)

    def _last(self, place: tuple[int, int]) -> Frames[None]:
        x, y = self.grid.origin(place)
        width = self.grid.width
        piece = art.portrait(self.size).cut(x - self.grid.left, y - self.grid.top, width, width)
        for frame in range(1, SLIDE + 1):
            seen = width * frame // SLIDE
            draw(self.machine, piece.cut(0, width - seen, width, seen), x, y)
            yield
        self._face(place)
        self.machine.chime(LOCK)
        yield

    def _winking(self, frame: int) -> list[Actor]:
        """He shuts an eye now and then."""
        winks = blinks(frame, WINKS_EVERY, WINK_FRAMES)
        return [(art.portrait(self.size, True), self.grid.left, self.grid.top)] if winks else []
