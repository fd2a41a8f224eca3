"""No loop of the tests waits for ever for what a wrong rule keeps from coming."""

import ast
from pathlib import Path

import pytest

from tests.patience import still

TESTS = Path(__file__).parent
PROGRAMS = TESTS / "cabinet" / "fakes"
"""Programs and pilots of fake games: each turn of their loops ends a frame."""
FILES = sorted(path for path in TESTS.rglob("*.py") if PROGRAMS not in path.parents)


def asks(loop: ast.While) -> bool:
    """Whether a loop's condition is asked by way of `still`."""
    call = loop.test
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == still.__name__


def test_every_while_asks_whether_there_is_patience_left() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in FILES}
    endless = [
        f"{path.relative_to(TESTS)}:{loop.lineno}"
        for path, source in sources.items()
        if "while" in source
        for loop in ast.walk(ast.parse(source))
        if isinstance(loop, ast.While) and not asks(loop)
    ]
    assert not endless, f"write `while still(...)` (tests/patience.py): {', '.join(endless)}"


@pytest.mark.turns(10)
def test_patience_ends() -> None:
    assert [still(turn) for turn in range(1, 11)] == list(range(1, 11))
    assert not still(0)
    with pytest.raises(AssertionError, match="does not end"):
        still()
