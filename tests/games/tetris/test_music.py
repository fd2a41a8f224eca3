"""Music while pieces fall: as fast as they, and none in the original."""

import pytest

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.tetris import MUSIC
from arcade.games.tetris.levels import BOOK, LEVELS
from arcade.games.tetris.modern import TEMPI
from arcade.machine.one_bit import MIDDLE_C, RAISED
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.sound.pieces import read_piece

HIGHEST, LOWEST = 1_800, 300
"""Hertz: above it bursts are shrill, below it they hold less than a wave."""


def test_every_speed_has_its_tempo() -> None:
    assert len(TEMPI) == max(len(rules.periods) for rules in (BOOK, *(level.sets for level in LEVELS)))
    assert list(TEMPI) == sorted(TEMPI)
    assert TEMPI[0] == read_piece(MUSIC.play).tempo


@pytest.mark.parametrize("original", [False, True])
def test_pieces_fall_to_music_that_gets_faster_with_them(original: bool) -> None:
    session = Session(Setup("tetris", seed=3, original=original))
    hands = pilot_hands(session, 3)
    wanted, found = [], []
    for _ in range(3_000):
        session.step(next(hands))
        look = session.program.look  # type: ignore[attr-defined]
        if not original and look._music:
            wanted.append(TEMPI[session.program.state()["speed"] - 1])  # type: ignore[operator]
            found.append(look._music.tempo)
    assert bool(session.machine.speaker.play.notes) == (not original)
    assert len(set(found)) == (0 if original else 4)
    late = sum(one != other for one, other in zip(wanted, found, strict=True))
    assert late < 100, "while the rows go that made it faster"


def test_its_notes_are_neither_shrill_nor_too_low() -> None:
    pitches = [event.pitch for pattern in read_piece(MUSIC.play).play for voice in pattern.voices for event in voice]
    low, high = (RAISED * MIDDLE_C * 2 ** (pitch / 12) for pitch in (min(pitches), max(pitches)))
    assert LOWEST < low < high < HIGHEST


def test_its_voices_take_turns() -> None:
    for pattern in read_piece(MUSIC.play).play:
        tune, bass = (
            {place for event in voice for place in range(event.at, event.at + event.length)}
            for voice in pattern.voices[:2]
        )
        assert not tune & bass
