"""What each player has finished: games, time, medals, and the games played most."""

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, CHANGE, hints
from arcade.cabinet.shelf_groups import games
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.careers import Career
from arcade.cabinet.storage.medals import medals, stars
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, centre, put
from arcade.cabinet.widgets.menu import Area, Line, menu
from arcade.machine.machine import Frames

TOP, LIST = 4, 11
SHOWN = 10
FRAMES_A_MINUTE = 60 * 50


def players(stage: Stage) -> Frames[None]:
    """Leaf through the players; whoever is shown last plays from now on."""

    def known() -> list[str]:
        own = stage.preferences.initials
        return [own, *(name for name in stage.store.players() if name != own)]

    names = known()

    def turn(step: int) -> None:
        place = (names.index(stage.preferences.initials) + step) % len(names)
        stage.set("initials", names[place])

    def background(_chosen: int) -> None:
        theme.heading(stage.machine, stage.text(strings.PLAYERS_PAGE))
        _draw(stage, stage.store.careers(stage.preferences.initials))
        theme.help_line(stage.machine, hints(stage, CHANGE, BACK))

    def lines() -> list[Line]:
        return [Line(strings.PLAYER, lambda: stage.preferences.initials, turn), Line(strings.TO_SHELF)]

    yield from menu(stage, lines, Area(TOP, 0, 2, COLUMNS), background)


def _draw(stage: Stage, careers: list[Career]) -> None:
    machine, text = stage.machine, stage.text
    if not careers:
        centre(machine, LIST, text(strings.NOBODY_YET), theme.NOTE)
        return
    played, won = (sum(getattr(one, name) for one in careers) for name in ("played", "won"))
    hours, minutes = divmod(sum(one.frames for one in careers) // FRAMES_A_MINUTE, 60)
    put(machine, TOP + 3, 1, f"{text(strings.GAMES_PLAYED)}: {played}, {text(strings.GAMES_WON)}: {won}", theme.PLAIN)
    time = text(strings.HOURS, hours=hours, minutes=minutes)
    put(machine, TOP + 4, 1, f"{text(strings.TIME_PLAYED)}: {time}", theme.PLAIN)
    shelf = {game.slug: game.cartridge for game in games()}
    seen = [one for one in careers if one.slug in shelf]
    for row, career in enumerate(seen[:SHOWN], LIST):
        cartridge = shelf[career.slug]
        own = medals(cartridge, stage.store.results(stage.preferences.initials, career.slug))
        put(machine, row, 1, cartridge.named(stage.language, 19), theme.DIM)
        put(machine, row, 21, f"{career.won:>3}/{career.played:<3}", theme.VALUE)
        put(machine, row, 28, stars(own), theme.NOTE)
