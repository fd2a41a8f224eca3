"""The settings and the pages behind them."""

from arcade.cabinet.library import Game
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.pads import pads
from arcade.cabinet.pages.settings import Wish, settings
from arcade.cabinet.stage import Life, Stage


def settings_life(stage: Stage, game: Game | None = None) -> Life[None]:
    """Change settings until the player goes back; keys are those of a game, or of all games when there is none."""
    line = 0
    while True:
        wish, line = yield from stage.show(settings(stage, line))
        match wish:
            case Wish.KEYS:
                yield from stage.show(keys(stage, game))
            case Wish.PADS:
                yield from stage.show(pads(stage))
            case Wish.BACK:
                return
