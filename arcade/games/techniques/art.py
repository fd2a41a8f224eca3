"""Drawings of the Workshop: the old master's face, and what the demonstrations show."""

from functools import cache

from arcade.games.techniques import ART
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.joined_sprites import above, beside
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite, sprite

_CAP = ART["cap"]  # fmt: skip
_EYES = ART["eyes"]  # fmt: skip
_SHUT = ART["shut"]  # fmt: skip
_MOUTH = ART["mouth"]  # fmt: skip
_LAUGH = ART["laugh"]  # fmt: skip
_COLOURS = (*["C"] * 5, *["Y"] * 6, *["W"] * 3, *["Y"] * 2)
"""Row by row, where a cell is two of the drawing's pixels."""


@cache
def face(laughing: bool = False, blinking: bool = False) -> Sprite:
    """The master's face, a pixel of the drawing made four by four: 128 pixels each way."""
    halves = above(_CAP, _SHUT if blinking else _EYES, _LAUGH if laughing else _MOUTH)
    return beside(halves, halves.mirrored()).enlarged(4, 4).coloured(_COLOURS, "k")


def capital(letter: str) -> Sprite:
    """A capital of eight dots by eight, with room for the comma of a Ș below."""
    return poster(letter, box=8).cut(0, MARK, 8, BODY + MARK)


def accent(letter: str) -> Sprite:
    """What a capital has above its body: the roof of an Â, the breve of an Ă."""
    return poster(letter, box=8).cut(0, 0, 8, MARK).see_through()


@cache
def dotted(letter: str, across: int, down: int) -> Sprite:
    """A capital whose dots are blocks of so many pixels, eight of them across and down."""
    block = sprite([*["#" * (across - 1) + "."] * (down - 1), "." * across])
    return textured(capital(letter).cut(0, 0, 8, BODY).enlarged(across, down), block).see_through()


WALK = (
    ART["walk-1"],
    ART["walk-2"],
)  # fmt: skip
"""The master on his way to the right: apart, and together."""
CLOTHES = ("C", "Y", "W", "W")
STRIKE = ART["strike"]  # fmt: skip
"""He has the hammer up."""
SAUCER = ART["saucer"]
"""An unknown flying object."""
