"""Runs without a window: a session driven by a keys file or a pilot, as fast as it goes."""

from collections.abc import Callable, Iterator

from arcade.cabinet.catalogue import pilot_class
from arcade.cabinet.replays.key_script import KeyScript
from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.dice import SplitMix

Watch = Callable[[Session], None]
"""Called after every frame: for recording sound and pictures."""


def run_script(
    session: Session, script: KeyScript, frames: int, watch: Watch | None = None, until_waiting: bool = True
) -> None:
    """Run for `frames` frames at most; `until_waiting` ends the run earlier.

    It then ends when the keys are used up and the program waits again or is over.
    """
    for _ in range(frames):
        waiting = session.machine.waiting
        keys = script.keys(session.machine.frame, waiting)
        if until_waiting and script.used_up and waiting is not None:
            return
        session.step(keys)
        if watch is not None:
            watch(session)
        if session.ended:
            return


def pilot_hands(session: Session, seed: int, watched: bool = False) -> Iterator[Keys]:
    """The keys of the game's pilot, frame by frame, without end; one that is `watched` never tires."""
    pilot = pilot_class(session.setup.slug)(session.program, SplitMix(seed))
    pilot.watched = watched
    yield from pilot.play()
    while True:
        yield NO_KEYS


def run_pilot(session: Session, frames: int, seed: int, until_result: bool = False) -> None:
    """Let the game's pilot play for so many frames, or until its first game is over."""
    hands = pilot_hands(session, seed)
    for _ in range(frames):
        session.step(next(hands))
        if session.ended or (until_result and session.results):
            return
