"""Exhibits: light mixed by masks, two colours blended in a cell, a rainbow of both."""

from arcade.games.techniques.scene import Stage
from arcade.machine.machine import Frames
from arcade.toolkit.animation.colour_mixing import mix
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import attribute
from arcade.toolkit.picture.patterns import EMPTY, HALF, QUARTER, THREE_QUARTERS

BLUE_AREA: Area = (2, 8, 13, 15)
RED_AREA: Area = (6, 3, 14, 11)
GREEN_AREA: Area = (12, 11, 6, 19)
DENSITIES = (QUARTER, HALF, THREE_QUARTERS)
SERIES = ((5, 1), (4, 5), (6, 4), (2, 6), (3, 2))
"""Ink and paper of the rainbow's lines: each paper first pure, then with the next colour."""


def mixed(stage: Stage) -> Frames[None]:
    """The book's three rectangles, cell by cell."""
    areas = (BLUE_AREA, RED_AREA, GREEN_AREA)
    yield from mix(stage.machine, areas, (0, 0, 22, 32), 2194 / 704)


def mixed_at_once(stage: Stage) -> Frames[None]:
    """Three lights that wander across one another."""
    top, within = stage.top, (stage.top, 0, stage.height, 32)
    for step in range(18):
        blue = (top, 8, 6, 15)
        red = (top + 2, step, 7, 11)
        green = (top + 4, 24 - step, 5, 9)
        yield from mix(stage.machine, (blue, red, green), within)
        yield from stage.wait(stage.speed(6))


def blends(stage: Stage) -> Frames[None]:
    """Eight pure colours and twenty-eight blends; ours with two more densities."""
    machine, high = stage.machine, stage.pick(2, 1)
    for density in stage.pick((HALF,), DENSITIES):
        for paper in range(8):
            row = stage.top + high * paper
            for ink in range(paper + 1):
                both = attribute(ink, paper)
                fill(machine, row, 4 * ink, high, 4, density, both)
                yield from stage.wait(stage.pace(3, 1))


def rainbow(stage: Stage) -> Frames[None]:
    """Ten rows from blue to magenta."""
    machine, row = stage.machine, stage.top
    for ink, paper in SERIES:
        for pattern in (EMPTY, HALF):
            both = attribute(ink, paper)
            fill(machine, row, 0, 1, 32, pattern, both)
            row += 1
            yield from stage.wait(stage.pace(1.4, 4))
