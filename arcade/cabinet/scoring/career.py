"""Remember: what of a finished game is kept, whether its score enters a table or not."""

from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring import daily
from arcade.cabinet.scoring.final_picture import FinalPicture
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.careers import FinishedGame
from arcade.machine.machine import Machine
from arcade.toolkit.contract.outcome import Outcome


def finished(run: Run) -> list[FinishedGame]:
    """The games of a run that have not been dealt with, as they are remembered.

    What stood in a file that was opened is help: a game all but won, say.
    """
    setup, began, found = run.session.setup, run.began, []
    for result in run.fresh:
        frames = result.frame - began
        began = result.frame
        reached = result.outcome.value, result.score, frames
        assisted = result.assisted or setup.opened is not None
        found.append(FinishedGame(setup.level, setup.seats, *reached, setup.original, assisted))
    return found


def remember(context: PageContext, game: Game, games: list[FinishedGame], shown: Machine) -> Screen[None]:
    """Remember games as finished by whoever has just entered the table or did so last.

    One a frame, for the disk takes its time; `shown` is what is seen meanwhile.
    """
    for one in games:
        context.store.note_result(context.preferences.initials, game.slug, one, context.clock_and_seeds.today())
        yield shown


def keep(context: PageContext, run: Run, game: Game, picture: FinalPicture) -> Screen[bool]:
    """Keep what the program has learned, and that its games were played, won or the challenge of the day.

    The disk takes its time: one thing a frame. Gives whether it was the challenge.
    """
    keep_learned(context, run, game)
    yield picture.show()
    for _ in run.fresh:
        context.store.note_played(game.slug)
        yield picture.show()
    if game.slug not in context.preferences.won and any(result.outcome is Outcome.WON for result in run.fresh):
        context.set("won", (*context.preferences.won, game.slug))
        yield picture.show()
    return daily.note(context, run.session.setup, run.fresh)


def keep_learned(context: PageContext, run: Run, game: Game) -> None:
    """Store what the program has learned, if it is one that learns; a shared game begins without, and leaves it."""
    if game.cartridge.learns and not run.session.setup.shared:
        context.store.set_learned(game.slug, run.session.program.learned(), for_good=context.preferences.keep_learned)
