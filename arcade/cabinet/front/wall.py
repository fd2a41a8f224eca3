"""The wall: all covers at once, the first page after switching on. Any direction, fire, fire, and one plays."""

from arcade.cabinet import strings
from arcade.cabinet.front.blinking import Blinking
from arcade.cabinet.front.collection import in_wall_order
from arcade.cabinet.front.cover_rows import CoverRows, Marked, RowsLayout
from arcade.cabinet.front.leafing import leaf
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.caps import cap, cap_width
from arcade.cabinet.paint.headline import SMALL, headline
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import rainbow
from arcade.cabinet.paint.typeset import put, shortened, width
from arcade.cabinet.widgets.footer import fire_name
from arcade.cabinet.widgets.lazy_loader import LazyLoader
from arcade.machine.monitor import colours as c

STRIP = 18
NARROW_STRIP = 40
WIDE = RowsLayout(4, STRIP, 7, 68, 49, (0, STRIP, 480, 342), ledges=False)
NARROW = RowsLayout(3, NARROW_STRIP, 4, 67, 50, (0, NARROW_STRIP, 272, 548), ledges=False)
GAP = 8


class Wall:
    """The page while it is shown."""

    def __init__(self, context: PageContext, slug: str = "") -> None:
        self.context = context
        self.games = in_wall_order()
        self.narrow = grid(context.monitor).narrow
        marked = [Marked(game.slug) for game in self.games]
        self.covers = CoverRows(context.monitor, NARROW if self.narrow else WIDE, marked, slug)

    def draw(self) -> None:
        self.covers.draw()
        self.draw_strip()

    def draw_strip(self) -> None:
        """The line above: how many games, the chosen one's title and what one does, and the button."""
        context, monitor = self.context, self.context.monitor
        wide = monitor.SIZE[0]
        monitor.fill((0, 0, wide, NARROW_STRIP if self.narrow else STRIP), c.NIGHT)
        count = context.text(strings.GAMES_COUNT, n=len(self.games))
        at = headline(monitor, 4, 3, count, SMALL)
        rainbow(monitor, at + 27, 3, 11, 4)
        at += 27 + GAP
        if not self.games:
            return
        cartridge = self.games[self.covers.chosen].cartridge
        title, tagline = context.text(cartridge.title), context.text(cartridge.tagline)
        if self.narrow:
            put(monitor, 4, 24, shortened(title, wide - 8), c.BRIGHT_YELLOW)
            return
        fire = fire_name(context)
        look = context.text(strings.HELP_LOOK)
        right = wide - 5 - cap_width(fire) - 3 - width(look)
        cap(monitor, right, 2, fire)
        put(monitor, right + cap_width(fire) + 3, 4, look, c.MIST)
        at = put(monitor, at, 4, title, c.BRIGHT_YELLOW) + GAP
        if at + width(tagline) < right:
            put(monitor, at, 4, tagline, c.CREAM)


def wall(context: PageContext, slug: str = "") -> Screen[str | None]:
    """Choose a game to be looked at on the shelf: its slug, or None when the player goes back."""
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    page = Wall(context, slug)
    page.draw()
    loader, blinking = LazyLoader(context), Blinking(monitor)
    while True:
        page.covers.step()
        blinking.step(page.covers)
        yield monitor
        if page.games and not page.covers.moving:  # not in the frame in which everything is drawn
            loader.choose(page.games[page.covers.chosen].slug)
            loader.step()
        if context.monitor is not monitor:  # the screen has another shape
            monitor, page = context.monitor, Wall(context, page.games[page.covers.chosen].slug if page.games else "")
            blinking = Blinking(monitor)
            page.draw()
        gesture, moved = leaf(monitor, page.covers, page.games, gestures.read())
        if moved:
            page.draw_strip()
        if gesture in ("fire", "start") and page.games:
            voices.choose(monitor)
            return page.games[page.covers.chosen].slug
        if gesture == "back":
            return None
