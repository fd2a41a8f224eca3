"""Tunes read from text, and the ready ones: bars equally long, pitches within what BEEP can play."""

import pytest

from arcade.machine.spectrum import Spectrum
from arcade.toolkit.sound import jingles
from arcade.toolkit.sound.tunes import Tune, higher, length, letter_notes, tune

SOUNDS = (
    "WIN",
    "DRAW",
    "POINT",
    "BONUS",
    "STEP",
    "LAND",
    "WRONG",
    "SELECT",
    "TAKE",
    "THUD",
    "COUNT_IN",
    "HURRY",
)


def pitches(sounds: Tune) -> list[float]:
    return [pitch for _, pitch in sounds if pitch is not None]


def test_notes_lengths_and_rests() -> None:
    assert tune("C4/4 r/8 Bb3 C#5/8.", 120) == (
        (0.482, 0),
        (0.018, None),
        (0.25, None),
        (0.232, -2),
        (0.018, None),
        (0.357, 13),
        (0.018, None),
    )


def test_octave_and_length_carry_on() -> None:
    assert pitches(tune("A5/16 B | C4 D")) == [21, 23, 0, 2]
    assert length(tune("C4/8 D E F", 60)) == pytest.approx(2)


def test_a_chord_is_its_notes_in_quick_turn() -> None:
    chord = tune("C4+E+G/8", 120)
    assert pitches(chord) == [0, 4, 7, 0, 4, 7, 0, 4, 7, 0, 4, 7]
    assert length(chord) == pytest.approx(0.25, abs=0.002)


def test_drums_fill_their_time() -> None:
    assert length(tune("k/8 s x", 120)) == pytest.approx(0.75)
    assert pitches(tune("k/8")) == [-4, -12, -20]


@pytest.mark.parametrize("word", ["H4", "C4/0", "C4/", "q", "C4+", "/4"])
def test_a_wrong_word_is_named(word: str) -> None:
    with pytest.raises(ValueError, match="is not a note"):
        tune(f"C4/4 {word}")


def test_moving_a_tune() -> None:
    assert higher(((0.1, 3), (0.2, None)), -5) == ((0.1, -2), (0.2, None))


def test_letters_sing_by_their_code() -> None:
    assert letter_notes("Az ș") == ((0.05, 16.25), (0.05, 30.5), (0.05, 8), (0.05, 127 / 4))


@pytest.mark.parametrize("name", SOUNDS)
def test_ready_tunes_can_be_played(name: str) -> None:
    sounds: Tune = getattr(jingles, name)
    assert all(-60 <= pitch <= 69 for pitch in pitches(sounds))
    assert all(seconds > 0 for seconds, _ in sounds)
    assert 0.005 < length(sounds) < 4
    machine = Spectrum()
    machine.chime(sounds)
    assert len(machine.speaker.notes) == len(pitches(sounds))
