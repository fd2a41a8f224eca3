"""Beads on the move: they light one by one and slide to the right end of their wires."""

from arcade.games.nim import art
from arcade.games.nim.scene import LEFT, SLIDING, STRAND, WIDTH, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound import jingles

LIT_BEAD, LOOKING, SPEED = 2, 12, 8
"""Frames for each bead that lights, before they slide, and pixels a frame."""


def take(scene: Scene, row: int, size: int, amount: int, taken: int) -> Frames[None]:
    """Take the last beads of a row of `size`, from which `taken` were taken before; a key hurries them."""
    machine = scene.machine
    hurry = SkippableWait(machine)
    for place in range(size - amount, size):
        scene.light(row, place, place + 1)
        machine.chime(((0.02, 12.0 + place),))
        yield from hurry.wait(LIT_BEAD)
    yield from hurry.wait(LOOKING)
    yield from _slide(scene, hurry, row, size, amount, taken)
    machine.chime(jingles.THUD)
    scene.row(row, size - amount, taken + amount)


def _slide(scene: Scene, hurry: SkippableWait, row: int, size: int, amount: int, taken: int) -> Frames[None]:
    """Move the beads of all wires of a row to those taken before."""
    machine, width = scene.machine, scene.wires.bead(row)
    ways: list[tuple[Sprite, int, int, int]] = []
    for strand in scene.wires.strands(row):
        left, here, once = strand.holds(size - amount), strand.holds(size), strand.holds(size + taken)
        if here > left:
            first = LEFT + left * width // CELL
            end = CELL * (LEFT + WIDTH) - width * (once - left)
            ways.append((art.group(width, here - left), CELL * first, end, strand.row))
    scene.row(row, size - amount, taken)
    for beads, x, end, line in ways:
        colour_cells(machine, line, x // CELL, STRAND, (end - x + beads.width) // CELL, SLIDING)
    moving = Moving(machine)
    for step in range(0, max(end - x for _, x, end, _ in ways), SPEED):
        moving.show(*((beads, min(x + step, end), CELL * line) for beads, x, end, line in ways))
        machine.chime(jingles.STEP)
        yield from hurry.wait(1)
    moving.hide()
