"""What moves over the table, pixel by pixel: the ball with its trail, the bars, the dotted aim, a target's burst.

Walls light up and ring when the ball meets them: each wall is one piece with a note of its own.
"""

from collections.abc import Sequence

from arcade.games.ricochet import ART, scene
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, Place, Table
from arcade.games.ricochet.rules import World, landing, launch, way_ahead
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.animation.storyboard import line
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.tunes import Tune

TRAIL_CELLS = 6
"""Of the ball's way that stay marked for a while."""
POINTER_CELLS = 3
"""By which the direction is shown where no aim is given."""
PULSE_FRAMES, SPARKLE_FRAMES, GLOW_FRAMES = 4, 4, 9
MARK = ART["arrow"].opaque().coloured("W", "k")
LIT, RAIL_LIT = pair("rY"), pair("ry")
RAIL_REACH_CELLS = 2
"""Of a cushion that shine to either side of where it was met."""
RAIL_PITCHES = -12, -5, -10, -3
"""Semitones of the cushions above and below, at the left and at the right."""
LOOSE_PITCH = 14
"""Of a bar that slides, or a door."""
SCALE = (0, 3, 5, 7, 10)
"""The notes of a pentatonic scale; the shorter a wall is, the higher it sounds."""


def corner(place: Place) -> Point:
    """The upper left pixel of a cell."""
    return CELL * place[1], CELL * place[0]


def dot(place: Place, picture: Sprite = ART["dot"]) -> Actor:
    return picture, CELL * place[1] + 3, CELL * place[0] + 3


class Motion:
    """Shows the world a frame at a time, and knows where everything was shown last."""

    def __init__(self, machine: Spectrum, aim: int) -> None:
        self.machine = machine
        self.moving = Moving(machine)
        self.aim = aim
        self.advised: int | None = None
        """The column that the hint names."""
        self._ball: Point = (0, 0)
        self._slide = 0
        self._dots: list[Actor] = []
        self._trail: list[Actor] = []
        """Its spots; a new one takes the place of the oldest, so that those before it stay as they are drawn."""
        self._oldest = 0
        self._drop: Actor | None = None
        """What runs along the dots while the ball waits."""
        self._waited = 0

    def wait(self, world: World, side: int) -> None:
        self._trail, self._oldest = [], 0
        self._ball, self._slide = corner(world.ball), CELL * world.slide
        self.point(world, side)
        self.show(world)

    def point(self, world: World, side: int) -> None:
        self._drop = None
        flight = launch(world.table, world.column, side)
        places = way_ahead(world.table, flight, world.left, max(self.aim, 1))
        self._dots = [dot(place) for place in (places if self.aim else places[:POINTER_CELLS])]

    def pulse(self, world: World) -> None:
        self._waited += 1
        if self._waited % PULSE_FRAMES == 0 and self._dots:
            place = self._waited // PULSE_FRAMES % (len(self._dots) + PULSE_FRAMES)
            self._drop = self._dots[place] if place < len(self._dots) else None
            self.show(world)

    def fired(self, world: World) -> None:
        self._dots, self._drop, self.advised = [], None, None
        self.show(world)

    def show(self, world: World) -> None:
        bars = [
            (scene.bar(bar.walls), CELL * bar.column + bar.way * self._slide, CELL * bar.row)
            for bar in world.table.bars
        ]
        actors = [*self._dots, *self._trail, *bars]
        if self._drop is not None:
            actors.append((ART["drop"], self._drop[1] - 1, self._drop[2] - 1))
        marked = self.advised
        if marked is None and world.flight and world.table.paddle and self.aim:
            marked = landing(world.table, world.flight)
        if marked is not None:
            actors.append((MARK, CELL * marked, CELL * FLOOR))
        x, y = self._ball
        self.moving.show(*actors, (scene.SHADOW, x + 3, y + 4), (scene.BALL, x - 1, y - 1))

    def _roll(self, world: World, way: Sequence[Point]) -> Frames[None]:
        """Move the ball along a way, a point in each frame, and the bars meanwhile to where the world has them."""
        before, after = self._slide, CELL * world.slide
        for frame, self._ball in enumerate(way, 1):
            self._slide = before + (after - before) * frame // len(way)
            self.show(world)
            yield

    def glide(self, world: World, frames: int) -> Frames[None]:
        """Move ball and bars to where the world has them, in so many frames."""
        return self._roll(world, line(self._ball, corner(world.ball), frames).points[1:])

    def fly(self, world: World, came: Place, frames: int) -> Frames[None]:
        spot = dot(came, scene.SPOT)
        if len(self._trail) < TRAIL_CELLS:
            self._trail.append(spot)
        else:
            self._trail[self._oldest] = spot
            self._oldest = (self._oldest + 1) % TRAIL_CELLS
        return self.glide(world, frames)

    def touch(self, world: World, wall: Place, frames: int) -> Frames[None]:
        """Go to a wall and come back from it."""
        (x, y), (row, column) = corner(world.ball), world.ball
        reaches = [2 * min(frame, frames - frame) for frame in range(1, frames + 1)]
        return self._roll(world, [(x + (wall[1] - column) * far, y + (wall[0] - row) * far) for far in reaches])


def sparkle(machine: Spectrum, place: Point) -> Frames[None]:
    """Show a target's end, a burst over its ring, with its middle on a cell, and leave everything as it was."""
    moving = Moving(machine)
    for picture in (ART["burst"], ART["glitter"]) * 2:
        moving.show((picture, place[0] - 4, place[1] - 4))
        yield from machine.wait(SPARKLE_FRAMES)
    moving.hide()


def pieces(table: Table) -> list[frozenset[Place]]:
    """The walls within the cushions, each with all of its cells, the longest first."""
    rest = {place for place in table.walls if not scene.outermost(place)}
    found: list[frozenset[Place]] = []
    while rest:
        piece = [rest.pop()]
        for row, column in piece:  # grows while it is walked
            beside = rest & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            rest -= beside
            piece += beside
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))


class Bumpers:
    """A table's walls as what shines and sounds."""

    def __init__(self, machine: Spectrum, table: Table, calm: bool) -> None:
        self.machine = machine
        self._calm = calm
        self.pieces = pieces(table)
        """From the lowest note to the highest."""
        self._number = {place: number for number, piece in enumerate(self.pieces) for place in piece}
        self._shining: dict[int, tuple[int, int]] = {}
        """Cells that shine: their attribute without it, and the frames left."""

    def pitch(self, place: Place) -> int:
        """The note of the wall at a place, in semitones above middle C."""
        if place in self._number:
            octave, step = divmod(self._number[place], len(SCALE))
            return 12 * octave + SCALE[step]
        row, column = place
        rails = (row == 0, row == FLOOR, column == FIRST_COLUMN, column == LAST_COLUMN)
        return RAIL_PITCHES[rails.index(True)] if True in rails else LOOSE_PITCH

    def sound(self, place: Place) -> Tune:
        pitch = float(self.pitch(place))
        return (0.012, pitch), (0.008, pitch + 12), (0.02, pitch)

    def light(self, place: Place) -> None:
        """Let the wall at a place shine; when calm only the cell that was met."""
        if place in self._number:
            cells, colours = self.pieces[self._number[place]], LIT
        elif scene.outermost(place):
            cells, colours = self._along(place), RAIL_LIT
        else:
            return
        for row, column in {place} if self._calm else cells:
            at = COLUMNS * row + column
            before, _ = self._shining.get(at, (self.machine.attributes[at], 0))
            self._shining[at] = before, GLOW_FRAMES
            self.machine.attributes[at] = colours

    @property
    def fading(self) -> bool:
        """Whether a wall stops shining: what moves over it must be hidden before the next step."""
        return any(not left for _, left in self._shining.values())

    def step(self) -> None:
        for at, (before, left) in list(self._shining.items()):
            if left:
                self._shining[at] = before, left - 1
            else:
                self.machine.attributes[at] = before
                del self._shining[at]

    def out(self) -> None:
        for at, (before, _) in self._shining.items():
            self.machine.attributes[at] = before
        self._shining.clear()

    def _along(self, place: Place) -> frozenset[Place]:
        row, column = place
        reach = range(-RAIL_REACH_CELLS, RAIL_REACH_CELLS + 1)
        if row in (0, FLOOR):
            return frozenset((row, column + at) for at in reach if FIRST_COLUMN <= column + at <= LAST_COLUMN)
        return frozenset((row + at, column) for at in reach if 0 <= row + at <= FLOOR)
