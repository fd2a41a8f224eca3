"""Scores that carry their proof: a run, played again without a window, must come to the same results.

What a replay says is a claim. Nothing is believed but what the run does when it is played again.
"""

from arcade.cabinet.replays import proof_strings as strings
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.retrace import RetraceError, begin, rerun
from arcade.cabinet.replays.session import FINGERPRINT_EVERY, Session
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Prose

Reason = Prose | None
"""Why a run proves nothing; None when it is sound."""


def proving(replay: Replay, font: Font | None = None, answers_to_verify: int | None = None) -> TimeSlices[Reason]:
    """Play a whole run again, a piece at a time, and compare everything.

    The first `doubted` of the opponents' noted answers are searched for again, all of them without it. Only answers
    that this very process has searched for may be believed: whatever was read in a file may be forged.
    """
    try:
        comparison = Comparison(replay)
        session = begin(replay, font, len(replay.thoughts) if answers_to_verify is None else answers_to_verify)
        yield from rerun(session, replay.keys, comparison)
        comparison.conclude(session)
    except UserError as error:
        return error.words
    return None


def prove(replay: Replay, font: Font | None = None, answers_to_verify: int | None = None) -> Reason:
    """`proving` at once."""
    return at_once(proving(replay, font, answers_to_verify))


def replayed_to(replay: Replay, result: Result, font: Font | None = None) -> TimeSlices[list[Result]]:
    """Play a run again, searches and all, to the frame of one of its noted results; the results until then.

    What comes after that frame is not run: it changes nothing of the result. Raises UserError where the run goes
    another way than was noted.
    """
    session = begin(replay, font, len(replay.thoughts))
    yield from rerun(session, replay.keys.until(result.frame + 1), Comparison(replay))
    if result.frame not in {found.frame for found in session.results}:
        raise RetraceError(strings.OTHER_RESULTS)
    return session.results


class Comparison:
    """Watches a run that is played again, and stops it where it first differs from what was noted of it.

    Only the program's state is compared, not the picture: other letters, a better word or a mended drawing make another
    picture of the same game, and cost nobody a score.
    """

    def __init__(self, replay: Replay) -> None:
        """Raises RetraceError, before anything runs, where there are not the fingerprints of so many frames."""
        expected = range(FINGERPRINT_EVERY, replay.keys.frames + 1, FINGERPRINT_EVERY)
        if [frame for frame, _ in replay.fingerprints] != list(expected):
            raise RetraceError(strings.OTHER_FINGERPRINTS, frames=replay.keys.frames, wanted=len(expected))
        self._replay = replay
        self._thoughts = self._fingerprints = self._results = 0
        """How many of each have been compared."""

    def __call__(self, session: Session) -> None:
        """Compare what the latest frame has brought. Raises RetraceError."""
        noted, thoughts, results = self._replay, session.program.thoughts, session.results
        while self._thoughts < len(thoughts):
            at = self._thoughts
            if at == len(noted.thoughts) or noted.thoughts[at] != thoughts[at]:
                raise RetraceError(strings.OTHER_THOUGHTS, number=at + 1)
            self._thoughts += 1
        if self._fingerprints < len(session.fingerprints):
            frame, found = session.fingerprints[-1]
            if state_half(noted.fingerprints[self._fingerprints][1]) != state_half(found):
                raise RetraceError(strings.OTHER_STATE, frame=frame)
            self._fingerprints += 1
        while self._results < len(results):
            at = self._results
            if at == len(noted.results) or not _agree(noted.results[at], results[at]):
                raise RetraceError(strings.OTHER_RESULTS)
            self._results += 1

    def conclude(self, session: Session) -> None:
        """Compare what only the end of a run tells: that nothing is missing. Raises RetraceError."""
        if len(session.program.thoughts) < len(self._replay.thoughts):
            raise RetraceError(strings.OTHER_THOUGHTS, number=self._thoughts + 1)
        if len(session.results) < len(self._replay.results):
            raise RetraceError(strings.OTHER_RESULTS)


def state_half(fingerprint: str) -> str:
    """The half of a fingerprint that tells of the program's state and not of the picture."""
    return fingerprint.split("-")[0]


def _agree(noted: Result, found: Result) -> bool:
    """Whether a result is the noted one; format 1 did not note help, and nothing is concluded from that."""
    told = (noted.frame, noted.outcome, noted.score)
    return told == (found.frame, found.outcome, found.score) and noted.assisted in (None, found.assisted)
