"""The end of a game of Avoid the square: every square that lost is drawn in chalk, and its corners blink."""

from arcade.games.square_avoidance.rules import DISC, RING, Corners, Position, fields_of
from arcade.games.square_avoidance.scene import GRID, INKS, Scene, middle, paper
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import straight
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.strokes import FINE_PEN, Stroke

STEP, PACE = 2, 4
"""Pixels between the points of a line, and points that are drawn in a frame."""
TICK, LOWEST = 0.01, -5
"""Seconds and first semitone of the rising sound of the chalk."""
BLINKS, BLINK, HELD = 3, 12, 30
"""How often the corners blink, frames for each half, and frames that all stays before the result."""


def sides(square: Corners) -> list[list[Point]]:
    """The points of a square's four sides, going round it."""
    corners = [middle(field) for field in square]
    return [[corners[at - 1], *straight(corners[at - 1], corners[at], STEP)] for at in range(len(corners))]


def close(scene: Scene, position: Position) -> Frames[None]:
    """Draw the squares that were completed, if any; the last stone may have completed several. A key hurries it."""
    squares = position.squares()
    if not squares:
        return
    machine, hurry = scene.machine, SkippableWait(scene.machine)
    corners = fields_of(sum({1 << corner for square in squares for corner in square}))
    ink = INKS[RING if position.rings >> corners[0] & 1 else DISC]

    def light(on: bool) -> None:
        for field in corners:
            scene.colour(field, ink + ("R" if on else paper(field)))

    light(True)
    stroke = Stroke(machine, GRID, FINE_PEN)
    for side in (side for square in squares for side in sides(square)):
        for step, point in enumerate(side):
            stroke.touch(point)
            if step % PACE == 0:
                stroke.show()
                machine.chime(((TICK, step / PACE + LOWEST),))
                yield from hurry.wait(1)
        stroke.show()
    for _ in range(BLINKS):
        light(scene.program.calm)
        yield from hurry.wait(BLINK)
        light(True)
        yield from hurry.wait(BLINK)
    yield from hurry.wait(HELD)
