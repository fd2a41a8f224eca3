"""BASIC's own time beside the real ROM's: how far tones are apart, and how long a picture takes."""

from itertools import pairwise

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.basic import FOR
from arcade.machine.spectrum.memory import LINES
from tests.machine.beside import LETTERS
from tests.machine.rom import Rom

Words = tuple[str | float, ...]
WITHIN = 0.06
"""Of a statement's time."""
A_MILLISECOND = 3_500
REPEATED = ((0.1, 9), (0.1, 9), (0.2, 9), (0.01, -35), (0.05, -20), (0.01, 36), (0.02, 5.5))


def cell(machine: Spectrum, row: int, column: int) -> bytes:
    """The eight bytes of a cell."""
    return bytes(machine.display[LINES[8 * row + line] + column] for line in range(8))


def play(machine: Spectrum, program: Frames[None]) -> None:
    """Run a program to its end, frame by frame."""
    for _ in program:
        machine.end_frame()


@pytest.fixture
def machine() -> Spectrum:
    return Spectrum(LETTERS)


def test_tones_are_kept_apart_like_the_roms(machine: Spectrum) -> None:
    rom = Rom()
    begun = rom.now
    for duration, pitch in REPEATED:
        rom.obey("BEEP", duration, ",", pitch)
        play(machine, machine.basic.beep(duration, pitch))
    edges = machine.speaker.take(1 << 62)
    assert len(edges) == len(rom.edges)
    assert max(abs(edge - known + begun) for edge, known in zip(edges, rom.edges, strict=True)) < A_MILLISECOND


def test_a_tone_of_less_than_half_a_wave_is_silent_and_takes_its_time(machine: Spectrum) -> None:
    play(machine, machine.basic.beep(0.01, -35))
    assert machine.speaker.take(1 << 62) == []
    assert machine.speaker.notes == []
    assert machine.now == 69_900


def test_a_note_is_as_long_as_its_waves(machine: Spectrum) -> None:
    play(machine, machine.basic.beep(0.01, -25))
    (note,) = machine.speaker.notes
    assert note.duration / machine.CLOCK == pytest.approx(0.016, abs=0.001)


def test_a_tune_keeps_its_repeated_notes_apart(machine: Spectrum) -> None:
    play(machine, machine.basic.tune(((0.1, 9), (0.1, None), (0.1, 9), (0.1, 9)), FOR))
    edges = machine.speaker.take(1 << 62)
    silences = [after - before for before, after in pairwise(edges) if after - before > 3974]
    assert silences == [65_600 + 12_600 + 350_000, 65_600 + 12_600]


@pytest.mark.parametrize(
    ("words", "ours"),
    [
        (("PRINT", "AT", 5, ",", 5, ";", '"A"', ";"), lambda basic: basic.print_at(5, 5, "A")),
        (
            ("PRINT", "AT", 5, ",", 5, ";", '"A long text of words"', ";"),
            lambda b: b.print_at(5, 5, "A long text of words"),
        ),
        (("PLOT", 100, ",", 80), lambda basic: basic.plot(100, 80)),
        (("DRAW", 15, ",", 0), lambda basic: basic.draw(15, 0)),
        (("DRAW", 10, ",", 100), lambda basic: basic.draw(10, 100)),
        (("CLS",), lambda basic: basic.cls()),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, tuple) else "",
)
def test_a_statement_takes_the_roms_time(machine: Spectrum, words: Words, ours: object) -> None:
    rom = Rom()
    begun = rom.now
    rom.obey(*words)
    assert callable(ours)
    play(machine, ours(machine.basic))
    assert machine.now == pytest.approx(rom.now - begun, rel=WITHIN)
    assert machine.scr() == rom.screen


def test_a_screen_is_cleared_line_by_line_from_the_letters_tops_and_then_coloured(machine: Spectrum) -> None:
    machine.cell(20, 3, bytes([0xFF] * 8), 0x20)
    seen = []
    for _ in machine.basic.cls():
        seen.append((cell(machine, 20, 3), machine.attr(20, 3)))
        machine.end_frame()
    assert [sum(row == 0xFF for row in rows) for rows, _ in seen] == [4, 0]
    assert seen[0] == (bytes(4) + bytes([0xFF] * 4), 0x20)
    assert seen[1][1] == 0x38


def test_the_interpreter_can_be_busy(machine: Spectrum) -> None:
    play(machine, machine.basic.takes(100))
    assert machine.now == 350_000


def test_frames_are_not_counted_in_a_tone(machine: Spectrum) -> None:
    play(machine, machine.basic.beep(0.1, 9))
    play(machine, machine.basic.takes(100))
    machine.randomize(0)
    assert machine.frame == 10
    assert machine.seed == 5
