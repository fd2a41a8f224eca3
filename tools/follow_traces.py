"""Compares the games' original mode with recordings of the original programs on the real ROM (tests/traces/README.md).

``python -m tools.follow_traces [-v] [SLUG ...]`` prints a line for each game: shares of text, numbers, visible colours,
graphics, borders, notes, notes kept apart and silences that are alike, in %; the median and the worst of our times by
the original's; how differently pictures build up, in the mean and at most; equal states of RND; checkpoints that were
not reached; and the columns that are below the bar. ``-v`` says what differs. The exit code is 1 if a game is below the
bar of its own (tests/traces/bars.py).
"""

import argparse
import sys

from tests.traces.bars import below, below_own
from tests.traces.following import follow
from tests.traces.measures import Column, Figures
from tests.traces.recording import recorded, trace

WIDE = 18
"""The column of the games' names."""
DECIMALS = {Column.TIME: 2, Column.WORST: 2, Column.BUILD: 0, Column.FURTHEST: 0, Column.STUCK: 0}
"""Of the figures that are no shares."""
LONGEST = 330
"""Letters that are printed of a difference."""


def heading() -> str:
    """What stands above the figures."""
    return "game".ljust(WIDE) + "".join(f"{column:>7}" for column in Column) + "  below the bar"


def line(slug: str, figures: Figures) -> str:
    """A game's figures, and which of them are below the bar for all."""
    shown = (
        "-" if figure is None else f"{figure:.{DECIMALS.get(column, 1)}f}"
        for column, figure in ((column, figures[column]) for column in Column)
    )
    return slug.ljust(WIDE) + "".join(f"{figure:>7}" for figure in shown) + "  " + (" ".join(below(figures)) or "none")


def main(arguments: list[str]) -> int:
    """Play, and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tools.follow_traces", description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games to play; all where none is named")
    parser.add_argument("-v", "--verbose", action="store_true", help="say what differs")
    options = parser.parse_args(arguments)
    known = recorded()
    if unknown := [slug for slug in options.slugs if slug not in known]:
        parser.error(f"there are no recordings of {', '.join(unknown)}")
    print(heading())
    alike = own = 0
    slugs: list[str] = options.slugs or known
    for slug in slugs:
        try:
            measures = follow(trace(slug))
        except Exception as error:  # noqa: BLE001 (the other games are still to be told of)
            print(f"{slug.ljust(WIDE)}  breaks: {error!r}", flush=True)
            continue
        print(line(slug, measures.figures), flush=True)
        alike += not below(measures.figures)
        own += not below_own(slug, measures.figures)
        for what, where in measures.differences.items() if options.verbose else ():
            more = f" and {len(where) - 1} more" if len(where) > 1 else ""
            print(f"    {where[0]}{more}: {what[:LONGEST]}")
    print(f"{len(slugs)} games: {alike} at the bar for all, {own} at their own")
    return int(own < len(slugs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
