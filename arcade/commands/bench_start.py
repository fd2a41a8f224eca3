"""The start: how long until the first picture, and the memory that the arcade takes then and later.

What is measured here imports nothing before the arcade itself does.
"""

import sys
from tempfile import TemporaryDirectory

from arcade.commands.fresh import printed

PROCESSES = 5
"""So often it is measured; the least counts, for a busy computer only adds to it."""
FRAMES = 300
"""Of each game and look, for the memory that is taken when every game was opened once."""
START = "from arcade.commands.bench_start import {what}; {what}()"


def starts() -> dict[str, float]:
    """Seconds of processor time from a process's start to its first picture; megabytes then, and when all were opened.

    The second is without a window, so that it is the games' alone.
    """
    first = [[float(word) for word in printed(START.format(what="first_picture")).split()] for _ in range(PROCESSES)]
    opened = [float(printed(START.format(what="every_game"))) for _ in range(min(PROCESSES, 2))]
    return {
        "seconds": round(min(seconds for seconds, _ in first), 3),
        "megabytes": round(min(taken for _, taken in first), 1),
        "megabytes, every game opened": round(min(opened), 1),
    }


def _used() -> tuple[float, float]:
    """Seconds of processor time that this process has taken, and the most megabytes that it has had."""
    import resource  # which Windows lacks, so that this figure alone cannot be had there

    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def first_picture() -> None:
    """Switch the arcade on, print what it took when its first picture is shown, and leave it."""
    from arcade.cli import main
    from arcade.host.window import Window
    from arcade.machine.machine import Machine

    show = Window.show

    def shown(self: Window, machine: Machine) -> None:
        show(self, machine)
        print(*_used())  # noqa: T201 (to the process that measures)
        sys.exit()

    Window.show = shown  # type: ignore[method-assign]
    with TemporaryDirectory() as folder:
        main(["--windowed", "--data-dir", folder])


def every_game() -> None:
    """Open the games one after the other, as the host would show them, and print the memory it took."""
    from dataclasses import replace

    from arcade.cabinet.catalogue import usual_setup, whole
    from arcade.cabinet.replays.headless import pilot_hands
    from arcade.cabinet.replays.session import Session
    from arcade.console.plans import bare
    from arcade.host.picture import Picture
    from arcade.machine.machine import Machine

    picture = Picture()
    for slug in whole():
        for original in (False, True):
            session = Session(replace(usual_setup(slug), seed=1, original=original))
            hands = pilot_hands(session, 1)
            machine: Machine = session.machine
            for _ in range(FRAMES):
                session.step(next(hands))
                picture.compose(machine, bare((1280, 960), type(machine)))
    print(_used()[1])  # noqa: T201 (to the process that measures)
