"""True runs of the tests' own game."""

from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.toolkit.contract.program import Setup


def played(presses: int, seed: int = 5, shared: bool = False) -> Replay:
    """A game of the catcher with so many presses."""
    session = Session(Setup("catcher", level=1, seed=seed, shared=shared))
    run = Run(session)
    for frame in range(130):
        session.step(frozenset(("c",)) if frame % 8 < 3 and frame < 8 * presses else frozenset())
        run.watch(session)
    return run.replay()
