"""A name means one thing: what a module, a class or an enum once named is not given another meaning further down."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def named(body: list[ast.stmt]) -> Iterator[str]:
    """The constants, functions and classes that statements name, in their order; overloads and setters left out."""
    for statement in body:
        match statement:
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name, decorator_list=[]):
                yield name


def named_twice(source: str) -> list[str]:
    """Names of a module and of its classes that stand for two things."""
    tree = ast.parse(source)
    bodies = [tree.body, *(part.body for part in ast.walk(tree) if isinstance(part, ast.ClassDef))]
    return [name for body in bodies for name, times in Counter(named(body)).items() if times > 1]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("CUTS = 1\nWINS = 2\nCUTS = 3", ["CUTS"]),
        ("CUTS: int = 1\ndef CUTS(): ...", ["CUTS"]),
        ("class Card:\n    RANK = 1\n    def RANK(self): ...", ["RANK"]),
        ("class A:\n    X = 1\nclass B:\n    X = 2", []),
        ("@property\ndef rank(): ...\n@rank.setter\ndef rank(): ...", []),
    ],
)
def test_a_second_meaning_is_found(source: str, names: list[str]) -> None:
    assert named_twice(source) == names


def test_every_name_has_one_meaning() -> None:
    files = [file for room in ("arcade", "tests", "tools") for file in sorted((ROOT / room).rglob("*.py"))]
    found = {str(file.relative_to(ROOT)): named_twice(file.read_text(encoding="utf-8")) for file in files}
    assert {file: names for file, names in found.items() if names} == {}
