"""Ricochet's original: its pace in frames, its notes, its cells and keys, measured on the running program."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from tests.patience import still

READY = 613
BLACK_CELL, FIELD, BLOCK, LABEL = 0, 4 << 3, 7 << 3 | 4, 7 << 3


def original(language: str = "en", calm: bool = False) -> Session:
    session = Session(
        Setup("ricochet", 2, seed=1, language="ro" if language == "ro" else "en", original=True, calm=calm)
    )
    until(session, lambda: bool(session.program.state()["aiming"]), READY + 10)
    return session


def until(session: Session, done: Callable[[], bool], most: int) -> int:
    """Step without keys until something is so; how many frames that took."""
    for frames in range(most):
        if done():
            return frames
        session.step()
    raise AssertionError("it never came to pass")


def press(session: Session, key: str, frames: int = 1) -> None:
    for _ in range(frames):
        session.step(frozenset((key,)))


def machine_of(session: Session) -> Spectrum:
    assert isinstance(session.machine, Spectrum)
    return session.machine


def notes(session: Session) -> list[tuple[float, float]]:
    """Seconds and hertz of what sounded."""
    return [(round(note.duration / 3_500_000, 3), note.hertz) for note in session.machine.speaker.notes]


def sounds(*wanted: tuple[float, float]) -> list[tuple[object, object]]:
    """Notes from seconds and semitones, to be compared with those of a run."""
    hertz = [261.6256 * 2 ** (pitch / 12) for _, pitch in wanted]
    return [
        (pytest.approx(length, abs=0.6 / high + 0.0005), pytest.approx(high, rel=0.02))  # in whole waves
        for (length, _), high in zip(wanted, hertz, strict=True)
    ]


def state(session: Session, name: str) -> object:
    return session.program.state()[name]


def place(session: Session, column: int) -> None:
    """Move the ball to a column."""
    while still((at := state(session, "ball")) != (19, column)):
        assert isinstance(at, tuple)
        press(session, "5" if int(str(at[1])) > column else "8")
        for _ in range(9):
            session.step()


def flight(session: Session, key: str) -> int:
    """Shoot and wait until the bounces are used up; how many frames from the key on."""
    press(session, key)
    return until(session, lambda: state(session, "bounces") == 40, 1200) + 1


def test_the_ball_is_ready_613_frames_after_run() -> None:
    assert original().machine.frame == pytest.approx(READY, abs=3)


def test_the_field_is_built_to_rising_notes() -> None:
    session = original()
    tiles = [(0.02, row + column) for row in range(22) for column in range(0, 32, 4)]
    assert notes(session) == sounds(*tiles, (0.1, 22))


def test_the_screen_is_laid_out_as_printed() -> None:
    session = original("ro")
    machine = machine_of(session)
    assert machine.border_colour == 1
    for row in range(21):
        assert machine.attr(row, 0) == LABEL
    assert "".join(machine.screen(row, 0) for row in range(4, 17)) == "SUPER BILIARD"
    for row, column in ((0, 1), (5, 7), (5, 25), (10, 15), (20, 31), (8, 4), (16, 28), (11, 13), (13, 4)):
        assert machine.attr(row, column) == BLACK_CELL
    for row, column in ((5, 6), (5, 26), (11, 4), (12, 28), (17, 4), (1, 2)):
        assert machine.attr(row, column) == BLOCK
    for row, column in ((3, 11), (3, 16), (3, 21), (8, 16), (13, 16)):
        assert machine.attr(row, column) == FIELD
        star = [machine.display[2048 * (row // 8) + 32 * (row % 8) + 256 * line + column] for line in range(8)]
        assert star[0] == 0xFF
    assert machine.attr(19, 16) == FIELD | 0x80
    assert machine.text_rows()[21].split() == ["Încercări", "Lovituri:"], "no number before the first shot"
    assert {machine.attr(row, column) for row in (22, 23) for column in range(32)} == {LABEL}


def test_a_key_is_heard_and_moves_the_star_in_eight_frames() -> None:
    session = original()
    before = len(notes(session))
    press(session, "5")
    frames = until(session, lambda: machine_of(session).attr(19, 15) == FIELD and starred(session, 15), 20)
    assert frames + 1 == pytest.approx(8, abs=1)
    assert notes(session)[before:] == sounds((0.1, 22))


def starred(session: Session, column: int) -> bool:
    return machine_of(session).screen(19, column) == "*"


def test_at_the_edges_a_key_is_only_heard() -> None:
    session = original()
    for key, edge in (("5", 2), ("8", 30)):
        place(session, edge)
        before = len(notes(session))
        press(session, key)
        for _ in range(20):
            session.step()
        assert state(session, "ball") == (19, edge)
        assert notes(session)[before:] == sounds((0.1, 22))


def test_a_wrong_key_gives_a_low_tone_of_a_second_and_loses_nothing() -> None:
    session = original()
    before, unchanged = len(notes(session)), session.program.state()
    press(session, "z")
    for _ in range(59):
        session.step()
    assert session.program.state() == unchanged
    assert notes(session)[before:] == sounds((0.1, 22), (1, -6))
    press(session, "8")
    for _ in range(10):
        session.step()
    assert state(session, "ball") == (19, 17)


def test_a_held_key_repeats_after_40_frames_and_then_every_10() -> None:
    session = original()
    moves, last = [], state(session, "ball")
    for frame in range(85):
        session.step(frozenset("5"))
        if state(session, "ball") != last:
            last = state(session, "ball")
            moves.append(frame)
    assert [after - moves[0] for after in moves] == [0, 40, 50, 60, 70, 80]


@pytest.mark.parametrize(("column", "key", "frames"), [(2, "9", 805), (16, "4", 960)])
def test_flights_take_the_measured_time(column: int, key: str, frames: int) -> None:
    session = original()
    place(session, column)
    assert flight(session, key) == pytest.approx(frames, rel=0.012)


def test_a_hit_is_celebrated_with_35_colours_and_the_ball_goes_on() -> None:
    session = original()
    place(session, 22)
    before = len(notes(session))
    press(session, "4")
    contact = until(session, lambda: machine_of(session).border_colour == 7, 60)
    assert contact + 1 == pytest.approx(27, abs=1.5)
    borders = [machine_of(session).border_colour]
    frames = 0
    while still(state(session, "ball") == (13, 16)):
        session.step()
        frames += 1
        if machine_of(session).border_colour != borders[-1]:
            borders.append(machine_of(session).border_colour)
    assert borders == [7, 6, 5, 4, 3, 2, 1] * 5
    assert frames == pytest.approx(150, abs=2)
    assert state(session, "ball") == (12, 15)
    colours = [(turn, colour) for turn in range(1, 6) for colour in range(7, 0, -1)]
    wanted = [note for i, j in colours for note in ((0.02, i * j), (0.01, i * j + 10))]
    assert notes(session)[before:][: 1 + len(wanted)] == sounds((0.1, 22), *wanted)


def test_bounces_tick_and_the_flight_ends_with_ten_notes() -> None:
    session = original()
    before = len(notes(session))
    flight(session, "4")
    back = until(session, lambda: bool(state(session, "aiming")), 100)
    heard = notes(session)[before:]
    assert heard[:41] == sounds((0.1, 22), *[(0.01, 33)] * 40)
    assert [length for length, _ in heard[41:]] == [pytest.approx(0.02, abs=0.0025)] * 10 + [0.1]
    assert back == pytest.approx(73 + 4, abs=2)
    assert machine_of(session).text_rows()[21].split() == ["Shots", "1", "Bounces:", "0"]


def test_eight_empty_shots_and_the_end() -> None:
    session = original()
    started = session.machine.frame
    for number in range(8):
        before = len(notes(session))
        flight(session, "4")
        if number < 7:
            until(session, lambda: bool(state(session, "aiming")), 100)
    until(session, lambda: session.machine.waiting is not None, 200)
    assert session.machine.frame - started == pytest.approx(8293, rel=0.01)
    assert session.results[0].outcome is Outcome.LOST
    assert session.results[0].score == 0
    rows = machine_of(session).text_rows()
    assert rows[21].split() == ["Shots", "8", "Bounces:", "40"]
    assert rows[18].find("Game over") == 2
    assert rows[19].find("Another game? (y/n)") == 2
    closing = notes(session)[before:][41:]
    assert [length for length, _ in closing] == [pytest.approx(0.1, abs=0.0025)] * 10
    before = len(notes(session))
    press(session, "d")
    frames = until(session, lambda: bool(state(session, "aiming")), READY + 40)
    assert frames == pytest.approx(15 + READY, abs=4)
    assert notes(session)[before] == sounds((0.3, 22))[0]
    assert machine_of(session).attr(4, 0) == LABEL, "the label is white again after a replay"
    assert state(session, "shots") == 0


def test_anything_but_a_yes_ends_the_program() -> None:
    session = original()
    for _ in range(8):
        flight(session, "9")
        until(session, lambda: bool(state(session, "aiming")) or session.machine.waiting is not None, 200)
    press(session, "q")
    for _ in range(10):
        if not session.ended:
            session.step()
    assert session.ended


def test_keys_pressed_in_flight_do_nothing_now_or_later() -> None:
    session = original()
    press(session, "4")
    for _ in range(60):
        session.step(frozenset("8"))
        session.step()
    until(session, lambda: bool(state(session, "aiming")), 1200)
    for _ in range(60):
        session.step()
    assert state(session, "ball") == (19, 16)
    assert state(session, "shots") == 1


def test_the_joystick_shoots_to_both_sides() -> None:
    session = original()
    press(session, "pad1 right")
    until(session, lambda: starred(session, 17), 20)
    press(session, "pad1 fire")
    until(session, lambda: state(session, "flight") is not None, 20)
    assert state(session, "flight") == (-1, 1)
    until(session, lambda: bool(state(session, "aiming")), 1400)
    press(session, "pad1 up")
    for _ in range(10):
        session.step()
    assert machine_of(session).text_rows()[23].strip() == "Fire: up-left"
    press(session, "pad1 fire")
    until(session, lambda: state(session, "flight") is not None, 20)
    assert state(session, "flight") == (-1, -1)


def test_advice_on_the_printed_table() -> None:
    session = original()
    press(session, "f1")
    for _ in range(40):
        session.step()
    assert machine_of(session).text_rows()[23].strip() == "3 to the left, fire up-left"


def test_the_language_changes_while_the_ball_waits() -> None:
    session = original()
    session.step(frozenset(("!lang ro",)))
    for _ in range(3):
        session.step(NO_KEYS)
    assert machine_of(session).text_rows()[21].split() == ["Încercări", "Lovituri:"]


def test_calm_leaves_the_border_alone() -> None:
    session = original(calm=True)
    place(session, 22)
    press(session, "4")
    seen = set()
    for _ in range(250):
        session.step()
        seen.add(machine_of(session).border_colour)
    assert seen == {1}


def test_the_tiles_tones_stay_apart() -> None:
    heard = original().machine.speaker.notes
    gaps = [(b.start - a.start - a.duration) / 3500 for a, b in pairwise(heard[:176])]
    assert min(gaps) == pytest.approx(33.5, abs=1)
    assert max(gaps) == pytest.approx(44.5, abs=1), "milliseconds, more at a row's end"
