"""What is kept of every game that ends, whether its score enters the table or not."""

from arcade.cabinet.replays.run import Run
from arcade.cabinet.scoring import daily
from arcade.cabinet.scoring.final_picture import FinalPicture
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.toolkit.contract.outcome import Outcome


def keep(stage: Stage, run: Run, game: Game, picture: FinalPicture) -> Screen[bool]:
    """Keep what the program has learned, and that its games were played, won or the challenge of the day.

    The disk takes its time: one thing a frame. Gives whether it was the challenge.
    """
    keep_learned(stage, run, game)
    yield picture.show()
    for _ in run.fresh:
        stage.store.note_played(game.slug)
        yield picture.show()
    if game.slug not in stage.preferences.won and any(result.outcome is Outcome.WON for result in run.fresh):
        stage.set("won", (*stage.preferences.won, game.slug))
        yield picture.show()
    return daily.note(stage, run.session.setup, run.fresh)


def keep_learned(stage: Stage, run: Run, game: Game) -> None:
    """Store what the program has learned, if it is one that learns; a shared game begins without, and leaves it."""
    if game.cartridge.learns and not run.session.setup.shared:
        stage.store.set_learned(game.slug, run.session.program.learned(), for_good=stage.preferences.keep_learned)
