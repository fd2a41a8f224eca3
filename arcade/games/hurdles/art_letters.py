"""The letters of the title: a sign above a stadium, cut by lines that the wind leaves, and leaning forward."""

from functools import cache

from arcade.games.hurdles import ART
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import Sprite

LETTERS = {
    "A": ART["letters-a"],
    "B": ART["letters-b"],
    "C": ART["letters-c"],
    "D": ART["letters-d"],
    "E": ART["letters-e"],
    "H": ART["letters-h"],
    "L": ART["letters-l"],
    "O": ART["letters-o"],
    "R": ART["letters-r"],
    "S": ART["letters-s"],
    "T": ART["letters-t"],
    "U": ART["letters-u"],
}
ROWS = 10
ADVANCE, BLANK = 21, 12
"""Pixels from a letter to the next, and those of a blank."""
LEAN = 4
"""Rows of pixels after which a letter has leant forward by one more."""
WIND = 4
"""From one line that the wind leaves to the next, in the lower half."""


@cache
def letter(name: str, down: int) -> Sprite:
    """A letter twice as wide as drawn and `down` times as high."""
    picture = stretched(LETTERS[name].see_through(), 2, down)
    height = picture.height
    most = height // LEAN
    rows = []
    for y, row in enumerate(picture.ink):
        cut = y > height // 2 and (height - y) % WIND == 0
        rows.append(0 if cut else row << y // LEAN)
    return Sprite(picture.width + most, tuple(rows), tuple(rows))
