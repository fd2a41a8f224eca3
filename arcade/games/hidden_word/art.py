"""What the modern look draws and composes: a town, a sun, and the little man in all poses and moods."""

from functools import cache

from arcade.games.hidden_word import ART
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import Sprite

TOWN = ART["town"]
BARS = 6
"""Pixels from one bar of haze before the sun to the next."""


@cache
def sun(size: int, risen: int = 0) -> Sprite:
    """A setting sun of so many pixels, with bars of haze across its lower half that have risen by so many pixels."""

    def level(x: int, y: int) -> int | None:
        away = (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2
        haze = y > size // 2 and (y - size // 2 + risen) % BARS < (y - size // 2) // 5
        return FULL if away < size * size and not haze else None

    return shaded(size, size, level)


@cache
def doubled(picture: Sprite) -> Sprite:
    """A picture twice as large with smooth outlines, paper kept."""
    ink = smoothly(picture, 2)
    cover = smoothly(Sprite(picture.width, picture.solid, picture.solid), 2)
    return ink.over(Sprite(cover.width, (0,) * cover.height, cover.solid))


MAN_WIDTH, MAN_HEIGHT = 32, 54
HAT = ART["hat"]
POSES = {"raised": (1, 11), "hanging": (4, 22), "striding": (2, 11), "passing": (6, 10)}
"""Where the body of each pose is in the whole picture."""
MOUTHS = {"even": 12, "glad": 11, "worried": 11, "sad": 12}
"""The line of the head at which the mouth of each mood is."""


@cache
def man(pose: str, mood: str, hat: bool = True, shut: bool = False) -> Sprite:
    """A man in a pose ("raised", "hanging", "striding", "passing") and a mood ("even", "glad", "worried", "sad")."""
    head, mouth = ART["head"], ART[f"mouth-{mood}"]
    head = mouth.over(head, (head.width - mouth.width) // 2, MOUTHS[mood])
    if shut or mood == "sad":
        head = ART["eyes-shut"].over(head, 5, 6)
    whole = Sprite(MAN_WIDTH, (0,) * MAN_HEIGHT, (0,) * MAN_HEIGHT)
    whole = head.over(ART[pose].over(whole, *POSES[pose]), 7, 6)
    return HAT.over(whole, 6, 0) if hat else whole
