"""Record a game's pilot: ``python -m tools.record_demo SLUG REPLAY.json [--gif FILE] ...``.

The replay runs with ``python -m arcade replay``; the GIF is good for the README.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.recorder import Film
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.languages import LANGUAGES, SOURCE
from tools.orders import check_games


def main() -> None:
    """Record what the command line asks for."""
    parser = argparse.ArgumentParser(description="Record the demonstration of a game.")
    parser.add_argument("slug")
    parser.add_argument("replay", type=Path, help="the replay file to write")
    parser.add_argument("--gif", type=Path, help="a moving picture to write as well")
    parser.add_argument("--level", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--frames", type=int, default=60_000, help="at most so many; it ends with the game")
    parser.add_argument("--lang", choices=LANGUAGES, default=SOURCE)
    options = parser.parse_args()
    check_games(parser, [options.slug])
    usual = usual_setup(options.slug)
    level = options.level or usual.level
    setup = replace(usual, level=level, language=options.lang, seed=options.seed)
    session = Session(setup)
    film = Film(session) if options.gif else None
    hands = pilot_hands(session, options.seed)
    for _ in range(options.frames):
        session.step(next(hands))
        if film is not None:
            film(session)
        if session.ended or (session.results and session.machine.waiting is not None):
            break
    Run(session).replay().save(options.replay)
    if film is not None:
        options.gif.write_bytes(film.finish())
    last = session.results[-1] if session.results else None
    print(f"{options.replay}: {session.machine.frame} frames, {last}")


if __name__ == "__main__":
    main()
