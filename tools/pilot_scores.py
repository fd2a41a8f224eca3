"""The pilots' scores, which players are to beat: ``python -m tools.pilot_scores`` lets all pilots play again.

With slugs, only those games are played. Each level is played in both looks with three seeds, alone;
the score in the middle is the one to beat. It has to be made anew when a pilot or a game's rules change.
"""

import sys
from pathlib import Path

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.formats.pilot_scores import PilotScore, written
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.playback import pilot_setup
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.verification import ranked_result
from arcade.toolkit.contract.cartridge import Scoring
from tools import orders

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "pilots"
SEEDS = (1, 2, 3)
FRAMES = 200_000
"""A game that takes longer has no score. The longest are those that the listings take their time for."""


def played(slug: str, level: int, original: bool, seed: int) -> PilotScore | None:
    """What the pilot reaches in one game, if that is a score that would enter the table."""
    session = Session(pilot_setup(slug, level, original, seed))
    run_pilot(session, FRAMES, seed, until_result=True)
    result = ranked_result(session.setup, session.results, session.cartridge.scoring)
    if result is None or result.score is None:
        return None
    return PilotScore(level, original, result.score, seed, result.frame)


def to_beat(slug: str, level: int, original: bool) -> PilotScore | None:
    """The middle one of the pilot's scores; of two the lesser."""
    found = [score for seed in SEEDS if (score := played(slug, level, original, seed)) is not None]
    found.sort(key=lambda one: one.score, reverse=cartridge(slug).scoring is Scoring.LOWEST)
    return found[(len(found) - 1) // 2] if found else None


def scores(slug: str) -> list[PilotScore]:
    """The scores to beat in all of a game's tables."""
    game = cartridge(slug)
    if not game.contest or 1 not in game.seats:
        return []
    tables = [(level, original) for original in (False, True) for level in game.levels.keys]
    return [score for level, original in tables if (score := to_beat(slug, level, original)) is not None]


def main(arguments: list[str]) -> None:
    """Play and write the files."""
    wanted = orders.games("pilot_scores", __doc__, arguments)
    FOLDER.mkdir(exist_ok=True)
    for slug in wanted or slugs():
        text, path = written(scores(slug)), FOLDER / f"{slug}.txt"
        if text:
            path.write_text(text, encoding="ascii")
        else:
            path.unlink(missing_ok=True)
        print(f"{slug}: {len(text.splitlines())} scores", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
