"""The sky as it is drawn: stars, black holes, and rays that fade into thin lines; and what stands below the chart."""

from collections.abc import Collection
from functools import lru_cache

from arcade.games.stars import ART, scenery, strings
from arcade.games.stars.board import CELL, Ray, Star, length, pixel
from arcade.games.stars.rules import FRAMES_A_SECOND, World
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine, StatusBar
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import Sprite

TOP_LINE = 175
FIELD_ROWS, BOTTOM_ROW = 19, 20
FADED, FRESH, GLOW, FORESEEN = pair("ck"), pair("Wk"), pair("kY"), pair("Gk")
STARS = tuple(map(pair, ("Yk", "Wk", "Yk", "Ck")))
"""Each kind's colours."""
GHOST_GAP_PIXELS, GHOST_END_PIXELS = 5, 48
"""Of the coming ray."""
CELL_SPAN = LINES[7] + 1
"""Of a cell's eight bytes in the bitmap, the last one's distance from the first, and one more."""
BLANK = bytearray(CELL)
Pixel = tuple[int, int]


class Chart:
    """Draws on the field between the sights; rays are remembered, so that cells can be drawn anew."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._kinds: dict[Star, int] = {}
        self._traced: set[Star] = set()
        self._ghost: dict[Star, tuple[int, int, bytearray, int]] = {}
        self._foreseen: tuple[Ray, bool] | None = None
        """Whose dots are shown."""

    def clear(self) -> None:
        machine = self.machine
        self._ghost, self._kinds, self._foreseen, self._traced = {}, {}, None, set()
        draw_cells(machine, scenery.nebula(), 0, 0)
        fill(machine, 0, 1, 1, COLUMNS - 2, ART["rail"], FADED)
        scenery.hills(machine, BOTTOM_ROW)

    def star(self, star: Star, kind: int) -> None:
        """A star appears; it fills its cell, for it is the cell that counts."""
        self._kinds[star] = kind
        self.cell(star, scenery.STARS[kind], STARS[kind])

    def twinkle(self, star: Star, dim: bool) -> None:
        """Let a star be smaller for a moment, or as it is."""
        kind = self._kinds.get(star, 0)
        self.cell(star, ART["far"] if dim else scenery.STARS[kind], STARS[kind])

    def hole(self, hole: Star, turned: bool = False) -> None:
        self.cell(hole, ART["hole"].inverted() if turned else ART["hole"], pair("Mk"))

    def cell(self, place: Star, picture: Sprite, colours: int) -> None:
        draw_cells(self.machine, picture.opaque(), *place)
        self._colour(place, colours)

    def beam(self, part: list[Pixel], world: World) -> None:
        """Draw some pixels of a ray, bright; cells of stars and black holes keep their colours."""
        self.trace(part, FRESH, {*world.sky.holes, *self._kinds})

    def trace(self, part: list[Pixel], colours: int, kept: Collection[Star] = ()) -> None:
        """Draw pixels of a line; where it is the first in its cell, the night gives way, unless the cell is kept."""
        for x, y in part:
            place = _place(x, y)
            if place not in kept:
                if place not in self._traced:
                    self._traced.add(place)
                    self.machine.cell(*place, bytes(CELL))
                self._colour(place, colours)
            self._set(x, y)

    def fade(self, part: list[Pixel], world: World) -> None:
        """Let a ray become a thin line like those before it."""
        kept = {*world.sky.holes, *self._kinds}
        for place in sorted({_place(x, y) for x, y in part} - kept):
            self._colour(place, FADED)

    def burst(self, star: Star, phase: int) -> None:
        """A star that is taken, in one of the phases of its burst."""
        self.cell(star, scenery.SPARKS[phase], GLOW if phase == 1 else FRESH)

    def gone(self, star: Star, part: list[Pixel]) -> None:
        self._kinds.pop(star, None)
        self._traced.add(star)
        self.machine.cell(*star, bytes(CELL), FRESH)
        for x, y in part:
            if _place(x, y) == star:
                self._set(x, y)

    def foresee(self, ray: Ray | None, whole: bool = True) -> None:
        """Show the dots of a coming ray, and take away those shown before; it is not seen over stars.

        Take them away before the sky changes: where the same ray is to be shown again, nothing is drawn.
        """
        wanted = None if ray is None else (ray, whole)
        if wanted == self._foreseen:
            return
        self._foreseen = wanted
        display, attributes = self.machine.display, self.machine.attributes
        for start, at, picture, colours in self._ghost.values():
            display[start : start + CELL_SPAN : 256] = picture
            attributes[at] = colours
        self._ghost = {}
        for x, y in _dots(ray, whole) if ray else ():
            place = _place(x, y)
            if place not in self._kinds:
                if place not in self._ghost:
                    self._haunt(place)
                self._set(x, y)

    def _haunt(self, place: Star) -> None:
        """Remember a cell, and colour it for dots; the night in it gives way."""
        start, at = LINES[CELL * place[0]] + place[1], COLUMNS * place[0] + place[1]
        display, attributes = self.machine.display, self.machine.attributes
        self._ghost[place] = start, at, display[start : start + CELL_SPAN : 256], attributes[at]
        if place not in self._traced:
            display[start : start + CELL_SPAN : 256] = BLANK
        attributes[at] = FORESEEN

    def _set(self, x: int, y: int) -> None:
        self.machine.display[LINES[TOP_LINE - y] + x // 8] |= 0x80 >> x % 8

    def _colour(self, place: Star, colours: int) -> None:
        self.machine.attributes[COLUMNS * place[0] + place[1]] = colours


@lru_cache(256)
def _dots(ray: Ray, whole: bool) -> tuple[Pixel, ...]:
    """Where the dots of a coming ray are: along all of it, or near the sights."""
    steps = range(length(ray) + 1)
    seen = steps if whole else (*steps[:GHOST_END_PIXELS], *steps[-GHOST_END_PIXELS:])
    return tuple([pixel(ray, step) for step in seen[GHOST_GAP_PIXELS // 2 :: GHOST_GAP_PIXELS]])


def _place(x: int, y: int) -> Star:
    return (TOP_LINE - y) // CELL, x // CELL


class Panel:
    """Two rows of numbers and one of words."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.counts = StatusBar(program.machine, BOTTOM_ROW + 1, pair("Wk"), pair("Yk"))
        self.second = StatusBar(program.machine, BOTTOM_ROW + 2, pair("Ck"), pair("Yk"))
        self._shown = Shown()
        self.message = MessageLine(program.machine, BOTTOM_ROW + 3, pair("Wk"))

    def forget(self) -> None:
        self._shown.forget()
        self.counts.forget()
        self.second.forget()

    def say(self, words: Text | Count, **values: object) -> None:
        self.message.say(self.program.text(words, **values))

    def say_turn(self, world: World) -> None:
        """Who fires next; one player is told how."""
        self.say(strings.TURN if world.seats == 2 else strings.AIM, n=world.seat + 1)

    def show(self, world: World) -> None:
        numbers = world.rays, len(world.stars), tuple(world.points), world.over and world.score, world.best
        time_left = None if world.ticks_left is None else -(-world.ticks_left // FRAMES_A_SECOND)
        if not self._shown.changed("all", (self.program.language, world.seat, numbers, len(world.plan), time_left)):
            return
        text = self.program.text
        rays = str(world.rays) if world.most_rays is None else f"{world.rays}/{world.most_rays}"
        time: list[tuple[str, object]] = [] if time_left is None else [(text(strings.TIME), time_left)]
        counts = [(text(strings.RAYS), rays), (text(strings.STARS), len(world.stars))]
        if world.seats == 2:
            self.counts.show(*counts, *time)
            marks = [">" if world.seat == seat else " " for seat in (0, 1)]
            names = [mark + text(strings.PLAYER, n=seat) for seat, mark in enumerate(marks, 1)]
            self.second.show(*zip(names, world.points, strict=True))
        else:
            self.counts.show(*counts, (text(strings.POINTS), world.score if world.over else world.points[0]))
            par, best = (text(strings.PAR), len(world.plan)), (text(strings.BEST_RAY), world.best)
            self.second.show(par, *time, best)
