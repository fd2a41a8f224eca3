"""A few bytes of a stranger's never become gigabytes: whatever is unpacked is unpacked up to a limit."""

import ast
from pathlib import Path

import arcade

ROOT = Path(arcade.__file__).parent
READING = "cabinet", "leaderboard", "machine"
"""The packages that read what somebody else may have written."""
OWN = {"cabinet/replays/run.py"}
"""What this very process has packed."""


def test_nothing_is_unpacked_without_a_limit() -> None:
    calls = 0
    for path in sorted(path for name in READING for path in (ROOT / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "decompress":
                calls += 1
                whole = path.relative_to(ROOT).as_posix()
                assert whole in OWN or len(node.args) > 1, f"{whole}:{node.lineno} unpacks without a limit"
    assert calls >= 5
