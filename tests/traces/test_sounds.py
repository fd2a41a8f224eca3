"""Tones are paired in the order of both performances, with the silences between them."""

from dataclasses import replace
from itertools import pairwise, product

import pytest

from tests.traces.sounds import Silence, Tone, alike, matched, semitone, silences, tempi


def melody(*semitones: float, start: float = 0.0, step: float = 0.12) -> list[Tone]:
    """Tones of a tenth of a second."""
    return [Tone(start + number * step, 0.1, pitch) for number, pitch in enumerate(semitones)]


def numbers(tones: list[Tone], ours: list[Tone], timed: bool = False) -> list[tuple[int, int]]:
    return [(pair.number, pair.our_number) for pair in matched(tones, ours, timed)]


def test_semitones_are_counted_from_middle_c() -> None:
    assert semitone(440) == pytest.approx(9, abs=0.001)
    assert Tone(0, 1, 9).wave == pytest.approx(1 / 440, rel=1e-4)


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Tone(5, 0.1, 12), True),
        (Tone(0, 0.1, 12.25), True),
        (Tone(0, 0.1, 12.5), False),
        (Tone(0, 0.109, 12), True),
        (Tone(0, 0.12, 12), False),
    ],
)
def test_tones_are_alike_by_pitch_and_length(other: Tone, same: bool) -> None:
    assert alike(Tone(0, 0.1, 12), other) is same


def test_a_tone_may_be_a_wave_longer_and_a_high_one_less_in_tune() -> None:
    assert alike(Tone(0, 0.02, -40), Tone(0, 0.055, -40))
    assert not alike(Tone(0, 0.02, -40), Tone(0, 0.07, -40))
    assert not alike(Tone(0, 0.02, 0), Tone(0, 0.055, 0))
    assert alike(Tone(0, 0.1, 60), Tone(0, 0.1, 60.35))


def test_pairs_keep_the_order_of_both() -> None:
    assert numbers(melody(1, 2, 3, 4), melody(1, 2, 3, 4)) == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert numbers(melody(1, 2, 3, 4), melody(1, 3, 2, 4)) in ([(0, 0), (1, 2), (3, 3)], [(0, 0), (2, 1), (3, 3)])
    assert numbers(melody(1, 2, 3), melody(9, 1, 9, 3)) == [(0, 1), (2, 3)]
    assert numbers(melody(1, 2), []) == []


def most_pairs(tones: list[Tone], ours: list[Tone]) -> int:
    """How many tones can be paired, by trying everything."""
    if not tones or not ours:
        return 0
    pair = 1 + most_pairs(tones[1:], ours[1:]) if alike(tones[0], ours[0]) else 0
    return max(pair, most_pairs(tones[1:], ours), most_pairs(tones, ours[1:]))


def test_as_many_are_paired_as_can_be() -> None:
    melodies = [melody(*pitches) for length in range(5) for pitches in product((1, 2), repeat=length)]
    for tones, ours in product(melodies, repeat=2):
        pairs = matched(tones, ours, timed=False)
        assert len(pairs) == most_pairs(tones, ours)
        assert all(alike(pair.tone, pair.our_tone) for pair in pairs)
        assert [pair.tone for pair in pairs] == [tones[pair.number] for pair in pairs]
        assert all(one.number < other.number and one.our_number < other.our_number for one, other in pairwise(pairs))


def test_timed_tones_are_not_paired_when_one_comes_much_later() -> None:
    late = melody(1, start=1.5)
    assert numbers(melody(1), late) == [(0, 0)]
    assert numbers(melody(1), late, timed=True) == []
    assert numbers(melody(1, start=10), melody(1, start=11.9), timed=True) == [(0, 0)]
    assert numbers(melody(1, start=10), melody(1, start=12.1), timed=True) == []


def test_silences_are_those_between_neighbours_of_both() -> None:
    tones, ours = melody(1, 2, 3), melody(1, 2, 3, step=0.1)
    found = silences(matched(tones, ours, timed=False))
    assert [silence.original for silence in found] == pytest.approx([0.02, 0.02])
    assert [silence.kept for silence in found] == [False, False]
    ours.insert(1, Tone(0.1, 0.1, 9))
    assert len(silences(matched(tones, ours, timed=False))) == 1


def test_long_silences_and_none_are_no_part_of_a_melody() -> None:
    assert silences(matched(melody(1, 2, step=0.4), melody(1, 2, step=0.4), timed=False)) == []
    assert silences(matched(melody(1, 2, step=0.1), melody(1, 2, step=0.1), timed=False)) == []


@pytest.mark.parametrize(
    ("ours", "kept", "same"), [(0.0, False, False), (0.005, True, False), (0.016, True, True), (0.03, True, False)]
)
def test_a_silence_is_kept_or_as_long(ours: float, kept: bool, same: bool) -> None:
    silence = Silence(0.02, ours)
    assert (silence.kept, silence.alike) == (kept, same)


def test_a_tempo_is_told_by_steps_that_are_not_too_short() -> None:
    tones = melody(1, 2, 3, step=0.5)
    slower = [replace(tone, start=tone.start * 1.5) for tone in tones]
    assert tempi(matched(tones, slower, timed=False)) == pytest.approx([1.5, 1.5])
    assert tempi(matched(melody(1, 2), melody(1, 2), timed=False)) == []
