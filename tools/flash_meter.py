"""Plays every game's demonstration in calm mode and says how often the picture flashes: at most three a second.

``python -m tools.flash_meter [SLUG ...]``; ``--lively`` measures without calm. Each demonstration is watched to the end
of its first game and AFTERWARDS, but no longer than ``--frames N``. The exit code is 1 if anything flashes more often.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace

from arcade.cabinet.catalogue import slugs, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup
from tools.flashes import MOST, Meter, Worst
from tools.orders import check_games

FRAMES = 20_000
AFTERWARDS = 500
"""Frames after the end of a game, for its scene."""
SEED = 3


def measured(setup: Setup, frames: int) -> Worst:
    """The worst second of a demonstration of at most so many frames."""
    session = Session(setup)
    machine = session.machine
    meter = Meter(machine.palette(), round(machine.CLOCK / machine.FRAME))
    hands = pilot_hands(session, SEED)
    for frame in range(frames):
        if session.ended or (session.results and frame > session.results[0].frame + AFTERWARDS):
            break
        session.step(next(hands))
        meter.see(machine.pixels())
    return meter.worst


def setups(slug: str, calm: bool) -> Iterator[tuple[str, Setup]]:
    """Both looks of a game, by name."""
    for look, original in (("modern", False), ("original", True)):
        yield look, replace(usual_setup(slug), seed=SEED, original=original, calm=calm)


def main(arguments: list[str]) -> int:
    """Measure and print a line for each look of each game."""
    parser = argparse.ArgumentParser(prog="python -m tools.flash_meter", description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games to measure; all where none is named")
    parser.add_argument("--lively", action="store_true", help="without the calm setting")
    parser.add_argument("--frames", type=int, default=FRAMES, help="most frames of each demonstration")
    options = parser.parse_args(arguments)
    check_games(parser, options.slugs)
    harmful = 0
    for slug in options.slugs or slugs():
        for look, setup in setups(slug, not options.lively):
            worst = measured(setup, options.frames)
            harmful += worst.flashes > MOST
            mark = "  TOO OFTEN" if worst.flashes > MOST else ""
            print(f"{slug:20} {look:8} {worst.flashes} a second, at frame {worst.frame}{mark}", flush=True)
    return int(harmful > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
