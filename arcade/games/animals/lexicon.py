"""What is known before the first lesson: the book's eleven animals, and a tree for each kind of animal.

A line is a question or an animal in English and Romanian; the lines under a question are its "yes", then its "no".
"""

from collections.abc import Iterator

from arcade.games.animals.rules import Node, Tree
from arcade.toolkit.contract.texts import Language

_BOOK = (
    (1, "does it live in our country | trăiește la noi", 2, 3),
    (2, "does it live in water | trăiește în apă", 4, 5),
    (3, "does it live in water | trăiește în apă", 6, 7),
    (4, "does it have scales | are solzi", 11, 12),
    (5, "does it have fur | are blană", 8, 13),
    (6, "does it have scales | are solzi", 14, 15),
    (7, "does it have feathers | are pene", 9, 10),
    (8, "is it a domestic animal | este un animal domestic", 20, 21),
    (9, "does it fly | zboară", 16, 17),
    (10, "does it have a bushy tail | are coada stufoasă", 18, 19),
    (11, "pike | o știucă", 0, 0),
    (12, "crab | un crab", 0, 0),
    (13, "sparrow | o vrabie", 0, 0),
    (14, "shark | un rechin", 0, 0),
    (15, "whale | o balenă", 0, 0),
    (16, "eagle | o acvilă", 0, 0),
    (17, "penguin | un pinguin", 0, 0),
    (18, "skunk | un sconcs", 0, 0),
    (19, "elephant | un elefant", 0, 0),
    (20, "cow | o vacă", 0, 0),
    (21, "fox | o vulpe", 0, 0),
)

_BIRDS = """
does it swim? | înoată?
    does it fly? | zboară?
        does it have a long neck? | are gâtul lung?
            swan | o lebădă
            duck | o rață
        penguin | un pinguin
    is it bigger than a hen? | e mai mare decât o găină?
        does it fly? | zboară?
            does it have long legs? | are picioare lungi?
                stork | o barză
                eagle | o acvilă
            ostrich | un struț
        does it hunt at night? | vânează noaptea?
            owl | o bufniță
            can it learn to speak? | poate învăța să vorbească?
                parrot | un papagal
                does it live in a farmyard? | trăiește în curtea omului?
                    hen | o găină
                    sparrow | o vrabie
"""
_FISH = """
does it live in the sea? | trăiește în mare?
    is it dangerous for swimmers? | e primejdios pentru înotători?
        shark | un rechin
        is it as flat as a pancake? | e turtit ca o clătită?
            ray | o pisică de mare
            does it swim upright? | înoată în picioare?
                seahorse | un căluț de mare
                swordfish | un pește-spadă
    is it as long as a snake? | e lung ca un șarpe?
        eel | un țipar
        does it have long whiskers? | are mustăți lungi?
            catfish | un somn
            does it have a snout like a duck's? | are botul ca un cioc de rață?
                pike | o știucă
                trout | un păstrăv
"""
_WILD = """
does it eat meat? | mănâncă și carne?
    does it have a mane? | are coamă?
        lion | un leu
        does it sleep all winter? | doarme toată iarna?
            bear | un urs
            does it have a red coat? | are blana roșcată?
                fox | o vulpe
                wolf | un lup
    does it live in Africa? | trăiește în Africa?
        does it have a trunk? | are trompă?
            elephant | un elefant
            giraffe | o girafă
        does it have antlers? | are coarne ramificate?
            deer | un cerb
            does it have long ears? | are urechi lungi?
                hare | un iepure
                squirrel | o veveriță
"""
_DOMESTIC = """
does it have feathers? | are pene?
    does it swim? | înoată?
        duck | o rață
        hen | o găină
    does it have horns? | are coarne?
        does it have a beard? | are barbă?
            goat | o capră
            cow | o vacă
        does it live in the house? | trăiește în casă?
            does it bark? | latră?
                dog | un câine
                cat | o pisică
            does it give wool? | dă lână?
                sheep | o oaie
                can you ride it? | poate fi călărit?
                    horse | un cal
                    pig | un porc
"""
_MAMMALS = """
does it live in water? | trăiește în apă?
    is it as long as a bus? | e lung cât un autobuz?
        whale | o balenă
        dolphin | un delfin
    does it fly? | zboară?
        bat | un liliac
        does it carry its young in a pouch? | își poartă puiul într-un buzunar?
            kangaroo | un cangur
            does it have a hump? | are cocoașă?
                camel | o cămilă
                does it climb trees? | se cațără în copaci?
                    does it have a bushy tail? | are coada stufoasă?
                        squirrel | o veveriță
                        monkey | o maimuță
                    does it have spines? | are țepi?
                        hedgehog | un arici
                        does it fit into your hand? | încape în palmă?
                            mouse | un șoarece
                            elephant | un elefant
"""
KINDS = ("all", "birds", "fish", "wild", "domestic", "mammals")
"""The names under which the trees are remembered, in the order of the levels; the first is the book's."""
_OUTLINES = {"birds": _BIRDS, "fish": _FISH, "wild": _WILD, "domestic": _DOMESTIC, "mammals": _MAMMALS}


def _half(line: str, language: Language) -> str:
    english, _, romanian = line.partition("|")
    return (english if language == "en" else romanian).strip()


def _grown(lines: Iterator[str], nodes: dict[int, Node], language: Language) -> int:
    """Take a node and all below it from the lines; gives its number."""
    text, number = _half(next(lines), language), len(nodes) + 1
    nodes[number] = Node(text)
    if text.endswith("?"):
        yes = _grown(lines, nodes, language)
        nodes[number] = Node(text[:-1], yes, _grown(lines, nodes, language))
    return number


def start_tree(kind: str, language: Language, limit: int = 0) -> Tree:
    """The tree of a kind before any lesson."""
    if kind == KINDS[0]:
        return Tree(tuple(Node(_half(text, language), yes, no) for _, text, yes, no in _BOOK), limit)
    nodes: dict[int, Node] = {}
    _grown(iter(_OUTLINES[kind].strip().splitlines()), nodes, language)
    return Tree(tuple(nodes[number] for number in range(1, len(nodes) + 1)), limit)
