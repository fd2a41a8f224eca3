"""What is known before the first lesson: the book's eleven animals, and a tree for each kind of animal."""

from dataclasses import dataclass

from arcade.games.animals.rules import Node, Tree
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Asked:
    """A question, and what stands under its answers: an animal, or a further question."""

    question: Text
    yes: "Asked | Text"
    no: "Asked | Text"


_BOOK = (
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
        Text("is it dangerous for swimmers"),
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
KINDS = ("all", "birds", "fish", "wild", "domestic", "mammals")
"""The names under which the trees are remembered, in the order of the levels; the first is the book's."""
_OUTLINES = {"birds": _BIRDS, "fish": _FISH, "wild": _WILD, "domestic": _DOMESTIC, "mammals": _MAMMALS}


def _grown(part: Asked | Text, nodes: dict[int, Node], language: Language) -> int:
    """Add a question and all below it, or an animal; gives its number."""
    number = len(nodes) + 1
    nodes[number] = Node(part.in_language(language) if isinstance(part, Text) else "")
    if isinstance(part, Asked):
        yes = _grown(part.yes, nodes, language)
        nodes[number] = Node(part.question.in_language(language), yes, _grown(part.no, nodes, language))
    return number


def start_tree(kind: str, language: Language, limit: int = 0) -> Tree:
    """The tree of a kind before any lesson."""
    if kind == KINDS[0]:
        return Tree(tuple(Node(text.in_language(language), yes, no) for _, text, yes, no in _BOOK), limit)
    nodes: dict[int, Node] = {}
    _grown(_OUTLINES[kind], nodes, language)
    return Tree(tuple(nodes[number] for number in range(1, len(nodes) + 1)), limit)
