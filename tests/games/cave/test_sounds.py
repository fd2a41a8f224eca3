"""A cave is never silent for long."""

from arcade.cabinet.replays.session import Session
from arcade.games.cave.gallery import DRIP, OF_SCENES, RESTLESS_FRAMES, SNORE, around
from arcade.toolkit.contract.program import Setup
from tests.prompted import until_asked


def test_a_place_has_its_own_sound_or_it_drips() -> None:
    assert around(next(scene for scene, sound in OF_SCENES.items() if sound == SNORE)) == SNORE
    assert around(max(OF_SCENES) + 99) == DRIP


def test_who_stands_still_hears_the_cave() -> None:
    session = Session(Setup("cave", seed=3))
    until_asked(session)
    session.step(frozenset(("return",)))
    session.step()
    until_asked(session)
    session.machine.speaker.take(session.machine.now + session.machine.CLOCK)
    for _ in range(2 * RESTLESS_FRAMES):
        session.step()
    assert session.machine.speaker.effects.notes
