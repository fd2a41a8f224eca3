"""The beads of Nim's modern look: lenses one cell wide for long rows, balls of two cells for short ones.

A red bead with a face is the computer, who looks from row to row as it thinks, and laughs or weeps in the end.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from arcade.games.nim import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.shading import hollow
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

HEIGHT = 16
"""Pixels of a bead."""
WIRE = sprite(("........",) * 7 + ("########",) * 2 + ("........",) * 7)
SIZE = 24
"""Pixels of the bead with a face."""
HOME = 19, 0
"""The cell at whose corner it stays while others think."""
PUPILS = {"ahead": (3, 2), "left": (0, 2), "right": (6, 2), "up": (4, 0), "down": (4, 4), "far up": (6, 0)}
"""Where its pupils are in open eyes."""
BLINK_EVERY = 140
"""Frames from a blink to the next."""
FACE_INK = "R"


@cache
def bead(width: int) -> Sprite:
    """A bead 8 or 16 pixels wide; its ink is the light."""
    return ball(HEIGHT) if width == HEIGHT else ART["lens"]


@cache
def group(width: int, count: int) -> Sprite:
    """`count` beads side by side."""
    return beside(*[bead(width)] * count)


@cache
def taken(width: int, count: int) -> Sprite:
    """The edges of `count` beads that were taken, side by side."""
    shape = Sprite(width, bead(width).solid, bead(width).solid)
    edge = hollow(shape.cut(-1, -1, width + 2, HEIGHT + 2)).cut(1, 1, width, HEIGHT)
    return beside(*[edge] * count)


@cache
def head(face: Face, scale: int = 1) -> Sprite:
    """The bead with a face, `scale` times as large; the cells of its eyes are white on red."""
    if face.look in PUPILS:
        eye = ART["pupil"].over(ART["eyeball"], *PUPILS[face.look])
    else:
        eye = ART[f"eye {face.look}"]
    eyes = eye.over(eye.over(ART["bead with a face"], 1, CELL), 13, CELL)
    whole = ART[f"mouth {face.mouth}"].over(eyes, 7, 17)
    smooth, large = stretched(whole, scale, scale), whole.enlarged(scale, scale)
    inks = [FACE_INK] * scale + ["W"] * scale + [FACE_INK] * scale
    papers = ["k"] * scale + [FACE_INK] * scale + ["k"] * scale
    return Sprite(large.width, smooth.ink, large.solid).coloured(inks, papers)


class Thinker:
    """The bead at a place of whole cells, over a background that comes back."""

    def __init__(self, machine: Spectrum, scale: int = 1) -> None:
        self.machine = machine
        self.scale = scale
        self._moving = Moving(machine)
        self.shown: tuple[Face, int, int] | None = None
        """Its face and place, if it is seen."""

    def show(self, face: Face, row: int = HOME[0], column: int = HOME[1]) -> None:
        """Show it with a face at a place."""
        self.shown = face, row, column
        self._moving.show((head(face, self.scale), CELL * column, CELL * row))

    def hide(self) -> None:
        """Give the background back."""
        self.shown = None
        self._moving.hide()

    def forget(self) -> None:
        """The whole picture was drawn anew: there is nothing to give back."""
        self.shown = None
        self._moving = Moving(self.machine)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Let what is behind it be drawn."""
        shown = self.shown
        self.hide()
        yield
        if shown:
            self.show(*shown)
