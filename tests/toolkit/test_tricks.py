"""Noises, faces, repeating keys, clocks, and a question that does not wait for ever."""

from dataclasses import dataclass, field

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.beeper import tone
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.flow.prompts import ask_in_time
from arcade.toolkit.flow.stopwatch import Countdown, clock
from arcade.toolkit.letters.small_face import small, write_small
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.noises import click_key, helicopter, laugh, thunder, train
from arcade.toolkit.sound.tunes import Tune
from tests.patience import still
from tests.toolkit.stage import BareMachine, drive

AREAS = ((2, 8, 13, 15), (6, 3, 14, 11), (12, 11, 6, 19))


@dataclass
class Run:
    """A part that was run to its end."""

    frames: int = 0
    borders: set[int] = field(default_factory=set)


def run(machine: Spectrum, part: Frames[None]) -> Run:
    done = Run()
    while still():
        machine.begin_frame(frozenset())
        try:
            next(part)
        except StopIteration:
            return done
        done.borders.add(machine.border_colour)
        machine.end_frame()
        done.frames += 1


def ticks(machine: Spectrum, notes: Tune) -> float:
    """The frames that notes take."""
    lengths = [seconds * machine.CLOCK if pitch is None else tone(seconds, pitch).ticks for seconds, pitch in notes]
    return sum(lengths) / machine.FRAME


def test_the_laugh_falls_and_rises_on_a_cosine() -> None:
    pitches = [pitch for _, pitch in laugh(3)]
    assert pitches == pytest.approx([-14, -29, -44, -9.4, -19.8, -30.2, 0.2, -0.7, -1.5], abs=0.06)


def test_noises_last_as_long_as_measured() -> None:
    machine = Spectrum()
    assert ticks(machine, train(1)) == pytest.approx(54, abs=0.1)
    assert ticks(machine, helicopter()) == pytest.approx(362, abs=2)


def test_thunder_flickers_in_the_border_unless_calm() -> None:
    machine = Spectrum()
    assert run(machine, thunder(machine, SplitMix(1))).borders - {7}
    assert machine.border_colour == 7
    assert run(machine, thunder(machine, SplitMix(1), calm=True)).borders == {7}


@pytest.mark.parametrize(("length", "milliseconds"), [(0, 0.26), (5, 2.9), (10, 5.5), (50, 26), (255, 134)])
def test_a_key_click_is_as_long_as_its_setting(length: int, milliseconds: float) -> None:
    machine = Spectrum()
    click_key(machine, length)
    edges = machine.speaker.take(machine.FRAME * 10)
    assert (edges[-1] - edges[0]) / 3500 == pytest.approx(milliseconds, rel=0.02)


@pytest.mark.parametrize(("frames", "shown"), [(0, "00:00.0"), (25, "00:00.5"), (3265, "01:05.3"), (180000, "60:00.0")])
def test_a_clock_shows_minutes_seconds_and_tenths(frames: int, shown: str) -> None:
    assert clock(frames) == shown


def test_a_countdown_stops_at_nothing() -> None:
    machine = BareMachine()
    limit = Countdown(machine, 3)
    left = []
    for _ in range(5):
        left.append(limit.left)
        machine.begin_frame(frozenset())
        machine.end_frame()
    assert left == [3, 2, 1, 0, 0]


@pytest.mark.parametrize(
    ("hands", "answer", "frames"),
    [
        ([""] * 300, "", 200),
        (["", "", "D"], "d", 2),
        (["n"], "n", 0),
        ([""] * 100 + ["x"] + [""] * 300, "", 301),
        (["", "pad1 fire"], "y", 1),
        (["", "@3,4"], "y", 1),
    ],
)
def test_a_question_goes_on_by_itself(hands: list[str], answer: str, frames: int) -> None:
    machine = BareMachine()
    found, took = drive(machine, ask_in_time(machine, ("y", "d", "n"), 200), hands)
    assert found == answer
    assert took == frames
    assert machine.waiting is None


def test_the_small_face_has_every_sign_of_a_program() -> None:
    machine = Spectrum()
    shapes = [small(chr(code)).ink for code in range(32, 127) if chr(code) != "`"]
    assert len(set(shapes)) == len(shapes)
    assert small("ș").ink == small("?").ink
    assert small("ab").width == 8
    write_small(machine, 4, 30, "abcdef", pair("Gk"))
    assert machine.attr(4, 30) == machine.attr(4, 31) == pair("Gk")
    assert machine.attr(5, 0) != pair("Gk")
    write_small(machine, 4, 0, "", pair("Gk"))
    assert machine.attr(4, 0) != pair("Gk")
