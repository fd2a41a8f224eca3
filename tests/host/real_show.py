"""A tiny show in a real window, for the test under Xvfb: writes what happens to stdout, ends on "q"."""

import sys

import pygame

from arcade.host.host import run_host
from arcade.host.show import Options
from arcade.machine.keyboard import Keys
from tests.host.tiny import Tiny, TinyShow


def report(*what: object) -> None:
    """One line on stdout, at once."""
    sys.stdout.write(" ".join(map(str, what)) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Report each press, each thing told, each new size of the display and the colour at its middle."""
    machine = Tiny()
    machine.draw(*["1" * 24] * 2, *["1111" + "2" * 16 + "1111"] * 8, *["1" * 24] * 2)
    show = TinyShow()
    last: tuple[object, ...] = ()
    told = 0
    before: Keys = frozenset()

    def script(keys: Keys) -> Tiny | None:
        nonlocal last, told, before
        for key in sorted(keys - before):
            report("pressed", key)
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
        machine.begin_frame(keys)
        machine.end_frame()
        return None if "q" in keys else machine

    show.script = script
    return run_host(show, Options(title="a tiny show", scale=1))


if __name__ == "__main__":
    sys.exit(main())
