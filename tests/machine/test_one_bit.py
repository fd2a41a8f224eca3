"""Three voices and drums through one bit: every edge by hand, pitch, duty, drums, and the same however time is cut."""

from collections.abc import Iterable
from itertools import count, pairwise
from math import log2

import pytest

from arcade.machine.one_bit import CLOCK, DRUMS, ROUND, SILENCE, TICK, Drum, Moment, OneBit, Pins, Strike, phase_step
from arcade.machine.one_bit.drums import beaten

ALL = 1 << 60
WAVE = 1 << 24
HALF = Strike((WAVE // 8,), (128,))
"""A wave of eight rounds, high in four."""


def edges(*moments: Moment, start: int = 0, engine: type[OneBit] = OneBit) -> list[int]:
    return engine(iter(moments), start).edges(ALL)


def rounds(numbers: Iterable[int], *offsets: int) -> list[int]:
    """Offsets within each of some rounds."""
    return [ROUND * number + offset for number in numbers for offset in offsets]


@pytest.mark.parametrize(
    ("voice", "offsets"),
    [(0, (0, 48)), (1, (48, 104)), (2, (104, 152))],
)
def test_a_voice_shows_its_level_in_its_slot(voice: int, offsets: tuple[int, int]) -> None:
    assert edges(Moment(16, ((voice, HALF),))) == rounds((0, 1, 2, 3, 8, 9, 10, 11), *offsets)


def test_slots_side_by_side_join() -> None:
    assert edges(Moment(8, ((0, HALF), (1, HALF)))) == rounds(range(4), 0, 104)
    assert edges(Moment(8, ((1, HALF), (2, HALF)))) == rounds(range(4), 48, 152)
    assert edges(Moment(8, ((0, HALF), (1, HALF), (2, HALF)))) == [0, 4 * ROUND]
    assert edges(Moment(2, ((0, HALF), (2, HALF)))) == [0, 48, 104, 152 + 48, 152 + 104, 304]


def test_it_begins_where_it_is_told_and_ends_low() -> None:
    assert edges(Moment(2, ((0, HALF), (1, HALF), (2, HALF))), start=1_001) == [1_001, 1_001 + 2 * ROUND]


def test_a_rest_is_silent_and_voices_keep_their_notes() -> None:
    heard = edges(Moment(8, ((0, HALF), (1, HALF))), Moment(8, ((0, SILENCE),)))
    assert heard == rounds(range(4), 0, 104) + rounds(range(8, 12), 48, 104)


@pytest.mark.parametrize("pitch", range(-27, 22))  # A2 to A6
def test_pitch_is_right_within_half_a_cent(pitch: int) -> None:
    heard = edges(Moment(2 * CLOCK // ROUND, ((0, Strike((phase_step(pitch),), (128,))),)))
    rises = [later for earlier, later in pairwise((-ALL, *heard[::2])) if later - earlier > ROUND]
    hertz = CLOCK * (len(rises) - 1) / (rises[-1] - rises[0])
    assert abs(1200 * log2(hertz / 440) - 100 * (pitch - 9)) < 0.5


@pytest.mark.parametrize("duty", [0, 1, 8, 32, 64, 128, 255])
def test_duty_is_the_part_of_a_wave_that_is_high(duty: int) -> None:
    heard = edges(Moment(4_096, ((1, Strike((WAVE // 256,), (duty,))),)))
    assert len(heard) == 2 * 16 * duty
    assert all(down - up == 56 for up, down in zip(heard[::2], heard[1::2], strict=True))


def test_duty_falls_from_tick_to_tick_and_the_last_stays() -> None:
    heard = edges(Moment(4 * TICK, ((0, Strike((WAVE // 256,), (128, 64, 16))),)))
    assert [sum(tick // (ROUND * TICK) == place for tick in heard) for place in range(4)] == [256, 128, 32, 32]


def test_an_arpeggio_takes_its_steps_in_turn() -> None:
    heard = edges(Moment(4 * TICK, ((0, Strike((WAVE // 256, WAVE // 128), (128,))),)))
    rises = [later for earlier, later in pairwise((-ALL, *heard[::2])) if later - earlier > ROUND]
    assert [sum(tick // (ROUND * TICK) == place for tick in rises) for place in range(4)] == [1, 2, 1, 2]


def test_a_sweep_grows_longer_and_noise_follows_the_shift_register() -> None:
    assert beaten(Drum(1, 100, 64), 1_000) == (0, 100, 225, 381, 576, 819)
    levels, register = [], 0xACE1
    for _ in range(40):
        levels.append(register & 1)
        register = register >> 1 ^ (0xB400 if register & 1 else 0)
    changes = [10 * at for at, (before, level) in enumerate(pairwise((0, *levels))) if before != level]
    assert beaten(Drum(1, 10, noise=True), 400) == tuple(changes)


def test_a_drum_has_the_speaker_alone_and_the_voices_wait() -> None:
    drum = Drum(2, 100)
    heard = edges(Moment(10, ((0, HALF),), drum))
    assert heard == [0, 100, 200, 300, *rounds((2, 3, 4, 5), 0, 48)]
    assert edges(Moment(1, ((0, HALF),), drum)) == [0, 100]


def piece() -> list[Moment]:
    """Something with everything: three voices, arpeggio, decay, drums, rests."""
    found = []
    for turn in range(24):
        lead = Strike((phase_step(9 + turn % 7),), (128, 110, 90, 60, 30))
        chord = Strike(tuple(phase_step(step - 3) for step in (0, 3, 7)), (64, 50, 40, 0))
        bass = Strike((phase_step(-15 - turn % 5),), (128,)) if turn % 4 else SILENCE
        found.append(Moment(501 + turn, ((0, lead), (1, chord), (2, bass)), list(DRUMS.values())[turn % 3]))
        found.append(Moment(333, ((1, SILENCE),)))
    return found


@pytest.mark.parametrize("engine", [OneBit, Pins])
@pytest.mark.parametrize("frame", [69_888, 70_000, 1_000, 151, 152, 7])
def test_frames_join_to_the_same_edges(engine: type[OneBit], frame: int) -> None:
    whole = edges(*piece(), start=12_345, engine=engine)
    assert all(earlier < later for earlier, later in pairwise(whole))
    player, until, joined = engine(iter(piece()), 12_345), 0, []
    last = whole[-1]
    for until in range(frame, last + 2 * frame, frame):
        part = player.edges(until)
        assert all(until - frame <= edge < until for edge in part)
        joined += part
    assert joined == whole


def test_moments_are_asked_for_only_when_their_time_comes() -> None:
    asked = 0

    def endless() -> Iterable[Moment]:
        nonlocal asked
        for _ in count():
            asked += 1
            yield Moment(100, ((0, HALF),))

    player = OneBit(iter(endless()))
    player.edges(10 * 100 * ROUND)
    assert asked == 10
    assert not player.over


def test_pins_are_as_wide_as_the_duty_and_the_widest_is_heard() -> None:
    narrow = Strike((WAVE // 8,), (20,))
    assert edges(Moment(16, ((0, narrow),)), engine=Pins) == rounds((0, 8), 0, 20)
    both = Moment(16, ((0, narrow), (1, Strike((WAVE // 4,), (50,)))))
    assert edges(both, engine=Pins) == [0, 50, 608, 658, 1216, 1266, 1824, 1874]


@pytest.mark.parametrize(
    ("steps", "duties"), [((1,), (256,)), ((1,), (-1,)), ((0,), (1,)), ((WAVE,), (1,)), ((1,), ()), ((), (1,))]
)
def test_what_cannot_sound_is_refused(steps: tuple[int, ...], duties: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"a duty is|a note has"):
        Strike(steps, duties)
