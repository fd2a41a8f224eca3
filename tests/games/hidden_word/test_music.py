"""Music while letters are guessed: in the modern look, from the first question to the last miss."""

import pytest

from arcade.cabinet.replays.session import Session
from arcade.machine.one_bit import RAISED
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import Prompted, until_asked

HIGHEST = 1_800
"""Hertz, above which bursts are shrill."""


def playing(session: Session) -> bool:
    """Whether music in play is planned within two seconds."""
    for _ in range(100):
        session.step()
        if session.machine.speaker.play.busy_until >= session.machine.now - session.machine.FRAME:
            return True
        session.machine.speaker.take(session.machine.now)
    return False


@pytest.mark.parametrize("original", [False, True])
def test_a_game_has_music_and_the_original_has_none(original: bool) -> None:
    game = Prompted("hidden-word", seed=3, original=original)
    game.press("return")
    while still(not game.choices):
        game.press("return")
    assert playing(game.session) == (not original)


def test_its_notes_are_listed_two_octaves_up_and_not_shrill() -> None:
    session = Session(Setup("hidden-word", seed=3))
    until_asked(session)
    session.step(frozenset(("return",)))
    for _ in range(1_000):
        session.step()
    hertz = {round(note.hertz) for note in session.machine.speaker.play.notes}
    assert RAISED * 110 in hertz
    assert len(hertz) > 8
    assert max(hertz) < HIGHEST
