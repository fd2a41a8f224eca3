"""The robot that guesses: its head, its eyes and ears."""

from functools import cache

from arcade.games.masteract import ART
from arcade.toolkit.picture.joined_sprites import beside
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import Sprite

_HALF = ART["half"]
EYE = ART["eye"]
PUPIL = ART["pupil"]
"""Black where it has ink, with a light in it."""
HAPPY_EYE = ART["happy-eye"]
SHUT_EYE = ART["shut-eye"]
TIRED_EYE = ART["tired-eye"]
CROSSED_EYE = ART["crossed-eye"]
EAR = ART["ear"]
"""The left one: a bulb on a socket."""


@cache
def head(times: int = 1) -> Sprite:
    """Its head, ten cells wide and five high, or larger: ink is tin, its face is dark."""
    whole = beside(_HALF, _HALF.mirrored())
    ink = smoothly(whole, times)
    return Sprite(ink.width, ink.ink, smoothly(Sprite(whole.width, whole.solid, whole.solid), times).ink)
