"""The settings and the pages behind them."""

from arcade.cabinet.pages.everything import everything
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.pads import pads
from arcade.cabinet.pages.settings import Choice, settings
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage


def settings_pages(stage: Stage, game: Game | None = None) -> Screen[None]:
    """Change settings until the player goes back; keys are those of a game, or of all games when there is none."""
    line = 0
    while True:
        choice, line = yield from stage.show(settings(stage, line, in_game=game is not None))
        match choice:
            case Choice.KEYS:
                yield from stage.show(keys(stage, game))
            case Choice.PADS:
                yield from stage.show(pads(stage))
            case Choice.EVERYTHING:
                yield from everything(stage)
            case Choice.BACK:
                return
