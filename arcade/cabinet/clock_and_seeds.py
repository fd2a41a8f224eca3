"""The world outside as an arcade at play knows it: chance, the date and the clock."""

import gc
import os
from datetime import date, datetime
from time import monotonic

from arcade.cabinet.page_context import ClockAndSeeds


def settle() -> None:
    """Let the collector of garbage leave alone what is there for good, modules above all.

    To look through them all takes it longer than three frames, and it might do so in the middle of a game.
    """
    gc.collect()
    gc.freeze()


CLOCK_AND_SEEDS = ClockAndSeeds(
    seed=lambda: int.from_bytes(os.urandom(8)),
    today=lambda: date.today().isoformat(),
    clock=monotonic,
    now=datetime.now,
    settle=settle,
)
