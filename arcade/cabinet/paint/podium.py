"""A podium: three steps of gold, silver and bronze, on which the first three of a list stand with face and score."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet.paint.headline import DARK, LARGE, MIDDLE, Tones, headline, headline_width, largest
from arcade.cabinet.paint.panel import panel
from arcade.cabinet.paint.portrait import NOBODY, SIDE, portrait
from arcade.cabinet.paint.rays import rays
from arcade.cabinet.paint.typeset import LINE, folded, known, put, put_centred, shortened, width
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

PLACES = 3
AMONG = (1, 0, 2)
"""In which of the three columns each of the first three stands."""
HIGH = 190
"""Pixels from its upper edge to the floor."""
EDGE = 3
STEPS = (97, 116, 127)
"""Pixels from the upper edge to each step."""
DOTS = (8, 6, 6)
"""Pixels to a dot of each face."""
HEIGHTS = (LARGE, MIDDLE, MIDDLE)
"""The capitals of each score and of each name."""
LIP = 4
AIR = 4
"""Pixels between face and score, and to either side of words."""
NAME = 13
"""Pixels from the top of a step to the initials."""
CABINET = (40, 35, 35)
"""Pixels from the top of each step to the words below the initials."""
ROWS = 2
"""Lines of a cabinet's name at most."""
METALS = (
    (c.AMBER, c.BRIGHT_YELLOW, c.WOOD3),
    (c.MIST, c.BRIGHT_WHITE, c.LILAC),
    (c.WOOD3, c.CREAM, c.WOOD2),
)
"""The front of each step, its lip, and its shade."""
VACANT = c.WALL, c.WALL2, c.DUSK
"""A step that nobody stands on yet."""
UNTAKEN = Tones(c.LILAC, c.LILAC)
FRAME = 2
"""Pixels of the frame about a face."""
OWN = c.BRIGHT_CYAN
"""The frame's colour about one's own face."""
SHADES = ((8, 4), (4, 4), (4, 2), (2, 2))
"""Bands of dots from the top of a step's foot down: so many pixels from dot to dot, across and down."""
BAND = 6


@dataclass(frozen=True)
class Medallist:
    """Who stands on a step."""

    player: str
    score: str
    cabinet: str
    assisted: str = ""
    """The mark behind a score that was reached with help."""
    own: bool = False


class Podium:
    """In a rectangle of a page; `HIGH` pixels are its height."""

    def __init__(self, monitor: Monitor, left: int, top: int, wide: int) -> None:
        self._monitor, self.rect = monitor, (left, top, wide, HIGH)
        self._wide = (wide - 2 * EDGE) // PLACES

    @property
    def corners(self) -> Sequence[Rect]:
        """What is free above the second and above the third."""
        top = self.rect[1] + EDGE
        return [(self._column(place), top, self._wide, self._score_top(place) - top - AIR) for place in (1, 2)]

    def draw(self) -> None:
        """The three steps, and nobody on them; behind the first a light."""
        left, top, wide, high = self.rect
        panel(self._monitor, self.rect)
        inner = left + EDGE, top + EDGE, wide - 2 * EDGE, high - 2 * EDGE
        rays(self._monitor, inner, left + wide // 2, top + STEPS[0] - SIDE * DOTS[0] // 2)
        for place in (2, 1, 0):
            self._draw_step(place, VACANT)
            self._stamp_face(place, NOBODY, c.WALL2)
            number, at, step = str(place + 1), self._column(place), self._step(place)
            inset = (self._wide - headline_width(number, LARGE)) // 2
            headline(self._monitor, at + inset, step + 18, number, LARGE, UNTAKEN, rim=False)

    def place(self, place: int, who: Medallist) -> None:
        """Let somebody come to a place, counted from 0."""
        monitor, at, step = self._monitor, self._column(place), self._step(place)
        self._draw_step(place, METALS[place])
        self._stamp_face(place, who.player, OWN if who.own else METALS[place][0])
        self._draw_score(place, who)
        left, room = at + AIR, self._wide - 2 * AIR
        name, high = who.player, HEIGHTS[place]
        size = largest(name, room, high)
        if size is None:
            put_centred(monitor, left, step + NAME + high - LINE, room, shortened(name, room), c.INK)
        else:
            inset = (room - headline_width(name, size)) // 2
            headline(monitor, left + inset, step + NAME + high - size, name, size, DARK, room, rim=False)
        top = step + CABINET[place]
        for line in named(who.cabinet, room, ROWS):
            put_centred(monitor, left, top, room, line, c.INK)
            top += LINE
        self._draw_shade(place, top)

    def _column(self, place: int) -> int:
        return self.rect[0] + EDGE + self._wide * AMONG[place]

    def _step(self, place: int) -> int:
        return self.rect[1] + STEPS[place]

    def _score_top(self, place: int) -> int:
        return self._step(place) - SIDE * DOTS[place] - FRAME - AIR - HEIGHTS[place]

    def _draw_step(self, place: int, metal: Sequence[int]) -> None:
        front, lip, shade = metal
        at, step, wide = self._column(place), self._step(place), self._wide
        high = self.rect[1] + HIGH - EDGE - step
        self._monitor.fill((at, step, wide, high), front)
        self._monitor.fill((at, step, wide, LIP), lip)
        self._monitor.fill((at, step + LIP, wide, 1), shade)
        self._monitor.fill((at + wide - 2, step + LIP, 2, high - LIP), shade)

    def _draw_shade(self, place: int, top: int) -> None:
        """The foot of a step is darker, in dots that grow closer towards the floor."""
        at, bottom, raster = self._column(place), self.rect[1] + HIGH - EDGE, self._monitor.raster
        for band, (across, down) in enumerate(SHADES):
            first = bottom - BAND * (len(SHADES) - band)
            for row in range(max(first, top), first + BAND):
                if row % down == 0:
                    for x in range(row // down % 2 * across // 2, self._wide - 2, across):
                        raster.fill((at + x, row, 1, 1), METALS[place][2])

    def _stamp_face(self, place: int, player: str, frame: int) -> None:
        side, step = SIDE * DOTS[place], self._step(place)
        at = self._column(place) + (self._wide - side) // 2
        self._monitor.fill((at - FRAME, step - side - FRAME, side + 2 * FRAME, side + FRAME), frame)
        self._monitor.stamp(at, step - side, portrait(player, DOTS[place]))

    def _draw_score(self, place: int, who: Medallist) -> None:
        monitor, at, top = self._monitor, self._column(place), self._score_top(place)
        mark = width(who.assisted) if who.assisted else 0
        size = largest(who.score, self._wide - AIR - mark, HEIGHTS[place])
        if size is None:
            put_centred(monitor, at, top + HEIGHTS[place] - LINE, self._wide, who.score + who.assisted, c.BRIGHT_YELLOW)
            return
        at += (self._wide - headline_width(who.score, size) - mark) // 2
        at = headline(monitor, at, top + HEIGHTS[place] - size, who.score, size)
        if who.assisted:
            put(monitor, at, top + HEIGHTS[place] - size + 2, who.assisted, c.BRIGHT_YELLOW)


def named(words: str, room: int, rows: int) -> Sequence[str]:
    """A name that anybody may have given, in so many lines at most; dots for what has no room."""
    lines = folded(known(words), room)
    if len(lines) <= rows:
        return lines
    last = " ".join(lines[rows - 1 :])
    return *lines[: rows - 1], shortened(last, room)
