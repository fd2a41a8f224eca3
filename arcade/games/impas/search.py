"""Searching Impasse: a few moves ahead by judgement, and exactly as soon as few enough positions are left."""

from collections.abc import Sequence

from arcade.games.impas.lanes import Push, View, after, options, pushes
from arcade.toolkit.contract.searching import Search

LOST = -1_000_000
"""The value of having no move; the sooner, the lower."""
SLICE = 250
"""Positions opened between two frames."""

Weights = Sequence[Sequence[int]]
"""What a lane's pattern of pieces is worth to the side that pushes along it, by lane and pattern."""


class Searcher:
    """Searches on a board of a size with a judgement; remembers which positions are won."""

    def __init__(self, side: int, weights: Weights, cramping: int) -> None:
        """`cramping` is what a move less for the other side is worth when the pushes to settle first are chosen."""
        self.side = side
        self.weights = weights
        self.opened = 0
        """Positions that `solve` has opened."""
        self._replies = [
            [worth + cramping * len(found) for worth, found in zip(lane, patterns, strict=True)]
            for lane, patterns in zip(weights, pushes(side), strict=True)
        ]
        self._won: dict[int, bool] = {}

    def judge(self, seen: View) -> int:
        """How much better the lanes of the side to move are than those across."""
        return self._difference(seen, self.weights)

    def _promise(self, seen: View) -> int:
        """The same, the more moves the side to move has the higher."""
        return self._difference(seen, self._replies)

    def _difference(self, seen: View, weights: Weights) -> int:
        own, across = seen
        side = self.side
        full = (1 << side) - 1
        total = 0
        for mine, theirs in zip(weights, self.weights, strict=True):
            total += mine[own & full] - theirs[across & full]
            own >>= side
            across >>= side
        return total

    def value(self, seen: View, depth: int, alpha: int, beta: int) -> int:
        """The worth to the side to move of looking `depth` plies ahead (alpha-beta, D. E. Knuth and R. W. Moore)."""
        found = options(seen, self.side)
        if not found:
            return LOST - depth
        if depth == 0:
            return self.judge(seen)
        best = 2 * LOST
        for push in found:
            value = -self.value(after(seen, push), depth - 1, -beta, -alpha)
            if value > best:
                best = value
                alpha = max(alpha, value)
                if alpha >= beta:
                    break
        return best

    def best(self, seen: View, depth: int) -> Search[Push]:
        """The push of the greatest value `depth` plies on, the first of equals; the side to move must have one."""
        best, choice = 3 * LOST, (0, 0)
        for push in options(seen, self.side):
            value = -self.value(after(seen, push), depth, 3 * LOST, -best)
            if value > best:
                best, choice = value, push
            yield
        return choice

    def solve(self, seen: View, positions: int) -> Search[bool | None]:
        """Whether the side to move wins; None if that is not settled once so many more positions were opened.

        Goes from push to push until one is found that loses for the other side, or there are none left.
        """
        limit = self.opened + positions
        won = self._won
        line = [(seen.own, self._ordered(seen))]
        while line and self.opened < limit:
            own, left = line[-1]
            while left and won.get(left[-1].own):
                left.pop()
            if left and left[-1].own not in won:
                self.opened += 1
                if self.opened % SLICE == 0:
                    yield
                line.append((left[-1].own, self._ordered(left[-1])))
            else:
                won[own] = bool(left)
                line.pop()
        return won.get(seen.own)

    def _ordered(self, seen: View) -> list[View]:
        """What the pushes lead to, the most promising last; one that is known to win is enough."""
        won = self._won
        views = [after(seen, push) for push in options(seen, self.side)]
        for view in views:
            if won.get(view.own) is False:
                return [view]
        views.sort(key=self._promise, reverse=True)
        return views

    def winning(self, seen: View) -> Push | None:
        """A push that `solve` has found to win."""
        return next((push for push in options(seen, self.side) if self._won.get(after(seen, push).own) is False), None)
