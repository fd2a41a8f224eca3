"""The original's bar keeps to its row whatever the score."""

from typing import Any

import pytest

from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup


@pytest.mark.parametrize("score", [0, 990, 1000, 99990])
def test_a_high_score_fits_the_bar(score: int) -> None:
    session = Session(Setup("robac", language="ro", original=True))
    for frame in range(400):
        session.step(frozenset(("return",)) if frame == 300 else frozenset())
    program: Any = session.program
    program.world.score = score
    program.look._points(program.world)
    assert session.machine.text_rows()[23].endswith(str(score))
