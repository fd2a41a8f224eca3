"""Going on with a recorded run: from a checkpoint of it where there is one that holds, else from its beginning."""

from collections.abc import Sequence

from arcade.cabinet import catalogue
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.replays.checkpoint import Checkpoint, restored
from arcade.cabinet.replays.proof import font_name
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import begin, rerun
from arcade.cabinet.replays.run import REMEMBERED, Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font


def again(replay: Replay, checkpoints: Sequence[Checkpoint], font: Font | None = None) -> Pieces[Session]:
    """Run a replay to its last frame from the latest checkpoint before that, or if need be from its beginning.

    Raises RetraceError or BrokenProgramError.
    """
    before = [one for one in checkpoints if one.frame < replay.keys.frames]
    if before and replay.font == font_name(font):
        try:
            session = yield from rerun(restored(replay, before[-1], font), replay.keys)
            if agrees(session, replay):
                return session
        except UserError:
            pass
    return (yield from rerun(begin(replay, font), replay.keys))


def resumed(replay: Replay, checkpoints: Sequence[Checkpoint], font: Font | None = None) -> Pieces[Run]:
    """The same, watched, so that the pictures of its last minute are remembered as far as that is possible."""
    doubted = len(replay.thoughts)
    if checkpoints and replay.font == font_name(font):
        machine = catalogue.cartridge(replay.setup.slug).machine
        a_minute = REMEMBERED * machine.CLOCK // machine.FRAME
        early = [one for one in checkpoints if one.frame <= replay.keys.frames - a_minute]
        first = early[-1] if early else checkpoints[0]
        try:
            run = Run(restored(replay, first, font), font, doubted)
            run.recall(first)
            run.watch(run.session)
            yield from rerun(run.session, replay.keys, run.watch)
            if agrees(run.session, replay):
                return run
        except UserError:
            pass
    run = Run(begin(replay, font), font, doubted)
    yield from rerun(run.session, replay.keys, run.watch)
    return run


def agrees(session: Session, replay: Replay) -> bool:
    """Whether a session has come to what was noted of the run."""
    return session.fingerprints == list(replay.fingerprints) and session.results == list(replay.results)
