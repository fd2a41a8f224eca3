"""The rays behind a headline, worked out by lines, against one pixel after the other."""

import pytest

from arcade.cabinet.paint.rays import EDGES, rays
from arcade.machine.monitor import Monitor
from arcade.machine.monitor import colours as c


def shade(across: int, down: int) -> int:
    """Dark or lighter, by the number of edges that lie before a direction."""
    if down < 0:
        across, down = -across, -down
    before = sum(edge * down - below * across > 0 for edge, below in EDGES)
    return c.DUSK if before % 2 else c.NIGHT


@pytest.mark.parametrize(
    ("wide", "high", "x", "y"), [(120, 65, 42, 33), (90, 40, 0, 0), (70, 50, -9, 70), (60, 30, 80, -5)]
)
def test_rays_are_what_each_pixel_says(wide: int, high: int, x: int, y: int) -> None:
    monitor, left, top = Monitor(), 7, 11
    rays(monitor, (left, top, wide, high), left + x, top + y)
    pixels, stride = monitor.pixels(), monitor.SIZE[0]
    for row in range(high):
        start = (top + row) * stride + left
        assert list(pixels[start : start + wide]) == [shade(column - x, row - y) for column in range(wide)]


def test_the_band_stays_dark_where_there_is_nothing_to_celebrate() -> None:
    monitor = Monitor()
    rays(monitor, (0, 0, *monitor.SIZE), 40, 40, lit=False)
    assert set(monitor.pixels()) == {c.NIGHT}
