"""The page's sound under node: the same samples as the desktop's, in step with any device."""

import base64
import json
import random
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arcade.console import tones
from arcade.host import bandlimited
from arcade.machine.machine import Machine
from tests.web.frames import beeper, game, game_behind, packed, quiet, voiced

pytestmark = pytest.mark.web
HERE = Path(__file__).parent
FIGURES = ("TAPS", "PHASES", "CUTOFF", "SOFT_CUTOFF", "KAISER", "HIGH_PASS", "FULL_STEP")
STEERING = ("LEAD", "MOST", "FRESH", "STRETCH", "FADE")
CLOSE = 1e-3
"""Of full scale."""
EARLY = 0.008
"""Seconds by which a frame may come too early or too late."""
CALLS = {
    "music and effects": lambda: game("tetris", 400),
    "a carrier now and then": lambda: game("animals", 400),
    "a machine of 70 frames": lambda: game("nimble", 300),
    "a paper machine": lambda: game("imphex", 300),
    "a machine behind": lambda: game_behind("robac", 400),
}
Speak = Callable[..., Any]


@pytest.fixture
def speak(node: str) -> Speak:
    """Asks the page's scripts under node."""

    def asked(what: str, **more: object) -> Any:
        question = json.dumps({"what": what, "rate": tones.RATE, **more})
        command = [node, str(HERE / "speak.mjs")]
        ran = subprocess.run(command, input=question, text=True, capture_output=True, check=False)
        assert ran.returncode == 0, ran.stderr
        answer = json.loads(ran.stdout)
        if "samples" in answer:
            answer["samples"] = np.frombuffer(base64.b64decode(answer["samples"]), "<f4")
        return answer

    return asked


# --- the same sound


def test_the_figures_are_those_of_the_console(speak: Speak) -> None:
    found = speak("figures")
    assert found == {name: getattr(tones, name) for name in FIGURES + STEERING}


def test_the_flow_steers_as_the_consoles_does(speak: Speak) -> None:
    dice = random.Random(1)
    aheads = [dice.uniform(0, 2 * tones.LEAD) * (1 + number // 200) for number in range(1_000)]
    flow = tones.Flow(tones.LEAD)
    found = speak("flow", lead=tones.LEAD, aheads=aheads)
    assert found == pytest.approx([flow.stretch(ahead) for ahead in aheads], abs=1e-12)


@pytest.mark.rotates(4)
@pytest.mark.parametrize("rate", [44_100, 48_000])
@pytest.mark.parametrize("what", CALLS)
def test_every_sample_is_the_desktops(speak: Speak, what: str, rate: int, monkeypatch: pytest.MonkeyPatch) -> None:
    leak = 1 - 2 * np.pi * tones.HIGH_PASS / rate
    monkeypatch.setattr(bandlimited, "_DELAYS", leak ** np.arange(1, bandlimited.STRIDE + 1))
    wanted = voiced(CALLS[what](), rate)
    found = speak("voices", rate=rate, frames=packed(CALLS[what]()))["samples"]
    assert len(found) == len(wanted)
    assert np.abs(wanted).max() > 0.2
    assert np.abs(found - wanted).max() < CLOSE


# --- in step


@dataclass(frozen=True)
class Device:
    """Who plays the sound: blocks of 128 samples at a time, its clock's pace, and whether frames wait for it."""

    rate: int = 44_100
    batch: int = 1
    pace: float = 1.0
    held: bool = False


DEVICES = {
    "one block at a time": Device(),
    "fast": Device(48_000, 4, 1.0005),
    "slow": Device(44_100, 4, 0.9995),
    "a thousand samples at a time": Device(48_000, 8),
    "frames handed over with the next request": Device(44_100, 7, 1.0003, held=True),
}


def sent(machines: Iterator[Machine], stall: tuple[float, float] | None = None) -> list[tuple[float, list[int]]]:
    """Frames with their times in milliseconds, as a worker's timers make them.

    After a stall the loop makes up for five frames at once and forgets the others.
    """
    dice = random.Random(3)
    frames = [
        (20 * number + 10 + 1_000 * dice.uniform(-EARLY, EARLY), frame) for number, frame in enumerate(packed(machines))
    ]
    if stall is None:
        return sorted(frames)
    late = [(stall[1], frame) for at, frame in frames if stall[0] <= at < stall[1]]
    return sorted([one for one in frames if not stall[0] <= one[0] < stall[1]] + late[-5:])


def cents(sound: np.ndarray, rate: int, hertz: int = 500) -> np.ndarray:
    """How far a note is off its pitch, in the mean over 20 of its waves."""
    up = np.flatnonzero((sound[:-1] < 0) & (sound[1:] >= 0))
    places = up + sound[up] / (sound[up] - sound[up + 1])
    off: np.ndarray = 1_200 * np.log2(np.convolve(np.diff(places) * hertz / rate, np.ones(20) / 20, "valid"))
    return off


@pytest.mark.rotates(3)
@pytest.mark.parametrize("name", DEVICES)
def test_a_minute_has_no_gap_but_where_the_computer_stalls(speak: Speak, name: str) -> None:
    device = DEVICES[name]
    frames = sent(beeper(3_000), (40_000, 40_300))
    found = speak("device", frames=frames, seconds=60, **vars(device))
    assert found["gaps"] == 1
    assert found["leftOut"] <= 5
    assert found["lead"] == pytest.approx(tones.LEAD, abs=0.001)
    assert 0 < found["least"] < found["most"] < 0.0451
    sound = found["samples"]
    even = sound[5 * device.rate : 39 * device.rate]
    assert np.abs(cents(even, device.rate)).max() < 20  # the jitter's; none at all is heard without it
    loud = np.flatnonzero(np.abs(sound) > 0.05)
    assert np.diff(loud).max() / device.rate < 0.3 + EARLY
    assert np.abs(sound).max() < 0.7  # and no click beyond the note's own swing


@pytest.mark.parametrize("name", DEVICES)
def test_a_device_that_asks_for_much_at_once_bends_no_note(speak: Speak, name: str) -> None:
    device = DEVICES[name]
    frames = [(20 * number + 10, frame) for number, frame in enumerate(packed(beeper(1_000)))]
    found = speak("device", frames=frames, seconds=19, **vars(device))
    assert (found["gaps"], found["leftOut"]) == (0, 0)
    assert np.abs(cents(found["samples"][5 * device.rate :], device.rate)).max() < 2


def test_a_jump_where_frames_were_left_out_is_smoothed_away(speak: Speak) -> None:
    high, low = ["write", *[0.5] * 200], ["write", *[-0.5] * 200]
    sound = speak("stream", orders=[["skip", 100], high, ["drop"], low, high], count=900)["samples"]
    steps = np.abs(np.diff(sound))
    assert np.flatnonzero(steps > 1.5 / tones.FADE).tolist() == [499]  # where nothing was left out
    assert (sound[:101] == 0).all()
    assert sound[[299, 499, 699]].tolist() == [0.5, -0.5, 0.5]
    assert (sound[-100:] == 0).all()


def test_a_machine_that_falls_silent_does_not_click(speak: Speak) -> None:
    frames = [(20 * number + 10, frame) for number, frame in enumerate(packed(beeper(50)))]
    sound = speak("device", frames=frames, seconds=2, **vars(Device()))["samples"]
    end = int(np.flatnonzero(sound).max())
    assert np.abs(np.diff(sound[end - tones.FADE + 2 :])).max() < 0.02
    assert not sound[end + 1 :].any()
    assert end < 1.1 * tones.RATE


def test_silence_is_silent(speak: Speak) -> None:
    frames = [(20 * number + 10, frame) for number, frame in enumerate(packed(quiet(100)))]
    found = speak("device", frames=frames, seconds=1.9, **vars(Device()))
    assert found["frames"] == pytest.approx(95, abs=2)
    assert not found["samples"].any()
