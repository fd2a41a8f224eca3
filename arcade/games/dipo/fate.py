"""What becomes of a colony: it dies out, stands still, repeats itself, or goes on."""

from collections import deque
from dataclasses import dataclass
from enum import StrEnum

REMEMBERED = 24_000_000
"""Cells of earlier generations that a generation is compared with; of a small field these are thousands of them."""


class Kind(StrEnum):
    """The fates."""

    EXTINCT = "extinct"
    STABLE = "stable"
    REPEATS = "repeats"


@dataclass(frozen=True)
class Fate:
    """A fate, the first generation of which it is true, and after how many generations everything comes again."""

    kind: Kind
    since: int
    period: int = 1


class History:
    """The generations of one colony, watched for one that was there before.

    The last ones are all remembered, so that short periods are found at once and with their beginning. For long ones
    a single generation is kept as a mark and exchanged after 1, 2, 4, 8 ... generations (R. P. Brent's way); `since` is
    then when the mark was set, for what came before may have been the same already.
    """

    def __init__(self, size: int) -> None:
        """`size` is the field's, in cells."""
        self._seen: dict[int, int] = {}
        self._order: deque[int] = deque()
        self._remembered = REMEMBERED // size
        self._mark, self._marked, self._span = 0, 0, 1

    def note(self, field: int, generation: int) -> Fate | None:
        """Look at a generation; its fate, if it is sealed."""
        if not field:
            return Fate(Kind.EXTINCT, generation)
        since = self._seen.get(field)
        if since is None and field == self._mark:
            since = self._marked
        if since is not None:
            period = generation - since
            return Fate(Kind.STABLE if period == 1 else Kind.REPEATS, since, period)
        self._seen[field] = generation
        self._order.append(field)
        if len(self._order) > self._remembered:
            del self._seen[self._order.popleft()]
        if not self._mark or generation - self._marked >= self._span:
            self._mark, self._marked, self._span = field, generation, 2 * self._span
        return None
