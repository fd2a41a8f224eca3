"""Small faults for measuring the tests: where they are put, and that a test notices one."""

import ast
import subprocess
from pathlib import Path

import pytest

from tools import mutants

SOURCE = b'''LIMIT = 7


def near(a: int, b: int) -> bool:
    """Whether 3 is near 4."""
    return not a + 1 <= b and (a
        < LIMIT)
'''


def test_faults_are_put_into_functions_and_the_rest_stays_as_it_is() -> None:
    found = [fault.broken(SOURCE).decode().partition('"""\n')[2] for fault in mutants.mutants("near.py", SOURCE)]
    whole = SOURCE.decode().partition('"""\n')[2]
    assert sorted(found) == sorted(
        [
            whole.replace("not a", "a"),
            whole.replace("a + 1", "a - 1"),
            whole.replace("+ 1", "+ 2"),
            whole.replace("<= b", "< b"),
        ]
    )
    assert all(ast.parse(fault.broken(SOURCE)) for fault in mutants.mutants("near.py", SOURCE))


def test_the_same_seed_takes_the_same_places_and_as_many_of_each_room() -> None:
    found = mutants.chosen(mutants.ROOT, 1985, 12)
    assert found == mutants.chosen(mutants.ROOT, 1985, 12) != mutants.chosen(mutants.ROOT, 1986, 12)
    assert len({(one.path, one.line) for one in found}) == 12
    assert [one.path.split("/")[1] for one in found].count("games") == 2


def test_the_tests_nearest_to_a_file_come_first() -> None:
    first, second, third = mutants.rounds(mutants.ROOT, "arcade/games/nim/rules.py")
    assert "tests/games/nim/test_rules.py" in first
    assert second == ["tests/games/nim"]
    assert third[:2] == ["--game", "nim"]


def test_a_fault_is_noticed_and_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "near.py").write_bytes(SOURCE)
    fault = next(mutants.mutants("near.py", SOURCE))
    seen: list[bytes] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        seen.append((tmp_path / "near.py").read_bytes())
        return subprocess.CompletedProcess(command, len(seen) - 1)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(mutants, "rounds", lambda *_: iter((["near"], ["far"], ["never"])))
    assert mutants.noticed(tmp_path, fault)
    assert seen == [fault.broken(SOURCE)] * 2
    assert (tmp_path / "near.py").read_bytes() == SOURCE
