"""Three voices and drums through one bit: every edge by hand, pitch, duty, drums, and the same however time is cut."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import count, pairwise
from math import log2

import pytest

from arcade.machine.one_bit import CLOCK, DRUMS, ROUND, SILENCE, TICK, Drum, Moment, OneBit, Pins, Strike, phase_step
from arcade.machine.one_bit.drums import beaten

ALL = 1 << 60
WAVE = 1 << 24
HALF = Strike((WAVE // 8,), (128,))
"""A wave of eight rounds, high in four."""


FRAME = 70_000
Engine = Callable[[Iterator[Moment], int], OneBit | Pins]


def pins(moments: Iterator[Moment], start: int) -> Pins:
    return Pins(moments, start, FRAME)


def edges(*moments: Moment, start: int = 0, engine: Engine = OneBit) -> list[int]:
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


def test_a_note_that_grows_soft_keeps_its_pitch() -> None:
    wave = 100
    duties = tuple(range(128, 20, -9))
    heard = edges(Moment(len(duties) * TICK, ((1, Strike((-(-WAVE // wave),), duties)),)))
    middles, first = [], 0
    for edge, following in pairwise((*heard, ALL)):
        if following - edge > ROUND:
            middles.append((first + edge) / 2 / ROUND)
            first = following
    late = [middle - middles[0] - wave * number for number, middle in enumerate(middles)]
    assert len(middles) >= len(duties) * TICK // wave
    assert max(map(abs, late[:-1])) <= 1


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


@pytest.mark.parametrize("engine", [OneBit, pins])
@pytest.mark.parametrize("frame", [69_888, 70_000, 1_000, 151, 152, 7])
def test_frames_join_to_the_same_edges(engine: Engine, frame: int) -> None:
    whole = edges(*piece(), start=12_345, engine=engine)
    assert all(earlier < later for earlier, later in pairwise(whole))
    player, until, joined = engine(iter(piece()), 12_345), 0, []
    last = whole[-1]
    for until in range(frame, last + 2 * frame, frame):
        part = player.edges(until)
        assert all(until - frame <= edge < until for edge in part)
        joined += part
    assert joined == whole


@pytest.mark.parametrize("engine", [OneBit, pins])
@pytest.mark.parametrize("frame", [69_888, 1_000, 152, 151])
def test_what_is_skipped_changes_nothing_of_what_comes(engine: Engine, frame: int) -> None:
    whole = edges(*piece(), start=12_345, engine=engine)
    last = whole[-1]
    for heard in range(5):
        player, joined = engine(iter(piece()), 12_345), []
        for turn, until in enumerate(range(frame, last + 2 * frame, frame)):
            if turn // 3 % 5 == heard:
                joined += player.edges(until)
            else:
                player.skip(until)
        assert joined == [edge for edge in whole if edge // frame // 3 % 5 == heard]


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


SECOND = CLOCK // ROUND
NOTE = Strike((phase_step(0),), (128,))


@pytest.mark.parametrize("pitch", [-12, 0, 9, 21])
def test_pins_are_heard_in_an_eighth_of_each_frame_two_octaves_up(pitch: int) -> None:
    heard = edges(Moment(SECOND, ((0, Strike((phase_step(pitch),), (128,))),)), start=500, engine=pins)
    assert heard[0] >= 500
    assert all((edge - 500) % FRAME < FRAME // 8 for edge in heard)
    wave = WAVE * ROUND / phase_step(pitch) / 4
    assert len({(edge - 500) // FRAME for edge in heard}) == 50
    middles = [(up + down) / 2 - 500 for up, down in zip(heard[::2], heard[1::2], strict=True)]
    whole = [place for place in middles if wave / 4 < place % FRAME < FRAME / 8 - wave / 4]
    assert len(whole) > 20
    assert all(abs(place / wave - round(place / wave)) < 0.002 for place in whole)


def test_a_pin_is_as_wide_as_its_duty_but_where_the_burst_cuts_it() -> None:
    for duty, part in ((128, 2), (64, 4), (16, 16)):
        heard = edges(Moment(SECOND, ((0, Strike((phase_step(21),), (duty,))),)), engine=pins)
        wave = CLOCK / (4 * 880)
        widths = Counter(down - up for up, down in zip(heard[::2], heard[1::2], strict=True))
        assert abs(widths.most_common(1)[0][0] - wave / part) < 3
        assert max(widths) < wave / part + 3
    assert not edges(Moment(SECOND, ((0, Strike((phase_step(0),), (0,))),)), engine=pins)


def voices_heard(heard: list[int], steps: tuple[int, ...]) -> str:
    """Which voice is heard in each frame, told by the length of its wave; a dash for none."""
    found = ""
    for frame in range(heard[-1] // FRAME + 1):
        rises = [edge for edge in heard[::2] if edge // FRAME == frame]
        wave = rises[-1] - rises[-2] if len(rises) > 1 else 0
        found += next((str(n) for n, step in enumerate(steps) if abs(wave - WAVE * ROUND / step / 4) < 3), "-")
    return found


def test_pins_take_turns_and_a_new_note_goes_first() -> None:
    steps = phase_step(12), phase_step(16), phase_step(19)
    notes = [(voice, Strike((step,), (100,))) for voice, step in enumerate(steps)]
    six = 6 * FRAME // ROUND
    heard = edges(Moment(six, tuple(notes)), Moment(six, (notes[2], (1, SILENCE))), engine=pins)
    assert voices_heard(heard, steps) == "012012202020"


def test_a_drum_has_a_burst_for_itself() -> None:
    heard = edges(Moment(SECOND, ((0, NOTE),), Drum(400, 500)), engine=pins)
    first = [edge for edge in heard if edge < FRAME]
    assert first == [*range(0, FRAME // 8, 500)]
    assert [edge for edge in heard if edge > FRAME] == [
        edge for edge in edges(Moment(SECOND, ((0, NOTE),)), engine=pins) if edge > FRAME
    ]


def test_pins_keep_time_to_the_frame() -> None:
    moments = [Moment(frames * FRAME // ROUND, ((0, NOTE if place % 2 else SILENCE),)) for place, frames in
               enumerate((3, 4, 5, 6))]  # fmt: skip
    heard = edges(*moments, engine=pins)
    assert sorted({edge // FRAME for edge in heard}) == [3, 4, 5, 6, 12, 13, 14, 15, 16, 17]


@pytest.mark.parametrize(
    ("steps", "duties"), [((1,), (256,)), ((1,), (-1,)), ((0,), (1,)), ((WAVE,), (1,)), ((1,), ()), ((), (1,))]
)
def test_what_cannot_sound_is_refused(steps: tuple[int, ...], duties: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"a duty is|a note has"):
        Strike(steps, duties)
