"""Which result of a run is ranked, and whether a row of the table of scores agrees with its run."""

from collections.abc import Sequence

from arcade.cabinet import catalogue, strings
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.proof import Reason, replayed_to
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.scores import ScoreRow, is_date
from arcade.cabinet.time_slices import TimeSlices
from arcade.cabinet.user_error import UserError
from arcade.machine.font import Font
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import filled


def ranked_result(setup: Setup, results: Sequence[Result], scoring: Scoring) -> Result | None:
    """The result that enters the table: the last one with a score, since a run enters with each game that it ends.

    Only games of one player are ranked, and no points are none. Nor is a run ranked that began with a file: what stood
    in it, a game almost won say, did not happen in the run.
    """
    if setup.seats != 1 or setup.opened is not None:
        return None
    for result in reversed(results):
        if result.score is not None and (scoring is Scoring.LOWEST or result.score > 0):
            return result
    return None


def checking(row: ScoreRow, replay: Replay | None, font: Font | None = None) -> TimeSlices[Reason]:
    """Find out, a piece at a time, why a row does not agree with its replay (None if that is missing).

    The run is played again to its ranked result, the opponents' answers are searched for again, and the row is compared
    with the result of that. What the replay itself says only decides early what cannot be true.
    """
    if row.slug not in catalogue.slugs():
        return filled(proof_strings.UNKNOWN_GAME, slug=row.slug)
    if replay is None:
        return proof_strings.NO_REPLAY
    if row.recorded and not is_date(row.recorded):
        return filled(proof_strings.NO_DATE, date=ascii(row.recorded))
    try:
        scoring = catalogue.cartridge(row.slug).scoring
        told = ranked_result(replay.setup, replay.results, scoring)
        if told is None:
            return proof_strings.NO_RESULT
        if (reason := _differs(row, replay.setup, told)) is not None:
            return reason
        results = yield from replayed_to(replay, told, font)
    except UserError as error:
        return error.words
    found = ranked_result(replay.setup, results, scoring)
    return proof_strings.NO_RESULT if found is None else _differs(row, replay.setup, found)


def disproved(row: ScoreRow, replay: Replay | None, font: Font | None = None) -> Reason:
    """`checking` at once."""
    return at_once(checking(row, replay, font))


def _differs(row: ScoreRow, setup: Setup, result: Result) -> Reason:
    """What a row says otherwise than a result does; of a result that does not tell of help only the rest counts."""
    assisted = bool(row.assisted) if result.assisted is None else result.assisted
    for what, told, found in (
        (proof_strings.GAME, row.slug, setup.slug),
        (strings.LEVEL, row.level, setup.level),
        (strings.PLAYERS, row.seats, setup.seats),
        (strings.LOOK, strings.LOOK_NAMES[row.original], strings.LOOK_NAMES[setup.original]),
        (proof_strings.SCORE, row.score, result.score),
        (proof_strings.OUTCOME, proof_strings.OUTCOMES[Outcome(row.outcome)], proof_strings.OUTCOMES[result.outcome]),
        (strings.ASSISTED, strings.YES_NO[bool(row.assisted)], strings.YES_NO[assisted]),
    ):
        if told != found:
            return filled(proof_strings.ROW_DIFFERS, what=what, told=told, found=found)
    return None
