"""The smallest machine and the smallest show that a host can play."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from arcade.machine.hosting import Hands, Notice
from arcade.machine.keyboard import Keys
from arcade.machine.machine import Machine


class Tiny(Machine):
    """A screen of 16x8 pixels in a border of 4 and 2; colours 0-3."""

    NAME = "tiny"
    CLOCK = 3_500_000
    FRAME = 70_000
    SIZE = (24, 12)
    SCREEN = (4, 2, 16, 8)

    def __init__(self) -> None:
        super().__init__()
        self.picture = bytearray(24 * 12)

    def memory(self) -> bytes:
        return bytes(self.picture)

    def recall(self, memory: bytes) -> None:
        self.picture[:] = memory

    def pixels(self) -> bytes:
        return bytes(self.picture)

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        return (0, 0, 0), (255, 0, 0), (0, 255, 0), (255, 255, 255)

    def text_rows(self) -> list[str]:
        return []

    def draw(self, *rows: str) -> None:
        """Set the whole picture: a digit is a colour."""
        self.picture[:] = bytes(int(digit) for row in rows for digit in row)


class Beeper(Tiny):
    """A tiny machine that sounds one note all the time."""

    HALF = 3_500  # ticks of half a wave: 500 Hz

    def run(self) -> None:
        start, end = self.frame * self.FRAME, (self.frame + 1) * self.FRAME
        for tick in range(-(-start // self.HALF) * self.HALF, end, self.HALF):
            self.speaker.toggle(tick)
        self.end_frame()


@dataclass
class WindowSettings:
    look: str = "sharp"
    scaling: str = "whole"
    phosphor: str = "colour"
    volume: int = 10
    mute: bool = False
    sounds: str = "both"
    play_music: bool = True
    fullscreen: bool = False
    capture: bool = False
    pad_maps: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


class TinyShow:
    """Notes what it is told; `script` is asked for a machine in each frame, and ends the show with None."""

    def __init__(self, script: Callable[[Keys], Machine | None] | None = None) -> None:
        self.window_settings = WindowSettings()
        self.script = script or (lambda _keys: None)
        self.told: list[tuple[str, ...]] = []
        self.plugged = 0
        self.sizes: list[tuple[int, int]] = []
        self.hands = Hands()
        self.digits = True

    def touched(self, finger: bool) -> None:
        self.told.append(("touched", "finger" if finger else "keys"))

    def frame(self, keys: Keys) -> Machine | None:
        return self.script(keys)

    def focus(self, lost: bool) -> None:
        self.told.append(("focus", "lost" if lost else "back"))

    def pads(self, count: int) -> None:
        self.plugged = count

    def pad_lost(self, name: str) -> None:
        self.told.append(("pad lost", name))

    def raw(self, guid: str, pad: str, source: str) -> None:
        self.told.append(("raw", guid, pad, source))

    def digit_row(self, sign: str, digit: str) -> str:
        return digit if self.digits else sign

    def asked(self, order: str) -> None:
        self.told.append(("asked", order))
        if order == "fullscreen":
            self.window_settings.fullscreen = not self.window_settings.fullscreen

    def screen(self, width: int, height: int) -> None:
        self.sizes.append((width, height))

    def notice(self, notice: Notice) -> None:
        self.told.append(("notice", notice))
