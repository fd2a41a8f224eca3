"""The pilot of demonstrations: whoever looks on sees it play well for as long as they like."""

import pytest

from arcade.cabinet.replays.demonstration import Demonstration
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.setups import moment_setup
from arcade.games.tetris.adviser import advise
from arcade.games.tetris.pilot import FRESH_ROWS, Main
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.pilot import Hands

CHOICES = 40


def agreeing(pilot: Main) -> int:
    """How often the pilot puts a piece where the adviser would."""
    return sum(pilot.choice() == advise(pilot.program.world) for _ in range(CHOICES))


def test_it_tires_only_when_nobody_looks_on() -> None:
    session = Session(moment_setup("tetris", "en", calm=False))
    hands = pilot_hands(session, 1)
    for _ in range(400):
        session.step(next(hands))
    pilot = Main(session.program, SplitMix(1))  # type: ignore[arg-type]
    assert agreeing(pilot) == CHOICES, "it has not begun to tire"
    pilot.program.world.lines = FRESH_ROWS + 90
    assert agreeing(pilot) < CHOICES // 2
    pilot.watched = True
    assert agreeing(pilot) == CHOICES


def test_a_demonstration_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def play(pilot: Main) -> Hands:
        seen.append(pilot.watched)
        yield from pilot.rest(9)

    monkeypatch.setattr(Main, "play", play)
    demonstration = Demonstration(lambda: moment_setup("tetris", "en", calm=False))
    for _ in range(3):
        demonstration.step()
    assert seen == [True]
