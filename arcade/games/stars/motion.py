"""A shot in the sky: the ray grows, the stars on it burst one after the other, and it fades to a thin line."""

from arcade.games.stars import art, strings
from arcade.games.stars.panel import Panel
from arcade.games.stars.rays import BOTTOM, CELL, pixels
from arcade.games.stars.rules import Fired, World
from arcade.games.stars.scene import FIELD_ROWS, Chart
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.sound.jingles import THUD, WRONG

BEAM = 14
"""Pixels that a ray grows in a frame."""
BURST = 3
"""Frames of each phase of a burst."""
AFTERGLOW, CHANGE_OF_TURN = 6, 30
"""Frames until the ray fades, and until the other player is called."""
TAKEN_NOTES = (0, 4, 7, 12, 16, 19, 24, 28, 31)
"""The first star on a ray sounds the first, the next the second and so on: semitones above middle C."""
ZAP = tuple((0.004, 36.0 - 2 * step) for step in range(12))


def show_shot(machine: Spectrum, chart: Chart, panel: Panel, world: World, shot: Fired) -> Frames[None]:
    """Show it from the lower sight up; a black hole ends it."""
    way = list(pixels(shot.ray))
    if shot.hole is not None:
        edge = BOTTOM + CELL * (FIELD_ROWS - shot.hole[0])
        way = [pixel for pixel in way if pixel[1] < edge]
    machine.chime(ZAP)
    for start in range(0, len(way), BEAM):
        chart.beam(way[start : start + BEAM], world)
        yield
    for number, star in enumerate(shot.taken):
        machine.chime(((0.05, TAKEN_NOTES[min(number, len(TAKEN_NOTES) - 1)]),))
        for phase in range(len(art.SPARKS)):
            chart.burst(star, phase)
            for _ in range(BURST):
                yield
        chart.gone(star, way)
    if shot.hole is not None:
        panel.say(strings.SWALLOWED)
        machine.chime(THUD)
    elif shot.taken:
        panel.say(strings.TAKEN, n=len(shot.taken), points=shot.points)
    else:
        panel.say(strings.MISSED)
        machine.chime(WRONG)
    for _ in range(AFTERGLOW):
        yield
    chart.fade(way, world)
    if world.seats == 2 and not world.over:
        for _ in range(CHANGE_OF_TURN):
            yield
        panel.say_turn(world)
