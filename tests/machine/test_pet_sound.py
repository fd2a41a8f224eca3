"""Sound on CB2: exact level changes, pitches and times."""

import pytest

from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.machine.pet.sound import bit_ticks, hertz, tone
from arcade.machine.speaker import Note
from tests.patience import still


def run(pet: Pet, program: Frames[None]) -> int:
    """Run to the end; the number of frames shown."""
    start = pet.frame
    while still():
        pet.begin_frame(frozenset())
        try:
            next(program)
        except StopIteration:
            return pet.frame - start
        finally:
            pet.end_frame()


def test_a_pattern_is_shifted_out_highest_bit_first() -> None:
    pet = Pet()
    run(pet, pet.cb2(rate=98, pattern=0b11010000, frames=0.2))
    assert bit_ticks(98) == 200
    assert pet.speaker.take(10**9) == [0, 400, 600, 800, 1600, 2000, 2200, 2400, 3200, 3327]


@pytest.mark.parametrize(("pattern", "period"), [(0b00001111, 3824), (0b00110011, 1912), (0b01010101, 956)])
def test_square_waves_lie_an_octave_apart(pattern: int, period: int) -> None:
    pet = Pet()
    run(pet, pet.cb2(237, pattern, 1))
    edges = pet.speaker.take(10**9)
    assert edges[:3] == [period // 2, period, period + period // 2]
    assert len(edges) % 2 == 0
    assert hertz(237, pattern) == pytest.approx(1_000_000 / period)


def test_a_sound_lasts_its_frames_and_is_noted() -> None:
    pet = Pet()
    assert run(pet, pet.cb2(248, 15, 3)) == 3
    assert pet.speaker.notes == [Note(0, 3 * 16_640, 250.0)]
    assert pet.speaker.busy_until < 3 * 16_640


def test_patterns_without_a_wave_are_silent() -> None:
    pet = Pet()
    run(pet, pet.cb2(100, 0, 2))
    assert pet.speaker.take(10**9) == []
    assert hertz(100, 0) == hertz(100, 255) == 0


@pytest.mark.parametrize(("rate", "pattern"), [(256, 15), (-1, 15), (3, 256)])
def test_rate_and_pattern_are_bytes(rate: int, pattern: int) -> None:
    pet = Pet()
    with pytest.raises(ValueError, match="bytes"):
        run(pet, pet.cb2(rate, pattern, 1))


def test_pitches_are_the_nearest_the_chip_can_make() -> None:
    assert tone(0) == (237, 15)
    assert tone(12) == (237, 51)
    assert tone(24) == (237, 85)
    assert tone(-1) == (251, 15)
    for pitch in range(-1, 37):
        assert hertz(*tone(pitch)) == pytest.approx(261.6256 * 2 ** (pitch / 12), rel=0.005)


def test_what_is_too_low_sounds_octaves_higher() -> None:
    assert tone(-2) == tone(10)
    assert tone(-24) == tone(0)


def test_a_tune_keeps_time_and_rests() -> None:
    pet = Pet()
    melody = [(0.05, 0.0), (0.03, None), (0.1, 12.0)]
    assert run(pet, pet.tune(melody)) == 180_000 // 16_640
    assert [(note.start, note.duration) for note in pet.speaker.notes] == [(0, 50_000), (80_000, 100_000)]
    edges = pet.speaker.take(10**9)
    assert [edge for edge in edges if 50_000 <= edge < 80_000] == []
    assert edges[0] == 4 * bit_ticks(237)
    assert min(edge for edge in edges if edge >= 80_000) == 80_000 + 2 * bit_ticks(237)


def test_short_beeps_share_a_frame() -> None:
    pet = Pet()
    for _ in range(2):
        run(pet, pet.beep(0.004, 12))
    assert pet.frame == 2

    pet = Pet()

    def two() -> Frames[None]:
        yield from pet.beep(0.00832, 12)
        yield from pet.beep(0.00832, 14)

    assert run(pet, two()) == 1
    assert [note.start for note in pet.speaker.notes] == [0, 8_320]


def test_a_chime_takes_no_time_and_is_cut_off_by_the_next_sound() -> None:
    pet = Pet()
    pet.chime([(1.0, 0.0)])
    assert pet.now == 0
    pet.begin_frame(frozenset())
    pet.end_frame()
    pet.chime([(0.01, 12.0)])
    assert [(note.start, note.duration) for note in pet.speaker.notes] == [(0, 16_640), (16_640, 10_000)]
    assert pet.speaker.busy_until < 26_640
