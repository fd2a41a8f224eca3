"""Processes that prove a hall's scores, for as long as they are let."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from signal import SIGTERM, signal
from time import sleep

from arcade.hall.founding import entered
from arcade.hall.passes import Pass
from arcade.hall.sessions import HallError
from arcade.hall.verifying import known, take, verify
from arcade.toolkit.contract.texts import Text

AT_ONCE = 4
"""Scores taken together: few, for a lease is short."""
IDLE = 5.0
"""Seconds to wait when nothing has to be proved, or the hall does not answer."""


def work(guest: Pass, tell: Callable[[str, Text | None], None], for_ever: bool = True) -> int:
    """Prove what waits, and wait for more unless told otherwise; `tell` hears each score's name and why it failed.

    Gives how many. Raises HallError for a hall that never answered; one that stops answering is waited for.
    """
    games, done, met = known(), 0, False
    while True:
        try:
            with entered(guest.address, "verify") as link:
                met = True
                while True:
                    taken = take(link, AT_ONCE, games)
                    for one in taken:
                        tell(one.name, verify(link, one))
                        done += 1
                    if not taken:
                        if not for_ever:
                            return done
                        sleep(IDLE)
        except HallError:
            if not met or not for_ever:
                raise
        sleep(IDLE)


def crowd(arguments: Sequence[str], workers: int, for_ever: bool = True) -> int:
    """So many processes of this command; one that ends is begun again, until this one is interrupted.

    Otherwise they are waited for: gives the worst of their exit codes.
    """
    command = [sys.executable, "-m", "arcade", *arguments]
    before = signal(SIGTERM, lambda number, _: sys.exit(128 + number))  # so that none outlives this one
    running = [subprocess.Popen(command) for _ in range(workers)]
    try:
        while for_ever:
            running = [one if one.poll() is None else subprocess.Popen(command) for one in running]
            sleep(IDLE)
        return max(one.wait() for one in running)
    finally:
        for one in running:
            one.terminate()
        for one in running:
            one.wait()
        signal(SIGTERM, before)
