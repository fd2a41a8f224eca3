"""The sky and the two sights, and a ray's way between them: the ROM's line, pixel by pixel and cell by cell.

Pixels count from the bottom left of the 22 upper rows as PLOT does, cells from the top left.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from arcade.toolkit.contract.dice import Dice

Star = tuple[int, int]
"""The row and the column of a star's cell."""
Ray = tuple[int, int]
"""Where a ray begins at the bottom and where it ends at the top, in pixels from the left."""

BOTTOM, TOP = 16, 167
"""The pixel lines that rays run between."""
HEIGHT = TOP - BOTTOM
LEFT, RIGHT = 10, 246
"""How far the sights go."""
STEP, MIDDLE, CELL = 2, 128, 8
STOPS = range(LEFT, RIGHT + 1, STEP)
"""The places at which a sight can stand."""
PACE_FRAMES = 8
"""For which a sight keeps to each pace before it takes the next: a tap must move it by one stop, not by two."""
FIRST_ROW, ROWS = 2, 17
FIRST_COLUMN, COLUMNS = 3, 25
BOOK_STARS, RESERVES = 20, 10
"""Reserves stand in for cells that came twice."""
CLEARANCE_CELLS = 2
"""From a black hole to the stars and to other holes, so that every star can be reached."""


def pixels(ray: Ray) -> Iterator[tuple[int, int]]:
    """The pixels of a ray from the bottom up, as DRAW sets them."""
    return (pixel(ray, step) for step in range(length(ray) + 1))


def length(ray: Ray) -> int:
    """The steps from the first pixel of a ray to the last."""
    return max(abs(ray[1] - ray[0]), HEIGHT)


def pixel(ray: Ray, step: int) -> tuple[int, int]:
    """The pixel of a ray after so many steps from the bottom."""
    lower, upper = ray
    right = 1 if upper > lower else -1
    across = abs(upper - lower)
    if across > HEIGHT:
        return lower + right * step, BOTTOM + (across // 2 + step * HEIGHT) // across
    return lower + right * ((HEIGHT // 2 + step * across) // HEIGHT), BOTTOM + step


def crosses(ray: Ray, cell: Star) -> bool:
    """Whether a ray has a pixel in a cell, by arithmetic alone: the solver asks this very often."""
    lower, upper = ray
    west, south = CELL * cell[1], 168 - CELL * cell[0]
    if upper < lower:  # mirrored, so that the ray leans to the right
        lower, upper, west = -lower, -upper, 1 - west - CELL
    across, first, last = upper - lower, south - BOTTOM, south + CELL - 1 - BOTTOM
    east = west + CELL - 1
    if across <= HEIGHT:
        half = HEIGHT // 2
        first, last = max(first, 0), min(last, HEIGHT)
        return lower + (half + first * across) // HEIGHT <= east and lower + (half + last * across) // HEIGHT >= west
    half = across // 2
    start, end = max(west - lower, 0), min(east - lower, across)
    if start > end:
        return False
    return (half + start * HEIGHT) // across <= last and (half + end * HEIGHT) // across >= first


@dataclass
class Sight:
    """Where a sight is. It rests at even places only; a swift one passes the odd ones on its way."""

    speed: int = 0
    """The most pixels it glides in a frame; 0 is the book's sight, which jumps from stop to stop."""
    x: int = MIDDLE
    way: int = 0
    """Where it moved last: -1 left, 1 right."""
    held: int = 0
    """Frames since it was first pushed this way."""
    goal: int | None = None
    """Where the mouse sent it."""

    def push(self, way: int) -> bool:
        """Let a tick pass in which it is pushed left (-1), right (1) or not at all; tells whether it moved."""
        before = self.x
        if way:
            self.held = self.held + 1 if way == self.way else 1
            self.goal = None
            self._go(way, self._pace() if self.speed else STEP)
        else:
            self.held = 0
            if self.goal is not None and self.goal != self.x:
                distance = abs(self.goal - self.x)
                self._go(1 if self.goal > self.x else -1, min(distance, max(self.speed, 2)))
            elif self.x % STEP:
                self._go(self.way, 1)
        return self.x != before

    def send(self, x: int) -> None:
        """Let it glide by itself to the stop nearest to a pixel."""
        self.goal = min(max(x // STEP * STEP, LEFT), RIGHT)

    def settle(self) -> int:
        """Come to rest at once, and tell where."""
        if self.x % STEP:
            self._go(self.way, 1)
        self.goal = None
        return self.x

    def _pace(self) -> int:
        """Slow at first, a pixel every other frame, then ever faster."""
        return self.held % 2 if self.held <= PACE_FRAMES else min(self.held // PACE_FRAMES, self.speed)

    def _go(self, way: int, pixels: int) -> None:
        self.way = way
        self.x = min(max(self.x + way * pixels, LEFT), RIGHT)


@dataclass(frozen=True)
class Sky:
    """Where the stars and the black holes are; `figure` is the number of the constellation that they form, if any."""

    stars: tuple[Star, ...]
    holes: tuple[Star, ...] = ()
    figure: int | None = None


def drawn(dice: Dice, count: int = BOOK_STARS) -> tuple[Star, ...]:
    """So many different cells: those that came twice are replaced from the reserves, or all is drawn anew."""
    while True:
        cells = [(dice.below(ROWS) + FIRST_ROW, dice.below(COLUMNS) + FIRST_COLUMN) for _ in range(count + RESERVES)]
        reserves = cells[count:]
        chosen: list[Star] = []
        for cell in cells[:count]:
            while cell in chosen and reserves:
                cell = reserves.pop()
            if cell in chosen:
                break
            chosen.append(cell)
        else:
            return tuple(chosen)


def with_holes(dice: Dice, stars: tuple[Star, ...], count: int) -> tuple[Star, ...]:
    """Cells for so many black holes, fewer if the sky is too full for them."""
    holes: list[Star] = []
    free = [(row + FIRST_ROW, column + FIRST_COLUMN) for row in range(ROWS) for column in range(COLUMNS)]
    for _ in range(count):
        free = [
            (row, column)
            for row, column in free
            if all(max(abs(row - down), abs(column - right)) > CLEARANCE_CELLS for down, right in (*stars, *holes))
        ]
        if free:
            holes.append(dice.pick(free))
    return tuple(holes)
