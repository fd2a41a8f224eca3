"""The three goals of a game, and which of them the player has reached."""

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import FIRE, hints
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.medals import METALS, NONE, STAR, goal_words, goals, medals
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import lines, put
from arcade.cabinet.widgets.menu import Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.picture.ink import pair

TOP, GAP = 4, 5
COLOURS = (pair("Mk"), pair("Wk"), pair("Yk"))


def medal_page(stage: Stage, game: Game) -> Frames[None]:
    """Show them until something is pressed."""
    cartridge, player = game.cartridge, stage.preferences.initials
    won = medals(cartridge, stage.store.results(player, game.slug))

    def background(_chosen: int) -> None:
        machine = stage.machine
        theme.game_heading(machine, cartridge, stage.language)
        put(machine, TOP - 1, 1, f"{stage.text(strings.PLAYER)}: {player}", theme.NOTE)
        for place, (metal, goal) in enumerate(zip(METALS, goals(cartridge), strict=True)):
            row = TOP + 1 + GAP * place
            put(machine, row, 2, STAR if won[place] else NONE, COLOURS[place])
            put(machine, row, 4, stage.text(metal), COLOURS[place])
            words = goal_words(stage.language, cartridge, goal)
            lines(machine, row + 1, 4, words, 3, 26, theme.PLAIN if won[place] else theme.DIM)
        theme.help_line(machine, hints(stage, FIRE))

    yield from menu(stage, lambda: [Line(strings.OK)], Area(20, 1, 1, 30), background)
