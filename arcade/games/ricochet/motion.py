"""What moves over the table, pixel by pixel: the ball with its trail, the bars, the dotted aim, a target's burst."""

from arcade.games.ricochet import art
from arcade.games.ricochet.board import FLOOR, Place
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.world import landing, launch, way_ahead
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import CELL, Sprite

TRAIL = 6
"""Cells of the ball's way that stay marked for a while."""
POINTER = 3
"""Cells by which the direction is shown where no aim is given."""
MIDDLE = 3
"""Pixels from a cell's edge to a dot's."""
PULSE = 4
"""Frames from dot to dot of the aim."""
MARK = art.ARROW.opaque().coloured("W", "k")
SPARKLING = (art.BURST, art.GLITTER, art.BURST, art.GLITTER)
SPARKLE_FRAMES = 4


def corner(place: Place) -> Point:
    """The upper left pixel of a cell."""
    return CELL * place[1], CELL * place[0]


def dot(place: Place, picture: Sprite = art.DOT) -> Actor:
    """A dot in the middle of a cell."""
    return picture, CELL * place[1] + MIDDLE, CELL * place[0] + MIDDLE


class Motion:
    """Shows the world a frame at a time, and knows where everything was shown last."""

    def __init__(self, machine: Spectrum, aim: int) -> None:
        self.machine = machine
        self.moving = Moving(machine)
        self.aim = aim
        self.advised: int | None = None
        """The column that was told to shoot from."""
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
        """Show the ball waiting at the start, with its aim."""
        self._trail.clear()
        self._oldest = 0
        self._ball, self._slide = corner(world.ball), CELL * world.slide
        self.point(world, side)
        self.show(world)

    def point(self, world: World, side: int) -> None:
        """Work out the dots of the aim to a side."""
        self._drop = None
        flight = launch(world.table, world.column, side)
        places = way_ahead(world.table, flight, world.left, max(self.aim, 1))
        self._dots = [dot(place) for place in (places if self.aim else places[:POINTER])]

    def pulse(self, world: World) -> None:
        """While the ball waits a drop runs along its way."""
        self._waited += 1
        if self._waited % PULSE == 0 and self._dots:
            place = self._waited // PULSE % (len(self._dots) + PULSE)
            self._drop = self._dots[place] if place < len(self._dots) else None
            self.show(world)

    def fired(self, world: World) -> None:
        """The aim goes, and the mark of what was advised."""
        self._dots.clear()
        self._drop = None
        self.advised = None
        self.show(world)

    def show(self, world: World) -> None:
        """Draw everything where it is now."""
        actors = [*self._dots, *self._trail, *self._bars(world)]
        if self._drop is not None:
            actors.append((art.DROP, self._drop[1] - 1, self._drop[2] - 1))
        if self.advised is not None:
            actors.append((MARK, CELL * self.advised, CELL * FLOOR))
        elif world.flight and world.table.paddle and self.aim:
            column = landing(world.table, world.flight)
            if column is not None:
                actors.append((MARK, CELL * column, CELL * FLOOR))
        x, y = self._ball
        self.moving.show(*actors, (art.SHADOW, x + 3, y + 4), (art.BALL, x - 1, y - 1))

    def _bars(self, world: World) -> list[Actor]:
        return [
            (art.bar(bar.walls), CELL * bar.column + bar.way * self._slide, CELL * bar.row) for bar in world.table.bars
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
        """Glide by a cell and leave a trail."""
        spot = dot(came, art.SPOT)
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
