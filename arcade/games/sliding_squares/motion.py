"""Men in motion: one slides into the hole pixel by pixel, one drops onto its square."""

from arcade.games.sliding_squares import art, sounds
from arcade.games.sliding_squares.rules import SIDE, Position
from arcade.games.sliding_squares.scene import BOTTOM, CELLS, COLOURS, GRID, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import eased
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw, lift
from arcade.toolkit.picture.sprites import CELL

FRAMES = 11
DROP = (20, 14, 9, 5, 2, 0)
"""Pixels above its square from which a man falls, a frame each."""


def slide(scene: Scene, before: Position, square: int) -> Frames[None]:
    """A man slides into the hole; cells that it leaves are dark at once, so that only it has colour."""
    machine, man = scene.machine, before.board[square]
    start, end = (GRID.origin(divmod(place, SIDE)) for place in (square, before.hole))
    left, top = min(start[0], end[0]), min(start[1], end[1])
    width, height = (art.TILE + abs(one - other) for one, other in zip(start, end, strict=True))
    bed = art.dark(width, height)
    for frame, (x, y) in enumerate(eased(start, end, FRAMES)):
        draw(machine, art.tile(man).over(bed, x - left, y - top), left, top)
        colour_cells(machine, top // CELL, left // CELL, height // CELL, width // CELL, BOTTOM)
        row, column = y // CELL, x // CELL
        rows, columns = -(-(y + art.TILE) // CELL) - row, -(-(x + art.TILE) // CELL) - column
        colour_cells(machine, row, column, rows, columns, COLOURS[man])
        if frame % 2 == 0:
            machine.chime(sounds.RUB)
        yield


def drop(scene: Scene, before: Position, after: Position, square: int) -> Frames[None]:
    """A man falls onto its square; a key spares the rest."""
    machine, man = scene.machine, after.board[square]
    hurry = SkippableWait(machine)
    scene.square(before, square)
    x, y = GRID.origin(divmod(square, SIDE))
    for step, height in enumerate(DROP):
        over = max(y - height, 0)
        under = lift(machine, x, over, art.TILE, art.TILE + height)
        draw(machine, art.tile(man), x, over)
        colour_cells(machine, y // CELL, x // CELL, CELLS, CELLS, COLOURS[man])
        machine.chime(sounds.falling(step))
        yield from hurry.wait(1)
        under.put_back(machine)
