"""A tiny show in a real window, for the test under Xvfb: writes what happens to stdout, ends on "q".

Arguments: "fullscreen", a look and "fit" are wished for; "slow" makes this a computer for which everything is too much.
"""

import os
import sys

import pygame

from arcade.console.show import Options
from arcade.host import window
from arcade.host.display import ACCELERATION
from arcade.host.host import run_host
from arcade.machine.hosting import LOOKS
from arcade.machine.keyboard import Keys
from tests.host.tiny import Tiny, TinyShow


def report(*what: object) -> None:
    """One line on stdout, at once."""
    sys.stdout.write(" ".join(map(str, what)) + "\n")
    sys.stdout.flush()


class Slow:
    """Finds every picture too slow."""

    def too_much(self, _seconds: float, _right: float) -> bool:
        """Always."""
        return True


class Restless(Tiny):
    """Has another colour in each frame that nobody sees, so that every frame is shown anew."""

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        """The usual colours but for white."""
        return *super().palette()[:3], (self.frame % 256,) * 3


def main() -> int:
    """Report each press, each thing told, each new size of the display and the colour at its middle."""
    machine = Restless() if "slow" in sys.argv else Tiny()
    machine.draw(*["1" * 24] * 2, *["1111" + "2" * 16 + "1111"] * 8, *["1" * 24] * 2)
    show = TinyShow()
    show.window_settings.fullscreen = "fullscreen" in sys.argv
    show.window_settings.look = next((look for look in LOOKS if look in sys.argv), "sharp")
    show.window_settings.scaling = "fit" if "fit" in sys.argv else "whole"
    if "slow" in sys.argv:
        vars(window)["SlowDisplay"] = Slow
    last: tuple[object, ...] = ()
    told, copied = 0, False
    before: Keys = frozenset()

    def script(keys: Keys) -> Tiny | None:
        nonlocal last, told, before, copied
        for key in sorted(keys - before):
            report("pressed", key)
            if key == "s":
                show.window_settings.look = "sharp"
        before = keys
        for what in show.told[told:]:
            report(*what)
        told = len(show.told)
        if machine.frame % 10 == 9:
            flags = pygame.display.is_fullscreen()
            now = ("window", *pygame.display.get_window_size(), "fullscreen" if flags else "windowed")
            if now != last:
                report(*now)
                last = now
            if os.environ.get(ACCELERATION) == "0" and not copied:
                copied = True
                report("copied")
        machine.begin_frame(keys)
        machine.end_frame()
        return None if "q" in keys else machine

    show.script = script
    return run_host(show, Options(title="a tiny show", scale=1))


if __name__ == "__main__":
    sys.exit(main())
