"""The shelf as it is seen: tonight's row, the chosen game live in its set, tabs, covers; what is chosen, and where."""

from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.front.choice import Act, Place, ShelfChoice
from arcade.cabinet.front.collection import Tab, search, tabs
from arcade.cabinet.front.cover_rows import CoverRows, Marked
from arcade.cabinet.front.facts import Facts, facts
from arcade.cabinet.front.leafing import turn_to
from arcade.cabinet.front.live_set import LiveSet
from arcade.cabinet.front.shelf_layout import NARROW, WIDE
from arcade.cabinet.front.shelf_panel import draw_bar, draw_narrow_panel, draw_panel
from arcade.cabinet.front.tabs_row import TabsRow
from arcade.cabinet.front.tonight import HEIGHT as TONIGHT
from arcade.cabinet.front.tonight import Kind, TonightRow
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import rule, wallpaper
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.widgets.footer import Key, footer
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside

CHIP_ACTS = {
    Kind.CONTINUE: Act.CONTINUE,
    Kind.CHALLENGE: Act.CHALLENGE,
    Kind.RECORD: Act.SCORES,
    Kind.UNTRIED: Act.PLAY,
}
CHIP_BARS = {
    Kind.CONTINUE: strings.BAR_CONTINUE,
    Kind.CHALLENGE: strings.BAR_CHALLENGE,
    Kind.RECORD: strings.BAR_SCORES,
    Kind.UNTRIED: strings.BAR_PLAY,
}


class Zone(Enum):
    """What directions steer."""

    TONIGHT = auto()
    TABS = auto()
    COVERS = auto()


class ShelfView:
    """The page while it is shown: what is chosen, where directions lead, and how it is drawn."""

    def __init__(self, context: PageContext, place: Place) -> None:
        self.context = context
        self.place = place
        self.layout = NARROW if grid(context.monitor).narrow else WIDE
        self.tabs: list[Tab] = tabs(context.store, context.language)
        names = [tab.name.english for tab in self.tabs]
        number = names.index(place.group) if place.group in names else 0
        shown = [context.text(tab.name) for tab in self.tabs]
        self.tabs_row = TabsRow(context.monitor, self.layout.tabs, shown, number)
        self.tonight = TonightRow(context)
        self.live = LiveSet(context, *self.layout.set_at, self.layout.room)
        self.zone = Zone.COVERS
        self.covers = self._covers(place.slug)
        self.facts: Facts | None = None if self.game is None else facts(context, self.game)
        self.bar: Rect = (0, 0, 0, 0)

    # --- what is chosen

    @property
    def tab(self) -> Tab:
        """The tab that is shown."""
        return self.tabs[self.tabs_row.chosen]

    @property
    def game(self) -> Game | None:
        """The chosen game."""
        if self.zone is Zone.TONIGHT and self.tonight.chip is not None:
            return self.tonight.chip.game
        return self.tab.games[self.covers.chosen] if self.tab.games else None

    def _covers(self, slug: str) -> CoverRows:
        suspended, played = set(self.context.store.all_suspended()), set(self.context.store.played())
        marked = [Marked(game.slug, game.slug not in played, game.slug in suspended) for game in self.tab.games]
        return CoverRows(self.context.monitor, self.layout.rows, marked, slug)

    def choice(self) -> ShelfChoice:
        """What fire does now."""
        game = self.game
        if game is None:
            return ShelfChoice(Act.MENU)
        if self.zone is Zone.TONIGHT and self.tonight.chip is not None:
            return ShelfChoice(CHIP_ACTS[self.tonight.chip.kind], game.slug)
        return ShelfChoice(Act.CONTINUE if self.facts is not None and self.facts.suspended else Act.PLAY, game.slug)

    # --- moving about

    def turn(self, step: int) -> None:
        """Show another tab."""
        self.show_tab((self.tabs_row.chosen + step) % len(self.tabs))

    def show_tab(self, number: int) -> None:
        self.tabs_row.chosen = number
        self.place.group = self.tab.name.english
        self.covers = self._covers(self.place.slug)
        self.covers.lit = self.zone is Zone.COVERS
        self.tabs_row.draw()
        self.covers.draw()
        self.look()
        voices.tab(self.context.monitor)

    def enter(self, zone: Zone) -> None:
        """Let directions steer another part."""
        before, self.zone = self.zone, zone
        if zone is before:
            return
        self.tonight.chosen = max(self.tonight.chosen, 0) if zone is Zone.TONIGHT else -1
        self.tabs_row.focused = zone is Zone.TABS
        self.covers.lit = zone is Zone.COVERS
        self.tonight.draw()
        self.tabs_row.draw()
        self.covers.draw()
        self.look()
        voices.row(self.context.monitor)

    def choose(self, place: int) -> None:
        """Choose a cover."""
        if place != self.covers.chosen:
            turn_to(self.context.monitor, self.covers, place)
            self.look()

    def steer(self, gesture: str) -> None:
        """Follow a direction."""
        match self.zone, gesture:
            case Zone.COVERS, "left" | "right":
                self.choose(self.covers.beside(-1 if gesture == "left" else 1))
            case Zone.COVERS, "up":
                above = self.covers.above(-1)
                if above < 0:
                    self.enter(Zone.TABS)
                else:
                    self.choose(above)
            case Zone.COVERS, "down":
                self.choose(self.covers.above(1))
            case Zone.TABS, "left" | "right":
                self.turn(-1 if gesture == "left" else 1)
            case Zone.TABS, "up" if self.tonight.chips:
                self.enter(Zone.TONIGHT)
            case Zone.TONIGHT, "left" | "right":
                step = -1 if gesture == "left" else 1
                self.tonight.chosen = (self.tonight.chosen + step) % len(self.tonight.chips)
                self.tonight.draw()
                voices.move(self.context.monitor, self.tonight.chosen)
                self.look()
            case Zone.TONIGHT, "down":
                self.enter(Zone.TABS)
            case Zone.TABS, "down":
                self.enter(Zone.COVERS)
            case _:
                voices.edge(self.context.monitor)

    def click(self, x: int, y: int) -> str:
        """Do what a click means: "fire" on the bar, the picture or the chosen cover, "page" on the words beside it."""
        if inside(self.bar, x, y) or inside(self.live.rect, x, y):
            return "fire"
        if (chip := self.tonight.at(x, y)) >= 0:
            again = self.zone is Zone.TONIGHT and chip == self.tonight.chosen
            self.tonight.chosen = chip
            self.enter(Zone.TONIGHT)
            self.tonight.draw()
            self.look()
            return "fire" if again else ""
        if (tab := self.tabs_row.at(x, y)) >= 0:
            self.show_tab(tab)
            return ""
        place = self.covers.at(x, y)
        if place >= 0:
            again = self.zone is Zone.COVERS and place == self.covers.chosen
            self.enter(Zone.COVERS)
            self.choose(place)
            return "fire" if again else ""
        return "page" if inside(self.layout.panel, x, y) else ""

    def seek(self, typed: str, onwards: bool) -> bool:
        """Choose the next game whose title has what was typed; whether there is one."""
        self.enter(Zone.COVERS)
        found = search(self.tab.games, typed, self.covers.chosen if onwards else self.covers.chosen - 1)
        if found < 0:
            voices.edge(self.context.monitor)
            return False
        self.choose(found)
        return True

    # --- drawing

    def draw(self) -> None:
        monitor, layout = self.context.monitor, self.layout
        wide = monitor.SIZE[0]
        wallpaper(monitor, (0, TONIGHT, wide, layout.plank - TONIGHT))
        rule(monitor, 0, layout.plank, wide, c.WOOD3)
        monitor.fill((0, layout.plank + 1, wide, layout.tabs[1] - layout.plank - 1), c.WOOD2)
        rule(monitor, 0, layout.tabs[1] - 1, wide, c.WOOD)
        self.tonight.draw()
        self.tabs_row.draw()
        self.covers.draw()
        self.draw_caps()
        self._draw_chosen()

    def draw_caps(self) -> None:
        """The line of keys."""
        footer(
            self.context,
            (Key.ALL_FOUR, strings.HELP_CHOOSE),
            (Key.FIRE, strings.HELP_PLAY),
            (Key.HOLD, strings.HELP_MORE),
            (Key.LETTERS, strings.HELP_FIND),
            (Key.TAB, strings.HELP_TAB),
            (Key.BACK, strings.HELP_MENU),
        )

    def look(self) -> None:
        """Show the chosen game: its words at once, its picture when the set has warmed up."""
        if self.game is not None:
            self.facts = facts(self.context, self.game)
            self._draw_chosen()

    def _draw_chosen(self) -> None:
        """Draw what is known of the chosen game, and its set."""
        game = self.game
        if game is None or self.facts is None:
            return
        if self.zone is not Zone.TONIGHT:
            self.place.slug = game.slug
        before = self.live.width
        self.live.show(game)
        if self.layout.room is not None:
            self.bar = draw_narrow_panel(self.context, self.layout.panel, self.facts)
        else:
            left, top, wide, high = self.layout.panel
            shift = self.layout.set_at[0] + self.live.width + 9 - left
            if self.live.width != before:
                self._clear_beside()
            self.bar = draw_panel(self.context, (left + shift, top, wide - shift, high), self.facts)
        self.draw_bar()

    def _clear_beside(self) -> None:
        """Paint the wall where another set was wider or higher, and the set anew."""
        wide = self.context.monitor.SIZE[0]
        wallpaper(self.context.monitor, (0, TONIGHT, wide, self.layout.plank - TONIGHT))
        self.live.draw()

    def draw_bar(self, held: int = 0) -> None:
        """The amber bar, or how long fire has been held in hundredths of what opens the game's page."""
        if self.facts is None:
            return
        monitor, (left, top, wide, high) = self.context.monitor, self.bar
        if self.zone is Zone.TONIGHT and self.tonight.chip is not None:
            words = self.context.text(CHIP_BARS[self.tonight.chip.kind])
            if words != "":
                draw_bar(self.context, self.bar, words)
        if held:
            monitor.raster.fill((left + 2, top + high - 3, (wide - 4) * held // 100, 2), c.BRIGHT_WHITE)
