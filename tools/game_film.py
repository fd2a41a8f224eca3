"""How a game begins or ends, as a film strip: pictures of one of its playthroughs, at equal distances.

``python -m tools.game_film FILM.png SLUG win`` draws what follows the result of tests/games/SLUG/win.keys, nobody
pressing anything any more; ``title`` draws the title. ``--every 10 --count 24`` set the frames between two pictures and
their number, ``--lang ro`` plays the keys in the other language, ``--calm`` calmly.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from arcade.cabinet.formats.png import Picture
from arcade.cabinet.replays.key_script import KeyScript, parse
from arcade.cabinet.replays.session import Session
from arcade.commands.asking import setup_of
from arcade.toolkit.contract.languages import LANGUAGES
from arcade.toolkit.contract.program import Setup
from tests.playthrough import GAMES, Playthrough, read
from tools.moments import seen, strip
from tools.orders import check_games

BEFORE = 30
"""Frames before the result with which the film of an end begins."""


def sessions(play: Playthrough, setup: Setup, frames: int) -> Iterator[Session]:
    """The session after each frame: the playthrough's keys, and then none."""
    session = Session(setup)
    script = KeyScript(parse(play.path.read_text(encoding="utf-8")))
    while session.machine.frame < frames and not session.ended:
        session.step(script.keys(session.machine.frame, session.machine.waiting))
        yield session


def beginning(play: Playthrough) -> int:
    """The frame with which its film begins: shortly before its last result, or 0 where it comes to none."""
    results = play.run().results
    return max(results[-1].frame - BEFORE, 0) if results else 0


def film(play: Playthrough, setup: Setup, every: int, count: int) -> list[tuple[int, Picture]]:
    """Pictures with their frames."""
    start = beginning(play)
    wanted = range(start + every, start + every * (count + 1), every)
    return [
        (session.machine.frame, seen(session.machine))
        for session in sessions(play, setup, wanted[-1])
        if session.machine.frame in wanted
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw the film that the command line, or a test, asks for."""
    parser = argparse.ArgumentParser(description="Draw how a game begins or ends as a film strip.")
    parser.add_argument("film", type=Path, help="the PNG file to write")
    parser.add_argument("slug")
    parser.add_argument("name", help="the playthrough: title, win, loss ...")
    parser.add_argument("--every", type=int, default=20, help="frames from one picture to the next")
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--calm", action="store_true")
    options = parser.parse_intermixed_args(arguments)
    check_games(parser, [options.slug])
    path = GAMES / options.slug.replace("-", "_") / f"{options.name}.keys"
    if not path.is_file():
        parser.error(f"there is no {path.name} of {options.slug}: {', '.join(known(options.slug))}")
    play = read(path)
    setup = setup_of(play.options)
    setup = replace(setup, language=options.lang or setup.language, calm=options.calm or setup.calm)
    options.film.write_bytes(strip(film(play, setup, options.every, options.count)).png())


def known(slug: str) -> list[str]:
    """The names of a game's playthroughs."""
    return sorted(path.stem for path in (GAMES / slug.replace("-", "_")).glob("*.keys"))


if __name__ == "__main__":
    main()
