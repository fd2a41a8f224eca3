"""The modern look's insects, the cake, which is eaten bite by bite, and the small marks on the cloth."""

from functools import cache

from arcade.games.crossing_board import ART
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import brackets, shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

INSECTS = tuple(
    tuple(ART[f"{who}'s {pose}"] for pose in ("step", "other step", "flight")) for who in ("ladybird", "stag")
)
"""Of each seat: two steps, and with wings spread."""
PACE = 4
"""Frames of a step."""
BRACKETS, ATTACKED = (brackets(16, 5, width).see_through() for width in (2, 1))
"""The square that is chosen, and one on which the enemy can land next turn."""
CAKE = ART["cake"]
"""What waits beyond the edge: a small cake in its paper cup, a cherry on top."""
BITES = ((6, 40), (58, 40), (15, 24), (49, 24), (32, 8), (32, 32))
"""Where mouths have been, in pixels of the large cake."""
MOUTH = 15
"""The radius of a bite, in pixels."""


@cache
def hued(seat: int, pose: int = 0, times: int = 1) -> Sprite:
    """A side's insect in its colour, so many times as large."""
    return smoothly(INSECTS[seat][pose], times).coloured("RB"[seat])


@cache
def running(seat: int) -> Animation:
    return Animation((hued(seat), hued(seat, 1)), PACE)


@cache
def flying(seat: int) -> Animation:
    return Animation((hued(seat, 2), hued(seat)), 2)


@cache
def bar(length: int, done: int) -> Sprite:
    """A frame of so many pixels, filled as far as `done`."""

    def level(x: int, y: int) -> int:
        edge = y in (0, 7) or x in (0, length - 1)
        return FULL if edge or (x <= done and 2 <= y <= 5 and x >= 2) else 0

    return shaded(length, CELL, level)


@cache
def bitten(bites: int) -> Sprite:
    """The large cake after so many bites."""
    whole = smoothly(CAKE, 4)
    rows = list(whole.ink)
    for x, y in BITES[:bites]:
        for row in range(max(y - MOUTH, 0), min(y + MOUTH + 1, len(rows))):
            reach = next(far for far in range(MOUTH, -1, -1) if far * far + (row - y) ** 2 <= MOUTH * MOUTH)
            left, right = max(x - reach, 0), min(x + reach, whole.width - 1)
            rows[row] &= ~((1 << whole.width - left) - (1 << whole.width - 1 - right))
    return Sprite(whole.width, tuple(rows), tuple(rows))
