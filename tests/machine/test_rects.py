"""Rectangles of pixels: what lies in one, and which share a pixel."""

import pytest

from arcade.machine.monitor.raster import Rect, inside, overlap

RECT: Rect = (10, 20, 3, 2)


def test_the_right_and_lower_edges_are_outside() -> None:
    found = {(x, y) for x in range(8, 16) for y in range(18, 25) if inside(RECT, x, y)}
    assert found == {(x, y) for x in (10, 11, 12) for y in (20, 21)}


@pytest.mark.parametrize(
    ("other", "shared"),
    [
        ((12, 21, 9, 9), True),
        ((13, 20, 9, 9), False),
        ((0, 0, 11, 21), True),
        ((0, 0, 10, 99), False),
        ((0, 0, 99, 20), False),
        ((10, 22, 3, 2), False),
        ((11, 0, 1, 99), True),
    ],
)
def test_rectangles_that_share_a_pixel_overlap_either_way(other: Rect, shared: bool) -> None:
    assert overlap(RECT, other) == overlap(other, RECT) == shared
