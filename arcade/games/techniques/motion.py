"""What moves in the Workshop's demonstrations: letters on the wing, a ball among bricks, lights, rollers."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from math import isqrt

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Actor, Moving, eased
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.dithered_scene import Span, ellipse, polygon
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.grid import Cell, Point
from arcade.toolkit.picture.ink import attribute, pair
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite

FLIGHT = 24
"""Frames that a letter is on the wing."""
SWINGS = ((97, 41, 0), (71, 53, 90), (83, 67, 200))
"""Of each light: frames of its way across and back, of its way down and back, and where it begins."""
RADIUS = 6
PAPERS = bytes([attribute(0, colour % 8, bright=True) for colour in range(256)])
"""The attribute of a cell in the light of each colour."""
FOOT = 17
"""The row of the stage on which a rainbow stands."""
HAND = (0, 5, 9, 14, 18, 22, 26, 30, 33, 36, 38, 40, 42, 43, 44, 44)
"""How far the hand reaches across at each minute of the first quarter; upwards it is the same backwards."""
MINUTES = 60
TEETH = 12
ARMS = 3
TURNS = MINUTES // ARMS
"""After so many sixtieths of a turn a wheel looks as before."""
REACH = 44
"""How far `hand` reaches."""


class Bird:
    """A letter on its way to its place."""

    def __init__(self, picture: Sprite, start: Point, end: Point) -> None:
        self.picture = picture
        self._way = list(eased(start, end, FLIGHT))
        self._at = 0

    def fly(self) -> Actor:
        """Where it is now; the next time it will be farther on."""
        point = self._way[min(self._at, FLIGHT - 1)]
        self._at += 1
        return self.picture, *point

    @property
    def landed(self) -> bool:
        """Whether it has arrived."""
        return self._at >= FLIGHT

    @property
    def end(self) -> Actor:
        """Its place."""
        return self.picture, *self._way[-1]


def swing(frame: int, period: int, far: int) -> int:
    """To and fro between 0 and `far`."""
    phase = frame * 2 * far // period % (2 * far)
    return min(phase, 2 * far - phase)


def lights(frame: int, height: int) -> bytes:
    """The attributes of so many rows on which three round lights wander: blue, red and green, added up."""
    rows = [0] * height
    for (across, down, first), colour in zip(SWINGS, (1, 2, 4), strict=True):
        x = swing(frame + first, across, COLUMNS - 2 * RADIUS + 2) + RADIUS - 1
        y = swing(frame + first, down, height - 2 * RADIUS + 2) + RADIUS - 1
        for row in range(max(y - RADIUS, 0), min(y + RADIUS + 1, height)):
            half = isqrt(RADIUS * RADIUS + RADIUS - (row - y) * (row - y))
            left, right = max(x - half, 0), min(x + half + 1, COLUMNS)
            rows[row] |= int.from_bytes(bytes((colour,)) * (right - left)) << CELL * (COLUMNS - right)
    return b"".join([row.to_bytes(COLUMNS) for row in rows]).translate(PAPERS)


class Bricks:
    """A ball that breaks a wall of bricks by itself, and the bat that follows it."""

    WALL = 6
    """Rows of bricks."""

    def __init__(self, machine: Spectrum, top: int, height: int) -> None:
        self.machine = machine
        self._moving = Moving(machine)
        self._top, self._bottom = CELL * top, CELL * (top + height)
        self._x, self._y, self._right, self._down = 40, self._bottom - 40, 3, -3
        self._ball = ball(8)
        self._bat = Sprite(40, ((1 << 40) - 1,) * 6, ((1 << 40) - 1,) * 6)
        for line in range(self.WALL):
            fill(machine, top + line, 0, 1, COLUMNS, BRICKS, pair("RYGCMB"[line] + "k"))
        self._bricks = {(top + line, pitch) for line in range(self.WALL) for pitch in range(COLUMNS // 2)}

    def step(self) -> bool:
        """A frame; whether a brick was hit."""
        self._moving.hide()
        self._x, self._y = self._x + self._right, self._y + self._down
        if not 0 <= self._x <= WIDTH - CELL:
            self._right = -self._right
        floor = self._bottom - 16
        if self._y >= floor or self._y <= self._top:
            self._down = 3 if self._y <= self._top else -3
        brick = (self._y // CELL, (self._x + 4) // 16)
        hit = brick in self._bricks
        if hit:
            self._bricks.remove(brick)
            fill(self.machine, brick[0], 2 * brick[1], 1, 2, colours=pair("Wk"))
            self._down = -self._down
        bat = min(max(self._x - 16, 0), WIDTH - 40)
        self._moving.show((self._ball, self._x, self._y), (self._bat, bat, self._bottom - 8))
        return hit


def shape(spans: Iterable[Span], height: int) -> Sprite:
    """A shape as a picture as wide as the screen."""
    rows = [0] * height
    for y, left, right in spans:
        left, right = max(left, 0), min(right, WIDTH)
        if 0 <= y < height and left < right:
            rows[y] |= (1 << right - left) - 1 << WIDTH - right
    return Sprite(WIDTH, tuple(rows), tuple(rows))


def arch(radius: int) -> Iterator[list[Cell]]:
    """The cells of a rainbow's arc from left to right, some at a time."""
    arc = [
        (row, column)
        for column in range(COLUMNS)
        for row in range(FOOT)
        if isqrt((2 * column - 31) ** 2 + (2 * (FOOT - row)) ** 2) // 2 == radius
    ]
    return (arc[first : first + 3] for first in range(0, len(arc), 3))


def rolled_up(machine: Spectrum, top: int, height: int, rows: int, colours: int) -> None:
    """Move a part of the screen up by so many rows, as paper; what comes after is blank."""
    below = lift_cells(machine, top + rows, 0, height - rows, COLUMNS)
    replace(below, row=top).put_back(machine)
    fill(machine, top + height - rows, 0, rows, COLUMNS, colours=colours)


def glided(machine: Spectrum, picture: Sprite, x: int, y: int) -> None:
    """A picture as wide as the screen, `x` pixels beside its place."""
    draw(machine, picture.cut(-x, 0, WIDTH, picture.height).opaque(), 0, y)


def hand(minute: int) -> tuple[int, int]:
    """How far to the right and up it reaches."""
    quarter, part = divmod(minute % MINUTES, 15)
    along, up = HAND[part], HAND[15 - part]
    return ((along, up), (up, -along), (-along, -up), (-up, along))[quarter]


@cache
def gear(size: int, turn: int) -> Sprite:
    """A wheel of so many pixels each way, turned by so many sixtieths clockwise."""
    middle, outer = size // 2, size // 2 - 1
    root, rim, hub = outer * 4 // 5, outer * 11 // 20, outer // 5
    spans = list(ellipse(middle, middle, root, root))
    for tooth in range(TEETH):
        across, up = hand(MINUTES // TEETH * tooth + turn)
        corners = []
        for far, wide in ((root - 2, -outer // 7), (outer, -outer // 11), (outer, outer // 11), (root - 2, outer // 7)):
            x = middle + (across * far + up * wide) // REACH
            y = middle + (across * wide - up * far) // REACH
            corners.append((x, y))
        spans += polygon(*corners)
    body = shape(spans, size)
    hole = shape(list(ellipse(middle, middle, rim, rim)), size)
    spokes: list[Span] = []
    for arm in range(ARMS):
        across, up = hand(TURNS * arm + turn)
        corners = []
        for far, wide in ((0, -hub // 2), (rim + 2, -hub // 2), (rim + 2, hub // 2), (0, hub // 2)):
            corners.append((middle + (across * far + up * wide) // REACH, middle + (across * wide - up * far) // REACH))
        spokes += polygon(*corners)
    spokes += ellipse(middle, middle, hub, hub)
    arms = shape(spokes, size)
    rows = tuple(b & ~h | a for b, h, a in zip(body.ink, hole.ink, arms.ink, strict=True))
    return Sprite(body.width, rows, rows).cut(0, 0, size, size)
