"""The original's pace, picture, sound and ending, measured on the running program."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.falling_dominoes.rules import BOTTOM, STAR, TOP
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.contract.program import Setup
from tests.games.falling_dominoes.stage import (
    hertz,
    hold,
    notes,
    original,
    program,
    screen,
    tap,
    until_playing,
)
from tests.patience import still
from tests.prompted import until_asked

LEVELS = ("1", "2", "3", "4")
UNTOUCHED = (1182, 744, 306, 280)
HELD = (63, 57, 40, 39)
ROWS_A_SECOND = (3.1, 5.0, 12.6, 13.6)
GREEN_SQUARE, RED_SQUARE, WELL, WALL, STAR_COLOURS = 0o41, 0o21, 0o61, 0o33, 0o07


def heard(session: Session, *wanted: tuple[float, float]) -> bool:
    """Whether just these notes, seconds and semitones, have sounded so far."""
    sounds = notes(session)
    return len(sounds) == len(wanted) and all(
        got == pytest.approx(hertz(pitch), rel=0.01) and length == pytest.approx(seconds, abs=0.0025)  # whole waves
        for (length, got), (seconds, pitch) in zip(sounds, wanted, strict=True)
    )


def finished(level: str = "4", language: str = "en", calm: bool = False) -> Session:
    """A game that nobody touched, up to its end."""
    session = original(level, "ro" if language == "ro" else "en", calm)
    while still(not session.results):
        session.step()
    return session


def test_the_level_is_asked_after_46_frames_below_an_empty_score() -> None:
    session = Session(Setup("falling-dominoes", original=True))
    until_asked(session)
    assert session.machine.frame == pytest.approx(46, abs=1)
    rows = session.machine.text_rows()
    assert rows[6][8:] == "Level (1-4)?"
    assert rows[21] == "points = 0"
    picture = screen(session)
    assert picture.border_colour == 1
    assert [picture.attr(row, 15) for row in (0, 17, 18)] == [WELL] * 3
    assert {picture.attr(row, column) for row in range(19) for column in (0, 7, 23, 31)} == {WALL}
    for row in (19, 20):
        assert {picture.attr(row, column) & 7 for column in range(32)} == {WALL & 7}
        assert set(picture.display[LINES[8 * row] + 8 : LINES[8 * row] + 23]) == {0xFF}


def test_the_walls_come_up_row_by_row() -> None:
    session = Session(Setup("falling-dominoes", original=True))
    walled = []
    while still(not session.machine.waiting):
        session.step()
        walled.append(sum(screen(session).attr(row, 31) == WALL for row in range(22)))
    assert (walled[19], walled[24]) == (11, 14)
    assert walled[38] == 22


def test_the_first_piece_comes_11_frames_after_the_answer() -> None:
    session = Session(Setup("falling-dominoes", original=True))
    until_asked(session)
    session.step(frozenset("2"))
    start = session.machine.frame
    until_playing(session)
    assert session.machine.frame - start == pytest.approx(11, abs=1)
    assert heard(session, (0.1, 12))
    picture = screen(session)
    assert picture.text_rows()[6].strip() == ""
    assert [picture.attr(row, STAR) for row in (0, 1, 2, 3, 18)] == [
        STAR_COLOURS,
        GREEN_SQUARE,
        GREEN_SQUARE,
        WELL,
        RED_SQUARE,
    ]
    assert picture.text_rows()[21] == "points = 1"


def test_a_wrong_level_is_answered_by_two_notes_and_asked_again() -> None:
    session = Session(Setup("falling-dominoes", original=True))
    until_asked(session)
    tap(session, "5")
    until_asked(session)
    assert heard(session, (0.1, 12), (1.0, -6))
    assert session.machine.text_rows()[6][8:] == "Level (1-4)?"
    tap(session, "3")
    until_playing(session)


@pytest.mark.parametrize(("level", "rate"), list(zip(LEVELS, ROWS_A_SECOND, strict=True)))
def test_pieces_fall_as_fast_as_they_did(level: str, rate: float) -> None:
    session = original(level)
    frames = []
    for row in (2, 14):
        while still(program(session).world.piece.row < row):
            session.step()
        frames.append(session.machine.frame)
    assert 12 * 50 / (frames[1] - frames[0]) == pytest.approx(rate, rel=0.05)


@pytest.mark.parametrize(("level", "frames"), list(zip(LEVELS, UNTOUCHED, strict=True)))
def test_a_game_that_nobody_touches_takes_as_long_as_it_did(level: str, frames: int) -> None:
    session = original(level)
    start = session.machine.frame
    while still(not session.results):
        session.step()
    assert session.machine.frame - start == pytest.approx(frames, rel=0.02)
    assert session.results[-1].score == 9
    assert all((row, STAR) in program(session).world.pile for row in range(TOP, BOTTOM + 1))


@pytest.mark.parametrize(("level", "frames"), list(zip(LEVELS, HELD, strict=True)))
def test_a_held_key_leads_to_the_wall_as_fast_as_it_did(level: str, frames: int) -> None:
    session = original(level)
    start = session.machine.frame
    while still(program(session).world.piece.column > 8):
        session.step(frozenset("b"))
    assert session.machine.frame - start == pytest.approx(frames, abs=6)
    assert program(session).world.piece.row in (8, 9)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("length", [1, 2, 4])
def test_no_tap_is_lost_and_each_is_one_step(level: str, length: int) -> None:
    for phase in range(4):
        session = original(level)
        hold(session, frames=20 + phase)
        hold(session, "n", length)
        hold(session, frames=12)
        assert program(session).world.piece.column == STAR + 1


def test_a_press_ends_the_pause() -> None:
    session = original("1")
    for _ in range(5):
        tap(session, "q")
    assert program(session).world.piece.row >= 5


def test_of_two_keys_the_first_in_the_programs_order_counts() -> None:
    session = original("3")
    hold(session, frozenset("mn"), 6)
    assert program(session).world.piece.column > STAR


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("b", (0, 14)),
        ("left", (0, 14)),
        ("N", (0, 16)),
        ("pad1 right", (0, 16)),
        ("v", (1, 14)),
        ("pad1 up", (1, 14)),
        ("m", (1, 15)),
        ("pad1 fire", (1, 15)),
    ],
)
def test_keys(key: str, place: tuple[int, int]) -> None:
    session = original("1")
    tap(session, key, 6)
    piece = program(session).world.piece
    assert (piece.shape, piece.column) == place


def test_every_step_clicks() -> None:
    session = original("4")
    before = len(notes(session))
    while still(program(session).world.pieces == 1):
        session.step()
    hold(session, frames=6)
    clicks = notes(session)[before:]
    assert len(clicks) >= 16
    assert {length for length, _ in clicks} == {0.001}
    assert clicks[0][1] == pytest.approx(hertz(33), rel=0.02)


def test_a_held_key_repeats_by_the_machines_clock_whatever_the_program_is_about() -> None:
    """35 frames after the press, though the press came in the middle of a step; then every five."""
    session = original("2")
    before = len(session.machine.speaker.notes)
    while still(len(session.machine.speaker.notes) == before):
        session.step()
    session.step()
    pressed = session.machine.frame
    hold(session, "b", frames=70)
    clicks = [note.start / session.machine.FRAME - pressed for note in session.machine.speaker.notes[before + 1 :]]
    assert [later - sooner for sooner, later in pairwise(clicks[:3])] == pytest.approx([12, 12], abs=0.1)
    assert clicks[3] == pytest.approx(35 + 4.8, abs=0.1)
    assert [later - sooner for sooner, later in pairwise(clicks[3:6])] == pytest.approx([6, 6], abs=0.1)


def test_the_end_is_a_rainbow_of_35_notes_and_a_banner() -> None:
    session = finished()
    start, before = session.machine.frame, len(notes(session))
    until_asked(session)
    assert session.machine.frame - start == pytest.approx(95 + 10, abs=5)
    sounds = notes(session)[before - 1 :]
    wanted = [turn * colour + 20 for turn in range(1, 6) for colour in range(7, 0, -1)]
    assert len(sounds) == len(wanted) == 35
    for (length, got), pitch in zip(sounds, wanted, strict=True):
        assert length == pytest.approx(0.02, abs=0.002)
        assert got == pytest.approx(hertz(pitch), rel=0.03)
    row = session.machine.text_rows()[15]
    assert row.strip() == "Done! Play again? (y/n)"
    assert [screen(session).attr(15, column) for column in (1, 2, 27, 28)] == [WALL, 7, 7, WALL]


def test_the_border_shows_every_colour_unless_it_is_to_be_calm() -> None:
    for calm, colours in ((False, set(range(1, 8))), (True, {1})):
        session = finished(calm=calm)
        seen = set()
        while still(not session.machine.waiting):
            session.step()
            seen.add(session.machine.border_colour)
        assert seen == colours


@pytest.mark.parametrize(("key", "again"), [("d", True), ("y", True), ("pad1 fire", True), ("n", False), ("q", False)])
def test_yes_leads_to_the_level_question_without_points(key: str, again: bool) -> None:
    session = finished(language="ro")
    until_asked(session)
    assert session.machine.text_rows()[15].strip() == "Gata! Mai joci? (d/n)"
    session.step(frozenset((key,)))
    start = session.machine.frame
    session.step(NO_KEYS)
    assert session.ended is not again
    if again:
        until_asked(session)
        assert session.machine.frame - start == pytest.approx(48, abs=3)
        assert session.machine.text_rows()[21] == "puncte = 0"


def test_words_follow_the_language() -> None:
    session = original("1")
    hold(session, "!lang ro")
    hold(session, frames=20)
    assert session.machine.text_rows()[21] == "puncte = 1"
