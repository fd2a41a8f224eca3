"""Before a game: play is one press away; level, players and look can be changed first."""

from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, CHANGE, PLAY, hints
from arcade.cabinet.pages.table import draw_rows
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.medals import medals, stars
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import lines
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text

MENU_ROW = 5
BEST_ROWS = 3


class Choice(Enum):
    """What the player chose."""

    PLAY = auto()
    GO_ON = auto()
    RULES = auto()
    SCORES = auto()
    GOALS = auto()
    KEYS = auto()
    OPEN = auto()
    BACK = auto()


def setup(stage: Stage, game: Game, variant: Variant, start: Choice | None = None) -> Frames[Choice]:
    """Choose what to do with a game; `variant` is changed in place."""
    cartridge = game.cartridge
    suspended = game.slug in stage.store.all_suspended()
    choices: list[Choice] = []
    won = medals(cartridge, stage.store.results(stage.preferences.initials, game.slug))

    def turn_level(step: int) -> None:
        variant.level = (variant.level - 1 + step) % len(cartridge.levels) + 1
        stage.set("levels", {**stage.preferences.levels, game.slug: variant.level})

    def turn_seats(step: int) -> None:
        places = cartridge.seats
        variant.seats = places[(places.index(variant.seats) + step) % len(places)]

    def turn_look(_: int) -> None:
        variant.original = not variant.original

    def turn_favourite(_: int) -> None:
        stage.store.toggle_favourite(game.slug)

    def level_name() -> Text:
        return cartridge.levels[variant.level - 1].name

    def favourite() -> Text:
        return strings.YES_NO[stage.store.favourite(game.slug)]

    def entries() -> list[Line]:
        choices.clear()
        found: list[Line] = []

        def add(choice: Choice, line: Line) -> None:
            choices.append(choice)  # for a setting it does not matter which: fire turns it
            found.append(line)

        if suspended:
            add(Choice.GO_ON, Line(strings.GO_ON))
        add(Choice.PLAY, Line(strings.NEW_GAME if suspended else strings.PLAY))
        if len(cartridge.levels) > 1:
            add(Choice.BACK, Line(strings.LEVEL, level_name, turn_level))
        if len(cartridge.seats) > 1:
            add(Choice.BACK, Line(strings.PLAYERS, lambda: str(variant.seats), turn_seats))
        add(Choice.BACK, Line(strings.LOOK, lambda: strings.LOOK_NAMES[variant.original], turn_look))
        if cartridge.opens is not None:
            add(Choice.OPEN, Line(strings.OPEN_FILE))
        add(Choice.RULES, Line(strings.RULES))
        add(Choice.SCORES, Line(strings.HIGH_SCORES))
        add(Choice.GOALS, Line(strings.GOALS, lambda: stars(won)))
        if not stage.kiosk:
            add(Choice.KEYS, Line(strings.KEYS))
        add(Choice.BACK, Line(strings.FAVOURITE, favourite, turn_favourite))
        return found

    first = len(entries())
    area = Area(MENU_ROW, 0, first, 32)

    def background(_chosen: int) -> None:
        machine = stage.machine
        theme.game_heading(machine, cartridge, stage.language)
        lines(machine, 3, 1, stage.text(cartridge.tagline), 2, 31, theme.NOTE)
        note = f"{stage.text(level_name())}: {stage.text(cartridge.levels[variant.level - 1].note)}"
        row = lines(machine, MENU_ROW + first + 1, 1, note, 2, 30, theme.DIM)
        best = stage.store.scores(game.slug, variant.level, variant.original, cartridge.scoring)[:BEST_ROWS]
        draw_rows(machine, best, row + 1, BEST_ROWS)
        theme.help_line(machine, hints(stage, CHANGE, PLAY, BACK))

    index = choices.index(start) if start in choices else 0
    answer = yield from menu(stage, entries, area, background, index)
    return Choice.BACK if answer == LEFT_AGAIN else choices[answer]
