"""All that the program remembers: a tree for each language and kind of animals, in from one run and out to the next."""

from collections.abc import Callable

from arcade.games.animals.rules import MOST_LETTERS, ROOT, Node, Tree
from arcade.toolkit.contract.plain import Plain

Readable = Callable[[str], bool]
"""Whether the machine can print a text."""


def plain(tree: Tree) -> Plain:
    """A tree as plain values: text, yes and no of each node."""
    return tuple((node.text, node.yes, node.no) for node in tree.nodes)


def restored(memory: Plain, readable: Readable, limit: int = 0) -> Tree | None:
    """The tree that `plain` gave; None for anything that is not a whole tree of readable texts."""
    if not isinstance(memory, tuple) or not memory:
        return None
    nodes: list[Node] = []
    for entry in memory:
        match entry:
            case (str(text), int(yes), int(no)) if 0 < len(text) <= MOST_LETTERS and readable(text):
                nodes.append(Node(text, yes, no))
            case _:
                return None
    children = [child for node in nodes if node.yes or node.no for child in (node.yes, node.no)]
    if sorted(children) != list(range(ROOT + 1, len(nodes) + 1)):
        return None
    tree = Tree(tuple(nodes), limit)
    # Every node has one parent and the root none: what the root does not reach goes round in circles.
    return tree if sum(1 for _ in tree.below(ROOT)) == len(nodes) else None


class Knowledge:
    """The memory of a run, by language and kind; entries that are not understood are left as they are."""

    def __init__(self, memory: Plain, readable: Readable) -> None:
        self.memory: dict[str, Plain] = dict(memory) if isinstance(memory, dict) else {}
        self._readable = readable
        self.spoilt = memory is not None and not isinstance(memory, dict)
        """Whether something was met that could not be understood; a fresh tree was taken in its place."""

    def tree(self, language: str, kind: str, start: Tree) -> Tree:
        """What is known of a kind in a language: the start tree with all that was learned."""
        name = f"{language} {kind}"
        if name not in self.memory:
            return start
        known = restored(self.memory[name], self._readable, start.limit)
        self.spoilt = self.spoilt or known is None
        return known or start

    def keep(self, language: str, kind: str, tree: Tree) -> None:
        """Remember a tree."""
        self.memory[f"{language} {kind}"] = plain(tree)

    def forget(self, language: str, kind: str) -> None:
        """Forget all lessons about a kind."""
        self.memory.pop(f"{language} {kind}", None)
