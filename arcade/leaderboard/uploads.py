"""What a cabinet sends of a score: its row, the run that proves it, and a name made of nothing but its content."""

from dataclasses import dataclass, replace
from datetime import date, timedelta

from arcade.cabinet import catalogue
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run_identity import run_identity
from arcade.cabinet.scoring.verification import ranked_result
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import NOTHING, LeaderboardNote, ScoreRow
from arcade.cabinet.user_error import UserError
from arcade.leaderboard import strings
from arcade.leaderboard.schema import LARGEST
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.program import Result

LATEST = timedelta(days=1)
"""So far ahead of the leaderboard's own day a cabinet's may be: the world has time zones."""
EARLIEST = timedelta(days=366)
"""A score of a day before that counts as of the day on which it comes: a clock is wrong, or was never set."""
MOST_FRAMES = 2_500_000
"""Frames of the longest run that is proved: fourteen hours at 50 a second, some four minutes of a verifier's time."""
THINKING = 50
"""A frame in which an opponent thinks takes as much of that time as so many others."""


class UploadError(UserError):
    """A score that no leaderboard takes; the message is one sentence."""


@dataclass(frozen=True)
class Upload:
    """A score on its way."""

    identity: str
    row: ScoreRow
    rules: int
    """The version of the game's rules in the run."""
    body: bytes
    """The run's packed text."""
    note: LeaderboardNote = NOTHING

    @property
    def worth(self) -> int:
        """A number that is larger the better the score is."""
        return worth(self.row.slug, self.row.score)


def upload(row: ScoreRow, body: bytes, note: LeaderboardNote = NOTHING) -> Upload:
    """A stored row with its stored run; raises UserError for what cannot be read or proves nothing."""
    if len(body) > LARGEST:
        raise UploadError(strings.TOO_LARGE, limit=LARGEST)
    run = unpack(body)
    result = ranked(run)
    if length(run, result) > MOST_FRAMES:
        raise UploadError(strings.TOO_LONG, limit=MOST_FRAMES)
    name = run_identity(run, result)
    return Upload(name, replace(row, assisted=bool(row.assisted)), run.setup.rules_version, body, note)


def length(run: Replay, result: Result) -> int:
    """What it takes to prove a run to a result, in frames of which those with a thinking opponent count for more."""
    return result.frame + 1 + THINKING * sum(thought.frames for thought in run.thoughts)


def ranked(run: Replay) -> Result:
    """The result that the row is for. Raises UploadError where there is none, and for a game that is not here."""
    try:
        scoring = catalogue.cartridge(run.setup.slug).scoring
    except catalogue.UnknownGameError:
        raise UploadError(proof_strings.UNKNOWN_GAME, slug=run.setup.slug) from None
    result = ranked_result(run.setup, run.results, scoring)
    if result is None:
        raise UploadError(strings.NO_RESULT)
    return result


def worth(slug: str, score: int) -> int:
    """A number that is larger the better a score of a game is, whichever way it counts."""
    return -score if catalogue.cartridge(slug).scoring is Scoring.LOWEST else score


def believed(told: str, today: date) -> date:
    """The day on which a score was played, as far as a cabinet's clock can be believed."""
    try:
        day = date.fromisoformat(told)
    except ValueError:
        return today
    return day if today - EARLIEST <= day <= today + LATEST else today
