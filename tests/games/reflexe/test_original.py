"""The demonstration as printed: where characters stand, what counts, what is told."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup
from tests.patience import still


def until_shown(session: Session) -> None:
    while still(not session.program.state()["sign"]):
        session.step(NO_KEYS)


def hold(session: Session, key: str, frames: int = 3) -> None:
    for _ in range(frames):
        session.step(frozenset((key,)))
    session.step(NO_KEYS)


def original(seed: int = 0, lang: str = "en") -> Session:
    session = Session(Setup("reflexe", 3, 1, lang, seed, original=True))
    until_shown(session)
    return session


def test_the_first_character_is_green_on_black() -> None:
    session = original()
    assert session.machine.text_rows()[8].rstrip() == "  !"
    assert session.machine.memory()[6144 + 32 * 8 + 2] == 4
    assert session.machine.border_colour == 0


@pytest.mark.parametrize(("delay", "tenths"), [(5, 1), (15, 3), (25, 5), (50, 10), (100, 20)])
def test_the_time_is_told_in_whole_tenths(delay: int, tenths: int) -> None:
    session = original()
    for _ in range(delay):
        session.step(NO_KEYS)
    hold(session, "!")
    assert f"TIME: {tenths} tenth" in session.machine.text_rows()[21]


def test_wrong_keys_leave_the_clock_running() -> None:
    session = original()
    for _ in range(6):
        hold(session, "x", 4)
    hold(session, "!")
    assert "TIME: 6 tenths" in session.machine.text_rows()[21]
    assert session.program.state()["slips"] == 0


def test_a_capital_needs_shift() -> None:
    session = original()
    for sign in "!g2'":
        hold(session, sign)
        hold(session, " ")
        until_shown(session)
    assert session.program.state()["sign"] == "U"
    hold(session, "u")
    assert session.program.state()["sign"] == "U"
    hold(session, "U")
    assert session.program.state()["sign"] == ""


def test_a_key_that_is_still_held_does_not_answer() -> None:
    session = original()
    for _ in range(60):
        session.step(frozenset("!"))
    assert "TIME" in session.machine.text_rows()[21]


def test_the_character_comes_as_late_as_in_the_listing_and_the_clock_runs_already() -> None:
    session = original()
    assert session.machine.frame == pytest.approx(10, abs=1)
    hold(session, "!")
    hold(session, " ", 1)
    asked = session.machine.frame
    until_shown(session)
    assert session.machine.frame - asked == pytest.approx(8, abs=1)
    for _ in range(8):
        session.step(NO_KEYS)
    hold(session, "g")
    assert "TIME: 2 tenths" in session.machine.text_rows()[21]


def test_it_is_silent() -> None:
    session = original()
    hold(session, "!")
    assert not session.machine.speaker.notes
