"""What a score is worth in a hall of cabinets that has no place in this cabinet's own table."""

from dataclasses import dataclass

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_whose import hall_lines, in_hall
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring.career import finished
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.hall_tables import HallTables, Span
from arcade.cabinet.storage.medals import new_medal
from arcade.cabinet.storage.ranking import ahead
from arcade.cabinet.storage.scores import PLACES, ScoreRow
from arcade.toolkit.contract.program import Result, Setup


@dataclass(frozen=True)
class HallPlace:
    """A place in a table of the hall's, as far as this cabinet knows it."""

    span: Span
    place: int
    rows: tuple[ScoreRow, ...]
    """The table without the score."""


def hall_place(context: PageContext, game: Game, setup: Setup, result: Result) -> HallPlace | None:
    """The place of a score in the hall's table that goes back farthest of those in which it has one."""
    tables = HallTables(context.files.folder)
    if result.score is None or not (tables.joined and tables.there):
        return None
    for span in reversed(Span):
        lines = hall_lines(context, setup.slug, (setup.level, setup.original), span)
        rows = tuple(line.row for line in lines if line.row is not None)
        place = 1 + ahead(game.cartridge.scoring, rows, result.score, bool(result.assisted))
        if place <= PLACES:
            return HallPlace(span, place, rows)
    return None


def only_for_hall(context: PageContext, game: Game, run: Run, challenge: bool) -> bool:
    """Whether a hall is to have a score all the same: for the challenge of the day, or a medal of a player's code."""
    if not in_hall(context):
        return False
    player = context.preferences.initials
    if challenge or not context.preferences.code_of(player):
        return challenge
    return new_medal(game.cartridge, context.store.results(player, game.slug), finished(run)) >= 0
