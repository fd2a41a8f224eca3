"""What a game's comparison comes to: a figure for each column, and what differs in words."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import log
from statistics import fmean, median_high

FEWEST_NUMBERS = 10
"""Rows of numbers that are needed for a figure: of a handful one tells nothing."""
BREAK = 0.01
"""The least ratio of times: a wait that comes at once."""


class Column(StrEnum):
    """A figure, by its heading."""

    TEXT = "text"
    """Runs of letters that stand at their place, in %."""
    NUMBERS = "num"
    """Rows that count and have the same numbers, in %."""
    SEEN = "seen"
    """Cells of the same visible colours, in %."""
    GRAPHICS = "gfx"
    """Rows of graphics with the same pixels, in %."""
    BORDER = "bord"
    """Checkpoints with the same border, in %."""
    NOTES = "notes"
    """Tones alike in the order of both, in % of the more."""
    APART = "apart"
    """Tones that are apart as the original's, in %."""
    GAP = "gap"
    """Silences between them that are as long, in %."""
    TIME = "time"
    """Our time by the original's, from press to wait or from tone to tone: the median."""
    WORST = "worst"
    """The same, the farthest from 1."""
    BUILD = "build"
    """How differently pictures build up: the mean, in points."""
    FURTHEST = "max"
    """The same, the farthest."""
    RND = "rnd"
    """Checkpoints with the same state of RND, in %."""
    STUCK = "stuck"
    """Checkpoints that our game did not come to."""


SHARES = (
    *(Column.TEXT, Column.NUMBERS, Column.SEEN, Column.GRAPHICS, Column.BORDER),
    *(Column.NOTES, Column.APART, Column.GAP, Column.RND),
)
"""The columns that count what is alike."""
Figures = Mapping[Column, float | None]
"""A game's figures; None where there was nothing to compare."""


class Measures:
    """What is counted while a game is compared."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(SHARES, (0, 0))
        """What is alike, and of how much."""
        self.ratios: list[float] = []
        self.builds: list[float] = []
        self.stuck = 0
        self.differences: dict[str, list[str]] = {}
        """What differs, in words, and where it does."""

    def count(self, column: Column, good: int, of: int = 1) -> None:
        """Add what is alike, out of how much."""
        before, all_before = self.counts[column]
        self.counts[column] = before + good, all_before + of

    def tell(self, where: str, what: str) -> None:
        """Note a difference."""
        self.differences.setdefault(what, []).append(where)

    @property
    def figures(self) -> Figures:
        """What it comes to."""
        shares = {column: share(*counts) for column, counts in self.counts.items()}
        if self.counts[Column.NUMBERS][1] < FEWEST_NUMBERS:
            shares[Column.NUMBERS] = None
        return shares | {
            Column.TIME: median_high(self.ratios) if self.ratios else None,
            Column.WORST: farthest(self.ratios) if self.ratios else None,
            Column.BUILD: fmean(self.builds) if self.builds else None,
            Column.FURTHEST: max(self.builds, default=None),
            Column.STUCK: self.stuck,
        }


def share(good: int, of: int) -> float | None:
    """A part in %, None of nothing."""
    return 100 * good / of if of else None


def farthest(ratios: Sequence[float]) -> float:
    """The ratio that is the farthest from 1."""
    return max(ratios, key=off)


def off(ratio: float) -> float:
    """How far a ratio is from 1: half as long is as far as twice as long."""
    return abs(log(max(ratio, BREAK)))
