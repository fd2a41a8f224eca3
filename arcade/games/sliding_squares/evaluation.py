"""How to lose well: the slides after which somebody who does not see everything goes wrong most easily."""

from arcade.games.sliding_squares.solver import Exact, Walk, following
from arcade.toolkit.contract.searching import Search

SURE = 10_000
"""A chance of one."""
SIGHTS = (0, 2, 3)
"""The slides that the imagined opponents see ahead, one as likely as the other; the rest they leave to luck."""
AHEAD = 4
"""Slides ahead from which on a part is worked out between two frames."""


class Temptation:
    """Remembers the chances of those that are lost; an opponent that lets its win slip is given no second chance."""

    def __init__(self, exact: Exact) -> None:
        self._exact = exact
        self._known: dict[Walk, int] = {}

    def prepare(self, walk: Walk) -> Search[None]:
        """Work the chances out, a part a frame; thereafter `after` answers at once."""
        yield from self._exact.solve(walk)
        walks = [walk]
        for _ in range(AHEAD):
            walks = [after for before in walks for after in following(before)]
        for part in walks:
            if part not in self._known:
                self._chance(part)
                yield

    def after(self, walk: Walk, square: int) -> int:
        """The chance of winning after sliding the man on a square, in ten-thousandths."""
        return self._trap(Walk(square, walk.live & ~(1 << square)))

    def _chance(self, walk: Walk) -> int:
        """The chance of the side to move, which tempts."""
        if self._exact.slides(walk) % 2:
            return SURE
        if walk not in self._known:
            self._known[walk] = max(map(self._trap, following(walk)), default=0)
        return self._known[walk]

    def _trap(self, walk: Walk) -> int:
        """The chance of the side that has just moved."""
        replies = following(walk)
        if not replies:
            return SURE
        slides = {reply: self._exact.slides(reply) for reply in replies}
        chances = {reply: self._chance(reply) for reply in replies}
        total = 0
        for sight in SIGHTS:
            seen = {reply: count for reply, count in slides.items() if count < sight}
            wins = [reply for reply, count in seen.items() if count % 2 == 0]
            likely = wins or [reply for reply in replies if reply not in seen] or replies
            total += sum(map(chances.__getitem__, likely)) // len(likely)
        return total // len(SIGHTS)
