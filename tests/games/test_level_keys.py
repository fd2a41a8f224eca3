"""A level's key is no measure: levels can be inserted anywhere, so that games reckon with rungs."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[2] / "arcade" / "games"


def reckoned_with(source: str) -> Iterator[int]:
    """The lines where a setup's level is not looked up, put on its rung or compared with another key."""
    tree = ast.parse(source)
    fine = set[ast.AST]()
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(slice=key):
                fine.add(key)
            case ast.Call(func=ast.Attribute(attr="rung" | "above"), args=[key]):
                fine.add(key)
            case ast.Compare(left=key, ops=[ast.Eq() | ast.NotEq()], comparators=[ast.Attribute(attr="hardest")]):
                fine.add(key)
            case ast.Assign(targets=[ast.Attribute(attr="lesson")], value=key):
                fine.add(key)  # Valence goes on from lesson to lesson, by their keys.
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Attribute(attr="setup") | ast.Name("setup"), attr="level") if node not in fine:
                yield node.lineno


def test_no_game_reckons_with_a_key() -> None:
    found = [
        f"{path.relative_to(GAMES)}:{line}"
        for path in sorted(GAMES.glob("*/*.py"))
        for line in reckoned_with(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_what_reckons_with_a_key_is_seen() -> None:
    lines = "LEVELS[setup.level]", "LEVELS.rung(self.setup.level)", "min(setup.level, 4)", "self.hard = setup.level > 2"
    assert list(reckoned_with("\n".join(lines))) == [3, 4]
