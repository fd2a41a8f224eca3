"""Medals and statistics: what was finished is remembered, and for whom."""

from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.replays.run import Run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import Finished
from arcade.machine.machine import Machine


def finished(run: Run) -> list[Finished]:
    """The games of a run that have not been dealt with, as they are remembered.

    What stood in a file that was opened is help: a game all but won, say.
    """
    setup, began, found = run.session.setup, run.began, []
    for result in run.fresh:
        frames = result.frame - began
        began = result.frame
        reached = result.outcome.value, result.score, frames
        assisted = result.assisted or setup.opened is not None
        found.append(Finished(setup.level, setup.seats, *reached, setup.original, assisted))
    return found


def remember(context: PageContext, game: Game, games: list[Finished], shown: Machine) -> Screen[None]:
    """Remember games as finished by whoever has just entered the table or did so last.

    One a frame, for the disk takes its time; `shown` is what is seen meanwhile.
    """
    for one in games:
        context.store.note_result(context.preferences.initials, game.slug, one, context.clock_and_seeds.today())
        yield shown
