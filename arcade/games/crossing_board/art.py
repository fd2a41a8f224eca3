"""The modern look's insects, the cake, which is eaten bite by bite, and the small marks on the cloth."""

from functools import cache

from arcade.games.crossing_board import ART
from arcade.games.crossing_board.rules import BLACK
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

SIZE = 16
"""Pixels of a square's side."""

LADYBIRD, STAG = (
    tuple(ART[f"{who}'s {pose}"] for pose in ("step", "other step", "flight")) for who in ("ladybird", "stag")
)
PACE = 4
"""Frames of a step."""


def insect(seat: int) -> Sprite:
    """A side's insect at rest."""
    return _insects(seat)[0]


def _insects(seat: int) -> tuple[Sprite, ...]:
    return LADYBIRD if seat == BLACK else STAG


def hued(seat: int, picture: Sprite) -> Sprite:
    return picture.coloured("RB"[seat])


@cache
def running(seat: int) -> Animation:
    first, second, _ = _insects(seat)
    return Animation((hued(seat, first), hued(seat, second)), PACE)


@cache
def flying(seat: int) -> Animation:
    rest, _, wings = _insects(seat)
    return Animation((hued(seat, wings), hued(seat, rest)), 2)


@cache
def enlarged(seat: int, times: int, pose: int) -> Sprite:
    """A side's insect so many times as large: in one of two steps, or with its wings spread."""
    return smoothly(_insects(seat)[pose], times)


CAKE = ART["cake"]
"""What waits beyond the edge: a small cake in its paper cup, a cherry on top."""


@cache
def cake(times: int) -> Sprite:
    return smoothly(CAKE, times)


@cache
def bar(length: int, done: int) -> Sprite:
    """A frame of so many pixels, filled as far as `done`."""

    def level(x: int, y: int) -> int:
        edge = y in (0, 7) or x in (0, length - 1)
        return FULL if edge or (x <= done and 2 <= y <= 5 and x >= 2) else 0

    return shaded(length, CELL, level)


def _corners(arm: int, width: int) -> Sprite:
    """Marks in the four corners of a square: how far they reach along its edges, and how wide they are."""

    def level(x: int, y: int) -> int | None:
        near, far = sorted((min(x, SIZE - 1 - x), min(y, SIZE - 1 - y)))
        return FULL if near < width and far < arm else None

    return shaded(SIZE, SIZE, level)


BRACKETS = _corners(5, 2)
"""The square that is chosen."""
ATTACKED = _corners(5, 1)
"""A square on which the enemy can land next turn."""


TIMES = 4
"""How much larger than on the cloth the cake is."""
BITES = ((6, 40), (58, 40), (15, 24), (49, 24), (32, 8), (32, 32))
"""Where mouths have been, in pixels of the large cake."""
MOUTH = 15
"""The radius of a bite, in pixels."""
CRUMBS = ART["crumbs"].see_through()
BACK = ART["ladybird on its back"], ART["ladybird on its back groping"]


@cache
def bitten(bites: int) -> Sprite:
    """The large cake after so many bites."""
    whole = cake(TIMES)
    rows = list(whole.ink)
    for x, y in BITES[:bites]:
        for row in range(max(y - MOUTH, 0), min(y + MOUTH + 1, len(rows))):
            reach = next(far for far in range(MOUTH, -1, -1) if far * far + (row - y) ** 2 <= MOUTH * MOUTH)
            left, right = max(x - reach, 0), min(x + reach, whole.width - 1)
            rows[row] &= ~((1 << whole.width - left) - (1 << whole.width - 1 - right))
    return Sprite(whole.width, tuple(rows), tuple(rows))
