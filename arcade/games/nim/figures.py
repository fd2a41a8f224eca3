"""The red bead with a face: the computer, who looks from row to row as it thinks, and laughs or weeps in the end."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from arcade.games.nim import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

SIZE = 24
HOME = 19, 0
"""The cell at whose corner it stays while others think."""
BODY = ART["body"]
BALL = ART["ball"]
PUPIL = ART["pupil"]
SHUT = ART["shut"]
GLAD = ART["glad"]
MOUTHS = {
    "smile": ART["mouths-smile"],
    "flat": sprite((" ........ ", " ........ ")),
    "oh": ART["mouths-oh"],
    "laugh": ART["mouths-laugh"],
    "sad": ART["mouths-sad"],
}
PUPILS = {"ahead": (3, 2), "left": (0, 2), "right": (6, 2), "up": (4, 0), "down": (4, 4), "far up": (6, 0)}
BLINK_EVERY = 140
"""Frames from a blink to the next."""
INK = "R"


@cache
def head(face: Face, scale: int = 1) -> Sprite:
    """The bead with a face, so many times as large; the cells of its eyes are white on red."""
    eye = {"shut": SHUT, "glad": GLAD}.get(face.look) or PUPIL.over(BALL, *PUPILS[face.look])
    whole = MOUTHS[face.mouth].over(eye.over(eye.over(BODY, 1, CELL), 13, CELL), 7, 17)
    smooth, large = stretched(whole, scale, scale), whole.enlarged(scale, scale)
    inks = [INK] * scale + ["W"] * scale + [INK] * scale
    papers = ["k"] * scale + [INK] * scale + ["k"] * scale
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
