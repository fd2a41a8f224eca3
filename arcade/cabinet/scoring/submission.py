"""Submit: which place on the leaderboards the score of a run is entered for.

A score without a place among this cabinet's ten may still be wanted by a leaderboard: for a place there, for the
challenge of the day, or for a medal of a player with a code.
"""

from dataclasses import dataclass, replace

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_whose import in_leaderboard, leaderboard_lines
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring.career import finished
from arcade.cabinet.scoring.daily import first_try
from arcade.cabinet.scoring.verification import ranked_result
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.medals import new_medal
from arcade.cabinet.storage.ranking import ahead
from arcade.cabinet.storage.scores import PLACES, ScoreRow
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Result, Setup


@dataclass(frozen=True)
class Submission:
    """A score on its way into a table: one of the ten best, or one that a leaderboard wants."""

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
    """Which of the leaderboard's tables that is; None for this cabinet's own."""
    challenge: str = ""
    """The day whose challenge it was the first try at, or nothing."""


def submission_of(context: PageContext, run: Run, game: Game) -> Submission | None:
    """The score of the games that have just ended in a run, if it is one of the ten best or wanted by a leaderboard."""
    setup, scoring = run.session.setup, game.cartridge.scoring
    result = ranked_result(setup, run.fresh, scoring)
    if result is None or result.score is None:
        return None
    table = game.slug, setup.level, setup.original
    assisted = bool(result.assisted)
    today = first_try(context, setup) if len(run.session.results) == 1 else None
    place = context.store.place(*table, result.score, scoring, assisted)
    rows = tuple(context.store.scores(*table, scoring))
    submission = Submission(
        result.score, result.outcome, assisted, place, run.replay(), rows, challenge="" if today is None else today.day
    )
    if place <= PLACES:
        return submission
    if (found := _leaderboard_place(context, game, setup, result)) is not None:
        place, span, rows = found
        return replace(submission, place=place, rows=rows, span=span)
    return replace(submission, place=0) if _wanted_by_leaderboard(context, game, run, today is not None) else None


def _leaderboard_place(
    context: PageContext, game: Game, setup: Setup, result: Result
) -> tuple[int, Span, tuple[ScoreRow, ...]] | None:
    """The place of a score on the leaderboard of the longest span that has one, that span, and its other rows."""
    tables = LeaderboardTables(context.files.folder)
    if result.score is None or not (tables.joined and tables.there):
        return None
    for span in reversed(Span):
        lines = leaderboard_lines(context, setup.slug, (setup.level, setup.original), span)
        rows = tuple(line.row for line in lines if line.row is not None)
        place = 1 + ahead(game.cartridge.scoring, rows, result.score, bool(result.assisted))
        if place <= PLACES:
            return place, span, rows
    return None


def _wanted_by_leaderboard(context: PageContext, game: Game, run: Run, challenge: bool) -> bool:
    """Whether a leaderboard wants a score without a place: the first of a challenge, or one that wins a new medal."""
    if not in_leaderboard(context):
        return False
    player = context.preferences.initials
    if challenge or not context.preferences.code_of(player):
        return challenge
    return new_medal(game.cartridge, context.store.results(player, game.slug), finished(run)) >= 0
