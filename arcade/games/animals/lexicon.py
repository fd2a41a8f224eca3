"""What is known: a tree for each kind of animal before the first lesson, and those that grew, by language and kind.

The book knows eleven animals to begin with.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from arcade.games.animals.levels import Kind
from arcade.games.animals.rules import MOST_LETTERS, ROOT, Node, Tree
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Asked:
    """A question, and what stands under its answers: an animal, or a further question."""

    question: Text
    yes: "Asked | Text"
    no: "Asked | Text"


_Row = tuple[int, Text, int, int]
"""A node's number, its question or animal, and the numbers of its children, 0 for an animal."""
_BOOK: tuple[_Row, ...] = (
    (1, Text("does it live in our country"), 2, 3),
    (2, Text("does it live in water"), 4, 5),
    (3, Text("does it live in water"), 6, 7),
    (4, Text("does it have scales"), 11, 12),
    (5, Text("does it have fur"), 8, 13),
    (6, Text("does it have scales"), 14, 15),
    (7, Text("does it have feathers"), 9, 10),
    (8, Text("is it a domestic animal"), 20, 21),
    (9, Text("does it fly"), 16, 17),
    (10, Text("does it have a bushy tail"), 18, 19),
    (11, Text("pike"), 0, 0),
    (12, Text("crab"), 0, 0),
    (13, Text("sparrow"), 0, 0),
    (14, Text("shark"), 0, 0),
    (15, Text("whale"), 0, 0),
    (16, Text("eagle"), 0, 0),
    (17, Text("penguin"), 0, 0),
    (18, Text("skunk"), 0, 0),
    (19, Text("elephant"), 0, 0),
    (20, Text("cow"), 0, 0),
    (21, Text("fox"), 0, 0),
)
_BIRDS = Asked(
    Text("does it swim"),
    Asked(Text("does it fly"), Asked(Text("does it have a long neck"), Text("swan"), Text("duck")), Text("penguin")),
    Asked(
        Text("is it bigger than a hen"),
        Asked(
            Text("does it fly"), Asked(Text("does it have long legs"), Text("stork"), Text("eagle")), Text("ostrich")
        ),
        Asked(
            Text("does it hunt at night"),
            Text("owl"),
            Asked(
                Text("can it learn to speak"),
                Text("parrot"),
                Asked(Text("does it live in a farmyard"), Text("hen"), Text("sparrow")),
            ),
        ),
    ),
)
_FISH = Asked(
    Text("does it live in the sea"),
    Asked(
        Text("is it dangerous to swimmers"),
        Text("shark"),
        Asked(
            Text("is it as flat as a pancake"),
            Text("ray"),
            Asked(Text("does it swim upright"), Text("seahorse"), Text("swordfish")),
        ),
    ),
    Asked(
        Text("is it as long as a snake"),
        Text("eel"),
        Asked(
            Text("does it have long whiskers"),
            Text("catfish"),
            Asked(Text("does it have a snout like a duck's"), Text("pike"), Text("trout")),
        ),
    ),
)
_WILD = Asked(
    Text("does it eat meat"),
    Asked(
        Text("does it have a mane"),
        Text("lion"),
        Asked(
            Text("does it sleep all winter"),
            Text("bear"),
            Asked(Text("does it have a red coat"), Text("fox"), Text("wolf")),
        ),
    ),
    Asked(
        Text("does it live in Africa"),
        Asked(Text("does it have a trunk"), Text("elephant"), Text("giraffe")),
        Asked(
            Text("does it have antlers"),
            Text("deer"),
            Asked(Text("does it have long ears"), Text("hare", context="animal"), Text("squirrel")),
        ),
    ),
)
_DOMESTIC = Asked(
    Text("does it have feathers"),
    Asked(Text("does it swim"), Text("duck"), Text("hen")),
    Asked(
        Text("does it have horns"),
        Asked(Text("does it have a beard"), Text("goat"), Text("cow")),
        Asked(
            Text("does it live in the house"),
            Asked(Text("does it bark"), Text("dog"), Text("cat")),
            Asked(Text("does it give wool"), Text("sheep"), Asked(Text("can you ride it"), Text("horse"), Text("pig"))),
        ),
    ),
)
_MAMMALS = Asked(
    Text("does it live in water"),
    Asked(Text("is it as long as a bus"), Text("whale"), Text("dolphin")),
    Asked(
        Text("does it fly"),
        Text("bat", context="animal"),
        Asked(
            Text("does it carry its young in a pouch"),
            Text("kangaroo"),
            Asked(
                Text("does it have a hump"),
                Text("camel"),
                Asked(
                    Text("does it climb trees"),
                    Asked(Text("does it have a bushy tail"), Text("squirrel"), Text("monkey")),
                    Asked(
                        Text("does it have spines"),
                        Text("hedgehog"),
                        Asked(Text("does it fit into your hand"), Text("mouse"), Text("elephant")),
                    ),
                ),
            ),
        ),
    ),
)
_OUTLINES = {Kind.BIRDS: _BIRDS, Kind.FISH: _FISH, Kind.WILD: _WILD, Kind.DOMESTIC: _DOMESTIC, Kind.MAMMALS: _MAMMALS}
"""All trees but the book's."""


def animals() -> Iterator[Text]:
    """Every animal that is known before the first lesson; some are in several trees."""
    return (text for table in (_BOOK, *map(_table, _OUTLINES.values())) for _, text, yes, _ in table if not yes)


def _table(part: Asked | Text, number: int = ROOT) -> tuple[_Row, ...]:
    """A question and all below it, or an animal, numbered from `number` on, those of "yes" before those of "no"."""
    if isinstance(part, Text):
        return ((number, part, 0, 0),)
    yes = _table(part.yes, number + 1)
    no = number + 1 + len(yes)
    return ((number, part.question, number + 1, no), *yes, *_table(part.no, no))


def start_tree(kind: Kind, language: Language, limit: int = 0) -> Tree:
    """The tree of a kind before any lesson."""
    table = _BOOK if kind is Kind.ALL else _table(_OUTLINES[kind])
    return Tree(tuple(Node(text.in_language(language), yes, no) for _, text, yes, no in table), limit)


def plain(tree: Tree) -> Plain:
    """A tree as plain values: text, yes and no of each node."""
    return tuple((node.text, node.yes, node.no) for node in tree.nodes)


def restored(memory: Plain, readable: Callable[[str], bool], limit: int = 0) -> Tree | None:
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

    def __init__(self, memory: Plain, readable: Callable[[str], bool]) -> None:
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
        self.memory[f"{language} {kind}"] = plain(tree)

    def forget(self, language: str, kind: str) -> None:
        self.memory.pop(f"{language} {kind}", None)
