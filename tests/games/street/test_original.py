"""The book's street as it runs: its question, its pace, its sound and its counters."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.street.original import whole_part
from arcade.machine.keyboard import NO_KEYS
from tests.patience import still
from tests.prompted import Prompted

HELD = frozenset("8")


def answered(level: str, seed: int = 0) -> Prompted:
    run = Prompted("street", original=True, seed=seed)
    run.type(level)
    for keys in (frozenset({"return"}), NO_KEYS):
        run.session.step(keys)
    return run


def until(session: Session, crossings: int) -> None:
    while still(session.program.state()["crossings"] != crossings):
        session.step(HELD)


@pytest.mark.parametrize("refused", ["0", "5", "9", "x", "1.2.3", "0.9"])
def test_other_levels_are_refused_with_a_tone(refused: str) -> None:
    run = Prompted("street", original=True)
    for key in refused:
        run.press(key)
    run.press("return")
    assert run.heard == [(0.2, 20)]
    assert run.machine.waiting is not None
    assert "level" not in run.state


def test_the_whole_part_counts() -> None:
    run = answered("2.7")
    assert run.state["level"] == 2
    assert [whole_part(text) for text in ("2.7", " 3 ", ".5", "4.", "²", "-1", ".", "")] == [
        2, 3, 0, 4, None, None, None, None,
    ]  # fmt: skip


@pytest.mark.parametrize(("level", "seed", "accidents"), [("1", 0, 7), ("2", 4321, 8), ("4", 0, 10)])
def test_the_running_program_keeps_to_the_model(level: str, seed: int, accidents: int) -> None:
    run = answered(level, seed)
    until(run.session, 6)
    assert (run.state["accidents"], run.state["loops"]) == (accidents, 97)


def test_tones_and_counters() -> None:
    run = answered("1")
    known = len(run.machine.speaker.notes)
    until(run.session, 4)
    notes = run.machine.speaker.notes[known:]
    assert [(note.duration, round(note.hertz)) for note in notes] == [(696_880, 622)] * 5
    for _ in range(40):
        run.session.step()
    assert run.row(20) == "  5                 4"
    assert run.row(19) == "  accidents       crossings"


def test_the_first_loop_comes_after_62_frames_and_four_crossings_take_about_1320() -> None:
    run = answered("1")
    start = run.machine.frame
    while still(run.state["loops"] == 0):
        run.session.step(HELD)
    assert run.machine.frame - start == pytest.approx(62, abs=2)
    until(run.session, 4)
    assert run.machine.frame - start == pytest.approx(1320, abs=20)


@pytest.mark.parametrize(("keys", "frames"), [(NO_KEYS, 18.4), (HELD, 18.8)])
def test_loops_take_the_measured_time(keys: frozenset[str], frames: float) -> None:
    """Loops in which no car begins anew and nobody is hurt."""
    run = answered("1", 3)
    times: list[int] = []
    before, since, steady = run.state, 0, False
    while still(len(times) < 40):
        run.session.step(keys)
        now = run.state
        if now["loops"] != before["loops"]:
            if steady:
                times.append(run.machine.frame - since)
            drove = all(abs(new - old) == 1 for new, old in zip(now["cars"], before["cars"], strict=True))
            steady = drove and now["accidents"] == before["accidents"]
            before, since = now, run.machine.frame
    assert sum(times) / len(times) == pytest.approx(frames, abs=0.3)


def test_a_short_tap_is_not_lost() -> None:
    for phase in range(0, 20, 3):
        run = answered("1")
        for _ in range(100 + phase):
            run.session.step()
        run.session.step(HELD)
        for _ in range(45):
            run.session.step()
        assert run.state["column"] == 2


def test_no_leaves_and_another_session_asks_the_level_again() -> None:
    run = answered("1")
    until(run.session, 10)
    run._until_prompt()
    assert run.row(23) == "Another game? (y/n)"
    run.press("y")
    assert run.row(23).startswith("Difficulty (1-4)")


def test_another_language_takes_effect_at_once() -> None:
    run = answered("1")
    for keys in (NO_KEYS, frozenset({"!lang ro"}), *[NO_KEYS] * 90):
        run.session.step(keys)
    assert (run.row(0), run.row(19)) == ("Traversare", "  accidente       traversări")
