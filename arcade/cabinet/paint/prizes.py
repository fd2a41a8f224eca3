"""Prizes and what one does after a game, drawn on the grid: the large medal, diamonds, the signs of four actions."""

from functools import cache

from arcade.cabinet.art import ART
from arcade.cabinet.paint.emblem import METALS, MISSING, RIBBON
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import Sprite, drawn
from arcade.toolkit.picture.art import Rows

LARGE_MEDAL = ART.rows("large-medal")
COIN = ART.rows("coin")
COIN_PLACE = ART.rows("coin-place")
"""A medal without its ribbon for a wall of them, and the place of one that is yet to be won."""
DIAMOND = ART.rows("diamond")
AGAIN = ART.rows("again")
HARDER = ART.rows("harder")
WATCH = ART.rows("watch")
MISTAKES = ART.rows("mistakes")
SHARE = ART.rows("share")
SHELF = ART.rows("shelf")
SIGN = 16
"""The width of an action's sign."""


@cache
def large_medal(metal: int) -> Sprite:
    """Bronze, silver and gold are 0, 1 and 2."""
    return drawn(LARGE_MEDAL, {**METALS[metal], **RIBBON, "w": c.BRIGHT_WHITE})


@cache
def large_place(metal: int) -> Sprite:
    """The dark place of a large medal that is yet to be won; its star tells which."""
    return drawn(LARGE_MEDAL, {**MISSING, "w": c.WALL2, "s": METALS[metal]["m"]})


@cache
def great_medal(metal: int, won: bool) -> Sprite:
    """A medal, or its dark place, as a picture of its own."""
    return (large_medal(metal) if won else large_place(metal)).enlarged(2)


@cache
def coin(metal: int) -> Sprite:
    """A medal on a wall of them; -1 is the place of one that is yet to be won."""
    return drawn(COIN_PLACE, {"o": c.WALL2}) if metal < 0 else drawn(COIN, dict(METALS[metal]))


@cache
def action_sign(art: Rows, ink: int) -> Sprite:
    return drawn(art, {"a": ink})


@cache
def diamond(ink: int) -> Sprite:
    """What stands before a piece of news."""
    return drawn(DIAMOND, {"d": ink})
