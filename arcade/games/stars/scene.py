"""The star chart as it is drawn: its paper and scales, stars, black holes, and rays that fade into thin lines."""

from arcade.games.stars import art
from arcade.games.stars.rays import CELL, Ray, Star, pixels
from arcade.games.stars.rules import World
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import Sprite

TOP_LINE = 175
FIELD_ROWS, BOTTOM_ROW, LAST = 19, 20, COLUMNS - 1
PAPER, SCALES, STAR, FRESH = pair("cb"), pair("ky"), pair("Yb"), pair("Wb")
GLOW, HOLE = pair("kY"), pair("mk")
GHOST_GAP, GHOST_END = 5, 48
"""Pixels from dot to dot of the coming ray, and how far from a sight its ends are seen."""

Pixel = tuple[int, int]


class Chart:
    """Draws on the field between the sights; rays are remembered, so that cells can be drawn anew."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._kinds: dict[Star, Sprite] = {}
        self._ghost: list[tuple[int, int]] = []

    def clear(self) -> None:
        """The empty chart with its scales."""
        machine = self.machine
        self._ghost = []
        fill(machine, 1, 1, FIELD_ROWS, LAST - 1, art.PAPER, PAPER)
        below, left = art.SCALE, art.SIDE
        for column in range(1, LAST):
            draw_cells(machine, below.flipped(), 0, column)
            draw_cells(machine, below, BOTTOM_ROW, column)
        for row in range(1, BOTTOM_ROW):
            draw_cells(machine, left.mirrored(), row, 0)
            draw_cells(machine, left, row, LAST)
        for row in (0, BOTTOM_ROW):
            for column in (0, LAST):
                draw_cells(machine, art.CORNER, row, column)
            colour_cells(machine, row, 0, 1, COLUMNS, SCALES)
        for column in (0, LAST):
            colour_cells(machine, 0, column, BOTTOM_ROW + 1, 1, SCALES)

    def star(self, star: Star, kind: int) -> None:
        """A star appears; its cell is lighter, for it is the cell that counts."""
        self._kinds[star] = art.STARS[kind % len(art.STARS)]
        self.cell(star, self._kinds[star], STAR)

    def twinkle(self, star: Star, dim: bool) -> None:
        """Let a star be white or yellow."""
        self._colour(star, FRESH if dim else STAR)

    def hole(self, hole: Star, turned: bool = False) -> None:
        """A black hole, in one of two phases."""
        self.cell(hole, art.HOLE_TURNED if turned else art.HOLE, HOLE)

    def cell(self, place: Star, picture: Sprite, colours: int) -> None:
        """Draw a cell."""
        draw_cells(self.machine, picture.opaque(), *place)
        self._colour(place, colours)

    def beam(self, part: list[Pixel], world: World) -> None:
        """Draw some pixels of a ray, bright; cells of stars and black holes keep their colours."""
        kept = {*world.sky.holes, *self._kinds}
        for x, y in part:
            self._set(x, y)
            place = _place(x, y)
            if place not in kept:
                self._colour(place, FRESH)

    def fade(self, part: list[Pixel], world: World) -> None:
        """Let a ray become a thin line like those before it."""
        kept = {*world.sky.holes, *self._kinds}
        for place in sorted({_place(x, y) for x, y in part} - kept):
            self._colour(place, PAPER)

    def burst(self, star: Star, phase: int) -> None:
        """A star that is taken, in one of the phases of its burst."""
        self.cell(star, art.SPARKS[phase], GLOW if phase == 1 else STAR)

    def gone(self, star: Star, part: list[Pixel]) -> None:
        """Where a star was, only the ray is left."""
        self._kinds.pop(star, None)
        self.machine.cell(*star, bytes(CELL), FRESH)
        for x, y in part:
            if _place(x, y) == star:
                self._set(x, y)

    def foresee(self, ray: Ray | None, whole: bool = True) -> None:
        """Show the dots of a coming ray, in exclusive-or, and take away those shown before."""
        for at, bit in self._ghost:
            self.machine.display[at] ^= bit
        self._ghost = []
        if ray is None:
            return
        way = list(pixels(ray))
        if not whole:
            way = way[:GHOST_END] + way[-GHOST_END:]
        for x, y in way[GHOST_GAP // 2 :: GHOST_GAP]:
            self._ghost.append((LINES[TOP_LINE - y] + x // 8, 0x80 >> x % 8))
        for at, bit in self._ghost:
            self.machine.display[at] ^= bit

    def _set(self, x: int, y: int) -> None:
        self.machine.display[LINES[TOP_LINE - y] + x // 8] |= 0x80 >> x % 8

    def _colour(self, place: Star, colours: int) -> None:
        self.machine.attributes[COLUMNS * place[0] + place[1]] = colours


def _place(x: int, y: int) -> Star:
    return (TOP_LINE - y) // CELL, x // CELL
