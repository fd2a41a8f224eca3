"""Decisions are timed in frames and told in seconds."""

import pytest

from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.flow.stopwatch import Stopwatch, seconds, tenths
from tests.toolkit.stage import BareMachine


@pytest.mark.parametrize(
    ("frames", "told", "whole"), [(0, "0.00", 0), (24, "0.48", 4), (25, "0.50", 5), (503, "10.06", 100)]
)
def test_frames_are_fiftieths_of_a_second(frames: int, told: str, whole: int) -> None:
    assert seconds(frames) == told
    assert tenths(frames) == whole


def test_a_stopwatch_counts_from_its_start() -> None:
    machine = BareMachine()
    watch = Stopwatch(machine)
    for _ in range(5):
        machine.begin_frame(NO_KEYS)
        machine.end_frame()
    assert watch.frames == 5
    watch.start()
    assert watch.frames == 0


def test_time_passes_until_so_many_frames_after_a_tick() -> None:
    machine = BareMachine()
    machine.begin_frame(NO_KEYS)
    assert sum(1 for _ in machine.until(machine.now, 0)) == 0
    frames = 0
    for _ in machine.until(machine.now, 2.5):
        machine.end_frame()
        machine.begin_frame(NO_KEYS)
        frames += 1
    assert (frames, machine.now) == (2, 50)
    assert list(machine.until(10, 1)) == [], "that is past"
