"""A docstring says more than the name and more than what is inherited, and each constant has one of its own."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "arcade"
EMPTY = frozenset(
    ("a", "all", "an", "and", "as", "at", "by", "everything", "for", "in", "is", "it", "its", "now", "of", "on", "one")
) | {"s", "the", "there", "this", "to"}
"""Words that say nothing beside a name."""
SEPARATORS = re.compile(r",(?! and)|;| and ")
"""What stands between the parts of a list."""


class Method(NamedTuple):
    """A method of a class: where it is and what its docstring says."""

    path: Path
    line: int
    doc: str


class Owner(NamedTuple):
    """A class: the names of its bases and its methods."""

    bases: tuple[str, ...]
    methods: dict[str, Method]


def stem(word: str) -> str:
    """A word without the endings of plurals and tenses."""
    for ending in ("ing", "es", "ed", "s", "e"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word.removesuffix(ending)
    return word


def says_nothing(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether a docstring has only words of the name and of the arguments; statements of BASIC are in capitals."""
    doc = ast.get_docstring(node) or ""
    if not doc or re.match(r"[A-Z]{2}", doc):
        return False
    arguments = [argument.arg for argument in node.args.args] if isinstance(node, ast.FunctionDef) else []
    known = re.findall(r"[A-Z]?[a-z]+", " ".join([node.name, *arguments]))
    words = {stem(word) for word in re.findall(r"[a-z]+", doc.lower()) if word not in EMPTY}
    return words <= {stem(word.lower()) for word in known}


def lists_units(assigned: ast.stmt, doc: ast.stmt) -> bool:
    """Whether several constants have one docstring that is a list with a part for each."""
    match assigned, doc:
        case (
            ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple()),
            ast.Expr(value=ast.Constant(value=str(text))),
        ):
            return len(SEPARATORS.findall(text)) + 1 >= len(names)
    return False


def faults(path: Path, tree: ast.Module) -> Iterator[str]:
    """A sentence for each docstring of a file that adds nothing, and for each list of units."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and says_nothing(node):
            yield f"{path}:{node.lineno}: the docstring of {node.name} only repeats the name: say more, or leave it out"
        body = node.body if isinstance(node, ast.Module | ast.ClassDef) else []
        for assigned, doc in pairwise(body):
            if lists_units(assigned, doc):
                yield f"{path}:{assigned.lineno}: give each constant a line and a unit of its own"


def owners(path: Path, tree: ast.Module) -> Iterator[tuple[str, Owner]]:
    """The classes of a file by their names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = tuple(ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases)
            methods = {
                part.name: Method(path, part.lineno, ast.get_docstring(part) or "")
                for part in node.body
                if isinstance(part, ast.FunctionDef)
            }
            yield node.name, Owner(bases, methods)


def inherited(classes: dict[str, Owner], owner: Owner, name: str) -> Iterator[str]:
    """What the bases of a class say of a method."""
    for base in owner.bases:
        above = classes.get(base)
        if above is not None and above is not owner:
            if name in above.methods:
                yield above.methods[name].doc
            yield from inherited(classes, above, name)


def repeated(classes: dict[str, Owner]) -> Iterator[str]:
    """A sentence for each method that says what it would inherit."""
    for owner in classes.values():
        for name, method in owner.methods.items():
            if method.doc and method.doc in inherited(classes, owner, name):
                yield f"{method.path}:{method.line}: {name} inherits its docstring: leave it out"


def test_docstrings_add_something() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    trees = {path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8")) for path in files}
    classes = {name: owner for path, tree in trees.items() for name, owner in owners(path, tree)}
    found = [sentence for path, tree in trees.items() for sentence in faults(path, tree)] + [*repeated(classes)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ('def title(self):\n    """The title."""', 1),
        ('def draw(self):\n    """Draw everything."""', 1),
        ('class ShelfView:\n    """A view of the shelf."""', 1),
        ('def plot(x, y):\n    """PLOT x,y."""', 0),
        ('def title(self):\n    """What is seen before the first game."""', 0),
        ('A, B, C = 1, 2, 3\n"""Height, width and depth in pixels."""', 1),
        ('A, B, C = 1, 2, 3\n"""Sizes in pixels."""', 0),
        ('A = 1\n"""Height in pixels, width in cells, depth."""', 0),
    ],
)
def test_an_empty_docstring_and_a_list_of_units_are_found(source: str, number: int) -> None:
    assert len([*faults(Path("a.py"), ast.parse(source))]) == number


def test_an_inherited_docstring_is_found() -> None:
    source = (
        'class A:\n    def f(self):\n        """Do it."""\nclass B(A[int]):\n    def f(self):\n        """Do it."""\n'
    )
    found = [*repeated(dict(owners(Path("a.py"), ast.parse(source))))]
    assert found == ["a.py:5: f inherits its docstring: leave it out"]
