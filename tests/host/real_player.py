"""Somebody in front of a real window, on an X server of their own without a window manager."""

import os
import queue
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from arcade.host.focus import GRACE
from tests.patience import still

TOOLS = ("Xvfb", "xdotool", "xwd")
PATIENCE = 30.0
"""Seconds; far more than a busy computer needs."""
ROOT = Path(__file__).parents[2]


@contextmanager
def bare_screen(width: int, height: int) -> Iterator[dict[str, str]]:
    """The environment of programs on a fresh X server."""
    reading, writing = os.pipe()
    size = f"{width}x{height}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        name = number.readline().strip()
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
    try:
        yield environment | {"DISPLAY": f":{name}", "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
    finally:
        server.terminate()
        server.wait()


class RealPlayer:
    """Types, clicks and looks at the screen; reads what the show prints."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self.environment = environment
        command = [sys.executable, "-u", "-m", "tests.host.real_show", *arguments]
        self.show = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.show.stdout is not None
        for line in self.show.stdout:
            self._lines.put(line.rstrip("\n"))

    def close(self) -> None:
        """End the show, if it has not ended."""
        if self.show.poll() is None:
            self.show.kill()
        self.show.wait()
        assert self.show.stdout is not None
        self.show.stdout.close()

    def do(self, *command: str) -> str:
        """What xdotool answers to a command."""
        command = ("xdotool", *command)
        done = subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE, stdout=subprocess.PIPE)
        return done.stdout.decode().strip()

    def toggle(self) -> None:
        """Press Alt+Enter, when the window's last change lies so far back that it listens again."""
        time.sleep(2 * GRACE)
        self.do("key", "alt+Return")

    def resize(self, width: int, height: int) -> None:
        """Give the screen another size."""
        command = [sys.executable, "-m", "tests.host.xresize", str(width), str(height)]
        subprocess.run(command, cwd=ROOT, env=self.environment, check=True, timeout=PATIENCE)

    def until(self, wanted: str) -> list[str]:
        """The lines printed up to the wanted one."""
        lines: list[str] = []
        while still(wanted not in lines):
            lines.append(self._lines.get(timeout=PATIENCE))
        return lines

    def screen(self) -> np.ndarray:
        """Red, green, blue of the whole screen, (height, width, 3), from a dump in which blue comes first."""
        command = ["xwd", "-root", "-silent"]
        dump = subprocess.run(command, env=self.environment, check=True, capture_output=True, timeout=PATIENCE).stdout
        header = struct.unpack(">25I", dump[:100])
        width, height, row = header[4], header[5], header[12]
        start = header[0] + 12 * header[19]
        pixels = np.frombuffer(dump, np.uint8, row * height, start).reshape(height, row)
        return pixels[:, : 4 * width].reshape(height, width, 4)[:, :, 2::-1]

    def shows(self, wanted: np.ndarray) -> bool:
        """Whether the screen shows exactly this, if need be a little later: an X server takes its time."""
        return self.comes(lambda screen: np.array_equal(screen, wanted))

    def comes(self, seen: Callable[[np.ndarray], bool]) -> bool:
        """Whether the screen is as it should be, if need be a little later."""
        end = time.monotonic() + PATIENCE
        while still(not (found := seen(self.screen())) and time.monotonic() < end):
            time.sleep(0.1)
        return found
