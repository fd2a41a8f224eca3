"""What several games say alike stands once, in the toolkit; a game's own texts are its own."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "arcade"
KINDS = {"Text", "Prose", "Count"}
COINCIDENCES = {
    ("Crossing", "Traversare"): "the titles of two games, and the name of an effect",
    ("Left", "Rămase"): "Romanian agrees with what is left, animals and trophies",
    ("N", "N"): "the key for no, and north",
    ("all", "tot"): "everything is shown, and everything is staked",
    ("mirror", "oglindă"): "what the edges of a field are, and what is done to a picture",
    ("slow", "încet"): "a level, and what a report says of a walk",
    ("time", "timp"): "a row of a result, and what is limited",
}
"""Texts that are equal but do not say the same, each with why."""


def texts(path: Path) -> Iterator[tuple[object, object]]:
    """The words of each text that a file defines, in English and in Romanian."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
            named = {keyword.arg: keyword.value for keyword in node.keywords}
            given = [*node.args[:2], *(named[name] for name in ("en", "ro") if name in named)]
            try:
                en, ro = map(ast.literal_eval, given)
            except ValueError:
                continue
            yield en, ro


def test_no_two_games_and_no_game_and_the_toolkit_define_the_same_text() -> None:
    owners: dict[tuple[object, object], set[str]] = defaultdict(set)
    for path in [*PACKAGE.glob("games/*/**/*.py"), *PACKAGE.glob("toolkit/**/*.py")]:
        layer, room, *_ = path.relative_to(PACKAGE).parts
        for words in texts(path):
            owners[words].add(room if layer == "games" else "the toolkit")
    several = {words: sorted(where) for words, where in owners.items() if len(where) > 1}
    assert several.keys() == COINCIDENCES.keys(), {words: several.get(words) for words in several.keys() ^ COINCIDENCES}


def test_medals_are_the_cabinets_alone() -> None:
    """A game that awards its own would say "no medal" under the cabinet's bronze."""
    found = {
        f"{path.relative_to(PACKAGE)}: {words}"
        for path in [*PACKAGE.glob("games/*/**/*.py"), *PACKAGE.glob("toolkit/**/*.py")]
        for words in texts(path)
        if any("medal" in str(side).casefold() for side in words)
    }
    assert not found
