"""Going on with a recorded run: from a checkpoint of it where there is one that holds, else from its beginning."""

from collections.abc import Sequence

from arcade.cabinet import catalogue
from arcade.cabinet.replays.checkpoint import Checkpoint, leading, restored
from arcade.cabinet.replays.replay import Replay, font_name
from arcade.cabinet.replays.rest import laid_over
from arcade.cabinet.replays.retrace import begin, rerun
from arcade.cabinet.replays.run import REMEMBERED, Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font


def again(replay: Replay, checkpoints: Sequence[Checkpoint], font: Font | None = None) -> TimeSlices[Session]:
    """Run a replay to its last frame from the latest checkpoint before that, or if need be from its beginning.

    Raises RetraceError or BrokenProgramError.
    """
    way = leading(checkpoints, replay.keys.frames)
    if way and replay.font == font_name(font):
        try:
            session = yield from _along(way, replay, _begun(replay, way[0], font))
            if agrees(session, replay):
                return session
        except UserError:
            pass
    return (yield from rerun(begin(replay, font), replay.keys))


def resumed(replay: Replay, checkpoints: Sequence[Checkpoint], font: Font | None = None) -> TimeSlices[Run]:
    """The same, watched, so that the pictures of its last minute are remembered as far as that is possible."""
    answers_to_verify = len(replay.thoughts)
    if checkpoints and replay.font == font_name(font):
        machine = catalogue.cartridge(replay.setup.slug).machine
        a_minute = REMEMBERED * machine.CLOCK // machine.FRAME
        way = leading(checkpoints, max(replay.keys.frames - a_minute, checkpoints[0].frame) + 1)
        try:
            run = Run(_begun(replay, way[0], font), font, answers_to_verify)
            if way[0].since is None:
                run.recall(way[0])
                run.watch(run.session)
            yield from _along(way, replay, run.session, run)
            if agrees(run.session, replay):
                return run
        except UserError:
            pass
    run = Run(begin(replay, font), font, answers_to_verify)
    yield from rerun(run.session, replay.keys, run.watch)
    return run


def _begun(replay: Replay, first: Checkpoint, font: Font | None) -> Session:
    """The session at the first of some checkpoints, or, if that is a rest, from which that is reached."""
    return restored(replay, first, font) if first.since is None else begin(replay, font)


def _along(way: Sequence[Checkpoint], replay: Replay, session: Session, run: Run | None = None) -> TimeSlices[Session]:
    """Run a session through rests to a replay's last frame; whoever watches is told of each frame and rest."""
    watch = run.watch if run else None
    for rest in way:
        if rest.since is not None:
            yield from rerun(session, replay.keys.until(rest.since), watch)
            laid_over(session, replay, rest)
            if run:
                run.recall(rest)
    return (yield from rerun(session, replay.keys, watch))


def agrees(session: Session, replay: Replay) -> bool:
    """Whether a session has come to what was noted of the run."""
    return session.fingerprints == list(replay.fingerprints) and session.results == list(replay.results)
