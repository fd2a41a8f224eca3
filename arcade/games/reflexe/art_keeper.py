"""The goalkeeper of Reaction time and what he is after: ready, leaping, fallen; a ball, a cup, heads in the crowd."""

from arcade.games.reflexe import ART
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

READY = ART["ready"]
LEAP = ART["leap"]
FALLEN = ART["fallen"]
BALL = ART["ball"]
CUP = ART["cup"]
SNORE = (
    ART["snore-1"],
    ART["snore-2"],
)
CONFETTI = tuple(sprite(["###", "###"]).coloured(ink) for ink in "YRGC")
HEADS = (
    ART["heads-1"],
    ART["heads-2"],
)
"""Somebody in the crowd: sitting, and with the arms up."""


def dressed(shirt: str) -> tuple[Sprite, Sprite, Sprite]:
    """The goalkeeper ready, leaping and fallen, in a shirt of this colour."""
    ready, leaping = _rows(shirt)
    return (
        READY.coloured(ready),
        LEAP.coloured(leaping),
        FALLEN.coloured((f"YY{shirt}{shirt}WCC",)),
    )


def carrying(shirt: str) -> tuple[Sprite, Sprite]:
    """The goalkeeper with the ball: before him, and over his head, where the picture is a cell row higher."""
    ready, leaping = _rows(shirt)
    high = BALL.over(LEAP.cut(0, -CELL, LEAP.width, LEAP.height + CELL), 8, 0)
    return BALL.over(READY, 8, 12).coloured(ready), high.coloured((leaping[0], *leaping))


def _rows(shirt: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    middle = f"W{shirt}{shirt}W"
    return ("YYYY", middle, middle, "WWWW", "CCCC"), ("WYYW", f"{shirt}YY{shirt}", middle, "WWWW", "CCCC")
