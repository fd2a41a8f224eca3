"""Animals in motion: runs along the paths, the hare's way into the wood, and the hounds barking around it."""

from collections.abc import Iterable

from arcade.games.english_hunt import figures, sounds
from arcade.games.english_hunt.hours import Light
from arcade.games.english_hunt.rules import HARE, HOUNDS, PLACES, Move, Position
from arcade.games.english_hunt.scene import Scene, corner, facing_right
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import Moving, straight
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.sprites import Sprite

STEP = 2
"""Pixels a frame."""
RUNNING = (figures.HOUND_RUNNING, figures.HARE_RUNNING)
BARKS, BARK = 3, 10
"""How often the hounds bark, and the frames of half a bark."""


def run(scene: Scene, before: Position, move: Move) -> Frames[None]:
    """A legal move, from clearing to clearing; the animal at its end is left to be drawn."""
    origin, target = move
    across = PLACES[target][1] - PLACES[origin][1]
    right = across > 0 if across else facing_right(before, origin)
    for node in move:
        scene.bare(node)
    picture = RUNNING[before.seat]
    first = picture.sprites[0]
    yield from _along(scene, before.seat, right, straight(corner(origin, first), corner(target, first), STEP))
    scene.clearing(origin)


def _along(scene: Scene, seat: int, right: bool, points: Iterable[Point]) -> Frames[None]:
    moving = Moving(scene.machine, clear=True)
    for frame, (x, y) in enumerate(points):
        moving.show((_inked(scene.light, seat, right, frame), x, y))
        if frame % figures.STRIDE == 0:
            scene.machine.chime(sounds.PATTER if seat == HOUNDS else sounds.HOP)
        yield
    moving.hide()


def _inked(light: Light, seat: int, right: bool, frame: int) -> Sprite:
    return figures.outline(RUNNING[seat].at(frame), right).coloured(light.animals[seat], light.grass)


def escape(scene: Scene, position: Position) -> Frames[None]:
    """The hare runs off to the nearer side."""
    scene.bare(position.hare)
    x, y = corner(position.hare, figures.HARE_STRETCHED)
    right = x > WIDTH // 2 - figures.HARE_STRETCHED.width // 2
    edge = WIDTH if right else -figures.HARE_STRETCHED.width
    yield from _along(scene, HARE, right, straight((x, y), (edge, y), STEP))
    scene.clearing(position.hare)


def surround(scene: Scene, position: Position) -> Frames[None]:
    """The hounds bark at the hare, one after the other."""
    for bark in range(BARKS):
        hound = position.hounds[bark % len(position.hounds)]
        scene.machine.chime(sounds.BARK)
        scene.node(position, hound, lit=True)
        yield from scene.machine.wait(BARK)
        scene.node(position, hound)
        yield from scene.machine.wait(BARK)
