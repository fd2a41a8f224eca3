"""Every game goes on from its checkpoints as if it had never been interrupted: same state, same picture, same sound."""

from contextlib import suppress
from dataclasses import replace

import pytest

from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.replays.checkpoint import Checkpoint, restored, taken
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.object_names import GraphError
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.session import Session
from arcade.machine.machine import Machine
from arcade.toolkit.contract.program import Setup

FRAMES, APART, AFTER = 3_600, 700, 450
SEEN = 40
"""Frames from one to the next that is shown, which leaves pictures in the machine's memory of them."""


def hush(machine: Machine) -> list[int]:
    """Take the frame's sound."""
    return machine.speaker.take(machine.frame * machine.FRAME)


def played(setup: Setup) -> tuple[Replay, list[Checkpoint], list[tuple[bytes, list[int]]]]:
    """A pilot's run, checkpoints of it, and what was seen and heard in every frame."""
    session = Session(setup)
    checkpoints: list[Checkpoint] = []

    def passed(safe_point: str) -> None:
        if not checkpoints or session.machine.frame >= checkpoints[-1].frame + APART:
            with suppress(GraphError):  # at this moment it can't be noted
                checkpoints.append(taken(session, safe_point, (1, 0, 0, 0)))

    session.program.report_safe_point = passed
    hands, frames = pilot_hands(session, 1), []
    for _ in range(FRAMES):
        session.step(next(hands))
        frames.append((session.machine.memory(), hush(session.machine)))
        if session.machine.frame % SEEN == 0:
            session.machine.pixels()
    program = session.program
    results, thoughts = tuple(program.results), tuple(program.thoughts)
    return Replay(setup, session.keys, thoughts, tuple(session.fingerprints), results), checkpoints, frames


@pytest.mark.rotates(12)
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("look", ["own", "book", "two"])
def test_it_goes_on_as_it_would_have(slug: str, look: str) -> None:
    if look == "two" and 2 not in cartridge(slug).seats:
        pytest.skip("for one player")
    setup = replace(usual_setup(slug), seed=3, original=look == "book", seats=2 if look == "two" else 1)
    replay, checkpoints, frames = played(setup)
    assert checkpoints
    for checkpoint in checkpoints:
        session = restored(replay, checkpoint)
        first = session.machine.frame
        assert first == checkpoint.frame + 1
        hush(session.machine)
        for keys in replay.keys.since(first):
            if session.machine.frame == first + AFTER:
                break
            session.step(keys)
            found = session.machine.memory(), hush(session.machine)
            assert found == frames[session.machine.frame - 1], f"{checkpoint.safe_point} {checkpoint.frame}"
        assert session.fingerprints == list(replay.fingerprints[: len(session.fingerprints)])
        assert session.results == list(replay.results[: len(session.results)])
