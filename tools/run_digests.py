"""Whether a change to the code changed any game: digests of demonstrations, to be written before and compared after.

``python -m tools.run_digests write BEFORE.json [SLUG ...]`` lets every game's pilot play in both looks, on all levels,
for one and for two, in both languages by turns, and keeps digests of what each run showed, sounded and knew.
``python -m tools.run_digests compare BEFORE.json [SLUG ...]`` plays them again and names each run that differs, with
the FRAMES_EACH frames in which it does so first. The exit code is 1 if any does.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from zlib import crc32

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.program import Setup
from tools.orders import check_games

FRAMES = 2_000
FRAMES_EACH = 250
"""Frames between two digests of a run."""
SEED = 3

Digests = dict[str, list[int]]
"""By the name of a run, a digest for each FRAMES_EACH of its frames; each covers all that came before."""


def setups(slug: str) -> Iterator[tuple[str, Setup]]:
    """Every way to play a game, with a name for each."""
    game = cartridge(slug)
    for original in (False, True):
        for level in game.levels.keys:
            for seats in game.seats:
                language = LANGUAGES[(level + seats) % 2]
                look = "original" if original else "modern"
                setup = replace(usual_setup(slug), seed=SEED, level=level, seats=seats, original=original)
                yield f"{slug} {look} level {level} seats {seats}", replace(setup, language=language)


def digests(setup: Setup) -> list[int]:
    """What a run came to, every FRAMES_EACH frames."""
    session = Session(setup)
    hands = pilot_hands(session, SEED)
    machine = session.machine
    digest, found = 0, []
    for frame in range(1, FRAMES + 1):
        session.step(next(hands))
        digest = crc32(machine.memory(), crc32(repr(sorted(session.machine.keyboard.held)).encode(), digest))
        if frame % FRAMES_EACH == 0 or session.ended:
            results = [(one.frame, one.outcome.value, one.score, one.assisted) for one in session.results]
            known = (session.fingerprint(), results, machine.speaker.notes)
            digest = crc32(repr(known).encode(), digest)
            found.append(digest)
        if session.ended:
            break
    return found


def of_game(slug: str) -> Digests:
    """All runs of a game."""
    found: Digests = {}
    for name, setup in setups(slug):
        try:
            found[name] = digests(setup)
        except Exception as error:
            raise RuntimeError(f"{name} breaks: {type(error).__name__}: {error}") from error
    return found


def of_games(wanted: list[str]) -> Digests:
    """All runs of games, worked out on all processors."""
    with ProcessPoolExecutor() as pool:
        return {name: found for game in pool.map(of_game, wanted) for name, found in game.items()}


def differences(before: Digests, after: Digests) -> list[str]:
    """A line for each run that is not the same, or that only one side has."""
    lines = [f"{name}: only {'before' if name in before else 'after'}" for name in sorted(before.keys() ^ after.keys())]
    for name in sorted(before.keys() & after.keys()):
        if before[name] != after[name]:
            pairs = zip(before[name], after[name], strict=False)
            same = next((at for at, (old, new) in enumerate(pairs) if old != new), len(after[name]))
            lines.append(f"{name}: differs first in frames {same * FRAMES_EACH + 1} to {(same + 1) * FRAMES_EACH}")
    return lines


def main(arguments: list[str]) -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.run_digests", description=__doc__)
    parser.add_argument("what", choices=("write", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games to play; all where none is named")
    options = parser.parse_args(arguments)
    check_games(parser, options.slugs)
    after = of_games(options.slugs or list(slugs(pattern=True)))
    if options.what == "write":
        options.file.write_text(json.dumps(after, indent=0), encoding="utf-8")
        print(f"{len(after)} runs of up to {FRAMES} frames")
        return 0
    before: Digests = json.loads(options.file.read_text(encoding="utf-8"))
    wanted = {name: found for name, found in before.items() if not options.slugs or name.split()[0] in options.slugs}
    lines = differences(wanted, after)
    print("\n".join([*lines, f"{len(after)} runs, {len(lines)} differ"]))
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
