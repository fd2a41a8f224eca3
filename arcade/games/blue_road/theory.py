"""Who wins, and how: whoever can pair up what is left always has an answer.

If the free fields, the one before the road with them, fall into pairs of linked ones, the side to move leads the road
into the field's partner, whatever comes: the other side then has to lead it into another pair, or off the board. If
the fields but the one before the road do, the other side has that answer. On a rectangle the pairs are dominoes: the
first player wins if a side is even, else the second (Black Path game; Berlekamp, Conway and Guy, Winning Ways, 1982).
Where neither is so, because somebody erred, the lines are played on until one of both is.
"""

from arcade.games.blue_road.bitboard import GONE, Links
from arcade.games.blue_road.matching import matching
from arcade.games.blue_road.rules import TILES
from arcade.toolkit.contract.searching import Search

PATIENCE = 600
"""Positions looked at before a question is left open."""
GLANCE = 60
"""The same where much is asked at once."""
SLICE = 8_000
"""Open sides of free fields in all positions that are paired up between two frames: at most 6 ms of one core.

Pairing takes longer the more fields there are, so counting positions alone would make small boards wait for nothing.
"""
HOPE = 3
"""Mistakes that the other side may make, one after the other, before hope is given up."""


def pairs(links: Links) -> tuple[int, dict[int, int]]:
    """1 and everybody's partners when the side to move has the answers, -1 and partners when the other has; else 0."""
    graph = links.neighbours()
    if len(graph) % 2:
        del graph[links.field]
        graph = {field: tuple(other for other in others if other in graph) for field, others in graph.items()}
    mates = matching(graph)
    if len(mates) < len(graph):
        return 0, {}
    return (-1 if links.field not in graph else 1), mates


class Theory:
    """Remembers what it has found out about links."""

    def __init__(self) -> None:
        self._known: dict[Links, int] = {}
        self._looked = self._limit = 0
        self._sides = 0
        """Those of the positions since the last frame."""

    def value(self, links: Links, patience: int = PATIENCE) -> Search[int]:
        """1 when the side to move can win, -1 when it cannot, 0 when that took too long to find out."""
        self._limit = self._looked + patience
        return (yield from self._value(links))

    def _value(self, links: Links) -> Search[int]:
        if links.at < 0:
            return 1
        known = self._known.get(links, 0)
        if known or self._looked >= self._limit:
            return known
        self._looked += 1
        self._sides += len(links.ends) - links.ends.count(GONE)
        if self._sides >= SLICE:
            self._sides = 0
            yield
        value = pairs(links)[0]
        if not value:
            value = yield from self._tried(links)
        if value:
            self._known[links] = value
        return value

    def _tried(self, links: Links) -> Search[int]:
        best = -1
        for tile in TILES:
            value = -(yield from self._value(links.play(tile)))
            if value == 1:
                return 1
            best = max(best, value)
        return best

    def values(self, links: Links, patience: int = PATIENCE) -> Search[dict[str, int]]:
        """What each tile is worth to the side that lays it: 1, -1, or 0 when that is not known."""
        found = {}
        for tile in TILES:
            found[tile] = -(yield from self.value(links.play(tile), patience))
        return found

    def hope(self, links: Links, depth: int = HOPE) -> Search[int]:
        """How often, in thousandths, a side to move that could win lets that slip if it goes by chance, but not out."""
        chances = []
        for tile in TILES:
            after = links.play(tile)
            if after.at < 0:
                continue
            if (yield from self.value(after, GLANCE)) == 1:
                chances.append(1000)
            elif depth > 1:
                chances.append((yield from self._best_hope(after, depth - 1)))
            else:
                chances.append(0)
        return sum(chances) // len(chances) if chances else 1000

    def _best_hope(self, links: Links, depth: int) -> Search[int]:
        best = 0
        for tile in TILES:
            after = links.play(tile)
            if after.at >= 0:
                best = max(best, (yield from self.hope(after, depth)))
        return best
