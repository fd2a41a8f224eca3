"""How strong the opponents are: every level of every game that has some, against the level below it.

Which games were played is settled by their numbers alone, so everyone measures the same figures.
"""

import signal
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import Any

from arcade.cabinet.catalogue import cartridge, strength, whole
from arcade.commands.asking import CommandError
from arcade.commands.printing import say, say_json
from arcade.commands.told import GAMES
from arcade.toolkit.ai.tournament import ABOVE, Score, Strength, game

MOST_GAMES = 100_000
MOST_JOBS = 61
"""As many processes as every system lets one wait for: Windows no more."""
HEAD = ("game", "stronger", "weaker", "won", "drawn", "lost", "score")


@dataclass(frozen=True)
class Line:
    """How one rival did against a weaker one."""

    slug: str
    stronger: str
    weaker: str
    score: Score
    least: int = ABOVE
    """The share of the points, in thousandths, below which the two are out of order."""

    @property
    def ordered(self) -> bool:
        """Whether the stronger one is the stronger one."""
        return self.score.per_mille >= self.least

    def cells(self) -> tuple[str, ...]:
        """The line's cells under HEAD."""
        won, drawn, lost = (str(count) for count in (self.score.won, self.score.drawn, self.score.lost))
        share = f"{self.score.per_mille / 10:.1f} %"
        return cartridge(self.slug).title.english, self.stronger, self.weaker, won, drawn, lost, share


def _opponents(slug: str) -> Strength[Any, Any]:
    """The opponents of a game; raises CommandError or UnknownGameError."""
    played = strength(slug)
    if played is None:
        raise CommandError(f"{slug} has no opponents that could be compared")
    return played


def _games(slug: str, first: int, second: int, number: int) -> Score:
    """One game, for a process of its own."""
    return game(_opponents(slug), first, second, number)


def competitive() -> tuple[str, ...]:
    """The games that have opponents to compare."""
    return tuple(slug for slug in whole() if strength(slug) is not None)


def measure(chosen: Sequence[str], games: int, jobs: int | None) -> list[Line]:
    """Play so many games for every pair of neighbouring rivals of the chosen games, fewer where a level is slow."""
    lines: list[Line] = []
    rivals = {slug: _opponents(slug) for slug in chosen}
    # Ctrl+C in a terminal reaches every process: those of the pool end without a word, and what waits is not begun.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)) as pool:
        try:
            for slug, played in rivals.items():
                for first, second in played.pairs():
                    numbers = range(played.enough((first, second), games))
                    scores = pool.map(partial(_games, slug), repeat(first), repeat(second), numbers)
                    names = played.players[first].name, played.players[second].name
                    lines.append(Line(slug, *names, sum(scores, Score()), played.least((first, second))))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return lines


def plain(line: Line) -> dict[str, Any]:
    """A line for JSON."""
    won, drawn, lost = line.score.won, line.score.drawn, line.score.lost
    return {
        "game": line.slug,
        "stronger": line.stronger,
        "weaker": line.weaker,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "per mille": line.score.per_mille,
        "in order": line.ordered,
    }


def markdown(lines: Sequence[Line]) -> str:
    """The lines as a table in Markdown."""
    rows = [HEAD, ("---",) * len(HEAD), *(line.cells() for line in lines)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def bench(options: Namespace) -> int:
    """``bench strength``: play, and print a line for every pair; one that is out of order is marked, and gives 1."""
    games = GAMES if options.games is None else options.games
    if not 1 <= games <= MOST_GAMES:
        raise CommandError(f"--games must be from 1 to {MOST_GAMES}")
    if options.jobs is not None and not 1 <= options.jobs <= MOST_JOBS:
        raise CommandError(f"--jobs must be from 1 to {MOST_JOBS}")
    lines = measure(options.slugs or competitive(), games, options.jobs)
    disordered = [line for line in lines if not line.ordered]
    if options.json:
        say_json([plain(line) for line in lines])
        return int(bool(disordered))
    rows = [HEAD, *(line.cells() for line in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        say("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    for line in disordered:
        say(f"out of order: {line.stronger} of {line.slug} against {line.weaker}")
    return int(bool(disordered))
