"""The road in motion: a car drives before which it grows, with a rising note for every tile; it skids off the board."""

from collections.abc import Sequence

from arcade.games.blue_road.art import STEP, length
from arcade.games.blue_road.figures import BUMPS, HEADINGS, seen_from_above
from arcade.games.blue_road.layout import BEFORE, PANEL
from arcade.games.blue_road.rules import STEPS, Section
from arcade.games.blue_road.scene import Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.sound.tunes import Tune

SCALE = (0, 2, 4, 7, 9)
"""Steps that sound well in any order, an octave of them."""
LAID = ((0.006, -5.0), (0.008, -12.0))
SKID = tuple((0.008, 34.0 - step % 3 - step // 2) for step in range(36))
CRASH = tuple((0.004, pitch) for pitch in (-8.0, 5.0, -14.0, -2.0, -20.0, -9.0, -24.0, -16.0, -30.0))
AHEAD = 12
"""Pixels of road before the car's middle as it grows."""
OUT, SLOWLY, BUMP = 22, 3, 6
"""Pixels that the car skids beyond the board, the frames of each two, and those of each picture of the crash."""
LAP_FRAMES = 110
"""In so many frames, about, a finished road is driven."""


def note(place: int) -> Tune:
    """The note of a section, the higher the later it comes in one turn."""
    octave, step = divmod(place, len(SCALE))
    pitch = float(min(12 * octave + SCALE[step], 40))
    return ((0.03, pitch), (0.03, pitch + 12), (0.05, pitch))


def grow(scene: Scene, sections: Sequence[Section], stops: bool) -> Frames[None]:
    """The car drives on and the road grows before it; at the end it stops, or not. A key hurries it."""
    machine, size = scene.machine, scene.place.size
    hurry = SkippableWait(machine)
    end = 0
    for place, section in enumerate(sections):
        machine.chime(note(place))
        last = length(size, section.entry, section.exit)
        first = -BEFORE if place == 0 else 0
        end = last - BEFORE if stops and section is sections[-1] else last
        for at in range(first, end, STEP):
            scene.car.hide()
            scene.road(section, min(at + AHEAD, last + 1))
            scene.drive(section, at)
            yield from hurry.wait(1)
        scene.car.hide()
        scene.road(section)
    if stops:
        scene.drive(sections[-1], end)


def run_off(scene: Scene, section: Section) -> Frames[None]:
    """The car leaves the board, skids round and strikes a tree."""
    machine, size = scene.machine, scene.place.size
    x, y = scene.place.edge(section.field, section.exit)
    down, right = STEPS[section.exit]
    machine.chime(SKID)
    for step in range(0, OUT, 2):
        car = seen_from_above(size, HEADINGS[section.exit] + step * 3 // 4, "on")
        scene.car.show((car, x + right * step - car.width // 2, y + down * step - car.height // 2))
        yield from machine.wait(SLOWLY)
    scene.car.hide()
    machine.chime(CRASH)
    crash = Moving(machine, clear=True)
    for picture in (BUMPS[0], BUMPS[1], BUMPS[0]):
        across, low = x + right * OUT - picture.width // 2, y + down * OUT - picture.height // 2
        crash.show((picture, min(max(across, 0), 8 * PANEL - picture.width), min(max(low, 0), 176 - picture.height)))
        yield from machine.wait(BUMP)
    crash.hide()


def lap(scene: Scene, road: Sequence[Section]) -> Frames[None]:
    """The car drives the whole finished road once, a note a tile."""
    size = scene.place.size
    whole = sum(length(size, section.entry, section.exit) for section in road)
    step = max(whole // LAP_FRAMES, 2)
    at = 0
    for number, section in enumerate(road):
        scene.machine.chime(((0.02, float(number % 36)), (0.01, float(number % 36) - 12)))
        last = length(size, section.entry, section.exit)
        while at < last:
            scene.drive(section, at)
            at += step
            yield
        at -= last
    scene.car.hide()


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
