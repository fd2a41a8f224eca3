"""Rounds, false starts, skulls and duels, played frame by frame."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.reflexe import art
from arcade.games.reflexe.scenery import dial
from arcade.games.reflexe.strings import FINGERS, SLOWEST
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.texts import Text
from tests.patience import still


def step(session: Session, *keys: str, frames: int = 1) -> None:
    for _ in range(frames):
        session.step(frozenset(keys))


def started(level: int, seed: int = 1, seats: int = 1, key: str = "return") -> Session:
    session = Session(Setup("reflexe", level, seats, "en", seed))
    step(session, frames=150)
    step(session, key, frames=3)
    step(session, frames=40)
    return session


def until_sign(session: Session, sign: str = "") -> None:
    for _ in range(20_000):
        if session.program.state()["sign"] and sign in ("", session.program.state()["sign"]):
            return
        session.step(NO_KEYS)
    raise AssertionError("no sign")


def test_a_press_before_the_sign_is_a_false_start_and_the_round_is_played_again() -> None:
    session = started(1)
    step(session, " ", frames=2)
    step(session)
    state = session.program.state()
    assert (state["slips"], state["round"], state["sign"]) == (1, 0, "")
    assert any("Too early" in row for row in session.machine.text_rows())
    until_sign(session)


def test_a_tap_of_one_frame_counts() -> None:
    session = started(1)
    until_sign(session)
    step(session, frames=14)
    step(session, "x")
    assert session.program.state()["times"] == (15,)
    assert session.program.state()["points"] == 1000 - 15 * 20


def test_wrong_keys_cost_points_while_the_clock_runs_on() -> None:
    session = started(3)
    until_sign(session)
    sign = str(session.program.state()["sign"])
    wrong = next(way for way in ("left", "right") if way != sign)
    step(session, wrong, frames=10)
    step(session, sign, frames=2)
    state = session.program.state()
    assert (state["slips"], state["times"]) == (1, (11,))
    assert state["points"] == 1000 - 11 * 20


def test_skulls_have_to_be_borne() -> None:
    session = started(2, seed=3)
    until_sign(session, "skull")
    rounds = session.program.state()["round"]
    step(session, frames=76)
    assert session.program.state()["sign"] == ""
    assert any("Nerves of steel" in row for row in session.machine.text_rows())
    assert session.program.state()["round"] == rounds, "a skull is not timed"


def test_small_letters_answer_letters_but_capitals_are_needed_as_printed() -> None:
    session = started(4)
    until_sign(session)
    step(session, str(session.program.state()["sign"]).lower(), frames=2)
    assert session.program.state()["round"] == 1
    session = started(5)
    until_sign(session)
    while still(not str(session.program.state()["sign"]).isupper()):
        step(session, str(session.program.state()["sign"]), frames=2)
        step(session)
        until_sign(session)
    rounds = session.program.state()["round"]
    step(session, str(session.program.state()["sign"]).lower(), frames=2)
    assert session.program.state()["round"] == rounds


def test_who_starts_with_the_joystick_gets_arrows_for_letters() -> None:
    assert started(4, key="pad1 fire").program.state()["trial"] == 3
    assert started(4).program.state()["trial"] == 4


def test_who_falls_asleep_loses_the_round_only() -> None:
    session = started(1)
    until_sign(session)
    step(session, frames=501)
    assert session.program.state()["times"] == (500,)
    assert session.program.state()["points"] == 0


def test_a_hit_is_told_by_two_notes_and_a_mistake_by_a_low_one() -> None:
    session = started(1)
    until_sign(session)
    known = len(session.machine.speaker.notes)
    step(session, " ", frames=2)
    notes = session.machine.speaker.notes[known:]
    clock = session.machine.CLOCK
    assert [round(note.duration / clock, 2) for note in notes] == [0.05, 0.1]
    assert notes[0].hertz < notes[1].hertz
    until_sign(session)


def test_in_a_duel_the_first_has_the_point_and_a_false_start_gives_it_away() -> None:
    session = started(1, seats=2)
    until_sign(session)
    step(session, "l", frames=2)
    assert session.program.state()["duel"] == (0, 1)
    step(session, frames=60)
    step(session, "a", frames=2)
    assert session.program.state()["duel"] == (0, 2), "too early"
    until_sign(session)
    step(session, "a", "l", frames=2)
    assert session.program.state()["duel"] == (0, 2), "together"
    for _ in range(3):
        until_sign(session)
        step(session, "pad2 fire", frames=2)
        step(session, frames=50)
    assert session.results[0].outcome is Outcome.SECOND


def test_a_skull_in_a_duel_gives_the_point_away() -> None:
    session = started(4, seed=3, seats=2)
    until_sign(session, "skull")
    step(session, "a", frames=2)
    assert session.program.state()["duel"] == (0, 1)


@pytest.mark.parametrize("finger", FINGERS)
def test_the_slowest_finger_fits_the_row(finger: Text) -> None:
    assert len(SLOWEST.english.format(finger=finger.english, time="10.00")) <= 32
    assert len(SLOWEST.in_language("ro").format(finger=finger.in_language("ro"), time="10.00")) <= 32


def test_it_is_silent_until_the_sign_and_ticks_from_then_on() -> None:
    session = started(1)
    step(session, frames=10)
    speaker = session.machine.speaker
    known, waited = len(speaker.notes), 0
    while still(not session.program.state()["sign"]):
        assert len(speaker.notes) == known, "a sound gives the sign away"
        step(session)
        waited += 1
    assert waited > 20
    step(session, frames=31)
    assert len(speaker.notes) >= known + 1 + 3


@pytest.mark.parametrize("sign", [*art.SHAPES, "Q", "7"])
def test_a_sign_stays_on_its_ball(sign: str) -> None:
    ball = art.on_ball(Spectrum().font, sign)
    assert ball.width == ball.height == 8 * (art.SIGN + 2)
    assert ball.solid == ((1 << ball.width) - 1,) * ball.height
    middle = [row[8:-8] for row in ball.rows()[8:-8]]
    assert 200 < sum(row.count("#") for row in middle) < 1600


def test_the_dial_has_passed_a_quarter_after_a_quarter_of_a_second() -> None:
    rows = dial(12).rows()[12:30]
    right, left = sum(row[34:52].count("#") for row in rows), sum(row[12:30].count("#") for row in rows)
    assert right > 100
    assert left < 20


def test_who_has_won_goes_on_jumping_while_another_series_is_asked_for() -> None:
    session = started(1)
    for _ in range(10):
        until_sign(session)
        step(session, " ", frames=2)
    step(session, frames=400)
    assert session.results
    assert session.machine.waiting is not None
    pictures = set()
    for _ in range(40):
        step(session)
        pictures.add(session.machine.pixels())
    assert len(pictures) > 8
