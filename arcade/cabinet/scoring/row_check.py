"""Whether a row of the table of scores is borne out by its run."""

from arcade.cabinet import catalogue, strings
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.replays import proof_strings
from arcade.cabinet.replays.proof import Reason, proving
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.scoring.claimed import claimed
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.font import Font
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import filled


def checking(row: ScoreRow, replay: Replay | None, font: Font | None = None) -> Pieces[Reason]:
    """Find out, a piece at a time, why a row is not borne out by its replay, None for one missing.

    The opponents' answers are searched for anew.
    """
    if row.slug not in catalogue.slugs():
        return filled(proof_strings.UNKNOWN_GAME, slug=row.slug)
    if replay is None:
        return proof_strings.NO_REPLAY
    try:
        return _differs(row, replay) or (yield from proving(replay, font))
    except catalogue.BrokenGameError as error:
        return error.words


def disproved(row: ScoreRow, replay: Replay | None, font: Font | None = None) -> Reason:
    """`checking` at once."""
    return at_once(checking(row, replay, font))


def _differs(row: ScoreRow, replay: Replay) -> Reason:
    """What a row says otherwise than the replay does; whether that is true is another question."""
    setup = replay.setup
    result = claimed(setup, replay.results, catalogue.cartridge(row.slug).scoring)
    if result is None:
        return proof_strings.NO_RESULT
    aided = result.aided if result.aided is not None else row.aided
    for what, told, found in (
        (proof_strings.GAME, row.slug, setup.slug),
        (strings.LEVEL, row.level, setup.level),
        (strings.PLAYERS, row.seats, setup.seats),
        (strings.LOOK, strings.LOOK_NAMES[row.original], strings.LOOK_NAMES[setup.original]),
        (proof_strings.SCORE, row.score, result.score),
        (proof_strings.OUTCOME, proof_strings.OUTCOMES[Outcome(row.outcome)], proof_strings.OUTCOMES[result.outcome]),
        (strings.AIDED, strings.YES_NO[bool(row.aided)], strings.YES_NO[bool(aided)]),
    ):
        if told != found:
            return filled(proof_strings.ROW_DIFFERS, what=what, told=told, found=found)
    return None
