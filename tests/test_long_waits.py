"""However long a person leaves a game alone, or plays one, going on with it runs little again, and it is the same game.

Counted are frames that are run again, not time.
"""

from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import slugs, usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.resuming import again
from arcade.cabinet.replays.run import Phase, Run
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.searching import at_once

BEGUN, LATEST = 900, 2_500
"""Frames of the pilot before he goes away: the first at which he would be waited for, or the latest."""
ALONE, AFTER = 9_000, 240
MOST = 6_000
"""Frames that may be run again: of the games that need as many they take less than half a second."""


def left_alone(slug: str, look: str) -> Run:
    """A run that the pilot leaves in the middle of a game."""
    session = Session(replace(usual_setup(slug), seed=3, original=look == "book"))
    run, hands = Run(session), pilot_hands(session, 1)

    def go(keys: Keys) -> None:
        session.step(keys)
        run.watch(session)
        session.machine.speaker.skip(session.machine.frame * session.machine.FRAME)

    for frame in range(LATEST):
        if frame > BEGUN and session.machine.waiting is not None and run._phase is Phase.PLAYING:
            break
        go(next(hands))
    for _ in range(ALONE):
        go(NO_KEYS)
    return run


@pytest.mark.rotates(16)
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("look", ["own", "book"])
def test_a_game_left_alone_goes_on_as_it_would_have(slug: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = left_alone(slug, look)
    session, steps, step = run.session, [0], Session._run_frame

    def counting(session: Session) -> None:
        steps[0] += 1
        step(session)

    monkeypatch.setattr(Session, "_run_frame", counting)
    other = at_once(again(run.replay(), run.checkpoints))
    assert steps[0] <= MOST
    assert other.fingerprints == session.fingerprints
    # What sounded last was thrown away in one of them.
    hush(session), hush(other)
    for frame in range(AFTER):
        keys = frozenset(("right",)) if frame % 60 == 5 else frozenset(("return",)) if frame % 60 == 30 else NO_KEYS
        for one in (session, other):
            one.step(keys)
        assert other.machine.memory() == session.machine.memory(), frame
        assert hush(other) == hush(session), frame
    assert other.fingerprint() == session.fingerprint()


def hush(session: Session) -> list[int]:
    """Take the frame's sound."""
    return session.machine.speaker.take(session.machine.frame * session.machine.FRAME)
