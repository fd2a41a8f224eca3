"""The host in a real window on an X server of its own: keys arrive, the picture is exact, Alt+Enter toggles."""

import os
import queue
import shutil
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcade.host.focus import GRACE
from tests.patience import still

TOOLS = ("Xvfb", "xdotool", "xwd")
WIDTH, HEIGHT = 1000, 700
PATIENCE = 30.0  # seconds; far more than a busy computer needs

pytestmark = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="needs Xvfb, xdotool and xwd")


@pytest.fixture
def display() -> Iterator[dict[str, str]]:
    """An environment with a fresh X server."""
    reading, writing = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        name = number.readline().strip()
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
    yield environment | {"DISPLAY": f":{name}", "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
    server.terminate()
    server.wait()


class Player:
    """Types, clicks and looks at the screen; reads what the show prints."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        root = Path(__file__).parents[2]
        command = [sys.executable, "-u", "-m", "tests.host.real_show"]
        self.show = subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True)
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.show.stdout is not None
        for line in self.show.stdout:
            self._lines.put(line.rstrip("\n"))

    def do(self, *command: str) -> str:
        """What xdotool answers to a command."""
        command = ("xdotool", *command)
        done = subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE, stdout=subprocess.PIPE)
        return done.stdout.decode().strip()

    def until(self, wanted: str) -> list[str]:
        """The lines printed up to the wanted one."""
        lines: list[str] = []
        while still(wanted not in lines):
            lines.append(self._lines.get(timeout=PATIENCE))
        return lines

    def column(self, x: int) -> list[tuple[int, int, int]]:
        """Red, green, blue of a column of the screen, from an X window dump (its pixels start with blue)."""
        dump = subprocess.run(["xwd", "-root", "-silent"], env=self.environment, check=True, capture_output=True).stdout
        header = struct.unpack(">25I", dump[:100])
        starts = (header[0] + 12 * header[19] + y * header[12] + header[11] // 8 * x for y in range(HEIGHT))
        return [(dump[at + 2], dump[at + 1], dump[at]) for at in starts]


@pytest.fixture
def player(display: dict[str, str]) -> Iterator[Player]:
    player = Player(display)
    yield player
    if player.show.poll() is None:
        player.show.kill()
    player.show.wait()
    assert player.show.stdout is not None
    player.show.stdout.close()


def test_keys_click_focus_and_fullscreen_in_a_real_window(player: Player) -> None:
    player.until("window 320 240 windowed")
    player.do("key", "a")
    player.until("pressed a")
    player.do("key", "Left")
    player.until("pressed left")
    player.do("type", "Az?")
    typed = [line for line in player.until("pressed ?") if not line.endswith("shift")]
    assert typed == ["pressed A", "pressed z", "pressed ?"]

    # The largest zoom is 10, so the screen of 16x8 pixels is 160x80 in the middle.
    player.do("mousemove", str(WIDTH // 2 - 80 + 25), str(HEIGHT // 2 - 40 + 15), "click", "1")
    player.until("pressed @2,1")

    player.do("key", "alt+Return")
    player.until(f"window {WIDTH} {HEIGHT} fullscreen")
    player.do("key", "b")
    player.until("pressed b")
    red, green = (255, 0, 0), (0, 255, 0)
    assert player.column(WIDTH // 2) == [red] * 310 + [green] * 80 + [red] * 310
    assert player.column(1) == [red] * HEIGHT

    time.sleep(2 * GRACE)  # the window's own echo of the keys, and its own loss of focus, are ignored for so long
    window = player.do("getwindowfocus")
    player.do("windowfocus", "0")
    player.until("focus lost")
    player.do("key", "c")
    player.do("windowfocus", window)
    assert player.until("focus back") == ["focus back"]

    player.do("key", "alt+Return")
    player.until("window 320 240 windowed")
    player.do("key", "q")
    assert player.show.wait(timeout=PATIENCE) == 0
