"""Running a recorded run again, a piece at a time: to go on from it, to rewind, to prove a score."""

from collections.abc import Callable
from typing import TypeVar

from arcade.cabinet import catalogue
from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.key_log import KeyLog
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.session import Session
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.user_error import UserError
from arcade.machine.data import NotFetchedError
from arcade.machine.font import Font

T = TypeVar("T")
PIECE = 20
"""Frames between two yields; where opponents search every frame may take long, and each is a piece."""


class RetraceError(UserError):
    """A recorded run that cannot be run again; the message is one sentence."""


class BrokenProgramError(UserError):
    """A program that raised an error; the message is one sentence."""


class TableMissingError(BrokenProgramError):
    """A program that cannot go on without a table that did not come over the network; it broke nothing."""


def step(session: Session, keys: frozenset[str]) -> None:
    """Run one frame. Raises BrokenProgramError, with the error as its cause, when the program breaks."""
    try:
        session.step(keys)
    except NotFetchedError as error:
        raise TableMissingError(strings.TABLE_MISSING) from error
    except Exception as error:
        reason = f"{type(error).__name__} {error}".strip()
        raise BrokenProgramError(strings.BROKE, frame=session.machine.frame, reason=reason) from error


def begin(replay: Replay, font: Font | None = None, answers_to_verify: int = 0) -> Session:
    """The session of a replay before its first frame; the first `doubted` of the noted answers are searched for anew.

    Raises RetraceError when the game is no longer the same.

    Raises catalogue.BrokenGameError when it can't be loaded, and BrokenProgramError when its program breaks at once.
    """
    setup = replay.setup
    if setup.slug not in catalogue.slugs():
        raise RetraceError(strings.UNKNOWN_GAME, slug=setup.slug)
    cartridge = catalogue.cartridge(setup.slug)
    known = cartridge.rules_version
    if setup.rules_version != known:
        raise RetraceError(strings.OTHER_RULES, slug=setup.slug, found=setup.rules_version, known=known)
    if setup.level not in cartridge.levels or setup.seats not in cartridge.seats:
        raise RetraceError(strings.OTHER_SETUP, slug=setup.slug, level=setup.level, seats=setup.seats)
    try:
        return Session(setup, font, replay.thoughts, answers_to_verify)
    except catalogue.BrokenGameError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__} {error}".strip()
        raise BrokenProgramError(strings.BROKE, frame=0, reason=reason) from error


def rerun(session: Session, keys: KeyLog, watch: Callable[[Session], None] | None = None) -> TimeSlices[Session]:
    """Run a session through those of the keys that it has not had, and give it back; `watch` is called each frame."""
    program, done = session.program, session.keys.frames
    for frame, held in enumerate(keys.since(done), done + 1):
        if session.ended:
            raise RetraceError(strings.ENDED_EARLY, frame=frame - 1)
        step(session, held)
        if watch is not None:
            watch(session)
        if frame % PIECE == 0 or len(program.thoughts) < program.answers_to_verify:
            session.machine.speaker.skip(session.machine.frame * session.machine.FRAME)
            yield frame
    return session


def retrace(replay: Replay, font: Font | None = None) -> TimeSlices[Session]:
    """Run a replay to its last frame, the opponents' answers as noted, and give the session.

    Raises RetraceError or BrokenProgramError.
    """
    return (yield from rerun(begin(replay, font), replay.keys))
