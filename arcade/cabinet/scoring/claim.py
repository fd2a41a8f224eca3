"""Finish: which row of the table of scores a run claims, and which place.

In a hall of cabinets there is more to be had than this cabinet's ten places: see hall_claim.py.
"""

from dataclasses import dataclass, replace

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring.claimed import claimed
from arcade.cabinet.scoring.daily import first_try
from arcade.cabinet.scoring.hall_claim import hall_place, only_for_hall
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.hall_tables import Span
from arcade.cabinet.storage.scores import PLACES, ScoreRow
from arcade.toolkit.contract.outcome import Outcome


@dataclass(frozen=True)
class Claim:
    """A score on its way into a table: among the ten best, or one that a hall of cabinets is to have."""

    score: int
    outcome: Outcome
    assisted: bool
    place: int
    """The place that it takes, counted from 1; 0 for none."""
    replay: Replay
    """The run that is to prove it."""
    rows: tuple[ScoreRow, ...]
    """The table without it."""
    span: Span | None = None
    """Whether that is a table of the hall's; None for this cabinet's own."""
    challenge: str = ""
    """The day whose challenge it was the first try at, or nothing."""


def claim_of(context: PageContext, run: Run, game: Game) -> Claim | None:
    """What the games that have just ended in a run claim, if that is one of the ten places or something in a hall."""
    setup, scoring = run.session.setup, game.cartridge.scoring
    result = claimed(setup, run.fresh, scoring)
    if result is None or result.score is None:
        return None
    table = game.slug, setup.level, setup.original
    assisted = bool(result.assisted)
    today = first_try(context, setup) if len(run.session.results) == 1 else None
    place = context.store.place(*table, result.score, scoring, assisted)
    rows = tuple(context.store.scores(*table, scoring))
    claim = Claim(
        result.score, result.outcome, assisted, place, run.replay(), rows, challenge="" if today is None else today.day
    )
    if place <= PLACES:
        return claim
    if (found := hall_place(context, game, setup, result)) is not None:
        return replace(claim, place=found.place, rows=found.rows, span=found.span)
    return replace(claim, place=0) if only_for_hall(context, game, run, today is not None) else None
