"""The insects of Crossing's modern look, seen from above, and the small marks on the cloth."""

from functools import cache

from arcade.games.crossing_board import ART
from arcade.games.crossing_board.rules import BLACK
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.picture.patterns import FULL
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

SIZE = 16

LADYBIRD = (
    ART["ladybird-1"],
    ART["ladybird-2"],
    ART["ladybird-3"],
)  # fmt: skip
"""It runs to the right: two steps, and in flight."""
STAG = (
    ART["stag-1"],
    ART["stag-2"],
    ART["stag-3"],
)  # fmt: skip
"""It climbs up: two steps, and in flight."""
PACE = 4


def insect(seat: int) -> Sprite:
    """A side's insect at rest."""
    return _insects(seat)[0]


def _insects(seat: int) -> tuple[Sprite, ...]:
    return LADYBIRD if seat == BLACK else STAG


def hued(seat: int, picture: Sprite) -> Sprite:
    """A picture in the ink of a side."""
    return picture.coloured("RB"[seat])


@cache
def running(seat: int) -> Animation:
    """A side's insect on its way."""
    first, second, _ = _insects(seat)
    return Animation((hued(seat, first), hued(seat, second)), PACE)


@cache
def flying(seat: int) -> Animation:
    """A side's insect in the air."""
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
    """The cake so many times as large."""
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
