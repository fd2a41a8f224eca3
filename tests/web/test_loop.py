"""The page's loop under node, by a simulated clock: how many frames it runs, shows, makes up for and gives up."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.web
SCRIPT = Path(__file__).parent / "pace.mjs"
PERIOD = 20.0
FRAMES = 500
"""Ten seconds."""


def paced(node: str, took: list[float], late: float = 0.0, written: tuple[int, ...] = ()) -> dict[str, Any]:
    """What the loop counts of frames that take so many milliseconds each, with timers that are so much late.

    After the frames `written`, counted from 1, there is something to be kept.
    """
    question = json.dumps({"took": took, "late": late, "period": PERIOD, "written": written})
    ran = subprocess.run([node, str(SCRIPT)], input=question, text=True, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize(("took", "late"), [(3.0, 0.0), (12.0, 4.0), (19.0, 0.5), (3.0, 35.0)])
def test_ten_seconds_have_five_hundred_frames_however_late_timers_are(node: str, took: float, late: float) -> None:
    found = paced(node, [took] * FRAMES, late)
    assert (found["frames"], found["lost"], found["late"]) == (FRAMES, 0, 0)
    assert found["longest"] == took
    assert found["ended"] == pytest.approx(FRAMES * PERIOD, abs=PERIOD + late)


def test_a_short_stall_is_made_up_for_and_a_long_ones_rest_is_counted(node: str) -> None:
    short = paced(node, [3.0] * 100 + [90.0] + [3.0] * (FRAMES - 101))
    assert (short["lost"], short["late"]) == (0, 1)
    assert short["pictures"] == FRAMES - 4
    long = paced(node, [3.0] * 100 + [200.0] + [3.0] * (FRAMES - 101))
    assert long["lost"] == 200 - 5 * PERIOD
    assert long["ended"] == short["ended"] + long["lost"]


def test_a_computer_that_is_too_slow_still_shows_pictures_and_hears_its_player(node: str) -> None:
    found = paced(node, [25.0] * FRAMES)
    assert found["late"] == FRAMES
    assert found["pictures"] == FRAMES / 5
    assert found["naps"] == FRAMES / 5, "messages come between two of them"


def test_what_a_frame_wrote_is_kept_before_its_picture_is_shown(node: str) -> None:
    shown = ["frame", "picture"]
    assert paced(node, [3.0] * 3, written=(2,))["order"] == [*shown, "frame", "kept", "picture", *shown]
