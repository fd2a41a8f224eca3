"""The shelf: the games of a group in a list, the chosen one live beside it."""

from dataclasses import dataclass

from arcade.cabinet import strings
from arcade.cabinet.catalogue import broken
from arcade.cabinet.pages.hints import GROUP, LEAVE, PLAY, UP_DOWN, hints
from arcade.cabinet.shelf_groups import Game, Group, groups, preload
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import COLUMNS, blank, fitting, lines, put, tall
from arcade.cabinet.widgets.preview import Preview
from arcade.cabinet.widgets.selection import Selection
from arcade.cabinet.widgets.thumbnail import COLUMNS as PICTURE_COLUMNS
from arcade.cabinet.widgets.thumbnail import ROWS as PICTURE_ROWS
from arcade.machine.machine import Frames
from arcade.toolkit.contract.cartridge import SPINE
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import QUARTER

GROUP_ROW = 3
LIST_ROW = 5
LIST_COLUMNS = COLUMNS - PICTURE_COLUMNS
TITLE_ROW, HELP_ROW = 18, 23
TAB = pair("kC")
EMPTY_PICTURE = pair("bk")
FAVOURITE, WON, STARTED = "♥", "★", "…"


@dataclass
class Place:
    """Where on the shelf the player is."""

    group: str = strings.ALL_GAMES.en
    slug: str = ""


class Shelf:
    """The page while it is shown."""

    def __init__(self, stage: Stage, place: Place) -> None:
        self.stage = stage
        self.place = place
        self.groups = groups(stage.store, stage.language)
        names = [group.name.en for group in self.groups]
        self.number = names.index(place.group) if place.group in names else 0
        self.preview = Preview(stage, LIST_ROW, LIST_COLUMNS)
        self.favourites = stage.store.favourites()
        self.suspended = stage.store.all_suspended()
        self.chosen = self._select()

    @property
    def group(self) -> Group:
        """The group that is shown."""
        return self.groups[self.number]

    @property
    def game(self) -> Game | None:
        """The chosen game."""
        return self.group.games[self.chosen.index] if self.group.games else None

    def _select(self) -> Selection:
        slugs = [game.slug for game in self.group.games]
        index = slugs.index(self.place.slug) if self.place.slug in slugs else 0
        return Selection(len(slugs), PICTURE_ROWS, index)

    def turn(self, step: int) -> None:
        """Show the next group."""
        self.number = (self.number + step) % len(self.groups)
        self.place.group = self.group.name.en
        self.chosen = self._select()

    def titles(self) -> list[str]:
        """The titles of the group."""
        return [game.cartridge.named(self.stage.language, SPINE) for game in self.group.games]

    def draw(self) -> None:
        """Everything but the live picture."""
        stage, machine = self.stage, self.stage.machine
        theme.heading(machine, stage.text(strings.ARCADE))
        colour_cells(machine, GROUP_ROW, 0, 1, COLUMNS, TAB)
        name = f"← {stage.text(self.group.name)} →"
        put(machine, GROUP_ROW, 1, name, TAB)
        count = f"{self.chosen.index + 1}/{self.chosen.count}"
        put(machine, GROUP_ROW, COLUMNS - 1 - len(count), count, TAB)
        fill(machine, LIST_ROW, LIST_COLUMNS, PICTURE_ROWS, PICTURE_COLUMNS, QUARTER, EMPTY_PICTURE)
        theme.help_line(machine, hints(stage, UP_DOWN, GROUP, PLAY, LEAVE))
        self.draw_choice()

    def draw_choice(self) -> None:
        """The list and what is said of the chosen game."""
        stage, machine = self.stage, self.stage.machine
        blank(machine, LIST_ROW, 0, PICTURE_ROWS, LIST_COLUMNS, theme.GROUND)
        titles = self.titles()
        for row, index in enumerate(self.chosen.shown, LIST_ROW):
            lit = index == self.chosen.index
            game = self.group.games[index]
            colours = theme.CHOSEN if lit else theme.KIND[game.cartridge.shelf]
            label = fitting(f"{self._mark(game)}{titles[index]}", LIST_COLUMNS)
            put(machine, row, 0, label.ljust(LIST_COLUMNS), colours)
        blank(machine, TITLE_ROW, 0, 5, COLUMNS, theme.GROUND)
        game_now = self.game
        if game_now is None:
            return
        cartridge = game_now.cartridge
        tall(machine, TITLE_ROW, 1, stage.text(cartridge.title), theme.KIND[cartridge.shelf])
        row = lines(machine, TITLE_ROW + 2, 1, stage.text(cartridge.tagline), 2, COLUMNS - 1, theme.PLAIN)
        lines(machine, row, 1, self._record(game_now), HELP_ROW - row, COLUMNS - 1, theme.NOTE)
        self.place.slug = game_now.slug
        self.preview.show(game_now.slug)

    def _mark(self, game: Game) -> str:
        if game.slug in self.suspended:
            return STARTED
        if game.slug in self.favourites:
            return FAVOURITE
        return WON if game.slug in self.stage.preferences.won else " "

    def _record(self, game: Game) -> str:
        stage, cartridge = self.stage, game.cartridge
        level = stage.preferences.levels.get(game.slug, cartridge.default_level)
        best = stage.store.champion(game.slug, level, stage.preferences.original, cartridge.scoring)
        words: list[str] = []
        if best is not None:
            words.append(stage.text(strings.BEST, score=best.marked, player=best.player))
        if game.slug in self.suspended:
            words.append(stage.text(strings.UNFINISHED))
        elif game.slug in stage.preferences.won:
            words.append(stage.text(strings.WON))
        if not words:
            words.append(stage.text(strings.NO_SCORE if stage.store.plays(game.slug) else strings.NEVER_PLAYED))
        return " · ".join(words)


def shelf(stage: Stage, place: Place) -> Frames[str | None]:
    """Choose a game: its slug, or None when the player wants to leave; empty when one turns out to be broken."""
    gestures, machine = stage.gestures, stage.machine
    gestures.flush()
    page = Shelf(stage, place)
    page.draw()
    loading, known = preload(), len(broken())
    while True:
        page.preview.step()
        next(loading, None)
        if len(broken()) != known:
            return ""
        yield
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            row, column = pixel[1] // 8, pixel[0] // 8
            index = page.chosen.top + row - LIST_ROW
            if row == GROUP_ROW:
                gesture = "left" if column < COLUMNS // 2 else "right"
            elif index == page.chosen.index or (column >= LIST_COLUMNS and LIST_ROW <= row < LIST_ROW + PICTURE_ROWS):
                gesture = "fire"
            elif index in page.chosen.shown:
                page.chosen.choose(index)
                page.draw()
        match gesture:
            case "":
                continue
            case "left" | "right":
                page.turn(-1 if gesture == "left" else 1)
            case "up" | "down":
                page.chosen.move(-1 if gesture == "up" else 1)
            case "page up" | "page down":
                page.chosen.page(-1 if gesture == "page up" else 1)
            case "fire" | "start" if page.game is not None:
                theme.accept(machine)
                return page.game.slug
            case "back":
                return None
            case "tab" if page.game is not None:
                stage.store.toggle_favourite(page.game.slug)
                page.favourites = stage.store.favourites()
            case _ if len(gesture) == 1 and page.chosen.jump(gesture, page.titles()):
                pass
            case _:
                continue
        theme.tick(machine)
        page.draw()
