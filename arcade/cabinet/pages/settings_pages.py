"""The settings and the pages behind them."""

from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.everything import everything
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.pads import pads
from arcade.cabinet.pages.settings import Choice, settings
from arcade.cabinet.shelf_groups import Game


def settings_pages(context: PageContext, game: Game | None = None) -> Screen[None]:
    """Change settings until the player goes back; keys are those of a game, or of all games when there is none."""
    line = 0
    while True:
        choice, line = yield from context.show(settings(context, line, in_game=game is not None))
        match choice:
            case Choice.KEYS:
                yield from context.show(keys(context, game))
            case Choice.PADS:
                yield from context.show(pads(context))
            case Choice.EVERYTHING:
                yield from everything(context)
            case Choice.BACK:
                return
