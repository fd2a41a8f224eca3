"""Machines that are seen on a page run as fast as they would alone, and a picture opens from its middle."""

import pytest

from arcade.cabinet.paint.machine_view import OPENING, opened
from arcade.cabinet.widgets.pace import Pace
from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import Monitor
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum


@pytest.mark.parametrize("kind", [Spectrum, Pet, Ega, Monitor])
def test_after_a_while_as_many_frames_have_passed_as_time(kind: type[Machine]) -> None:
    pace, pages = Pace(kind), 3_000
    counts = [pace.frames() for _ in range(pages)]
    assert sum(counts) == pages * Monitor.FRAME * kind.CLOCK // (Monitor.CLOCK * kind.FRAME)
    assert max(counts) - min(counts) <= 1, "evenly"


def test_a_picture_opens_by_as_many_lines_each_frame_until_all_are_seen() -> None:
    assert [opened(80, frame) for frame in range(1, OPENING + 2)] == [
        range(30, 50),
        range(20, 60),
        range(10, 70),
        range(80),
        None,
    ]
