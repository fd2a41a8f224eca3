"""Ping-pong's original pace, sound and ending, measured on the running program."""

from itertools import pairwise
from typing import Any

import pytest

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.ping_pong import art
from arcade.games.ping_pong.rules import BAT_COLUMN, ROWS
from arcade.games.ping_pong.scenery import MARGIN, MIDDLE, NEAR, at, half, nearness
from arcade.games.ping_pong.title import DIP, word
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import until_asked


def original(seed: int) -> Session:
    return Session(Setup("ping-pong", seed=seed, original=True))


def steps(session: Session, keys: frozenset[str], frames: int) -> list[tuple[tuple[int, ...], int, int]]:
    """Ball, bat and frame whenever the ball has moved."""
    found: list[tuple[tuple[int, ...], int, int]] = []
    last: Any = None
    for _ in range(frames):
        session.step(keys)
        state: dict[str, Any] = session.program.state()
        if state["ball"] != last:
            last = state["ball"]
            found.append((last, state["bat"], session.machine.frame))
    return found


def mean_step(session: Session, keys: frozenset[str], moving: bool) -> float:
    """Frames a step, over the steps between bounces in which the bat moved or not.

    What a tick changed is seen at once, and its step's time passes until the next tick.
    """
    found = steps(session, keys, 400)
    times = [
        after[2] - now[2]
        for (before, now), (_, after) in pairwise(pairwise(found))
        if before[0][0] not in (0, 19) and before[0][1] not in (0, 31) and (before[1] != now[1]) == moving
    ]
    assert len(times) >= 5
    return sum(times) / len(times)


def test_the_first_serve_comes_after_64_frames() -> None:
    session = original(1)
    found = steps(session, NO_KEYS, 80)
    assert abs(found[1][2] - 64) <= 1


@pytest.mark.parametrize(("key", "moving", "frames"), [("", False, 3.31), ("s", True, 4.89), ("j", True, 5.0)])
def test_steps_take_the_measured_time(key: str, moving: bool, frames: float) -> None:
    measured = mean_step(original(4), frozenset((key,)) if key else NO_KEYS, moving)
    assert measured == pytest.approx(frames, abs=0.5)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_without_keys_takes_as_long_as_measured(seed: int) -> None:
    session = original(seed)
    while still(not session.results):
        session.step()
    assert 2250 <= session.machine.frame <= 2650


def notes(session: Session) -> list[tuple[float, float]]:
    """Seconds and hertz of what sounded."""
    return [(round(n.duration / 3_500_000, 3), round(n.hertz, 1)) for n in session.machine.speaker.notes]


def hertz(pitch: float) -> float:
    return round(261.6256 * 2 ** (pitch / 12), 1)


def test_a_hit_sounds_the_squares_of_one_to_six_and_the_end_runs_through_the_border() -> None:
    session = original(1)
    borders: list[int] = []
    while still(not session.results):
        session.step()
    bounce = [(0.029, hertz(3)), (0.003, hertz(4))]
    played = [(length, pytest.approx(pitch, rel=0.01)) for length, pitch in bounce]
    assert notes(session)[:2] == played
    before = len(session.machine.speaker.notes) - 1  # the ending's first note begins with the result
    while still(session.machine.waiting is None):
        session.step()
        if not borders or session.machine.border_colour != borders[-1]:
            borders.append(session.machine.border_colour)
    ending = notes(session)[before:]
    wanted = [pair for j in (1, 2, 3) for i in range(7, 0, -1) for pair in ((0.05, i * j), (0.02, j * j))]
    assert len(ending) >= len(wanted)
    for (length, pitch), (seconds, semitone) in zip(ending, wanted, strict=False):
        assert length == pytest.approx(seconds, abs=0.6 / hertz(semitone) + 0.0005)  # in whole waves
        assert pitch == pytest.approx(hertz(semitone), rel=0.01)
    assert borders[: 3 * 7] == [7, 6, 5, 4, 3, 2, 1] * 3


def test_the_notes_of_a_hit() -> None:
    session = original(0)
    while still(session.program.state()["score"] == 0 and not session.results):
        session.step()
    for _ in range(45):
        session.step()
    squares = [(0.1, hertz(n * n)) for n in range(1, 7)]
    got = [note for note in notes(session) if note[0] >= 0.099]
    assert len(got) == 6
    assert [length for length, _ in got] == [pytest.approx(0.1, abs=0.0015)] * 6
    assert [pitch for _, pitch in got] == [pytest.approx(pitch, rel=0.02) for _, pitch in squares]


def test_yes_starts_again_with_nothing_scored() -> None:
    session = original(1)
    until_asked(session)
    session.step(frozenset("d"))
    for _ in range(40):
        session.step()
    state = session.program.state()
    assert (state["score"], state["bounces"]) in {(0, 50), (0, 49), (0, 48)}
    assert not session.ended


def test_calm_leaves_the_border_alone_at_the_end() -> None:
    session = Session(Setup("ping-pong", seed=1, original=True, calm=True))
    seen = set()
    while still(session.machine.waiting is None):
        session.step()
        if session.results:
            seen.add(session.machine.border_colour)
    assert seen == {1}


def modern(level: int = 2) -> Session:
    session = Session(Setup("ping-pong", level, seed=3))
    while still(session.machine.waiting is None):
        session.step()
    session.step(frozenset(("return",)))
    return session


def test_every_cell_of_the_table_is_within_its_lines_and_right_is_right() -> None:
    for row in range(20):
        places = [at(row, column) for column in range(32)]
        assert all(one[0] < two[0] for one, two in pairwise(places))
        inner = half(places[0][1]) - MARGIN
        assert all(abs(x - MIDDLE) <= inner - 3 for x, _ in places)
    assert all(at(row, 3)[1] < at(row + 1, 3)[1] for row in range(19))


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_the_racket_is_on_the_lines_on_which_it_meets_the_ball(length: int) -> None:
    for row in range(ROWS - length + 1):
        upper, lower = at(row, BAT_COLUMN)[1], at(row + length - 1, BAT_COLUMN)[1]
        height = lower - upper + 2 * (3 + nearness(upper))
        rows = art.bat(height).rows()
        assert len(rows) == height
        assert all("#" in line[: art.BLADE] for line in rows)
        assert any("#" in line[art.BLADE :] for line in rows)


@pytest.mark.parametrize("side", [0, 1])
def test_the_letters_of_the_title_lie_within_the_lines_of_the_table(side: int) -> None:
    letters = word(side)
    _, left, top = letters[0]
    last, x, _ = letters[-1]
    inner = half(top) - MARGIN
    assert left >= MIDDLE - inner
    assert x + last.width <= MIDDLE + inner
    assert top + last.height + max(DIP) <= (NEAR if side else word(1)[0][2])


def test_points_without_a_miss_rise() -> None:
    session = modern()
    pilot = pilot_hands(session, 3)
    heights: list[float] = []
    score = 0
    while still(len(heights) < 4):
        before = len(session.machine.speaker.notes)
        session.step(next(pilot))
        state: dict[str, Any] = session.program.state()
        if state["score"] > score:
            while still(len(session.machine.speaker.notes) == before):
                session.step(next(pilot))
            heights.append(session.machine.speaker.notes[-1].hertz)
            score = state["score"]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


def test_the_hall_lives_while_another_game_is_asked_for() -> None:
    session = modern(3)
    until_asked(session)
    pictures = set()
    for _ in range(60):
        session.step()
        pictures.add(session.machine.pixels())
    assert session.results
    assert len(pictures) > 4


def test_the_two_notes_of_a_bounce_stay_apart() -> None:
    session = original(1)
    for _ in range(80):
        session.step()
    first, second = session.machine.speaker.notes[:2]
    gap = (second.start - first.start - first.duration) / 3500
    assert gap == pytest.approx(17.5, abs=1), "milliseconds"


def test_the_numbers_of_the_bar_stand_where_they_were_printed() -> None:
    session = original(1)
    for _ in range(100):
        session.step()
    row = session.machine.text_rows()[21]
    assert row[3:9] == "Points"
    assert row[12] == "0"
    assert row[19:31].split() == ["Bounces", str(session.program.state()["bounces"])]
    assert row[29:31].isdigit()


def test_a_bat_that_is_pushed_against_the_floor_slows_the_ball_a_little() -> None:
    session = original(4)
    while still(session.program.state()["bat"] != 18):
        session.step(frozenset("j"))
    assert 3.5 < mean_step(session, frozenset("j"), False) < 3.9
