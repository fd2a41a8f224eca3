"""BEEP edge by edge, and RND number by number, beside the real ROM."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import BasicError, Spectrum
from tests.machine.beside import LETTERS, Beside
from tests.machine.rom import SEED, Rom


def play(machine: Spectrum, program: Frames[None]) -> None:
    """Run a program to its end, frame by frame."""
    for _ in program:
        machine.end_frame()


def intervals(edges: list[int]) -> list[int]:
    return [later - earlier for earlier, later in pairwise(edges)]


def heard(machine: Spectrum, play_notes: Callable[[], Frames[None]]) -> list[int]:
    """The edges of a sound, from a machine that is new to it."""
    play(machine, play_notes())
    return machine.speaker.take(1 << 62)


def test_beeps_like_the_rom() -> None:
    dice = Random("beeps")
    rom, errors = Rom(), 0
    for _ in range(300):
        duration = dice.choice(
            (dice.uniform(0, 0.1), dice.uniform(0, 0.6), dice.choice((0.01, 0.05, 0.25, 1, 0, -1, 11)))
        )
        pitch = dice.choice((dice.randint(-12, 40), dice.uniform(-20, 70), dice.randint(-62, 129)))
        rom.edges.clear()
        report = rom.obey("BEEP", duration, ",", pitch)
        machine = Spectrum(LETTERS)
        if report:
            errors += 1
            with pytest.raises(BasicError, match=f"^{report} "):
                machine.beep(duration, pitch)
            continue
        edges = heard(machine, lambda: machine.beep(duration, pitch))  # noqa: B023
        assert intervals(edges) == intervals(rom.edges), (duration, pitch)
        assert len(edges) == len(rom.edges)
    assert 10 < errors < 100


def test_a_beep_takes_its_own_time_and_logs_its_note() -> None:
    machine = Spectrum(LETTERS)
    play(machine, machine.beep(0.01, 9))
    # 4.4 waves are 4 waves of 2 half waves, each of 118 + 4*964 ticks.
    assert machine.now == 8 * 3974
    (note,) = machine.speaker.notes
    assert (note.start, note.duration, round(note.hertz)) == (0, 35_000, 440)
    play(machine, machine.beep(0.01, 9))
    assert machine.now == 16 * 3974
    assert machine.frame == 0
    play(machine, machine.beep(0.01, 9))
    assert machine.frame == 1


def test_a_tune_waits_and_a_chime_does_not() -> None:
    machine = Spectrum(LETTERS)
    notes = [(0.1, 0), (0.1, None), (0.2, 12)]
    tune = heard(machine, lambda: machine.tune(notes))
    assert machine.now > 0.38 * machine.CLOCK
    other = Spectrum(LETTERS)
    other.chime(notes)
    assert other.now == 0
    assert [round(note.hertz) for note in other.speaker.notes] == [262, 523]
    assert other.speaker.take(1 << 62) == tune


def test_a_later_sound_cuts_a_chime_off() -> None:
    machine = Spectrum(LETTERS)
    machine.chime([(2.0, 0)])
    machine.now = 100_000
    play(machine, machine.beep(0.1, 12))
    edges = machine.speaker.take(1 << 62)
    beep = [edge for edge in edges if edge >= 100_000]
    assert len(edges) - len(beep) == 15
    assert intervals(beep) == [3342] * 103


def test_a_thousand_rnds_like_the_rom() -> None:
    rom, machine = Rom(), Spectrum(LETTERS)
    dice = Random("rnd")
    for _ in range(1000):
        if dice.random() < 0.02:
            seed = dice.choice((1, 65535, dice.randint(1, 65535)))
            rom.obey("RANDOMIZE", seed)
            machine.randomize(seed)
        count = dice.randint(1, 1000)
        assert machine.rnd_below(count) == rom.integer("INT", "(", "RND", "*", count, ")")
        assert machine.seed == rom.word(SEED)


def test_randomize_reports_like_the_rom() -> None:
    beside = Beside()
    for value in (1, 2.5, 65535, 65536, -1, -0.4):
        beside.both(("RANDOMIZE", value), lambda: beside.ours.randomize(value))  # noqa: B023
        if value > 0:
            assert beside.ours.seed == beside.rom.word(SEED)


def test_randomize_0_takes_the_frame_counter() -> None:
    machine = Spectrum(LETTERS, seed=77)
    assert machine.seed == 77
    for _ in range(5):
        machine.end_frame()
    machine.randomize(0)
    assert machine.seed == 5
