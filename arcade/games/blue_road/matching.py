"""Maximum matching in any graph: as many pairs of linked nodes as can be, none in two pairs.

Edmonds' blossom algorithm (Paths, trees, and flowers, 1965), breadth first; an odd circle shrinks into its base.
"""

from collections.abc import Mapping, Sequence

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
