"""What a lesson is worth: points out of a hundred, the Romanian mark from 1 to 10, and what it means."""

from dataclasses import dataclass, replace
from enum import Enum

WORTH = 10
"""Points for what is right at once."""
PASS = 5
"""The lowest mark that is enough."""


class Praise(Enum):
    """What good marks mean, with the lowest mark for each."""

    EXCELLENT = 10
    VERY_GOOD = 8
    GOOD = 6


@dataclass(frozen=True)
class Report:
    """What was earned so far, an entry for each answer, and the sums that went wrong."""

    earned: tuple[int, ...] = ()
    slips: tuple[str, ...] = ()

    def plus(self, points: int, slip: str = "") -> "Report":
        """With one answer more, and the slip in it, if any."""
        return replace(self, earned=(*self.earned, points), slips=(*self.slips, slip) if slip else self.slips)

    @property
    def right(self) -> int:
        """Answers that were right at once."""
        return sum(points >= WORTH for points in self.earned)

    @property
    def points(self) -> int:
        """Out of a hundred."""
        return 100 * sum(self.earned) // (WORTH * len(self.earned)) if self.earned else 0

    @property
    def mark(self) -> int:
        """From 1 to 10."""
        return max(1, (self.points + 5) // 10)

    @property
    def passed(self) -> bool:
        """Whether the mark is enough."""
        return self.mark >= PASS

    @property
    def praise(self) -> Praise | None:
        """The highest praise that the mark is enough for."""
        return next((praise for praise in Praise if self.mark >= praise.value), None)
