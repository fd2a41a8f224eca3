"""Checkpoints: how a run was at a safe point, so that it goes on from there without being run again from its beginning.

A run is still its seed and its keys, and a proof knows nothing of checkpoints: they only save time. Whoever goes on
from one compares the fingerprints that were noted after it (see resuming.py).
"""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.object_graph import write
from arcade.cabinet.replays.object_names import GraphError
from arcade.cabinet.replays.object_reader import read
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import RetraceError, begin
from arcade.cabinet.replays.session import Session
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font
from arcade.toolkit.contract.program import AnyProgram

Watched = tuple[int, int, int, int]
LIMIT = 4_000_000
"""Bytes of a program's objects as a text: many times what any game has."""


@dataclass(frozen=True)
class Checkpoint:
    """A run in the middle of a frame, at the moment in which its program passed a safe point, or after one at rest."""

    frame: int
    """The number of frames that were over."""
    safe_point: str
    thoughts: int
    results: int
    """How many of each there were."""
    watched: Watched
    """What who watches the run knew (see run.py)."""
    packed: bytes
    """The program's objects, compressed."""
    since: int | None = None
    """Of a rest (see rest.py) the number of frames that were over when it began, over which this one is laid."""


def taken(session: Session, safe_point: str, watched: Watched) -> Checkpoint:
    """How everything is, when the program passes the safe point. Raises GraphError where that can't be noted."""
    program = session.program
    text = write(program, known(program))
    packed = zlib.compress(text.encode(), 1)
    counts = len(program.thoughts), len(program.results)
    return Checkpoint(session.machine.frame, safe_point, *counts, watched, packed)


def restored(replay: Replay, checkpoint: Checkpoint, font: Font | None = None) -> Session:
    """The session of a replay after the frame of a checkpoint of it.

    Raises RetraceError when the game is another one now or the checkpoint cannot be read, BrokenProgramError.
    """
    session = begin(replay, font)
    try:
        text = zlib.decompressobj().decompress(checkpoint.packed, LIMIT).decode()
        program = read(text, _before(session.program, replay, checkpoint))
        if type(program) is not type(session.program) or program.machine.frame != checkpoint.frame:
            raise GraphError("another program")
        keys = replay.keys.until(checkpoint.frame + 1)
        noted = [one for one in replay.fingerprints if one[0] <= checkpoint.frame]
        session.go_on(program, checkpoint.safe_point, keys, noted)
    except UserError:
        raise
    except Exception as error:  # whatever a program comes to whose objects are not what they were
        raise RetraceError(strings.NO_CHECKPOINT) from error
    return session


def leading(checkpoints: Sequence[Checkpoint], frame: int) -> list[Checkpoint]:
    """Those by which a frame is reached soonest: the latest safe point before it, the last rest of each wait since."""
    before = [one for one in checkpoints if one.frame < frame]
    start = max((one.frame for one in before if one.since is None), default=-1)
    way = [one for one in before if (one.frame == start if one.since is None else one.since > start)]
    return [one for one, after in zip_longest(way, way[1:]) if after is None or after.since != one.since]


def known(program: AnyProgram) -> Mapping[str, object]:
    """What the replay holds or the cabinet has, so that it need not be noted."""
    return {
        "setup": program.setup,
        "font": program.machine.font,
        "results": program.results,
        "thoughts": program.thoughts,
        "recorded_answers": program.recorded_answers,
        "report_safe_point": program.report_safe_point,
        "report_idea": program.report_idea,
    }


def _before(program: AnyProgram, replay: Replay, checkpoint: Checkpoint) -> Mapping[str, object]:
    """The same, of a program that has not begun, as it was at the checkpoint."""
    program.results[:] = replay.results[: checkpoint.results]
    program.thoughts[:] = replay.thoughts[: checkpoint.thoughts]
    del program.recorded_answers[: checkpoint.thoughts]
    return known(program)
