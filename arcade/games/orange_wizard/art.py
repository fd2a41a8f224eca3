"""The wizard, red ink on yellow, orange where both mix; and the letters of the title, whose O is a slice of orange."""

from collections.abc import Sequence
from functools import cache

from arcade.games.orange_wizard import ART
from arcade.toolkit.picture.joined_sprites import above
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite, sprite
from arcade.toolkit.programs.figure_look import Mood

MOODS = {
    Mood.CALM: ("eyes open", "beard"),
    Mood.BLINKING: ("eyes shut", "beard"),
    Mood.THINKING: ("eyes up", "beard"),
    Mood.GLAD: ("face laughing", "beard"),
    Mood.CHEERING: ("face laughing", "beard arms raised"),
    Mood.ANGRY: ("face frowning", "beard arms raised"),
}
"""What is drawn between his hat and his smile, and below that."""
ORANGE, MARKED = "O", "Ă"
"""Letters drawn in their own way."""
NAME_LETTERS = frozenset((ORANGE, MARKED, *"ADEGIJLNRTUVWZ"))
MARK = 8
"""Pixels above a letter for a mark or a leaf."""
STALK = 11
"""The leaf's column in the O."""
SLICES = ART["slice"], ART["slice turned"], ART["slice turned"].mirrored()
"""How an orange turns."""


@cache
def wizard(mood: Mood, times: int = 2) -> Sprite:
    """His picture, 36 by 36 pixels times `times`."""
    face, body = MOODS[mood]
    return _both([row for part in ("hat", face, "smile", body) for row in ART.rows(part)], times)


@cache
def cloud(times: int = 2) -> Sprite:
    return _both(ART.rows("cloud"), times)


def _both(half: Sequence[str], times: int) -> Sprite:
    """A half and its mirror image, enlarged; "o" is orange and stays finely dithered."""
    whole = [row + row[::-1] for row in half]
    lines = smoothly(sprite([row.replace("o", ".") for row in whole]).see_through(), times)
    body = smoothly(sprite([row.replace(".", "#").replace("o", "#") for row in whole]).see_through(), times)
    orange = smoothly(sprite([row.replace("#", " ").replace(".", " ").replace("o", "#") for row in whole]), times)
    ink = tuple(one | other for one, other in zip(lines.ink, textured(orange, HALF).ink, strict=True))
    return Sprite(body.width, ink, body.ink)


@cache
def letter(name: str) -> Sprite:
    """A capital of the title, with room for a mark above it; the leaf is not drawn with the O."""
    if name == ORANGE:
        return above(Sprite(1, (0,) * MARK, (0,) * MARK), SLICES[0])
    mark = ART["breve"] if name == MARKED else Sprite(1, (0,) * (MARK // 2), (0,) * (MARK // 2))
    return smoothly(above(mark, ART[f"capital {'a' if name == MARKED else name.lower()}"]), 2)
