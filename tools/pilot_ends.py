"""Whether every pilot comes to an end: ``python -m tools.pilot_ends``, or with slugs for these games only.

Each level is played alone in both looks with one seed until there is a result. Prints the frames of each game, and ends
with 1 if one has none. The whole of it takes some seven minutes of one core; the suite plays a part of it.
"""

import sys

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.playback import pilot_setup
from arcade.cabinet.replays.session import Session
from tools import orders
from tools.pilot_scores import FRAMES, SEEDS

ENDLESS = {("graphics-editor", True)}
"""Looks in which a game has no end: in the listing of the graphics editor there is nothing to be done but to draw."""


def end(slug: str, level: int, original: bool) -> int | None:
    """The frame of a pilot's first result; None if it does not come to one."""
    session = Session(pilot_setup(slug, level, original, SEEDS[0]))
    run_pilot(session, FRAMES, SEEDS[0], until_result=True)
    return session.results[0].frame if session.results else None


def main(arguments: list[str]) -> int:
    """Play them all."""
    lost = 0
    for slug in orders.games("pilot_ends", __doc__, arguments) or slugs():
        for original in (False, True):
            if (slug, original) in ENDLESS:
                continue
            ends = [end(slug, level, original) for level in cartridge(slug).levels.keys]
            lost += ends.count(None)
            print(slug, "original" if original else "modern", *(frame or "none" for frame in ends), flush=True)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
