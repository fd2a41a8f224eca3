"""Lets a monkey play games for a long time, in both looks and from several seeds, and says what it broke.

``python -m tools.monkey [SLUG ...] --looks both --seeds 3 --frames 20000 --jobs 2``. The keys that break a game are
written into ``build/monkey`` (or ``--keys DIR``) as a keys file, with the command that shows it again at its head. How
the monkey plays is told in tests/monkey.py. The exit code is 1 if anything broke.
"""

import argparse
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import FrameType

from arcade.cabinet.catalogue import slugs
from arcade.cabinet.replays.headless import run_script
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from tests.monkey import Fault, Tally, run
from tools.orders import check_games

LOOKS = {"modern": (False,), "original": (True,), "both": (False, True)}
NAMES = {False: "modern", True: "original"}
STUCK = 120
"""Seconds in which a frame must be over, however busy the computer."""
Job = tuple[str, bool, int]
"""A game, whether in the original's look, and a seed."""


def _give_up(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 (a signal handler is called so)
    raise TimeoutError(f"a frame was not over within {STUCK} seconds")


def played(job: Job, frames: int) -> Tally:
    """What came of one run, in a process of its own; a frame that does not end is a fault (where there are alarms)."""
    slug, original, seed = job
    if not hasattr(signal, "SIGALRM"):
        return run(slug, seed, original, frames)
    signal.signal(signal.SIGALRM, _give_up)
    try:
        return run(slug, seed, original, frames, lambda: signal.alarm(STUCK))
    finally:
        signal.alarm(0)


def shows_again(fault: Fault) -> bool:
    """Whether the keys, read as a file, break the game in the same way."""
    try:
        session = Session(fault.setup)
        run_script(session, KeyScript(parse(fault.keys)), fault.frame + 2)
    except Exception as error:  # noqa: BLE001 (that is what is hoped for)
        return str(error) in fault.error
    return False


def kept(fault: Fault, folder: Path, name: str) -> str:
    """Write the keys of a fault, and say where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.keys"
    head = f"# {fault.error} ({fault.place})\n# python -m arcade {fault.command} --keys {path}\n"
    path.write_text(head + fault.keys, encoding="utf-8")
    return f"python -m arcade {fault.command} --keys {path}"


def told(job: Job, tally: Tally, folder: Path, known: set[tuple[str, bool, str]]) -> Iterator[str]:
    """What is said of a run: a line, and another for each fault at a place that has not broken before."""
    slug, original, seed = job
    count = f"{len(tally.faults)} BROKE" if tally.faults else "nothing broke"
    yield f"{slug:20} {NAMES[original]:8} seed {seed}: {tally.frames} frames, {tally.games} games, {count}"
    for number, fault in enumerate(tally.faults, 1):
        if (slug, original, fault.place) in known:
            continue
        known.add((slug, original, fault.place))
        again = "" if shows_again(fault) else " (does not show again from its keys)"
        level = fault.setup.level
        yield f"  {fault.error} in {fault.place}, level {level}, frame {fault.frame}{again}"
        yield f"  {kept(fault, folder, f'{slug}-{NAMES[original]}-{seed}-{number}')}"


def main(arguments: list[str]) -> int:
    """Play, and print what came of it, run by run, and in all."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games to play; all where none is named")
    parser.add_argument("--looks", choices=tuple(LOOKS), default="both", help="which looks of them")
    parser.add_argument("--seeds", type=int, default=3, metavar="N", help="runs of each look, from the seeds 1 to N")
    parser.add_argument("--frames", type=int, default=20_000, metavar="N", help="frames of each run")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes")
    parser.add_argument("--keys", type=Path, default=Path("build/monkey"), metavar="DIR", help="where keys are kept")
    options = parser.parse_args(arguments)
    check_games(parser, options.slugs)
    jobs = [
        (slug, original, seed)
        for slug in options.slugs or slugs()
        for original in LOOKS[options.looks]
        for seed in range(1, options.seeds + 1)
    ]
    known: set[tuple[str, bool, str]] = set()
    frames = games = faults = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for job, tally in zip(jobs, pool.map(partial(played, frames=options.frames), jobs), strict=True):
            for line in told(job, tally, options.keys, known):
                print(line, flush=True)
            frames += tally.frames
            games += tally.games
            faults += len(tally.faults)
    print(f"{len(jobs)} runs, {frames} frames, {games} games, {faults} broke at {len(known)} places")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
