"""What moves over the table, pixel by pixel: the ball with its trail, the bars, the dotted aim, a target's burst.

Walls light up and ring when the ball meets them: each wall is one piece with a note of its own.
"""

from arcade.games.ricochet import scene
from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, Place, Table
from arcade.games.ricochet.rules import World, landing, launch, way_ahead
from arcade.games.ricochet.scene import outermost
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.tunes import Tune

TRAIL = 6
"""Cells of the ball's way that stay marked for a while."""
POINTER = 3
"""Cells by which the direction is shown where no aim is given."""
MIDDLE = 3
"""Pixels from a cell's edge to a dot's."""
PULSE_FRAMES = 4
MARK = scene.ARROW.opaque().coloured("W", "k")
SPARKLING = (scene.BURST, scene.GLITTER, scene.BURST, scene.GLITTER)
SPARKLE_FRAMES = 4
GLOW_FRAMES = 9
LIT, RAIL_LIT = pair("rY"), pair("ry")
RAIL_REACH = 2
"""Cells of a cushion that shine to either side of where it was met."""
RAIL_PITCHES = -12, -5, -10, -3
"""Semitones of the cushions above and below, at the left and at the right."""
LOOSE_PITCH = 14
"""Of a bar that slides, or a door."""
SCALE = (0, 3, 5, 7, 10)
"""The notes of a pentatonic scale; the shorter a wall is, the higher it sounds."""


def corner(place: Place) -> Point:
    """The upper left pixel of a cell."""
    return CELL * place[1], CELL * place[0]


def dot(place: Place, picture: Sprite = scene.DOT) -> Actor:
    return picture, CELL * place[1] + MIDDLE, CELL * place[0] + MIDDLE


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
        self._trail.clear()
        self._oldest = 0
        self._ball, self._slide = corner(world.ball), CELL * world.slide
        self.point(world, side)
        self.show(world)

    def point(self, world: World, side: int) -> None:
        self._drop = None
        flight = launch(world.table, world.column, side)
        places = way_ahead(world.table, flight, world.left, max(self.aim, 1))
        self._dots = [dot(place) for place in (places if self.aim else places[:POINTER])]

    def pulse(self, world: World) -> None:
        self._waited += 1
        if self._waited % PULSE_FRAMES == 0 and self._dots:
            place = self._waited // PULSE_FRAMES % (len(self._dots) + PULSE_FRAMES)
            self._drop = self._dots[place] if place < len(self._dots) else None
            self.show(world)

    def fired(self, world: World) -> None:
        self._dots.clear()
        self._drop = None
        self.advised = None
        self.show(world)

    def show(self, world: World) -> None:
        actors = [*self._dots, *self._trail, *self._bars(world)]
        if self._drop is not None:
            actors.append((scene.DROP, self._drop[1] - 1, self._drop[2] - 1))
        if self.advised is not None:
            actors.append((MARK, CELL * self.advised, CELL * FLOOR))
        elif world.flight and world.table.paddle and self.aim:
            column = landing(world.table, world.flight)
            if column is not None:
                actors.append((MARK, CELL * column, CELL * FLOOR))
        x, y = self._ball
        self.moving.show(*actors, (scene.SHADOW, x + 3, y + 4), (scene.BALL, x - 1, y - 1))

    def _bars(self, world: World) -> list[Actor]:
        return [
            (scene.bar(bar.walls), CELL * bar.column + bar.way * self._slide, CELL * bar.row)
            for bar in world.table.bars
        ]

    def glide(self, world: World, frames: int) -> Frames[None]:
        """Move ball and bars to where the world has them, in so many frames."""
        start, end = self._ball, corner(world.ball)
        before, after = self._slide, CELL * world.slide
        for frame in range(1, frames + 1):
            self._ball = (
                start[0] + (end[0] - start[0]) * frame // frames,
                start[1] + (end[1] - start[1]) * frame // frames,
            )
            self._slide = before + (after - before) * frame // frames
            self.show(world)
            yield

    def fly(self, world: World, came: Place, frames: int) -> Frames[None]:
        spot = dot(came, scene.SPOT)
        if len(self._trail) < TRAIL:
            self._trail.append(spot)
        else:
            self._trail[self._oldest] = spot
            self._oldest = (self._oldest + 1) % TRAIL
        yield from self.glide(world, frames)

    def touch(self, world: World, wall: Place, frames: int) -> Frames[None]:
        """Go to a wall and come back from it; bars go on meanwhile."""
        (x, y), (row, column) = corner(world.ball), world.ball
        before, after = self._slide, CELL * world.slide
        for frame in range(1, frames + 1):
            far = 2 * min(frame, frames - frame)
            self._ball = x + (wall[1] - column) * far, y + (wall[0] - row) * far
            self._slide = before + (after - before) * frame // frames
            self.show(world)
            yield


def sparkle(machine: Spectrum, place: Point) -> Frames[None]:
    """Show a target's end, a burst over its ring, with its middle on a cell, and leave everything as it was."""
    moving = Moving(machine)
    for picture in SPARKLING:
        moving.show((picture, place[0] - 4, place[1] - 4))
        yield from machine.wait(SPARKLE_FRAMES)
    moving.hide()


def pieces(table: Table) -> list[frozenset[Place]]:
    """The walls within the cushions, each with all of its cells, the longest first."""
    rest = {place for place in table.walls if not outermost(place)}
    found: list[frozenset[Place]] = []
    for start in sorted(rest):
        if start not in rest:
            continue
        piece, edge = {start}, [start]
        rest.discard(start)
        while edge:
            row, column = edge.pop()
            for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beside in rest:
                    rest.discard(beside)
                    piece.add(beside)
                    edge.append(beside)
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))


class Bumpers:
    """A table's walls as what shines and sounds."""

    def __init__(self, machine: Spectrum, table: Table, calm: bool) -> None:
        self.machine = machine
        self._calm = calm
        self._pieces = pieces(table)
        self._number = {place: number for number, piece in enumerate(self._pieces) for place in piece}
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
            cells, colours = self._pieces[self._number[place]], LIT
        elif outermost(place):
            cells, colours = self._along(place), RAIL_LIT
        else:
            return
        for row, column in {place} if self._calm else cells:
            at = 32 * row + column
            before = self._shining[at][0] if at in self._shining else self.machine.attributes[at]
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

    def every(self) -> list[Place]:
        """A place of each wall, from the lowest note to the highest."""
        return [min(piece) for piece in self._pieces]

    def _along(self, place: Place) -> frozenset[Place]:
        row, column = place
        if row in (0, FLOOR):
            reach = range(max(column - RAIL_REACH, FIRST_COLUMN), min(column + RAIL_REACH, LAST_COLUMN) + 1)
            return frozenset((row, at) for at in reach)
        return frozenset((at, column) for at in range(max(row - RAIL_REACH, 0), min(row + RAIL_REACH, FLOOR) + 1))
