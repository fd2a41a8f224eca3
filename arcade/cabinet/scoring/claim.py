"""Finish: which result of a run claims a row of the table of scores, and which place."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.scores import PLACES, ScoreRow
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup


@dataclass(frozen=True)
class Claim:
    """A score among the ten best, on its way into the table."""

    score: int
    outcome: Outcome
    aided: bool
    place: int
    """The place that it takes, counted from 1."""
    replay: Replay
    """The run that is to prove it."""
    rows: tuple[ScoreRow, ...]
    """The table without it."""


def claimed(setup: Setup, results: Sequence[Result], scoring: Scoring) -> Result | None:
    """The result that enters the table: the last one with a score, since a run enters with each game that it ends.

    Only games of one player are ranked, and no points are none.
    """
    if setup.seats != 1:
        return None
    for result in reversed(results):
        if result.score is not None and (scoring is Scoring.LOWEST or result.score > 0):
            return result
    return None


def claim_of(stage: Stage, run: Run, game: Game) -> Claim | None:
    """What the games that have just ended in a run claim, if that is one of the ten places."""
    setup, scoring = run.session.setup, game.cartridge.scoring
    result = claimed(setup, run.fresh, scoring)
    if result is None or result.score is None:
        return None
    wanted = game.slug, setup.level, setup.original, result.score, scoring, bool(result.aided)
    place = stage.store.place(*wanted)
    if place > PLACES:
        return None
    rows = stage.store.scores(game.slug, setup.level, setup.original, scoring)
    return Claim(result.score, result.outcome, bool(result.aided), place, run.replay(), tuple(rows))
