"""The page after a game: what it came to, what is new, the initials, and what next."""

from dataclasses import dataclass

from arcade.cabinet import strings as common
from arcade.cabinet.formats.cover import HEIGHT as COVER_HEIGHT
from arcade.cabinet.formats.cover import WIDTH as COVER_WIDTH
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.game_summary import GameSummary
from arcade.cabinet.pages.initials import Entry
from arcade.cabinet.pages.result_actions import Action, actions_of, draw_actions, pointed, steered
from arcade.cabinet.pages.result_panels import draw_company, draw_duel, draw_end, draw_news, draw_points
from arcade.cabinet.pages.result_table import draw_levels, draw_table
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.covers import draw_cover
from arcade.cabinet.paint.headline import GOLD, ICE, VIOLET, Tones
from arcade.cabinet.paint.page import fitted, grid
from arcade.cabinet.paint.panel import gauge, rule, wallpaper
from arcade.cabinet.paint.rays import rays
from arcade.cabinet.paint.typeset import LINE, put, put_centred, put_lines
from arcade.cabinet.widgets.footer import CHOOSE_ACROSS, LETTER, NEXT, OK, Key, footer
from arcade.machine.machine import Machine
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.cursor import clicked

EDGE = 8
"""Pixels from the picture's edges to the cover."""
GLAD = (Outcome.WON, Outcome.FIRST, Outcome.SECOND)


@dataclass(frozen=True)
class Places:
    """Where the parts of the page are."""

    head: Rect
    points: Rect
    news: Rect
    side: Rect
    actions: Rect
    """Room for all of them."""


WIDE = Places((0, 0, 480, 65), (8, 72, 224, 66), (8, 144, 224, 143), (240, 72, 232, 215), (8, 294, 464, 40))
NARROW = Places((0, 0, 272, 88), (8, 92, 256, 58), (8, 155, 256, 141), (8, 301, 256, 183), (8, 490, 256, 92))


class ResultPage:
    """The page while it is shown; first the initials have the stick, if they are asked for, then the actions."""

    def __init__(
        self, context: PageContext, summary: GameSummary, machine: Machine, asked: Entry | None = None
    ) -> None:
        self.context = context
        self.summary = summary
        self.machine = machine
        """The game's, as it is at the end."""
        self.asked = asked
        self.chosen = 0
        self.actions = actions_of(context, summary)
        self._heard = False

    @property
    def places(self) -> Places:
        """Where the parts are on the screen of the moment: between two questions it may have been turned."""
        return NARROW if grid(self.context.monitor).narrow else WIDE

    def draw(self) -> None:
        context, monitor, summary, places = self.context, self.context.monitor, self.summary, self.places
        wallpaper(monitor, (0, 0, *monitor.SIZE))
        self._draw_head()
        draw_points(context, places.points, summary)
        if summary.alone:
            draw_news(context, places.news, summary)
        elif summary.setup.seats == 2:
            draw_duel(context, places.news, summary)
        else:
            draw_company(context, places.news, summary)
        self.draw_side()
        self.draw_actions()

    def draw_side(self) -> None:
        """The table, the levels where there is none, or how a game of several ended."""
        context, summary, side = self.context, self.summary, self.places.side
        if not summary.alone:
            draw_end(context, side, self.machine)
        elif summary.place and summary.score is not None:
            asked = None if self.asked is None or self.asked.done else self.asked
            draw_table(context, side, summary, self.name, asked)
        else:
            draw_levels(context, side, summary)

    def draw_actions(self) -> None:
        """What can be done next, and the line of keys."""
        asking = self.asked is not None and not self.asked.done
        draw_actions(self.context, self.places.actions, self.summary, self.actions, -1 if asking else self.chosen)
        if asking:
            footer(self.context, LETTER, (Key.LEFT_RIGHT, strings.LETTER_PLACE), NEXT)
        else:
            footer(self.context, CHOOSE_ACROSS, OK, (Key.BACK, strings.TO_SHELF))

    @property
    def name(self) -> str:
        """Whose line it is."""
        return self.context.preferences.initials if self.asked is None else self.asked.name

    def settled(self, summary: GameSummary) -> None:
        """Show what is known now that the initials are."""
        self.summary, self.asked = summary, None
        self.actions = actions_of(self.context, summary)
        self.draw()

    def initials(self, asked: Entry) -> Screen[str]:
        """Ask for the initials. Whoever shows the page may read the letters in `asked`."""
        gestures, monitor = self.context.gestures, self.context.monitor
        gestures.flush()
        self.asked = asked
        self.draw()
        self._fanfare()
        while not asked.done:
            yield monitor
            gesture = gestures.read()
            pixel = clicked(gesture)
            if asked.point(*pixel, monitor) if pixel is not None else gesture and asked.obey(gesture, monitor):
                self.draw_side()
        self.context.set("initials", asked.name)
        return asked.name

    def checking(self, done: int, whole: int) -> None:
        """Show how far the proof of the run is."""
        monitor = self.context.monitor
        left, top, wide, _ = self.places.actions
        wallpaper(monitor, (left, top - 4, wide, self.places.actions[3] + 4))
        put_centred(monitor, left, top + 4, wide, self.context.text(common.CHECKING), c.CREAM)
        gauge(monitor, (left, top + 22, wide, 6), done, whole)

    def choose(self) -> Screen[Action]:
        """Ask what next."""
        gestures, monitor = self.context.gestures, self.context.monitor
        gestures.flush()
        self.asked = None
        self.draw()
        self._fanfare()
        while True:
            yield monitor
            gesture = gestures.read()
            if (pixel := clicked(gesture)) is not None:
                found = pointed(self.places.actions, self.actions, pixel)
                if found is None:
                    continue
                self.chosen, gesture = found, "fire"
            match gesture:
                case "left" | "right" | "up" | "down":
                    self.chosen = steered(self.places.actions, self.actions, self.chosen, gesture)
                    voices.move(monitor, self.chosen)
                    self.draw_actions()
                case "fire" | "start":
                    voices.choose(monitor)
                    return self.actions[self.chosen]
                case "back":
                    voices.back(monitor)
                    return Action.SHELF

    @property
    def headline(self) -> tuple[str, Tones]:
        """What it came to, and in which colours."""
        summary, context = self.summary, self.context
        if summary.record:
            return context.text(strings.FIRST_IN_LEADERBOARD if summary.span else strings.RECORD), GOLD
        if summary.place in strings.PLACES:
            return context.text(strings.PLACES[summary.place]), GOLD
        tones = GOLD if summary.outcome in GLAD else VIOLET if summary.outcome is Outcome.LOST else ICE
        return context.text(strings.ENDED[summary.outcome]), tones

    def _draw_head(self) -> None:
        context, summary, monitor = self.context, self.summary, self.context.monitor
        left, top, wide, high = self.places.head
        words, tones = self.headline
        rays(monitor, (left, top, wide, high), EDGE + COVER_WIDTH // 2, EDGE + COVER_HEIGHT // 2, tones is GOLD)
        rule(monitor, left, top + high - 1, wide, c.WALL2)
        draw_cover(monitor, EDGE, EDGE, summary.game.slug)
        beside = EDGE + COVER_WIDTH + 14
        fitted(monitor, beside, top + 11, words.upper(), wide - beside - EDGE, 26, tones)
        title, level = context.text(summary.game.cartridge.title), summary.setup.level
        if len(summary.game.cartridge.levels) > 1:
            cartridge = summary.game.cartridge
            rung, name = cartridge.levels.rung(level), context.text(cartridge.levels[level].name)
            at = strings.AT_LEVEL if rung else strings.BESIDE_LEVELS
            title = context.text(at, title=title, number=rung, name=name)
        if self.places is NARROW:
            put_lines(monitor, EDGE, top + 62, title, c.CREAM, wide - 2 * EDGE, 2, LINE)
        else:
            put(monitor, beside, top + 45, title, c.CREAM, wide - beside - EDGE)

    def _fanfare(self) -> None:
        if not self._heard and (self.summary.record or self.summary.news.medal >= 0):
            voices.record(self.context.monitor)
        self._heard = True
