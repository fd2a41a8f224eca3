"""No list, table or loop takes its order from a set: that differs from one process to the next."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent
ARITHMETIC = (ast.Sub, ast.BitOr, ast.BitAnd, ast.BitXor)


def called(node: ast.AST, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def unordered(node: ast.AST) -> bool:
    """Whether an expression is a set to the reader's eye."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ARITHMETIC):
        return unordered(node.left) or unordered(node.right)
    return isinstance(node, ast.Set | ast.SetComp) or called(node, "set", "frozenset")


def walked(node: ast.AST) -> list[ast.expr]:
    """The expressions whose order becomes that of what is made or done at a node."""
    if isinstance(node, ast.For):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.DictComp):
        return [generator.iter for generator in node.generators]
    if isinstance(node, ast.List | ast.Tuple):
        return [piece.value for piece in node.elts if isinstance(piece, ast.Starred)]
    if isinstance(node, ast.Call) and called(node, "list", "tuple", "enumerate"):
        return node.args[:1]
    return []


def astray(source: str) -> list[int]:
    """The lines in which an order is a set's."""
    return [each.lineno for node in ast.walk(ast.parse(source)) for each in walked(node) if unordered(each)]


@pytest.mark.parametrize("room", ["arcade", "tests", "tools"])
def test_no_order_is_a_sets(room: str) -> None:
    found = [
        f"{path.relative_to(HERE)}:{line}"
        for path in sorted((HERE / room).rglob("*.py"))
        for line in astray(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"sort it, or write dict.fromkeys: {found}"


@pytest.mark.parametrize(
    "line",
    [
        "for each in {a, b}: print(each)",
        "made = [each for row in rows for each in {row.one, row.other}]",
        "made = {each: 1 for each in set(rows)}",
        "made = [*first, *{a, b}]",
        "made = tuple({row.name for row in rows})",
        "for each in stops - {here}: print(each)",
    ],
)
def test_a_sets_order_is_found(line: str) -> None:
    assert astray(line) == [1]


def test_what_has_no_order_may_be_a_set() -> None:
    assert not astray("made = sorted({a, b}) + [max({a, b}), len(set(rows)), *sorted({a})]")
    assert not astray("made = {each for each in {a, b}}")
