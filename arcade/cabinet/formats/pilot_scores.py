"""The pilots' scores, which are to be beaten: ``assets/pilots/SLUG.txt``, made by ``python -m tools.pilot_scores``.

A line holds a level, a look, the score, and the seed and the frames of the game in which the pilot reached it. Where
the pilot comes to no score there is none to beat.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache

from arcade.machine.data import data_path

LOOKS = ("modern", "original")


@dataclass(frozen=True)
class PilotScore:
    """What a game's pilot reached at a level, in the original's look or not."""

    level: int
    original: bool
    score: int
    seed: int
    """Of the run, and of the pilot's own dice."""
    frames: int


def written(scores: Iterable[PilotScore]) -> str:
    """Scores as the text of a file, by look and level."""
    ordered = sorted(scores, key=lambda one: (one.original, one.level))
    return "".join(f"{one.level} {LOOKS[one.original]} {one.score} {one.seed} {one.frames}\n" for one in ordered)


def read(text: str) -> tuple[PilotScore, ...]:
    """The scores of a file's text; raises ValueError for a line that is none."""
    found: list[PilotScore] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if len(words) != len(fields(PilotScore)) or words[1] not in LOOKS:
            raise ValueError(f"line {number} of the pilot's scores is none: {line!r}")
        level, score, seed, frames = (int(word) for word in (words[0], *words[2:]))
        found.append(PilotScore(level, words[1] == LOOKS[True], score, seed, frames))
    return tuple(found)


@cache
def pilot_scores(slug: str) -> tuple[PilotScore, ...]:
    """All scores of a game's pilot; none where there is no file."""
    try:
        path = data_path(f"assets/pilots/{slug}.txt")
    except FileNotFoundError:
        return ()
    return read(path.read_text(encoding="ascii"))


def pilot_score(slug: str, level: int, original: bool) -> PilotScore | None:
    """The score to beat in one of a game's tables."""
    return next((one for one in pilot_scores(slug) if (one.level, one.original) == (level, original)), None)
