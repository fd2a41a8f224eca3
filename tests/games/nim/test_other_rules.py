"""Nim with one rule changed, and changed in the rules only: nobody takes more than three beads."""

from typing import Any

import pytest

from arcade.cabinet.replays.headless import run_pilot
from arcade.cabinet.replays.session import Session
from arcade.games.nim.rules import Move, Position
from arcade.toolkit.contract.program import Setup
from tests.prompted import Prompted

MOST = 3
printed = Position.moves


@pytest.fixture(autouse=True)
def _at_most_three(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(position: Position) -> tuple[Move, ...]:
        return tuple(move for move in printed(position) if move[1] <= MOST)

    monkeypatch.setattr(Position, "moves", moves)


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("amount", ["04", "09", "17"])
def test_more_beads_are_refused_as_more_than_there_are(original: bool, amount: str) -> None:
    run = Prompted("nim", original=original, seats=2)
    run.type("2j2020j" if original else "z2j2020j")
    assert run.state["rows"] == (20, 20)
    run.type("1" + amount)
    assert run.state["moves"] == ()
    run.type("03")
    assert run.state["moves"] == ((1, 3),)


def test_the_cursor_and_the_mouse_reach_only_the_beads_that_can_go() -> None:
    run = Prompted("nim", seats=2)
    run.type("z1j20j")
    for _ in range(9):
        run.press("left")
    assert run.row(22).strip() == "Row 1: take 3?"
    for x in range(0, 256, 8):
        for y in range(0, 176, 8):
            run.session.step(frozenset((f"@{x},{y}",)))
            if run.state["moves"]:
                break
            run.session.step()
    assert all(amount <= MOST for _, amount in run.state["moves"])


@pytest.mark.parametrize("original", [False, True])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.filterwarnings("ignore:the computer's")
def test_computer_and_pilot_keep_to_the_rule(level: int, original: bool) -> None:
    session = Session(Setup("nim", level, 1, seed=level, original=original))
    run_pilot(session, 60_000, level, until_result=True)
    assert session.results
    moves: Any = session.program.state()["moves"]
    assert {amount for _, amount in moves} <= {1, 2, 3}
