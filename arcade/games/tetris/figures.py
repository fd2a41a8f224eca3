"""Tee, the piece of four with a face: it watches what falls, is glad when rows go and afraid when the pile is high."""

from functools import cache

from arcade.games.tetris import ART
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.faces import Face
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

WIDTH, HEIGHT = 48, 32
_INK = "M"
BLOCK = sprite(("###############.",) * 12 + ("##.#.#.#.#.#.##.", "###.#.#.#.#.###.", "###############.", "." * 16))
BALL = ART["ball"]
PUPIL = ART["pupil"]
SHUT = sprite((*("." * 16,) * 7, "." + "#" * 14 + ".", "..############..", *("." * 16,) * 7))
GLAD = ART["glad"]
LID = sprite(("." * 16,) * 7)
SMILE = ART["smile"]
LAUGH = ART["laugh"]
FLAT = ART["flat"]
OH = ART["oh"]
SAD = ART["sad"]
MOUTHS = {"smile": SMILE, "laugh": LAUGH, "flat": FLAT, "oh": OH, "sad": SAD}
PUPILS = {
    "ahead": (5, 5), "left": (2, 5), "high": (2, 3), "low": (3, 8), "right": (8, 5), "aloft": (8, 3), "up": (5, 2),
}  # fmt: skip
"""Where the pupils are, by where Tee looks; `high` and `low` are to the left, `aloft` to the right."""
BLINK_EVERY = 150
"""Frames from a blink to the next."""


@cache
def tee(face: Face, scale: int = 1) -> Sprite:
    """Tee with a face, so many times as large."""
    body = Sprite(WIDTH, (0,) * HEIGHT, (0,) * HEIGHT)
    for x, y in ((0, 0), (16, 0), (32, 0), (16, 16)):
        body = BLOCK.over(body, x, y)
    for x in (CELL, CELL + 16):
        body = _eye(face.look).over(body, x, 0)
    body = MOUTHS[face.mouth].over(body, 18, 20)
    inks = [_INK * scale + "W" * 4 * scale + _INK * scale] * 2 * scale + [_INK] * 2 * scale
    papers = ["k" * scale + _INK * 4 * scale + "k" * scale] * 2 * scale + ["k"] * 2 * scale
    large = body.enlarged(scale, scale)
    smooth = stretched(body, scale, scale)
    return Sprite(large.width, smooth.ink, large.solid).coloured(inks, papers)


def _eye(look: str) -> Sprite:
    if look == "shut":
        return SHUT
    if look == "glad":
        return GLAD
    if look == "weary":
        return LID.over(PUPIL.over(BALL, 5, 7), 0, 0)
    return PUPIL.over(BALL, *PUPILS[look])


class Tee:
    """Stands at a place of whole cells, over a background that comes back."""

    def __init__(self, machine: Spectrum, row: int, column: int, scale: int = 1) -> None:
        self._moving = Moving(machine)
        self._row, self._column, self._scale = row, column, scale

    def show(self, face: Face, up: int = 0) -> None:
        """Show it with a face, so many cells above its place."""
        self._moving.show((tee(face, self._scale), CELL * self._column, CELL * (self._row - up)))

    def hide(self) -> None:
        """Give the background back."""
        self._moving.hide()
