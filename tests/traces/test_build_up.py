"""Pictures that come up at once, evenly or not at all."""

import pytest

from arcade.machine.spectrum import Spectrum
from tests.traces.build_up import build_up, difference
from tests.traces.playing import Shot


def film(frames: int, begin: int, step: int) -> list[Shot]:
    """A hundred cells are painted, as many a frame from one on as it says."""
    machine, shots = Spectrum(), []
    painted = 0
    for frame in range(frames):
        shots.append(Shot(machine.scr(), 0, 0))
        for _ in range(step if frame >= begin else 0):
            if painted < 100:
                machine.print_at(painted // 32, painted % 32, "x")
                painted += 1
    return shots


def test_shares_grow_as_the_picture_does() -> None:
    assert build_up(film(101, 0, 1)) == [10, 20, 30, 40, 50, 60, 70, 80, 90]
    assert build_up(film(100, 49, 100)) == [0, 0, 0, 0, 100, 100, 100, 100, 100]


def test_what_never_changes_or_is_over_at_once_is_there_from_the_start() -> None:
    assert build_up(film(30, 99, 1)) == [100] * 9
    assert build_up(film(9, 0, 10)) == [100] * 9


def test_a_difference_is_the_mean_in_points() -> None:
    assert difference((0, 50, 100), [30, 50, 100]) == pytest.approx(10)
