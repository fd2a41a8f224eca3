"""Who wins, and how: a side that can pair up what is left always has an answer.

If the free fields, the one before the road with them, fall into pairs of linked ones, the side to move leads the road
into the field's partner, whatever comes: the other side then has to lead it into another pair, or off the board. If
the fields but the one before the road do, the other side has that answer. On a rectangle the pairs are dominoes: the
first player wins if a side is even, else the second (Black Path game; Berlekamp, Conway and Guy, Winning Ways, 1982).
Where neither is so, because somebody erred, the lines are played on until one of both is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arcade.games.blue_road.rules import EXITS, FREE, TILES, End, Position, Side
from arcade.toolkit.contract.searching import Search

Graph = Mapping[int, Sequence[int]]
"""Each node's neighbours."""


def matching(graph: Graph) -> dict[int, int]:
    """Each matched node's mate."""
    mates: dict[int, int] = {}
    for node, others in graph.items():
        free = next((other for other in others if other not in mates), None) if node not in mates else None
        if free is not None:
            mates[node], mates[free] = free, node
    for node in graph:
        if node not in mates:
            _Tree(graph, mates, node).grow()
    return mates


class _Tree:
    """An alternating tree from an unmatched root; when it reaches another one, the way between them is flipped."""

    def __init__(self, graph: Graph, mates: dict[int, int], root: int) -> None:
        self.graph = graph
        self.mates = mates
        self.root = root
        self.base = {node: node for node in graph}
        self.parents: dict[int, int] = {}
        self.outer = [root]
        self.is_outer = {root: True}

    def grow(self) -> None:
        for node in self.outer:
            for other in self.graph[node]:
                if self.base[node] == self.base[other] or self.mates.get(node) == other:
                    continue
                if other == self.root or self.mates.get(other) in self.parents:
                    self._shrink(node, other)
                elif other not in self.parents:
                    self.parents[other] = node
                    if other not in self.mates:
                        self._flip(other)
                        return
                    self._reach(self.mates[other])

    def _reach(self, node: int) -> None:
        if node not in self.is_outer:
            self.is_outer[node] = True
            self.outer.append(node)

    def _shrink(self, one: int, other: int) -> None:
        """Both are outer, so the ways from the root to them and the link between them hold an odd circle."""
        base = self._common_base(one, other)
        circle: dict[int, bool] = {}
        self._mark(circle, one, base, other)
        self._mark(circle, other, base, one)
        for node in self.graph:
            if self.base[node] in circle:
                self.base[node] = base
                self._reach(node)

    def _common_base(self, one: int, other: int) -> int:
        passed: dict[int, bool] = {}
        node = one
        while True:
            node = self.base[node]
            passed[node] = True
            if node == self.root or node not in self.mates:
                break
            node = self.parents[self.mates[node]]
        node = other
        while self.base[node] not in passed:
            node = self.parents[self.mates[self.base[node]]]
        return self.base[node]

    def _mark(self, circle: dict[int, bool], node: int, base: int, child: int) -> None:
        while self.base[node] != base:
            mate = self.mates[node]
            circle[self.base[node]] = circle[self.base[mate]] = True
            self.parents[node] = child
            child, node = mate, self.parents[mate]

    def _flip(self, node: int | None) -> None:
        while node is not None:
            parent = self.parents[node]
            following = self.mates.get(parent)
            self.mates[node], self.mates[parent] = parent, node
            node = following


BORDER = -1
"""A side that leads off the board."""
GONE = -2
"""A side that the road has used or that belongs to a tile."""


@dataclass(frozen=True)
class Links:
    """Sides are numbered 4 * field + side. Two free fields are linked by a side of each, directly or through tiles.

    Many positions have the same links. The rules are those of `Position`; moves are the letters of tiles.
    """

    ends: tuple[int, ...]
    """For each side the side that it leads to, BORDER or GONE."""
    at: int
    """The side by which the road enters its next field; BORDER when it has left."""
    seat: int

    @classmethod
    def of(cls, position: Position) -> "Links":
        def number(end: End | None) -> int:
            return BORDER if end is None else 4 * end.field + end.entry

        ends = [GONE] * (4 * len(position.tiles))
        for field, tile in enumerate(position.tiles):
            if tile == FREE:
                for side in Side:
                    ends[4 * field + side] = number(position.run(position.beyond(field, side))[1])
        at = number(position.end)
        if at >= 0:
            ends[at] = GONE
        return cls(tuple(ends), at, position.seat)

    def moves(self) -> str:
        return TILES if self.at >= 0 else ""

    def play(self, tile: str) -> "Links":
        ends, field = list(self.ends), self.at & ~3
        entry = self.at & 3
        leaves = EXITS[tile][entry]
        one, other = (field + side for side in range(4) if side not in (entry, leaves))
        before, after = ends[one], ends[other]
        if before != other:  # else they are joined in a ring
            if before >= 0:
                ends[before] = after
            if after >= 0:
                ends[after] = before
        at = ends[field + leaves]
        ends[field : field + 4] = (GONE,) * 4
        if at >= 0:
            ends[at] = GONE
        return Links(tuple(ends), at, 1 - self.seat)

    def outcome(self) -> int | None:
        if self.at >= 0:
            return None
        return 1 if self.seat == 0 else -1

    @property
    def field(self) -> int:
        return self.at >> 2

    def neighbours(self) -> dict[int, tuple[int, ...]]:
        """The free fields that the road may still come to, each with those that it is linked to."""
        graph: dict[int, tuple[int, ...]] = {}
        waiting = [self.field]
        for field in waiting:
            if field not in graph:
                ends = self.ends[4 * field : 4 * field + 4]
                graph[field] = tuple(dict.fromkeys(end >> 2 for end in ends if end >= 0 and end >> 2 != field))
                waiting += graph[field]
        return graph


PATIENCE = 600
"""Positions looked at before a question is left open."""
GLANCE = 60
"""Positions looked at where many questions are asked at once."""
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
        """Open sides since the last frame."""

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
