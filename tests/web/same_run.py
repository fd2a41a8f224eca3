"""What Python in a browser and Python here are both asked for: plain functions over the arcade's own modules.

The text of this file is run there as it stands.
"""

import json  # noqa: F401 (there answers are given with it)
from dataclasses import replace
from zlib import crc32

from arcade.cabinet.catalogue import usual_setup
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.proof import prove
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.session import Session

FRAMES = 1500
SEED = 5


def played(slug: str, original: bool, frames: int = FRAMES) -> tuple[str, str]:
    """A game played by its pilot: its replay, which holds its fingerprints, and a sum over all that was seen."""
    session = Session(replace(usual_setup(slug), seed=SEED, original=original))
    hands = pilot_hands(session, SEED)
    seen = 0
    for _ in range(frames):
        if session.ended:
            break
        session.step(next(hands))
        seen = crc32(session.machine.memory(), seen)
    thoughts, results = tuple(session.program.thoughts), tuple(session.results)
    replay = Replay(session.setup, session.keys, thoughts, tuple(session.fingerprints), results)
    return replay.to_text(), f"{seen:08x} {session.fingerprint()}"


def disproved(text: str) -> str:
    """Why a replay does not run as it says, searches and all; an empty text when it does."""
    reason = prove(Replay.from_text(text))
    return "" if reason is None else reason.english
