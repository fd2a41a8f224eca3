"""Atoms as shells: rings round a nucleus, electrons placed on them one by one."""

from collections.abc import Sequence
from functools import cache
from math import isqrt

from arcade.games.valence import ART
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.shading import outlined, textured
from arcade.toolkit.picture.sprites import Sprite, from_bytes

RADII = (17, 29, 41, 53)
NUCLEUS = 11
ELECTRON = ART["electron"]
HOLE = ART["hole"]
SPEEDS, PARTS, ORBIT = (5, 4, 3, 2), 12, 3
"""How fast each shell turns, in twelfths of the way to the next place at each step, and frames from step to step."""
PLACING = 5
"""Frames between two electrons."""
DIRECTIONS = (0, 383, 707, 924, 1000, 924, 707, 383, 0, -383, -707, -924, -1000, -924, -707, -383)
"""A thousand times the sine of sixteen directions, clockwise from the top."""
ORDER = (0, 8, 4, 12, 2, 10, 6, 14)
"""In which order a shell's places are taken."""
TURNS = (0, 1, 0, 1)
"""By how many directions each shell's places are turned, so that electrons do not stand in rows."""


@cache
def ring(radius: int) -> Sprite:
    """A circle one pixel wide."""
    outer, inner = _disc(radius, radius * (radius + 1)), _disc(radius, radius * (radius - 1))
    rows = tuple(one & ~other for one, other in zip(outer, inner, strict=True))
    return Sprite(2 * radius + 1, rows, rows)


def _disc(radius: int, most: int) -> list[int]:
    """Rows of the pixels whose distance from the middle has a square of at most so much."""
    rows = []
    for y in range(-radius, radius + 1):
        reach = isqrt(most - y * y) if y * y <= most else None
        rows.append(0 if reach is None else (1 << 2 * reach + 1) - 1 << radius - reach)
    return rows


@cache
def dotted(radius: int) -> Sprite:
    """A circle with gaps."""
    return textured(ring(radius), HALF).see_through()


@cache
def _electron() -> Sprite:
    """An electron in a rim, so that its orbit does not touch it."""
    return outlined(ELECTRON.cut(-1, -1, ELECTRON.width + 2, ELECTRON.height + 2))


def place(shell: int, electron: int, turned: int = 0) -> tuple[int, int]:
    """Where an electron of a shell is, counted from the nucleus, after so many sixteenths of its orbit."""
    direction = ORDER[electron] + TURNS[shell] + turned
    across, up = DIRECTIONS[direction % 16], DIRECTIONS[(direction + 4) % 16]
    radius = RADII[shell]
    return (across * radius + 500) // 1000, -((up * radius + 500) // 1000)


class Atom:
    """Draws an atom on the machine, its middle at a pixel counted from the top left."""

    def __init__(self, machine: Spectrum, x: int, y: int, symbol: str) -> None:
        self.machine = machine
        self.x = x
        self.y = y
        self.symbol = symbol
        self._electrons = Moving(machine)
        self._filled: list[int] = []
        self._turn = 0

    def draw(self, filled: Sequence[int], rings: int = len(RADII)) -> None:
        """Everything: shells not yet filled are dotted circles."""
        self._electrons.hide()
        self._filled = list(filled)
        for shell in range(rings):
            self._ring(shell, shell < len(filled))
        self._nucleus()
        self._show()

    def orbit(self, frame: int) -> None:
        """Let the electrons go round, those of inner shells faster; they go on from where they are."""
        if frame % ORBIT == 0:
            self._turn += 1
            self._show()

    def _show(self) -> None:
        """Draw the electrons where they are now."""
        actors = []
        for shell, electrons in enumerate(self._filled):
            for electron in range(electrons):
                across, down = self._place(shell, electron)
                actors.append((_electron(), self.x + across - 4, self.y + down - 4))
        self._electrons.show(*actors)

    def _place(self, shell: int, electron: int) -> tuple[int, int]:
        """Where an electron is after its turns, between two of the places that it goes by."""
        steps, part = divmod(self._turn * SPEEDS[shell], PARTS)
        (x, y), (to_x, to_y) = place(shell, electron, steps), place(shell, electron, steps + 1)
        return x + (to_x - x) * part // PARTS, y + (to_y - y) * part // PARTS

    def _nucleus(self) -> None:
        size = 2 * NUCLEUS + 1
        span = range(-NUCLEUS, NUCLEUS + 1)
        full = tuple(sum(1 << size - 1 - x for x, dx in enumerate(span) if dx * dx + dy * dy <= 115) for dy in span)
        draw(self.machine, outlined(Sprite(size, full, full)), self.x - NUCLEUS, self.y - NUCLEUS)
        assert self.machine.font is not None
        left = self.x - 4 * len(self.symbol)
        for place_in_symbol, letter in enumerate(self.symbol):
            rows = from_bytes(self.machine.font[letter])
            self.machine.stamp(left + 8 * place_in_symbol, self.y - 4, rows.ink, 8, Mode.XOR)

    def _ring(self, shell: int, whole: bool) -> None:
        radius = RADII[shell]
        picture = ring(radius) if whole else dotted(radius)
        draw(self.machine, picture, self.x - radius, self.y - radius, Mode.OR)

    def _put(self, picture: Sprite, shell: int, electron: int) -> None:
        across, down = self._place(shell, electron)
        draw(self.machine, outlined(picture), self.x + across - 3, self.y + down - 3)

    def fill(self, shell: int, electrons: int) -> Frames[None]:
        """Place a shell's electrons one by one, each with its note."""
        self._electrons.hide()
        self._ring(shell, True)
        self._filled.append(0)
        for electron in range(electrons):
            self._filled[-1] += 1
            self._show()
            self.machine.chime(((0.02, 5.0 * shell + 2.0 * electron),))
            yield from self.machine.wait(PLACING)

    def holes(self, shell: int, first: int, last: int) -> None:
        """Show places of a shell that are free, from `first` up to but not including `last`."""
        self._electrons.hide()
        for electron in range(first, last):
            self._put(HOLE, shell, electron)
        self._show()
