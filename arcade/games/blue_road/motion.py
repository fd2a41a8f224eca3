"""The road in motion: it grows along the lanes with a rising note for every tile, runs off the board, and lights up."""

from collections.abc import Sequence

from arcade.games.blue_road.art import STEP, driver, head, length
from arcade.games.blue_road.layout import Board
from arcade.games.blue_road.rules import STEPS, Section
from arcade.games.blue_road.scene import Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import lift_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.tunes import Tune

SCALE = (0, 2, 4, 7, 9)
"""Steps that sound well in any order, an octave of them."""
LAID = ((0.006, -5.0), (0.008, -12.0))
FALL = tuple((0.012, 16.0 - step) for step in range(30))
OUT, SLOWLY = 14, 3
"""Pixels that the road's head runs beyond the board, and the frames of each two."""
GLOW = 2
"""Frames that each section of a finished road lights up."""


def note(place: int) -> Tune:
    """The note of a section, the higher the later it comes in one turn."""
    octave, step = divmod(place, len(SCALE))
    pitch = float(min(12 * octave + SCALE[step], 40))
    return ((0.03, pitch), (0.03, pitch + 12), (0.05, pitch))


def grow(scene: Scene, sections: Sequence[Section]) -> Frames[None]:
    """The road through new sections; a key hurries it."""
    machine = scene.machine
    hurry = SkippableWait(machine)
    moving = Moving(machine)
    for place, section in enumerate(sections):
        machine.chime(note(place))
        last = length(scene.place.size, section.entry, section.exit)
        for upto in range(STEP, last + STEP, STEP):
            moving.hide()
            scene.road(section, upto)
            moving.show((driver(scene.place.size), *_driving(scene.place, section, min(upto, last))))
            yield from hurry.wait(1)
        moving.hide()
        scene.road(section)


def _driving(place: Board, section: Section, upto: int) -> tuple[int, int]:
    """Where the head's picture is when the road has grown so far."""
    x, y = place.pixel(section.field)
    across, down = head(place.size, section.entry, section.exit, upto)
    radius = driver(place.size).width // 2
    return x + across - radius + 1, y + down - radius + 1


def run_off(scene: Scene, section: Section) -> Frames[None]:
    """The head leaves the board, and falls."""
    machine, size = scene.machine, scene.place.size
    moving = Moving(machine)
    radius = driver(size).width // 2
    x, y = scene.place.edge(section.field, section.exit)
    down, right = STEPS[section.exit]
    machine.chime(FALL)
    for step in range(0, OUT, 2):
        moving.show((driver(size), x + right * step - radius, y + down * step - radius))
        yield from machine.wait(SLOWLY)
    moving.hide()


def glow(scene: Scene, sections: Sequence[Section]) -> Frames[None]:
    """A light runs along the whole road, a note a tile; a key hurries it."""
    machine, place = scene.machine, scene.place
    hurry = SkippableWait(machine)
    for number, section in enumerate(sections):
        row, column = place.corner(section.field)
        covered = lift_cells(machine, row, column, place.cells, place.cells)
        colour_cells(machine, row, column, place.cells, place.cells, pair("mW"))
        machine.chime(((0.02, float(number % 36)),))
        yield from hurry.wait(GLOW)
        covered.put_back(machine)


def show_pairs(scene: Scene, pairs: Sequence[tuple[int, int]]) -> Frames[None]:
    """Bars between the fields of a pair that touch, and letters on the others."""
    apart = 0
    for one, other in pairs:
        row, column = divmod(other, scene.place.columns)
        up, left = divmod(one, scene.place.columns)
        if abs(row - up) + abs(column - left) == 1:
            scene.bar(one, other)
        else:
            for field in (one, other):
                scene.name(field, chr(ord("A") + apart))
            apart += 1
        scene.machine.chime(((0.01, float(len(SCALE) + one % 24)),))
        yield from scene.machine.wait(2)
