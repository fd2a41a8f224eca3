"""Reversi's strongest search: deepened ply by ply in a tree judged by shapes, and exact once the end is near."""

from collections.abc import Sequence

from arcade.families.discs.ends import LOWEST
from arcade.families.discs.lanes import vacant, widen
from arcade.families.discs.rules import PASS, SQUARES, Position
from arcade.families.discs.search import Findings, Root, expected, rooted
from arcade.families.discs.tree import Tree
from arcade.toolkit.contract.searching import Idea, Thinking

WARM_UP = 8
"""Plies of the last ordinary search before an exact one: it puts the moves into a good order."""


class DeepSearcher:
    """One search with its tables; the positions it examines are counted."""

    def __init__(self, cutting: bool = True) -> None:
        """Without `cutting` no branch is left alone on the word of a shallower search."""
        self._tree = Tree(cutting)

    @property
    def positions(self) -> int:
        """Positions examined so far."""
        return self._tree.examined + self._tree.end.positions

    def search(self, position: Position, positions: int, exact: int = 0, every: bool = False) -> Thinking[Findings]:
        """Deepen until the positions are used up; from `exact` empty squares on play the end out, whatever it costs.

        The values of all but the best move are bounds unless `every` one is asked for. ValueError if there is no move.
        """
        moves = position.moves()
        if not moves:
            raise ValueError("the game is over")
        if moves == (PASS,):
            return Findings(PASS, (), 0, 0)
        empty = vacant(position.own, position.enemy)
        yield from self._tree.prepare(len(empty))
        roots = rooted(position, empty)
        values: dict[int, int] = {}
        reached = 0
        ending = len(empty) <= exact
        last = min(WARM_UP, len(empty) - 1) if ending else len(empty)
        for depth in range(1, last + 1):
            found: dict[int, int] = {}
            for idea in self._rank(roots, depth, found, every):
                if reached and self.positions >= positions and not ending:
                    break
                yield idea
            else:
                reached, values = depth, found
            # Even a search that was broken off has found something out: it began with the best move known.
            roots.sort(key=lambda root: -found.get(root.square, LOWEST))
            if reached < depth or (self.positions >= positions and not ending):
                break
            best = roots[0].square
            self._tree.idea = Idea(position, expected(position, best, self._tree.preferred), depth, found[best])
        if ending:
            values = yield from self._solve(roots, every)
            reached = len(empty)
        if ending or every:
            # Where every value counts, what a search that was broken off found out is not among them.
            roots.sort(key=lambda root: -values[root.square])
        ranked = tuple((root.square, values[root.square]) for root in roots)
        return Findings(roots[0].square, ranked, reached, self.positions)

    def value(self, position: Position, depth: int) -> Thinking[int]:
        """What a position that is not over is worth for the side to move, so many plies looked ahead."""
        empty = vacant(position.own, position.enemy)
        yield from self._tree.prepare(len(empty))
        moved = position.enemy | position.own << SQUARES
        own, enemy = widen(position.own), widen(position.enemy)
        return (yield from self._tree.deep(own, enemy, empty, moved, depth, LOWEST, -LOWEST))

    def _rank(self, roots: Sequence[Root], depth: int, found: dict[int, int], every: bool) -> Thinking[None]:
        """Find the moves' values, one after the other."""
        best = LOWEST
        for root in roots:
            alpha = LOWEST if every else best
            found[root.square] = yield from self._tree.follow(
                root.theirs, root.mine, root.left, root.moved, depth - 1, alpha, -LOWEST, alpha == LOWEST
            )
            best = max(best, found[root.square])

    def _solve(self, roots: Sequence[Root], every: bool) -> Thinking[dict[int, int]]:
        """The exact values of the moves, or of all but the best that they are no better than it."""
        found: dict[int, int] = {}
        best = LOWEST
        for root in roots:
            theirs, mine, left = root.theirs, root.mine, root.left
            alpha = LOWEST if every else best
            value = alpha
            if alpha > LOWEST:
                value = -(yield from self._tree.end.solve(theirs, mine, left, -alpha - 1, -alpha))
            if alpha == LOWEST or value > alpha:
                value = -(yield from self._tree.end.solve(theirs, mine, left, LOWEST, -alpha))
            found[root.square] = value
            best = max(best, value)
        return found
