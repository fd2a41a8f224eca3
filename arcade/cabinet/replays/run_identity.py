"""What makes two recorded runs the same one: what happened in them, however they were written down."""

import json
from hashlib import sha256

from arcade.cabinet.replays.proof import state_half
from arcade.cabinet.replays.replay import Replay
from arcade.toolkit.contract.program import Result


def run_identity(replay: Replay, result: Result) -> str:
    """The SHA-256, as 64 hexadecimal digits, of what a run came to until one of its results.

    That is the game, its rules, level, players, look and seed, every result with its frame, and the program's state
    once in 50 frames. Whatever leaves these as they are leaves the run what it is, and does not count: idle frames
    after the result, keys that do nothing, language, calm, a memory or an opened file that the game does not use. Two
    games that people have played agree in all of it only when every key was pressed in the same second and the last
    one in the same frame.
    """
    setup = replay.setup
    what = setup.slug, setup.rules_version, setup.level, setup.seats, setup.original, setup.seed
    results = [(one.frame, one.outcome.value, one.score) for one in replay.results if one.frame <= result.frame]
    states = [(frame, state_half(text)) for frame, text in replay.fingerprints if frame <= result.frame]
    return sha256(json.dumps([what, results, states], separators=(",", ":")).encode()).hexdigest()


def identity_of_score(replay: Replay, score: int) -> str:
    """The identity of a run until the last of its results with a score; empty where it has none of that score."""
    for result in reversed(replay.results):
        if result.score == score:
            return run_identity(replay, result)
    return ""
