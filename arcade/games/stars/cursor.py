"""The two sights that slide along the bottom and the top of the field."""

from dataclasses import dataclass

from arcade.games.stars.rays import LEFT, MIDDLE, RIGHT, STEP

EASING = 8
"""Frames that a sight keeps to each pace before it takes the next: a tap must move it by one stop, not by two."""


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
        if self.held <= EASING:
            return self.held % 2
        return min(self.held // EASING, self.speed)

    def _go(self, way: int, pixels: int) -> None:
        self.way = way
        self.x = min(max(self.x + way * pixels, LEFT), RIGHT)
