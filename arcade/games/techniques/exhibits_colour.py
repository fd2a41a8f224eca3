"""Exhibits: light mixed by masks, two colours blended in a cell, a rainbow of both."""

from arcade.games.techniques.canvas import Canvas
from arcade.games.techniques.motion import arch, lights
from arcade.games.techniques.scene import Stage
from arcade.games.techniques.scenery import hills_by_day
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS
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


def mixed_lights(stage: Canvas) -> Frames[None]:
    """Three round lights that wander across one another."""
    machine, first = stage.machine, COLUMNS * stage.top
    last = first + COLUMNS * stage.height
    for step in range(130):
        machine.attributes[first:last] = lights(step, stage.height)
        stage.note((0, 4, 7, 12)[step // 4 % 4] + step // 16, 0.03)
        yield from stage.rest(2)


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


def blends_everywhere(stage: Canvas) -> Frames[None]:
    """Every ink on every paper, half and quarter; then light runs over them."""
    for paper in range(8):
        row, below = 21 * paper // 8, 21 * (paper + 1) // 8
        for ink in range(8):
            pattern = HALF if ink <= paper else QUARTER
            area = row, 4 * ink, below - row, 4
            stage.tile(area, pattern, attribute(ink, paper))
            stage.note(4 * paper + ink - 8)
            yield from stage.rest(3)


def rainbow(stage: Stage) -> Frames[None]:
    """Ten rows from blue to magenta."""
    machine, row = stage.machine, stage.top
    for ink, paper in SERIES:
        for pattern in (EMPTY, HALF):
            both = attribute(ink, paper)
            fill(machine, row, 0, 1, 32, pattern, both)
            row += 1
            yield from stage.wait(stage.pace(1.4, 4))


def rainbow_over_hills(stage: Canvas) -> Frames[None]:
    """Arc below arc over hills; each has its note."""
    hills_by_day(stage.machine, stage.top)
    for arc, (ink, paper) in enumerate(SERIES):
        for half, pattern in enumerate((EMPTY, HALF)):
            for cells in arch(6 + 2 * arc + half):
                for row, column in cells:
                    area = row, column, 1, 1
                    stage.tile(area, pattern, attribute(ink, paper))
                yield from stage.tick(4 * arc + 2 * half, 1)
