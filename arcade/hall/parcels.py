"""What a cabinet sends of a score: its row, the run that proves it, and a name made of nothing but its content."""

import json
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from hashlib import sha256

from arcade.cabinet import catalogue
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.scoring.claimed import claimed
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.storage.scores import NOTHING, HallNote, ScoreRow
from arcade.cabinet.user_error import UserError
from arcade.hall import strings
from arcade.hall.schema import LARGEST
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.program import Result

LATEST = timedelta(days=1)
"""So far ahead of the hall's own day a cabinet's may be: the world has time zones."""
EARLIEST = timedelta(days=366)
"""A score of a day before that counts as of the day on which it comes: a clock is wrong, or was never set."""


class ParcelError(UserError):
    """A score that no hall takes; the message is one sentence."""


@dataclass(frozen=True)
class Parcel:
    """A score on its way."""

    identity: str
    row: ScoreRow
    rules: int
    """The version of the game's rules in the run."""
    body: bytes
    """The run's packed text."""
    note: HallNote = NOTHING

    @property
    def worth(self) -> int:
        """A number that is larger the better the score is."""
        return worth(self.row.slug, self.row.score)


def parcel(row: ScoreRow, body: bytes, note: HallNote = NOTHING) -> Parcel:
    """A stored row with its stored run; raises UserError for what cannot be read or proves nothing."""
    if len(body) > LARGEST:
        raise ParcelError(strings.TOO_LARGE, limit=LARGEST)
    run = unpack(body)
    return Parcel(identity(run), replace(row, aided=bool(row.aided)), run.setup.rules_version, body, note)


def identity(run: Replay) -> str:
    """The SHA-256 of setup, keys and the result that claims the row.

    Raises ParcelError where nothing is claimed, and for a game that is not here.
    """
    try:
        scoring = catalogue.cartridge(run.setup.slug).scoring
    except catalogue.UnknownGameError:
        raise ParcelError(proof_strings.UNKNOWN_GAME, slug=run.setup.slug) from None
    result = claimed(run.setup, run.results, scoring)
    if result is None:
        raise ParcelError(strings.NO_RESULT)
    content = [asdict(run.setup), run.keys.plain(), _plain(result)]
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


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


def _plain(result: Result) -> list[object]:
    return [result.frame, result.outcome.value, result.score]
