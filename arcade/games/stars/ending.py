"""How a game on the chart ends: what is said of it, and the picture of what could have been or of what it was."""

from collections.abc import Sequence

from arcade.games.stars import art, strings
from arcade.games.stars.layouts import FIGURES
from arcade.games.stars.rays import Ray, pixels
from arcade.games.stars.rules import World
from arcade.games.stars.scene import Chart
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.sprites import CELL
from arcade.toolkit.sound.jingles import BONUS, STEP

RAY_PAUSE, STROKE_PAUSE, READING = 14, 5, 50
"""Frames after each ray and each stroke of a figure, and for reading what was said of the game."""


def verdict(program: Program[Spectrum], world: World) -> str:
    """What is said of a game."""
    if not world.cleared:
        return program.text(strings.NO_RAYS if world.rays_left == 0 else strings.NO_TIME)
    if world.seats == 2:
        return program.text(strings.CLEAR_SKY)
    if world.over_par is not None:
        return program.text(strings.OVER_PAR[world.over_par])
    return program.text(strings.THE_BEST, n=len(world.plan))


def picture(program: Program[Spectrum], chart: Chart, message: MessageLine, world: World) -> Frames[None]:
    """The constellation with its name, or the whole sky with the rays fired or those that would do; keys hurry it."""
    hurry = SkippableWait(program.machine)
    yield from hurry.wait(READING)
    if world.sky.figure is not None:
        yield from _figure(program, chart, hurry, world.sky.figure)
        message.say(program.text(strings.IT_WAS, figure=program.text(strings.FIGURES[world.sky.figure])))
    elif world.over_par == 0 or world.seats == 2:
        yield from _sky(program, chart, hurry, world, world.fired)
    else:
        message.say(program.text(strings.THE_BEST, n=len(world.plan)))
        yield from _sky(program, chart, hurry, world, world.plan)


def _figure(program: Program[Spectrum], chart: Chart, hurry: SkippableWait, number: int) -> Frames[None]:
    """The stars joined as the figure's lines go."""
    chart.clear()
    for (top, left), (bottom, right) in FIGURES[number].strokes:
        program.machine.plot(_middle(left), 175 - _middle(top))
        program.machine.draw(_middle(right) - _middle(left), _middle(top) - _middle(bottom))
        for star in ((top, left), (bottom, right)):
            chart.star(star, 1)
        program.machine.chime(STEP)
        yield from hurry.wait(STROKE_PAUSE)
    program.machine.chime(BONUS)


def _sky(
    program: Program[Spectrum], chart: Chart, hurry: SkippableWait, world: World, rays: Sequence[Ray]
) -> Frames[None]:
    """The whole sky once more, and rays drawn over it one after the other."""
    chart.clear()
    for kind, star in enumerate(world.sky.stars):
        chart.star(star, kind % len(art.STARS))
    for hole in world.sky.holes:
        chart.hole(hole)
    for ray in rays:
        way = list(pixels(ray))
        chart.beam(way, world)
        program.machine.chime(STEP)
        yield from hurry.wait(RAY_PAUSE)
        chart.fade(way, world)


def _middle(cells: int) -> int:
    return CELL * cells + CELL // 2
