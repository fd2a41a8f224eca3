"""Pacing, focus and strain, with a clock of their own."""

import pytest

from arcade.console.pacing import MOST_BEHIND, NAP, Pacing
from arcade.host.focus import GRACE, Focus
from arcade.host.slow_display import PICTURES, SlowDisplay
from tests.patience import still


class Clock:
    """Time that passes only when someone sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.naps: list[float] = []

    def read(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.now += seconds + 0.0003  # the system wakes us late


def test_frames_keep_the_machines_rate_however_late_sleep_wakes() -> None:
    clock = Clock()
    pacing = Pacing(clock.read, clock.sleep)
    starts = []
    for _ in range(500):
        assert pacing.due()
        starts.append(clock.now)
        pacing.ran(0.02)
        clock.now += 0.007
        pacing.wait(lambda: None)
    assert starts[-1] - starts[0] == pytest.approx(499 * 0.02, abs=0.001)
    assert max(clock.naps) <= NAP


def test_a_stall_is_caught_up_with_by_five_frames_at_most() -> None:
    clock = Clock()
    pacing = Pacing(clock.read, clock.sleep)
    pacing.ran(0.02)
    clock.now += 3.0
    frames = 0
    while still(pacing.due()):
        pacing.ran(0.02)
        frames += 1
    assert frames == MOST_BEHIND + 1  # the one that is due now, and five late ones
    assert pacing.forgotten == pytest.approx(3.0 - 0.02 - 0.02 * MOST_BEHIND)
    clock.now += 0.02
    assert pacing.due()


def test_waiting_looks_after_other_things() -> None:
    clock = Clock()
    pacing = Pacing(clock.read, clock.sleep)
    pacing.ran(0.02)
    looks = []
    pacing.wait(lambda: looks.append(clock.now))
    assert len(looks) == 5
    assert pacing.due()


def test_focus_is_told_on_each_change() -> None:
    told: list[bool] = []
    focus = Focus(told.append)
    for focused in (True, True, False, False, True):
        focus.update(focused, 10.0)
    assert told == [True, False]


def test_a_window_that_never_had_the_keyboard_did_not_lose_it() -> None:
    told: list[bool] = []
    focus = Focus(told.append)
    focus.update(False, 10.0)
    assert told == []


def test_a_change_of_mode_may_take_the_keyboard_for_a_moment() -> None:
    told: list[bool] = []
    focus = Focus(told.append)
    focus.update(True, 10.0)
    focus.update(False, GRACE / 2)
    assert told == []
    focus.update(False, GRACE * 2)
    assert told == [True]
    focus.update(True, GRACE / 4)
    assert told == [True, False]


@pytest.mark.parametrize(("seconds", "slow"), [(0.016, False), (0.024, False), (0.027, True)])
def test_strain_is_the_mean_of_many_pictures(seconds: float, slow: bool) -> None:
    strain = SlowDisplay()
    assert not any(strain.too_much(seconds, 0.02) for _ in range(PICTURES - 1))
    assert strain.too_much(seconds, 0.02) is slow
    assert not strain.too_much(seconds, 0.02)
