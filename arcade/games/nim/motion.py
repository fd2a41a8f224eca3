"""Beads on the move: they light one by one and slide to the right end of their wire."""

from arcade.games.nim import art
from arcade.games.nim.scene import LEFT, SLIDING, WIDTH, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound import jingles

LIT_BEAD, LOOKING, SPEED = 2, 12, 8
"""Frames for each bead that lights, before they slide, and pixels a frame."""


def take(scene: Scene, wire: int, size: int, amount: int, taken: int) -> Frames[None]:
    """Take the last beads of a wire of `size`, from which `taken` were taken before; a key hurries them."""
    machine = scene.machine
    hurry = SkippableWait(machine)
    for place in range(size - amount, size):
        scene.light(wire, place, place + 1)
        machine.chime(((0.02, 12.0 + place),))
        yield from hurry.wait(LIT_BEAD)
    yield from hurry.wait(LOOKING)
    yield from _slide(scene, hurry, wire, size - amount, amount, taken)
    machine.chime(jingles.THUD)
    scene.row(wire, size - amount, taken + amount)


def _slide(scene: Scene, hurry: SkippableWait, wire: int, left: int, amount: int, taken: int) -> Frames[None]:
    """Move so many beads to those taken before; `left` stay."""
    machine, width, row = scene.machine, scene.wires.bead, scene.wires.row(wire)
    scene.row(wire, left, taken)
    first = left * width // CELL
    colour_cells(machine, row, LEFT + first, 2, WIDTH - first, SLIDING)
    moving, beads = Moving(machine), art.group(width, amount)
    for x in range(CELL * (LEFT + first), CELL * (LEFT + WIDTH) - width * (taken + amount), SPEED):
        moving.show((beads, x, CELL * row))
        machine.chime(jingles.STEP)
        yield from hurry.wait(1)
    moving.hide()
