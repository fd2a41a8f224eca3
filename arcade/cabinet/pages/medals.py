"""A game's medals: their pictures, what each is for, what is still to do, and play for the one that is chosen."""

from dataclasses import dataclass

from arcade.cabinet import strings as common
from arcade.cabinet.input.gestures import LEFT, UP
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.card_sheet import draw_header
from arcade.cabinet.pages.medal_words import MedalWords, medal_words
from arcade.cabinet.pages.score_rows import short_date
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.headline import GOLD, ICE, MIDDLE, Tones, headline, headline_width
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import box, button, gauge, panel, wallpaper
from arcade.cabinet.paint.portrait import SIDE, portrait
from arcade.cabinet.paint.prizes import great_medal
from arcade.cabinet.paint.rays import rays
from arcade.cabinet.paint.typeset import AIRY, evened, put, put_lines, width
from arcade.cabinet.setups import Variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.medals import METALS
from arcade.cabinet.widgets.footer import BACK, CHOOSE_ACROSS, PLAY, footer
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect, inside
from arcade.toolkit.flow.cursor import clicked

PAD = 10
DOT = 5
"""Pixels to a dot of the player's portrait."""
GAUGE = 6
"""Height of the line that says how much is done."""
TONES = (Tones(c.CREAM, c.WOOD3), Tones(c.BRIGHT_WHITE, c.MIST), GOLD)
WANTED = Tones(c.MIST, c.LILAC)
"""The name of a medal that is yet to be won."""


@dataclass(frozen=True)
class Places:
    """Where the medals stand, and below them the player and the bar."""

    medals: tuple[Rect, Rect, Rect]
    player: Rect
    bar: Rect


WIDE = Places(((8, 64, 150, 206), (165, 64, 150, 206), (322, 64, 150, 206)), (8, 276, 464, 62), (240, 297, 222, 20))
NARROW = Places(((8, 64, 256, 136), (8, 204, 256, 136), (8, 344, 256, 136)), (8, 484, 256, 98), (16, 545, 240, 31))


class MedalPage:
    """The page while it is shown."""

    def __init__(self, context: PageContext, game: Game, variant: Variant) -> None:
        self.context = context
        self.game = game
        finished = context.store.results(context.preferences.initials, game.slug)
        self.medals = medal_words(context, game.cartridge, finished, variant.original)
        self.chosen = next((one.metal for one in self.medals if not one.won), len(self.medals) - 1)
        self.narrow = grid(context.monitor).narrow
        self.places = NARROW if self.narrow else WIDE
        self._variant = variant

    @property
    def wanted(self) -> Variant:
        """How the chosen medal is played for: alone, in the look that has it, at the own level if it is high enough."""
        cartridge, medal, own = self.game.cartridge, self.medals[self.chosen], self._variant
        level = cartridge.levels.ladder[max(medal.level, cartridge.levels.rung(own.level)) - 1]
        return Variant(level, min(cartridge.seats), medal.original)

    def draw(self) -> None:
        context, monitor = self.context, self.context.monitor
        wallpaper(monitor, (0, 0, *monitor.SIZE))
        draw_header(context, self.game, context.text(self.game.cartridge.tagline))
        panel(monitor, self.places.player)
        self._draw_player()
        self.draw_medals()
        footer(context, CHOOSE_ACROSS, PLAY, BACK)

    def draw_medals(self) -> None:
        """What changes with the choice."""
        for one in self.medals:
            self._draw_medal(one)
        cartridge = self.game.cartridge
        words = self.context.text(common.BAR_PLAY)
        if len(cartridge.levels) > 1:
            words = f"{words} · {self.context.text(cartridge.levels[self.wanted.level].name)}"
        button(self.context.monitor, self.places.bar, words)

    def choose(self, metal: int) -> None:
        """Choose a medal."""
        self.chosen = metal
        self.draw_medals()

    def pointed(self, pixel: tuple[int, int]) -> str:
        """What a click does: a medal is chosen; on the chosen one, or on the bar, it is fire."""
        for metal, rect in enumerate(self.places.medals):
            if inside(rect, *pixel) and metal != self.chosen:
                self.choose(metal)
                return ""
        return "fire" if any(inside(rect, *pixel) for rect in (*self.places.medals, self.places.bar)) else ""

    def _draw_player(self) -> None:
        context, monitor = self.context, self.context.monitor
        left, top, _, _ = self.places.player
        name = context.preferences.initials
        monitor.stamp(left + PAD, top + PAD, portrait(name, DOT))
        beside = left + PAD + SIDE * DOT + 10
        headline(monitor, beside, top + 15, name, MIDDLE, ICE)
        count = sum(one.won for one in self.medals)
        if count == len(self.medals):
            put(monitor, beside, top + 40, context.text(common.ALL_MEDALS), c.BRIGHT_GREEN)
        else:
            put(monitor, beside, top + 40, context.text(strings.MEDALS_OF, n=count, whole=len(self.medals)), c.CREAM)

    def _draw_medal(self, one: MedalWords) -> None:
        """A panel: the picture, and below it, or beside it on a telephone, the words."""
        monitor, rect = self.context.monitor, self.places.medals[one.metal]
        left, top, wide, high = rect
        panel(monitor, rect)
        if one.metal == self.chosen:
            box(monitor, rect, c.BRIGHT_YELLOW)
            box(monitor, (left + 2, top + 2, wide - 4, high - 4), c.NIGHT)
        picture = great_medal(one.metal, one.won)
        at = left + PAD + 4 if self.narrow else left + (wide - picture.width) // 2
        down = top + (high - picture.height) // 2 if self.narrow else top + 9
        if one.won:
            rays(monitor, (left + 3, top + 3, wide - 6, high - 6), at + picture.width // 2, down + 66)
        monitor.stamp(at, down, picture)
        if self.narrow:
            start = at + picture.width + 14
            self._draw_words(one, (start, top + 14, left + wide - PAD - start, high - 22))
        else:
            below = down + picture.height + 9
            self._draw_words(one, (left + PAD, below, wide - 2 * PAD, top + high - 8 - below))

    def _draw_words(self, one: MedalWords, rect: Rect) -> None:
        """Its metal, what it is for, and at the foot that it is won or how far it is."""
        context, monitor = self.context, self.context.monitor
        left, top, wide, high = rect
        centred, foot = not self.narrow, top + high - 10
        metal = context.text(METALS[one.metal])
        inset = (wide - headline_width(metal, MIDDLE)) // 2 if centred else 0
        headline(monitor, left + inset, top, metal, MIDDLE, TONES[one.metal] if one.won else WANTED)
        put_lines(monitor, left, top + 24, evened(one.goal, wide), c.CREAM, wide, 3, AIRY - 1, centred)
        day = short_date(context, one.day) if one.won else ""
        state = context.text(strings.WON_ON, day=day) if day else one.so_far
        if not one.won and one.done is not None:
            gauge(monitor, (left, foot - GAUGE - 5, wide, GAUGE), *one.done)
        put(monitor, left + (wide - width(state) + 1) // 2 * centred, foot, state, one.ink, wide)


def medal_page(context: PageContext, game: Game, variant: Variant) -> Screen[Variant | None]:
    """Look at the medals; how one is to be played for, or None."""
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    page = MedalPage(context, game, variant)
    page.draw()
    while True:
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = page.pointed(pixel)
        match gesture:
            case "left" | "right" | "up" | "down":
                step = -1 if gesture in (LEFT, UP) else 1
                page.choose((page.chosen + step) % len(page.medals))
                voices.move(monitor, page.chosen)
            case "fire" | "start":
                voices.choose(monitor)
                return page.wanted
            case "back":
                voices.back(monitor)
                return None
