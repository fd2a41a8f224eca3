"""What moves on the board: faces that look and fear, a threatened square in dashes, a field that is thought about."""

from collections.abc import Iterable

from arcade.games.square_avoidance import art
from arcade.games.square_avoidance.figures import Mood, figure, towards
from arcade.games.square_avoidance.rules import DISC, FIELDS, MASKS, RING, SQUARES, Corners, Position, fields_of
from arcade.games.square_avoidance.scene import Scene, middle
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.strokes import FINE_PEN

BLINKING, EACH, LATER = 5, 190, 37
"""Frames of a blink, those from one to the next, and by how many each further field is ahead."""
DASH, STEP = 4, 2
"""Points of a dash and of the gap after it, and pixels between them."""
STONE_FREE = 7
"""Points that are left out where a stone is."""
THOUGHT = 5
"""Frames that each field is thought about."""
RIM = outlined(FINE_PEN.cut(-1, -1, FINE_PEN.width + 2, FINE_PEN.height + 2))


def threats(stones: int, free: int) -> list[Corners]:
    """The squares of which stones have three corners, and of which the fourth is free."""
    return [
        square
        for square, mask in zip(SQUARES, MASKS, strict=True)
        if (stones & mask).bit_count() == 3 and mask & ~stones & free
    ]


def dashes(square: Corners, stones: int) -> list[list[Point]]:
    """The points of a square's sides, in dashes; stones at its corners stay free."""
    found = []
    for place, field in enumerate(square):
        start, end = middle(square[place - 1]), middle(field)
        way = [start, *straight(start, end, STEP)]
        first = STONE_FREE if stones >> square[place - 1] & 1 else 0
        last = len(way) - (STONE_FREE if stones >> field & 1 else 0)
        found.append([point for at, point in enumerate(way) if first <= at < last and (at - first) % (2 * DASH) < DASH])
    return found


def chalk(machine: Spectrum, points: Iterable[Point]) -> None:
    """Draw points of chalk with a rim of paper."""
    points = list(points)
    for pen in (RIM, FINE_PEN):
        for x, y in points:
            draw(machine, pen.see_through() if pen is FINE_PEN else pen, x - pen.width // 2, y - pen.height // 2)


class Faces:
    """The stones on the board, each looking at a field; who is a corner of a square that lacks one only is afraid."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._shown: dict[int, tuple[Mood, Point] | None] = {}
        self._thought = Moving(scene.machine)

    def forget(self) -> None:
        """The fields were drawn anew, with calm faces."""
        self._shown.clear()
        self._thought.hide()

    def uncertain(self, field: int) -> None:
        """A field's face may be an older one."""
        self._shown[field] = None

    def look(self, position: Position, field: int | None, frame: int | None = None) -> None:
        """Let all of them look at a field, and fear; with a frame they blink in turn."""
        afraid = 0
        for own in (position.discs, position.rings):
            for square in threats(own, position.free):
                afraid |= sum(1 << corner for corner in square)
        for at in FIELDS:
            kind = DISC if position.discs >> at & 1 else RING if position.rings >> at & 1 else None
            if kind:
                mood = Mood.AFRAID if afraid >> at & 1 else Mood.CALM
                if frame is not None and (frame + LATER * at) % EACH < BLINKING:
                    mood = Mood.BLINK
                gaze = towards(middle(at), middle(field)) if field is not None and field != at else (0, 0)
                self.show(at, kind, mood, gaze)

    def show(self, field: int, kind: str, mood: Mood, gaze: Point = (0, 0)) -> None:
        """Give a stone a face, unless it has it."""
        if self._shown.get(field, (Mood.CALM, (0, 0))) != (mood, gaze):
            self._shown[field] = mood, gaze
            x, y = middle(field)
            draw(self.scene.machine, figure(kind, mood, gaze), x - art.STONE // 2, y - art.STONE // 2)

    def think(self, position: Position, frame: int) -> None:
        """A thought goes from free field to free field, and eyes follow it."""
        free = fields_of(position.free)
        if frame % THOUGHT == 0 and free:
            field = free[7 * (frame // THOUGHT) % len(free)]
            x, y = middle(field)
            self._thought.show((art.SPOT, x - 4, y - 4))
            self.look(position, field, frame)

    def thought(self) -> None:
        """It has come to something."""
        self._thought.hide()
