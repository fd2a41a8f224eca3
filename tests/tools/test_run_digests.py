"""Digests of demonstrations tell one run from another, and name the run that changed."""

from pathlib import Path

import pytest

from tools import run_digests
from tools.run_digests import differences, digests, main, of_game, setups


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_digests, "FRAMES", 500)


def test_a_run_gives_the_same_digests_again_and_another_level_others() -> None:
    runs = dict(setups("tic-tac-toe"))
    assert len(runs) == 16
    first, other = runs["tic-tac-toe modern level 1 seats 1"], runs["tic-tac-toe modern level 3 seats 1"]
    assert digests(first) == digests(first)
    assert digests(first) != digests(other)


def test_differences_name_the_run_and_how_long_it_was_equal() -> None:
    before = {"a": [1, 2, 3], "b": [1], "gone": [5]}
    after = {"a": [1, 2, 4], "b": [1], "new": [5]}
    assert differences(before, after) == [
        "gone: only before",
        "new: only after",
        "a: differs first in frames 501 to 750",
    ]


def test_a_run_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> list[int]:
        raise ZeroDivisionError("by points")

    monkeypatch.setattr(run_digests, "digests", broken)
    with pytest.raises(RuntimeError, match=r"^nim modern level 1 seats 1 breaks: ZeroDivisionError: by points$"):
        of_game("nim")


def test_what_was_written_compares_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "before.json"
    assert main(["write", str(file), "reflexe"]) == 0
    assert main(["compare", str(file), "reflexe"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "20 runs, 0 differ"
