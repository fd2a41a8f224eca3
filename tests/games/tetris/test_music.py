"""Music while pieces fall: as fast as they, and none in the original."""

import pytest

from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.games.tetris.levels import BOOK, LEVELS
from arcade.games.tetris.music import PLAY, TEMPI
from arcade.toolkit.contract.program import Setup


def test_every_speed_has_its_tempo() -> None:
    assert len(TEMPI) == max(len(level.periods) for level in (*LEVELS, BOOK))
    assert list(TEMPI) == sorted(TEMPI)
    assert TEMPI[0] == PLAY.tempo


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
