"""Stars as the original ran: its layout, its keys, its notes and its pace, measured on the running program."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.games.stars.test_rules import GREEDY, SEED_0
from tests.patience import still
from tests.prompted import until_asked

READY = 430


def original(seed: int = 0, language: str = "en") -> Session:
    session = Session(Setup("stars", language="ro" if language == "ro" else "en", seed=seed, original=True))
    for _ in range(READY):
        session.step()
    return session


def press(session: Session, key: str, frames: int = 4, gap: int = 8) -> None:
    for keys, count in ((frozenset((key,)), frames), (NO_KEYS, gap)):
        for _ in range(count):
            session.step(keys)


def sights(session: Session) -> tuple[int, int]:
    return session.program.state()["sights"]  # type: ignore[return-value]


def slide(session: Session, left: str, right: str, which: int, wanted: int) -> None:
    while still((distance := wanted - sights(session)[which]) != 0):
        press(session, right if distance > 0 else left, 3 if abs(distance) < 10 else 8, 6)


def shoot(session: Session, ray: tuple[int, int]) -> None:
    """Slide both sights, fire, and wait until the shot is over."""
    slide(session, "v", "b", 0, ray[0])
    slide(session, "t", "y", 1, ray[1])
    press(session, "f", 4, 90)


def heard(session: Session, since: int = 0) -> list[tuple[float, float]]:
    """Seconds and semitones above middle C."""
    notes = session.machine.speaker.notes[since:]
    return [(round(note.duration / 3_500_000, 3), round(note.hertz, 1)) for note in notes]


def hertz(pitch: int) -> float:
    return 261.6256 * 2 ** (pitch / 12)


def matches(notes: list[tuple[float, float]], wanted: list[tuple[float, int]]) -> bool:
    return len(notes) == len(wanted) and all(
        abs(length - seconds) < 0.0012 and abs(pitch - hertz(semitones)) < 0.02 * hertz(semitones)
        for (length, pitch), (seconds, semitones) in zip(notes, wanted, strict=True)
    )


def test_the_set_up_takes_its_time_and_ticks_for_each_star() -> None:
    session = Session(Setup("stars", seed=0, original=True))
    while still(not session.program.state()["playing"]):
        session.step()
    assert abs(session.machine.frame - 421) <= 1
    pitches = [22] + [row + column for row, column in SEED_0[1:]]
    assert matches(heard(session)[:20], [(0.01, pitch) for pitch in pitches])


def test_the_layout() -> None:
    session = original(language="ro")
    rows = session.machine.text_rows()
    assert rows[21].rstrip() == "  Linii = 0   Stele rămase = 20"
    assert all(rows[row][column] == "*" for row, column in SEED_0)
    machine = session.machine
    assert isinstance(machine, Spectrum)
    assert machine.border_colour == 1
    assert machine.attr(22, 0) == 0x38
    assert sights(session) == (128, 128)
    assert [machine.point(128, y) for y in range(11, 18)] == [1, 0, 0, 0, 0, 1, 0]
    assert [machine.point(128, y) for y in range(166, 173)] == [0, 1, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("key", "end", "which", "frames"), [("v", 10, 0, 164), ("b", 246, 0, 176), ("t", 10, 1, 189), ("y", 246, 1, 200)]
)
def test_a_held_key_takes_a_sight_to_its_limit_at_its_own_pace(key: str, end: int, which: int, frames: int) -> None:
    session = original()
    started = session.machine.frame
    while still(sights(session)[which] != end):
        session.step(frozenset((key,)))
    assert session.machine.frame - started == pytest.approx(frames, abs=3)
    for _ in range(20):
        session.step(frozenset((key,)))
    assert sights(session)[which] == end
    assert sights(session)[1 - which] == 128


@pytest.mark.parametrize("frames", [1, 2])
@pytest.mark.parametrize("delay", [0, 1])
def test_a_tap_is_one_step(frames: int, delay: int) -> None:
    session = original()
    for _ in range(delay):
        session.step()
    press(session, "b", frames)
    assert sights(session) == (130, 128)


def test_two_keys_together_move_nothing_and_other_keys_do_nothing() -> None:
    session = original()
    for _ in range(30):
        session.step(frozenset("vb"))
    for _ in range(5):
        session.step()
    for key in ("x", "5", "return ", "escape", "ă"):
        press(session, key)
    state = session.program.state()
    assert (sights(session), state["rays"]) == ((128, 128), 0)


def test_of_two_keys_the_one_that_stays_down_counts() -> None:
    session = original()
    for keys, frames in (("v", 20), ("vb", 10), ("b", 60)):
        for _ in range(frames):
            session.step(frozenset(keys))
    assert sights(session)[0] > 140


def test_fire_repeats_while_it_is_held() -> None:
    session = original()
    for _ in range(100):
        session.step(frozenset("f"))
    assert session.program.state()["rays"] == 2


def test_the_joystick_moves_the_sight_that_it_has_chosen() -> None:
    session = original()
    press(session, "pad1 left")
    press(session, "pad1 up")
    press(session, "pad1 right")
    assert sights(session) == (126, 130)
    press(session, "pad1 down")
    press(session, "pad1 left")
    assert sights(session) == (124, 130)


def test_a_shot_with_its_notes_and_its_time() -> None:
    session = original()
    before = len(session.machine.speaker.notes)
    started = session.machine.frame
    press(session, "f", 4, 0)
    clicks = len([note for note in heard(session, before) if note[0] < 0.002])
    while still(len(heard(session, before)) < clicks + 12):
        session.step()
    assert session.machine.frame - started == pytest.approx(80, abs=6)
    ticks = [note for note in heard(session, before) if note[0] > 0.008]
    assert matches(ticks, [(0.01, 3 * step) for step in range(1, 11)])
    state = session.program.state()
    assert (state["rays"], state["left"]) == (1, 19)
    assert session.machine.text_rows()[21].rstrip() == "  Lines = 1   Stars left =   19"


def test_loops_click() -> None:
    session = original()
    before = len(session.machine.speaker.notes)
    for _ in range(50):
        session.step()
    clicks = heard(session, before)
    assert len(clicks) == pytest.approx(25, abs=2)
    assert matches(clicks, [(0.001, 25)] * len(clicks))


def test_lines_cross_in_exclusive_or() -> None:
    session = original()
    shoot(session, (128, 128))
    machine = session.machine
    assert isinstance(machine, Spectrum)
    assert machine.point(128, 100)
    shoot(session, (128, 128))
    assert not machine.point(128, 100)


def test_a_game_to_its_end_and_a_new_one() -> None:
    session = original()
    for ray in GREEDY[0]:
        shoot(session, ray)
    assert session.results[-1].outcome == "won"
    assert session.program.state()["rays"] == 7
    until_asked(session)
    rows = session.machine.text_rows()
    assert "The sky is clear, bravo!" in rows[19]
    assert "Another game? (y/n)" in rows[20]
    assert len([note for note in heard(session)[-20:] if note[0] > 0.005]) == 20
    session.step(frozenset("d"))
    started = session.machine.frame
    while still(not session.program.state()["playing"]):
        session.step()
    assert session.machine.frame - started == pytest.approx(433, abs=2)
    state = session.program.state()
    assert (state["rays"], state["left"]) == (0, 20)
    assert state["stars"] != SEED_0


def test_no_ends_the_program() -> None:
    session = original()
    for ray in GREEDY[0]:
        shoot(session, ray)
    until_asked(session)
    press(session, "n")
    assert session.ended


def test_a_hint_is_shown_and_taken_away() -> None:
    session = original()
    before = session.machine.memory()
    press(session, "f1", 4, 60)
    assert session.machine.memory() != before
    for _ in range(90):
        session.step()
    assert session.machine.memory() == before
