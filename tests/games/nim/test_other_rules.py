"""Nim with other rules: on a copy of its folder `rules.py` alone is edited, and everything else follows.

The computer and the hints keep the theory of the printed game. Where that names a move that the other rules don't
have, something legal is played, and nothing is advised.
"""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import ModuleType
from typing import Any

import pytest

import arcade.games
from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import Prompted

NIM = "arcade.games.nim"
FOLDER = Path(__file__).parents[3] / "arcade" / "games" / "nim"
THREE = "range(1, size + 1)", "range(1, min(size, 3) + 1)"
"""Nobody takes more than three beads."""
MISERE = "return self.upside_down", "return True"
"""Whoever takes the last bead loses, at every level."""
CHANGES = pytest.mark.parametrize("edits", [(THREE,), (MISERE,), (THREE, MISERE)], ids=["three", "misere", "both"])
LOOKS = pytest.mark.parametrize("original", [False, True], ids=["modern", "original"])
ADVICE = re.compile(r"Take (\d+) from row (\d+)")

Edit = tuple[str, str]
pytestmark = pytest.mark.filterwarnings("ignore:the computer's")


def modules() -> list[str]:
    """The game's modules that are loaded."""
    return [name for name in sys.modules if name == NIM or name.startswith(f"{NIM}.")]


def forget() -> dict[str, ModuleType]:
    """Unload the game, so that it is looked for again."""
    vars(arcade.games).pop("nim", None)
    return {name: sys.modules.pop(name) for name in modules()}


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., ModuleType]]:
    """Has the arcade play a copy of the game with edited rules, which it returns."""

    def edit(*edits: Edit) -> ModuleType:
        copytree(FOLDER, tmp_path / "nim", ignore=ignore_patterns("__pycache__"))
        path = tmp_path / "nim" / "rules.py"
        text = path.read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        monkeypatch.setattr(arcade.games, "__path__", [str(tmp_path), *arcade.games.__path__])
        rules = import_module(f"{NIM}.rules")
        assert rules.__file__ == str(path)
        return rules

    printed = forget()
    yield edit
    forget()
    sys.modules.update(printed)
    if NIM in printed:
        vars(arcade.games)["nim"] = printed[NIM]


def most(edits: tuple[Edit, ...]) -> int:
    """How many beads may be taken at once."""
    return 3 if THREE in edits else 25


def begun(original: bool, sizes: str, level: int = 3, seats: int = 1) -> Prompted:
    """A run at the first move, the player's, with rows of these sizes."""
    run = Prompted("nim", original=original, seats=seats, level=level)
    run.type(("" if original else "z") + f"{len(sizes) // 2}j{sizes}" + ("j" if seats == 1 else ""))
    assert run.state["rows"] == tuple(int(sizes[at : at + 2]) for at in range(0, len(sizes), 2))
    return run


def said(run: Prompted, key: str, row: int) -> set[str]:
    """All that a row of the screen shows from a key until the next question."""
    run.session.step()
    lines = set()
    for frame in range(200):
        run.session.step(frozenset((key,)) if frame < 2 else frozenset())
        lines.add(run.row(row).strip())
    return lines


def check_game(state: dict[str, Any], edits: tuple[Edit, ...], outcome: Outcome) -> None:
    """Every move of a game that is over keeps to the rules, and it ended as they say."""
    rows = list(state["start"])
    for row, amount in state["moves"]:
        assert 1 <= amount <= min(rows[row - 1], most(edits))
        rows[row - 1] -= amount
    assert not any(rows)
    winner = state["seat"] if MISERE in edits else 1 - state["seat"]
    assert outcome is (Outcome.LOST if winner else Outcome.WON)


@CHANGES
@LOOKS
@pytest.mark.parametrize("level", [1, 2, 3])
def test_computer_and_pilot_play_by_the_other_rules_to_the_end(
    edited: Callable[..., ModuleType], edits: tuple[Edit, ...], original: bool, level: int
) -> None:
    edited(*edits)
    for seed in (level, level + 10):
        session = Session(Setup("nim", level, 1, seed=seed, original=original))
        run_pilot(session, 60_000, seed, until_result=True)
        (result,) = session.results
        check_game(dict(session.program.state()), edits, result.outcome)


@LOOKS
def test_a_player_who_types_only_legal_moves_meets_no_other(edited: Callable[..., ModuleType], original: bool) -> None:
    edited(THREE)
    run = begun(original, "0905")
    while still(not run.session.results):
        rows = run.state["rows"]
        row = next(number for number, size in enumerate(rows, 1) if size)
        before = len(run.state["moves"])
        run.type(f"{row}{min(rows[row - 1], 3):02}")
        assert len(run.state["moves"]) > before
    check_game(run.state, (THREE,), run.session.results[0].outcome)


@LOOKS
@pytest.mark.parametrize("amount", ["04", "09", "17"])
def test_more_beads_than_three_are_refused(edited: Callable[..., ModuleType], original: bool, amount: str) -> None:
    edited(THREE)
    run = begun(original, "2020", seats=2)
    run.type("1" + amount)
    assert run.state["moves"] == ()
    run.type("03")
    assert run.state["moves"] == ((1, 3),)


@pytest.mark.parametrize(("sizes", "typed", "words"), [("2020", "104", "1 to 3"), ("2002", "203", "1 to 2")])
def test_the_words_of_a_refusal_name_what_may_be_taken(
    edited: Callable[..., ModuleType], sizes: str, typed: str, words: str
) -> None:
    edited(THREE)
    run = begun(False, sizes, seats=2)
    run.type(typed[:-1])
    assert f"Row {typed[0]}: from {words}" in said(run, typed[-1], 22)


@LOOKS
def test_the_cursor_reaches_only_the_beads_that_can_go(edited: Callable[..., ModuleType], original: bool) -> None:
    edited(THREE)
    run = begun(original, "2009", seats=2)
    run.press("down")
    if original:
        run.press("down")  # the cursor is hidden until it is touched
    for _ in range(9):
        run.press("left")
    if not original:
        assert run.message == "Player 1: take 3 of row 2?"
    run.press("return")
    assert run.state["moves"] == ((2, 3),)


@LOOKS
def test_the_mouse_reaches_only_the_beads_that_can_go(edited: Callable[..., ModuleType], original: bool) -> None:
    edited(THREE)
    run = begun(original, "20", seats=2)
    for x in range(0, 256, 8):
        if not run.state["moves"]:
            run.press(f"@{x},{12 if original else 88}")
    assert run.state["moves"] == ((1, 3),)


@CHANGES
@LOOKS
@pytest.mark.parametrize("sizes", ["072409", "0504", "0302", "0201", "20"])
def test_what_is_advised_may_be_done(
    edited: Callable[..., ModuleType], edits: tuple[Edit, ...], original: bool, sizes: str
) -> None:
    rules = edited(*edits)
    run = begun(original, sizes)
    lines = said(run, "f1", 20 if original else 22)
    found = [match for match in map(ADVICE.search, lines) if match]
    assert found or "No move wins by force" in lines
    for match in found:
        amount, row = map(int, match.groups())
        assert (row, amount) in rules.Position(run.state["rows"]).moves()
        assert amount <= most(edits)


def test_theory_and_words_know_that_the_last_bead_loses(edited: Callable[..., ModuleType]) -> None:
    edited(MISERE)
    run = begun(False, "0201")
    assert run.row(21)[3:].strip() == "the last bead loses"
    assert "Take 2 from row 1" in said(run, "f1", 22)
    assert import_module(f"{NIM}.opponent").master(run.program.position) == (1, 2)
