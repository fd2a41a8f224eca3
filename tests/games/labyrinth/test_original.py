"""The book's chase as it runs: its drawing, its question, its pace, its sound, its end."""

from typing import Any

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.ink import BLUE, GREEN, MAGENTA, RED, ink_of
from tests.patience import still
from tests.prompted import Prompted

HELD = frozenset({"8"})


def answered(count: str, seed: int = 1) -> Prompted:
    run = Prompted("labyrinth", original=True, seed=seed)
    run.type(count)
    for keys in (frozenset({"return"}), NO_KEYS):
        run.session.step(keys)
    return run


def state(run: Prompted) -> dict[str, Any]:
    return dict(run.session.program.state())


def started(count: str, seed: int = 1) -> Prompted:
    """Past the signal, at the first poll."""
    run = answered(count, seed)
    while still(not run.state["playing"]):
        run.session.step()
    return run


def finished(count: str, seed: int) -> Prompted:
    run = started(count, seed)
    while still(not run.session.results):
        run.session.step()
    return run


def heard(run: Prompted, known: int) -> list[tuple[float, int]]:
    return [(round(note.duration / 3_500_000, 3), round(note.hertz)) for note in run.machine.speaker.notes[known:]]


def test_the_maze_takes_644_frames_and_keys_hurry_it() -> None:
    assert Prompted("labyrinth", original=True, seed=1).frames == pytest.approx(644 + 10, abs=4)
    session = Session(Setup("labyrinth", original=True, seed=1))
    for frame in range(60):
        session.step(frozenset({"x"}) if frame == 20 else NO_KEYS)
    assert session.machine.waiting is not None


def test_the_border_is_green() -> None:
    machine: Any = Prompted("labyrinth", original=True, seed=2).machine
    edges = [(row, column) for row in range(22) for column in range(32) if row in (0, 21) or column in (0, 31)]
    assert all(ink_of(machine.attr(*cell)) == GREEN for cell in edges)
    assert all(machine.display[0:32][column] == 0xFF for column in range(32))


@pytest.mark.parametrize("refused", ["0", "4", "1.5", "x", "12", "a" * 40])
def test_other_numbers_are_refused_with_a_tone(refused: str) -> None:
    run = Prompted("labyrinth", original=True, seed=1)
    for key in refused:
        run.press(key)
    run.press("return")
    assert run.heard == [(0.2, 20)]
    assert run.machine.waiting is not None
    assert "good" not in run.state


@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_villains_are_accepted_and_have_their_colours(count: int) -> None:
    run = started(str(count))
    machine: Any = run.machine
    inks = [ink_of(machine.attr(row, column)) for column, row in state(run)["villains"]]
    assert inks == [BLUE, RED, MAGENTA][:count]


def test_the_signal_is_a_second_long() -> None:
    run = answered("2")
    known, frame = len(run.machine.speaker.notes) - 1, run.machine.frame
    while still(not run.state["playing"]):
        run.session.step()
    assert run.machine.frame - frame == pytest.approx(60, abs=3)
    assert heard(run, max(known, 0))[-1] == (0.999, 349)  # in whole waves


@pytest.mark.parametrize(("count", "frames"), [("1", 11.9), ("2", 20.1), ("3", 30.2)])
def test_units_take_the_measured_time(count: str, frames: float) -> None:
    for seed in range(1, 12):
        run = started(count, seed)
        start = run.machine.frame
        while still(run.state["clock"] != 12 and not run.state["eaten"]):
            run.session.step()
        if run.state["clock"] == 12:
            assert (run.machine.frame - start) / 12 == pytest.approx(frames, abs=0.7)
            return
    raise AssertionError("always eaten")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_held_key_gives_a_step_more_than_villains_in_a_unit(count: int) -> None:
    most = 0
    for seed in range(1, 4):
        run = started(str(count), seed)
        clock, steps = 0, 0
        for _ in range(150):
            run.session.step(HELD)
            now = state(run)
            if now["clock"] != clock:
                most = max(most, now["steps"] - steps)
                clock, steps = now["clock"], now["steps"]
    assert 2 <= most <= 1 + count


def test_eaten_with_the_steps_and_the_low_tone() -> None:
    run = next(run for run in (finished("3", seed) for seed in range(1, 9)) if run.state["eaten"])
    assert "You were eaten! Steps: 0" in run.row(10)
    run._until_prompt()
    assert heard(run, 0)[-1] == (0.497, 147)
    assert "Another game? (y/n)" in run.row(12)


def test_escaped_after_a_hundred_units_with_the_gong() -> None:
    run = next(run for run in (finished("1", seed) for seed in range(1, 20)) if not run.state["eaten"])
    assert "You escaped! Steps: 0" in run.row(10)
    assert run.row(21).endswith("100")
    run._until_prompt()
    assert heard(run, 0)[-2:] == [(0.2, 554), (0.2, 659)]


def test_keys_held_at_the_end_do_not_answer_the_question() -> None:
    run = started("3", 2)
    while still(not run.session.results):
        run.session.step(frozenset({"n"}))
    for _ in range(120):
        run.session.step(frozenset({"n"}))
    assert not run.session.ended
    assert "Another game? (y/n)" in run.row(12)
    run.press("n")
    assert run.session.ended


def test_a_short_tap_is_not_lost() -> None:
    for phase in range(0, 20, 4):
        run = started("1")
        for _ in range(phase):
            run.session.step()
        before = run.state["good"]
        way = "8" if state(run)["walls"][18][2] == "." else "7"
        run.session.step(frozenset({way}))
        for _ in range(25):
            run.session.step()
        assert run.state["steps"] == 1
        assert run.state["good"] != before
