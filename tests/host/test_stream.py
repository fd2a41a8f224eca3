"""The stream as it comes out of the device: SDL's disk driver writes it to a file."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
ATTEMPTS = 3
"""A computer that does other things for longer than the sound's lead leaves a gap; it does not do so every time."""

TONE = """
import sys
from arcade.host.host import run_host
from arcade.console.show import Options
from tests.host.tiny import Beeper, TinyShow

frames, quiet_from, quiet_to = map(int, sys.argv[1:])
playing = Beeper()
count = 0

def script(_keys):
    global count
    count += 1
    if not quiet_from <= count < quiet_to:
        playing.run()
    return playing if count <= frames else None

show = TinyShow(script)
sys.exit(run_host(show, Options(scale=1)) or len(show.told))
"""


def recorded(path: Path, frames: int, quiet_from: int = 0, quiet_to: int = 0) -> np.ndarray:
    """What the device was given, from the first sound to the last."""
    environment = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(path),
    }
    command = [sys.executable, "-c", TONE, *map(str, (frames, quiet_from, quiet_to))]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stderr=subprocess.DEVNULL, timeout=60)
    sound = np.fromfile(path, "<i2").astype(int)
    loud = np.flatnonzero(np.abs(sound) > 2_000)
    return sound[loud[0] : loud[-1] + 1]


def longest_silence(sound: np.ndarray) -> int:
    """Samples."""
    loud = np.flatnonzero(np.abs(sound) > 500)
    return int(np.diff(loud).max())


def test_a_tone_of_three_seconds_has_no_gap(tmp_path: Path) -> None:
    for attempt in range(ATTEMPTS):
        sound = recorded(tmp_path / f"{attempt}.raw", 150)
        crossings = np.flatnonzero((sound[:-1] < 0) & (sound[1:] >= 0))
        periods = np.diff(crossings)
        # 500 Hz is 88.2 samples; the driver's own clock is some per cent off, and the stream follows it.
        if longest_silence(sound) < 20 and periods.min() > 80 and periods.max() < 97:
            assert 2.8 < len(sound) / 44_100 < 3.3
            return
    pytest.fail(f"silences of {longest_silence(sound)} samples, periods from {periods.min()} to {periods.max()}")


def test_a_machine_that_stands_still_neither_clicks_nor_drones(tmp_path: Path) -> None:
    for attempt in range(ATTEMPTS):
        sound = recorded(tmp_path / f"{attempt}.raw", 90, 30, 60)
        loud = np.flatnonzero(np.abs(sound) > 500)
        gap = int(np.diff(loud).argmax())
        silence = sound[loud[gap] + 1 : loud[gap + 1] - 100]  # a band-limited edge begins a little before itself
        # Half a second without frames: the level sinks to nothing and stays there.
        if len(silence) > 0.4 * 44_100 and not np.abs(silence[4_000:]).any():
            assert np.abs(np.diff(silence)).max() < 500
            return
    pytest.fail(f"the silence has {len(silence)} samples, the loudest of {np.abs(silence[4_000:]).max()}")
