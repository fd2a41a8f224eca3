"""Atoms as shells, their electrons placed on rings one by one; and formulas as atoms holding hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt

from arcade.games.valence import ART
from arcade.games.valence.chemistry import Compound, Part
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import HALF
from arcade.toolkit.picture.shading import hollow, outlined, textured
from arcade.toolkit.picture.sprites import Sprite, from_bytes, sprite

RADII = (17, 29, 41, 53)
NUCLEUS = 11
ELECTRON = ART["electron"]
PARTS = 12
"""Steps from one of a shell's sixteen places to the next."""
SPEEDS = (5, 4, 3, 2)
"""How many of these each shell turns at once."""
TURN_FRAMES, PLACING_FRAMES = 3, 5
DIRECTIONS = (0, 383, 707, 924, 1000, 924, 707, 383, 0, -383, -707, -924, -1000, -924, -707, -383)
"""A thousand times the sine of sixteen directions, clockwise from the top."""
ORDER = (0, 8, 4, 12, 2, 10, 6, 14)
"""In which order a shell's places are taken."""
TURNS = (0, 1, 0, 1)
"""By how many directions each shell's places are turned, so that electrons do not stand in rows."""
ROWS = 3
"""Cell rows of the first part, of the bonds, and of the second part."""
HEIGHT = 8 * ROWS
FIRST_COLOURS, BOND_COLOURS, SECOND_COLOURS = pair("Yb"), pair("Wb"), pair("Cb")
FREE_LENGTH = 6
FREE_END = ART["open hand"]
TYING_FRAMES = 6
"""From one bond to the next when a formula is right."""
GAP = 6


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
        self.machine, self.x, self.y, self.symbol = machine, x, y, symbol
        self._electrons = Moving(machine)
        self._filled: list[int] = []
        self._turn = 0

    def draw(self, filled: Sequence[int], rings: int = len(RADII)) -> None:
        self._electrons.hide()
        self._filled = list(filled)
        for shell in range(rings):
            self._ring(shell, shell < len(filled))
        self._nucleus()
        self._show()

    def orbit(self, frame: int) -> None:
        """Let the electrons go round, those of inner shells faster; they go on from where they are."""
        if frame % TURN_FRAMES == 0:
            self._turn += 1
            self._show()

    def _show(self) -> None:
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
        left = self.x - 4 * len(self.symbol)
        for place_in_symbol, letter in enumerate(self.symbol):
            rows = from_bytes(self.machine.font[letter])
            self.machine.stamp(left + 8 * place_in_symbol, self.y - 4, rows.ink, 8, Mode.XOR)

    def _ring(self, shell: int, whole: bool) -> None:
        radius = RADII[shell]
        picture = ring(radius) if whole else textured(ring(radius), HALF).see_through()
        draw(self.machine, picture, self.x - radius, self.y - radius, Mode.OR)

    def fill(self, shell: int, electrons: int) -> Frames[None]:
        """Place a shell's electrons one by one, each with its note."""
        self._electrons.hide()
        self._ring(shell, True)
        self._filled.append(0)
        for electron in range(electrons):
            self._filled[-1] += 1
            self._show()
            self.machine.chime(((0.02, 5.0 * shell + 2.0 * electron),))
            yield from self.machine.wait(PLACING_FRAMES)

    def holes(self, shell: int, first: int, last: int) -> None:
        """Show places of a shell that are free, from `first` up to but not including `last`."""
        self._electrons.hide()
        for electron in range(first, last):
            across, down = self._place(shell, electron)
            draw(self.machine, outlined(ART["hole"]), self.x + across - 3, self.y + down - 3)
        self._show()


@cache
def body(letters: int) -> Sprite:
    """A round body for a symbol, longer for groups."""
    width, half = max(HEIGHT, 8 * letters + 8), HEIGHT // 2

    def inside(x: int, y: int) -> bool:
        away = max(half - x, x - (width - 1 - half), 0)
        # A pixel of room all round, so that the edge closes.
        return 4 * away * away + (2 * y + 1 - HEIGHT) ** 2 <= (HEIGHT - 2) ** 2

    rows = ["".join("#" if inside(x, y) else " " for x in range(width)) for y in range(HEIGHT)]
    return hollow(sprite(rows))


class Row:
    """Parts of one kind side by side, each with its hands."""

    def __init__(self, part: Part, count: int, left: int, width: int) -> None:
        """`left` and `width` are the pixels that the row has; many parts overlap."""
        self.part = part
        self.width = body(len(part.symbol)).width
        step = min(self.width + GAP, (width - self.width) // max(count - 1, 1))
        start = left + (width - self.width - step * (count - 1)) // 2
        self.lefts = [start + step * place for place in range(count)]

    @property
    def hands(self) -> list[int]:
        """The x of every hand, from the left to the right."""
        valence = self.part.valence
        apart = min(7, (self.width - 4) // valence)
        first = self.width // 2 - apart * (valence - 1) // 2
        return [left + first + apart * hand for left in self.lefts for hand in range(valence)]


@dataclass
class Molecule:
    """Draws a compound with any subscripts, in nine rows of cells."""

    machine: Spectrum
    compound: Compound
    row: int = 4
    column: int = 10
    columns: int = 21

    def parts(self, first: int, second: int) -> None:
        fill(self.machine, self.row, self.column, 3 * ROWS, self.columns)
        for band, colours in enumerate((FIRST_COLOURS, BOND_COLOURS, SECOND_COLOURS)):
            colour_cells(self.machine, self.row + ROWS * band, self.column, ROWS, self.columns, colours)
        one, other = self._rows(first, second)
        for row, top in ((one, self.row), (other, self.row + 2 * ROWS)):
            for left in row.lefts:
                self._body(row.part, left, 8 * top)
        self._free(one.hands, 1)
        self._free(other.hands, -1)

    def tied(self, first: int, second: int) -> Frames[None]:
        """So many of each part with the bonds tied one after the other; what is left over stays free."""
        self.parts(first, second)
        one, other = (row.hands for row in self._rows(first, second))
        for done in range(1, min(len(one), len(other)) + 1):
            self._tie(one, other, done)
            self.machine.chime(((0.015, 12.0 + done),))
            yield from self.machine.wait(TYING_FRAMES)

    def whole(self) -> None:
        """The right formula with all bonds tied, at once."""
        self.parts(*self.compound.subscripts)
        one, other = (row.hands for row in self._rows(*self.compound.subscripts))
        self._tie(one, other, self.compound.bonds)

    def _tie(self, one: Sequence[int], other: Sequence[int], done: int) -> None:
        fill(self.machine, self.row + ROWS, self.column, ROWS, self.columns)
        self._bonds(list(zip(one[:done], other, strict=False)))
        self._free(one[done:], 1)
        self._free(other[done:], -1)

    def _rows(self, first: int, second: int) -> tuple[Row, Row]:
        left, width = 8 * self.column, 8 * self.columns
        return Row(self.compound.first, first, left, width), Row(self.compound.second, second, left, width)

    def _body(self, part: Part, left: int, top: int) -> None:
        picture = body(len(part.symbol))
        draw(self.machine, picture, left, top)
        start = left + (picture.width - 8 * len(part.symbol)) // 2
        for place, letter in enumerate(part.symbol):
            lowered = 3 * letter.isdigit()
            draw(self.machine, from_bytes(self.machine.font[letter]), start + 8 * place, top + 8 + lowered)

    def _bonds(self, pairs: Sequence[tuple[int, int]]) -> None:
        top = 8 * (self.row + ROWS)
        for above, below in pairs:
            for down in range(HEIGHT):
                x = above + ((below - above) * down + HEIGHT // 2) // HEIGHT
                self.machine.stamp(x, top + down, (3,), 2)

    def _free(self, hands: Sequence[int], direction: int) -> None:
        """Short lines with open ends, downwards (1) from the first part or upwards (-1) from the second."""
        down = direction > 0
        edge = 8 * (self.row + ROWS) if down else 8 * (self.row + 2 * ROWS) - FREE_LENGTH
        end = edge + FREE_LENGTH - 1 if down else edge - FREE_END.height + 1
        for x in hands:
            self.machine.stamp(x, edge, (3,) * FREE_LENGTH, 2)
            draw(self.machine, FREE_END, x - 2, end)
