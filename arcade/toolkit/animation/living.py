"""Small things that live in a picture, each with a `step` for every frame: figures, lights, water, flags, what falls.

They need no chance: where each one is follows from the frame alone. They cost little, and only in frames in which
something changes.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial

from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, colour
from arcade.toolkit.picture.sprites import CELL, CLEAR, INK, Sprite, sprite

Alive = Callable[[int], None]
"""Moves something in a picture, given the frames since it began; it touches nothing but what is its own."""
SWING = (0, 1, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1)
"""A wave's height along its length."""


def all_alive(*parts: Alive) -> Alive:
    """Several of them as one."""
    return partial(_step_all, parts)


def _step_all(parts: Sequence[Alive], frame: int) -> None:
    for part in parts:
        part(frame)


class Twinkle:
    """Cells whose ink runs through colours, each a little after the one before: stars, lamps, windows, embers."""

    def __init__(self, machine: Spectrum, cells: Sequence[tuple[int, int]], inks: str, pace: int = 8) -> None:
        """Cells as rows and columns, colours as letters; with a pace of `pace` frames."""
        self.machine = machine
        self._cells = [COLUMNS * row + column for row, column in cells]
        self._bits = [number | bright * BRIGHT_BIT for number, bright in map(colour, inks)]
        self._pace = pace

    def step(self, frame: int) -> None:
        """Colour the cells for a frame."""
        if frame % self._pace:
            return
        attributes = self.machine.attributes
        for place, cell in enumerate(self._cells):
            bits = self._bits[(frame // self._pace + 5 * place) % len(self._bits)]
            attributes[cell] = attributes[cell] & ~(INK_BITS | BRIGHT_BIT) | bits


class Drift:
    """Lines of pixels that move sideways and come in again: water, clouds, a road, a conveyor belt.

    Each speed of `speeds` is a line's, repeated down the area: one pixel in so many frames, to the left if negative,
    never if 0.
    """

    def __init__(
        self, machine: Spectrum, top: int, column: int, height: int, width: int, speeds: Sequence[int]
    ) -> None:
        """An area of pixel lines from `top` on, and of whole columns."""
        self.machine = machine
        self._width = width
        lines: dict[int, list[int]] = {speed: [] for speed in speeds if speed}
        for line in range(height):
            if speed := speeds[line % len(speeds)]:
                lines[speed].append(LINES[top + line] + column)
        first = 1 << CELL * width - 1
        self._lines = {
            speed: (tuple([slice(at, at + width) for at in starts]), _repeated(first, len(starts), CELL * width))
            for speed, starts in lines.items()
        }
        """Where the lines of each speed are, and their leftmost pixels where they are one number."""

    def step(self, frame: int) -> None:
        """Move the lines whose turn it is, all of a speed as one number."""
        display, width = self.machine.display, self._width
        last = CELL * width - 1
        for speed, (lines, left) in self._lines.items():
            if frame % abs(speed):
                continue
            row = int.from_bytes(b"".join([display[line] for line in lines]))
            edge = row & (left >> last if speed > 0 else left)
            row = (row ^ edge) >> 1 | edge << last if speed > 0 else (row ^ edge) << 1 | edge >> last
            moved = row.to_bytes(width * len(lines))
            for place, line in enumerate(lines):
                display[line] = moved[width * place : width * (place + 1)]


def _repeated(bit: int, times: int, apart: int) -> int:
    return sum(bit << apart * place for place in range(times))


class Ripple:
    """A picture in water: its lines swing to and fro, each a little after the one above, the farther down the wider."""

    def __init__(self, machine: Spectrum, top: int, column: int, height: int, width: int, pace: int = 5) -> None:
        """An area of pixel lines from `top` on, and of whole columns, as it is at the first step."""
        self.machine = machine
        self._top, self._column, self._height, self._width = top, column, height, width
        self._pace = pace
        self._lines: list[tuple[int, int]] = []

    def step(self, frame: int) -> None:
        """Let the lines swing."""
        display, bits, width = self.machine.display, CELL * self._width, self._width
        if not self._lines:
            starts = [start + self._column for start in LINES[self._top : self._top + self._height]]
            self._lines = [(start, int.from_bytes(display[start : start + width])) for start in starts]
        if frame % self._pace:
            return
        full = (1 << bits) - 1
        for number, (start, line) in enumerate(self._lines):
            reach = 1 + 2 * number // self._height
            shift = SWING[(frame // self._pace + 2 * number) % len(SWING)] * reach // 2
            swung = line >> shift if shift >= 0 else line << -shift & full
            display[start : start + width] = swung.to_bytes(width)


class Falling:
    """Things that come down from the top again and again, swaying: snow, leaves, confetti, coins, drops.

    Over the background, which comes back behind them. Speeds are pixels in four frames.
    """

    def __init__(
        self,
        machine: Spectrum,
        things: Sequence[Sprite | Animation],
        area: tuple[int, int, int, int],
        count: int = 12,
        speeds: Sequence[int] = (3, 4, 6),
        sway: int = 3,
    ) -> None:
        """An area in pixels: left, top, width, height; `sway` pixels to either side."""
        self._moving = Moving(machine)
        self._things, self._count, self._speeds, self._sway = things, count, speeds, sway
        self._area = area

    def step(self, frame: int) -> None:
        """Let them fall to where they are in a frame."""
        if frame % 2 == 0:
            self._moving.show(*(self._actor(number, frame) for number in range(self._count)))

    def hide(self) -> None:
        """Take them away."""
        self._moving.hide()

    def _actor(self, number: int, frame: int) -> Actor:
        thing = self._things[number % len(self._things)]
        picture = thing.at(frame + 3 * number) if isinstance(thing, Animation) else thing
        left, top, width, height = self._area
        fallen = frame * self._speeds[number % len(self._speeds)] // 4
        swing = SWING[(fallen // 6 + 5 * number) % len(SWING)] * self._sway // 2
        x = self._sway + number * 89 % max(width - picture.width - 2 * self._sway, 1) + swing
        return picture, left + x, top + (number * 53 + fallen) % max(height - picture.height, 1)


class Burst:
    """A rocket's burst at a place: rays that grow, spread and go out within `FRAMES` frames."""

    FRAMES = 26

    def __init__(self, machine: Spectrum, place: Point, inks: str = "WYR") -> None:
        """The pixel of its middle; colours from the first flash to the embers."""
        self._moving = Moving(machine, clear=True)
        self._place, self._inks = place, inks

    def step(self, age: int) -> None:
        """Show it `age` frames after the bang; it is gone before and after its time."""
        if not 0 <= age < self.FRAMES:
            self._moving.hide()
            return
        picture = _rays(age // 2)
        ink = self._inks[age * len(self._inks) // self.FRAMES]
        x, y = self._place
        self._moving.show((picture.coloured(ink), x - picture.width // 2, y - picture.height // 2))


class Fireworks:
    """Rockets that burst one after the other."""

    def __init__(self, machine: Spectrum, places: Sequence[Point], between: int, inks: str = "WYR") -> None:
        """The pixels of their middles, and the frames from one to the next."""
        self._bursts = [Burst(machine, place, inks) for place in places]
        self._between = between
        self.frames = between * len(places) + Burst.FRAMES if places else 0
        """From the first bang until all are gone."""

    def step(self, frame: int) -> None:
        """Show all of them."""
        for number, burst in enumerate(self._bursts):
            burst.step(frame - self._between * number)


_COURSES = ((12, 0), (11, 5), (8, 8), (5, 11), (0, 12))
"""A quarter of the ways that a burst's sparks take, in twelfths."""


@cache
def _rays(age: int) -> Sprite:
    """The sparks of a burst at an age from 0 on: fast at first, then falling."""
    far, tail = min(3 + 3 * age, 22 + age // 2), max(7 - age, 1)
    side = 2 * far + 3
    points = set()
    for across, down in _COURSES:
        for sign, other in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            for reach in range(max(far - tail, 1), far + 1):
                x, y = far + 1 + sign * across * reach // 12, far + 1 + other * down * reach // 12 + age // 4
                points |= {(x, y), (x + 1, y)} if age < 9 else {(x, y)}
    return sprite(["".join(INK if (x, y) in points else CLEAR for x in range(side)) for y in range(side + 3)])


def waving(flag: Sprite, pace: int = 5) -> Animation:
    """A flag in the wind, its staff at the left: four pixel rows higher than the flag, colours row by row as given."""
    rows = flag.rows()
    pictures = []
    for phase in range(len(SWING)):
        lifts = [
            SWING[(column * len(SWING) // 24 - phase) % len(SWING)] * min(column, 8) // 8
            for column in range(flag.width)
        ]
        text = [
            "".join(
                rows[y - 2 - lift][column] if 0 <= y - 2 - lift < flag.height else CLEAR
                for column, lift in enumerate(lifts)
            )
            for y in range(flag.height + 4)
        ]
        waved = sprite(text)
        pictures.append(Sprite(waved.width, waved.ink, waved.solid, flag.paints))
    return Animation(tuple(pictures), pace)
